-- Push: what a device has written, one verdict an op. It runs with the caller's own rights.

-- One row ---------------------------------------------------------------------------------------------

-- Definer: the past is closed. Who can name a rev has made it or read it.
create function sync.was(entity text, row_id uuid, rev uuid) returns boolean
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return exists (select from sync.past p where p.row_id = was.row_id and p.rev = was.rev and p.entity = was.entity);
end $$;

-- A writer's device may have pulled that a row goes, and kept it because it was unsent. Where the answer is that row all
-- the same, because the policy lets him read beyond his share, he is told again. Definer: the feed is closed.
create function sync.tell_beyond_share(wanted text, id uuid) returns void
  language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null or exists (
    select from sync.audiences() a join sync.feed f on f.entity = wanted and f.row_id = id and f.audience = a
    where not f.removed) then
    return;
  end if;
  insert into sync.feed as f (entity, row_id, audience, xid, removed) values (wanted, id, caller, pg_current_xact_id(), true)
  on conflict (entity, row_id, audience) do update set xid = excluded.xid, at = excluded.at where f.removed;
  perform sync.ping(array[caller]);
end $$;

create function sync.current_row(entity text, id uuid, columns jsonb) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  found jsonb;
begin
  if columns is null or not columns -> 'select' ? 'id' then
    return null;
  end if;
  execute format('select to_jsonb(shown) from public.%I t cross join lateral (select %s) shown where t.id = $1',
    entity, columns ->> 'shown') into found using id;
  if found is not null then
    perform sync.tell_beyond_share(entity, id);
  end if;
  return found;
end $$;

-- Clients write instants as JavaScript does, the server as PostgreSQL does.
create function sync.same_value(sent jsonb, saved jsonb) returns boolean
  language plpgsql immutable set search_path = '' as $$
declare
  a constant text := sent #>> '{}';
  b constant text := saved #>> '{}';
begin
  if sent = saved then
    return true;
  end if;
  return jsonb_typeof(sent) = 'string' and jsonb_typeof(saved) = 'string'
    and a ~ '^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$'
    and b ~ '^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?[+-]\d\d:\d\d$'
    and a::timestamptz = b::timestamptz;
end $$;

-- Whether the server made something else of the row than was sent: a clamp, a default, a column it owns.
create function sync.differs(sent jsonb, saved jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select exists (
    select from jsonb_each(sent) s
    where saved ? s.key and saved -> s.key <> s.value and not sync.same_value(s.value, saved -> s.key))
$$;

create function sync.applied(entity text, sent jsonb, saved jsonb) returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object('entity', entity, 'id', sent -> 'id', 'verdict', 'applied')
    || case when sync.differs(sent, saved) then jsonb_build_object('row', saved) else '{}' end
$$;

-- One statement, an insert or an update of the state `base`, with those columns of `sent` that the caller may write.
-- Null where there was nothing to insert or update.
create function sync.write_row(entity text, id uuid, sent jsonb, columns jsonb, base uuid) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  may constant jsonb := columns -> case when base is null then 'insert' else 'update' end;
  list text;
  writable jsonb;
  saved jsonb;
begin
  if not may ? 'rev' then
    raise exception 'you may not change %', entity using errcode = '42501';
  end if;
  select string_agg(quote_ident(s.key), ', '), jsonb_object_agg(s.key, s.value) into list, writable
  from jsonb_each(sent) s where may ? s.key and (base is null or s.key <> 'id');
  execute format(
    case when base is null
      then 'insert into public.%1$I as t (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
        on conflict (id) do nothing'
      else 'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
        where t.id = $2 and t.rev = $3' end
    || ' returning (select to_jsonb(shown) from (select %3$s) shown)',
    entity, list, columns ->> 'shown') into saved using writable, id, base;
  if saved is null then
    return null;
  end if;
  return sync.applied(entity, sent, saved);
end $$;

-- Law 5: compare and set on rev. Faults of the row are raised; apply_range turns them into verdicts. Whether the op has
-- landed already is asked again after the write, which may have waited for the lock of another copy of the same request.
create function sync.apply_op(op jsonb, columns jsonb) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  entity constant text := op ->> 'entity';
  sent constant jsonb := op -> 'row';
  verdict jsonb;
  id uuid;
  rev uuid;
  base uuid;
  here jsonb;
  seen boolean;
begin
  if columns is null then
    raise exception 'no entity is named %', coalesce(entity, 'null') using errcode = '22023';
  end if;
  if jsonb_typeof(sent) is distinct from 'object' or sent ->> 'id' is null or sent ->> 'rev' is null then
    raise exception 'an op needs a row with id and rev' using errcode = '22023';
  end if;
  id := (sent ->> 'id')::uuid;
  rev := (sent ->> 'rev')::uuid;
  base := (op ->> 'base_rev')::uuid;

  -- The second time round is for whom another device overtook between looking and writing.
  for attempt in 1..2 loop
    -- What has landed once and was deleted since must not rise again; and what is there already is not inserted even
    -- in vain, because the triggers of an insert might refuse the row for being there twice.
    seen := sync.was(entity, id, rev);
    if not seen and (base is not null or attempt = 1 and not columns -> 'present' ? id::text) then
      verdict := sync.write_row(entity, id, sent, columns, base);
      if verdict is not null then
        return verdict;
      end if;
    end if;
    here := sync.current_row(entity, id, columns);
    if seen or (here ->> 'rev')::uuid = rev or sync.was(entity, id, rev) then
      return jsonb_build_object('entity', entity, 'id', id, 'verdict', 'duplicate', 'row', here);
    end if;
    exit when here is null;
    if (here ->> 'rev')::uuid is distinct from base then
      return jsonb_build_object('entity', entity, 'id', id, 'verdict', 'conflict', 'row', here);
    end if;
  end loop;
  raise exception 'it is gone, or not yours to change' using errcode = '42501';
end $$;

-- Many rows -------------------------------------------------------------------------------------------

-- A run of ops in one statement: what a table's triggers do for a statement, they do once. What it did not reach,
-- because another device was faster or because it was sent twice, is looked at by itself.
create function sync.apply_run(ops jsonb, columns jsonb, first integer, last integer) returns jsonb[]
  language plpgsql volatile set search_path = '' as $$
declare
  entity constant text := ops -> first ->> 'entity';
  inserts constant boolean := ops -> first ->> 'base_rev' is null;
  may constant jsonb := columns -> case when inserts then 'insert' else 'update' end;
  list text;
  made text;
  closed text[];
  sent jsonb;
  verdicts jsonb[];
begin
  select string_agg(quote_ident(k), ', ') filter (where is_open), string_agg('made.' || quote_ident(k), ', ') filter (where is_open),
    coalesce(array_agg(k) filter (where not is_open), '{}') into list, made, closed
  from jsonb_object_keys(ops -> first -> 'row') k cross join lateral (select may ? k and (inserts or k <> 'id') as is_open) o;
  select jsonb_agg(ops -> i) into sent from generate_series(first, last) i;
  execute format(
    'with sent as (
      select n, op -> ''row'' as body, id, (op ->> ''base_rev'')::uuid as base,
        row_number() over (partition by id order by n) = 1 as is_first
      from jsonb_array_elements($1) with ordinality l (op, n)
        cross join lateral (select (op #>> ''{row,id}'')::uuid as id) named
    ), saved as (' || case when inserts
      then 'insert into public.%1$I as t (%2$s) select %2$s
        from (select made.* from sent, jsonb_populate_record(null::public.%1$I, body - $2) made order by n) rows
        on conflict (id) do nothing'
      else 'update public.%1$I t set (%2$s) = row(%3$s)
        from sent s cross join lateral jsonb_populate_record(null::public.%1$I, s.body - $2) made
        where t.id = s.id and t.rev = s.base and s.is_first' end
      || ' returning t.id, (select to_jsonb(shown) from (select %4$s) shown) as body
    )
    select array_agg(case when saved.id is not null and is_first then sync.applied(%1$L, sent.body, saved.body) end
      order by n)
    from sent left join saved using (id)', entity, list, made, columns ->> 'shown') into verdicts using sent, closed;
  for i in first..last loop
    if verdicts[i - first + 1] is null then
      verdicts[i - first + 1] := sync.apply_op(ops -> i, columns);
    end if;
  end loop;
  return verdicts;
end $$;

create function sync.rejection(op jsonb, columns jsonb, code text, message text, broken text) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  named constant text := op #>> '{row,id}';
  id uuid;
begin
  if named ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    id := named::uuid;
  end if;
  return jsonb_build_object('entity', op ->> 'entity', 'id', coalesce(id::text, named), 'verdict', 'rejected', 'code', code,
    'message', message, 'constraint', nullif(broken, ''), 'row', sync.current_row(op ->> 'entity', id, columns));
end $$;

-- Law 10. All in one subtransaction; if that fails through a fault of some row, each half in its own, and so on, so
-- that one bad row of a thousand costs some twenty subtransactions and not a thousand. Every other error (deadlock,
-- time-out, full disk) fails the request, which the client repeats.
create function sync.apply_range(ops jsonb, shapes jsonb, runs integer[], first integer, last integer) returns jsonb[]
  language plpgsql volatile set search_path = '' as $$
declare
  verdicts jsonb[] := '{}';
  middle constant integer := (first + last) / 2;
  next integer := first;
  upto integer;
  columns jsonb;
  code text;
  message text;
  broken text;
begin
  begin
    while next <= last loop
      upto := least(runs[next + 1], last);
      columns := shapes -> (ops -> next ->> 'entity');
      verdicts := verdicts || case when upto > next then sync.apply_run(ops, columns, next, upto)
        else array[sync.apply_op(ops -> next, columns)] end;
      next := upto + 1;
    end loop;
    -- What is deferred to the commit would fail the whole request there.
    set constraints all immediate;
    return verdicts;
  exception when others then
    get stacked diagnostics code = returned_sqlstate, message = message_text, broken = constraint_name;
    if left(code, 2) not in ('22', '23') and code not in ('42501', 'P0001') then
      raise;
    end if;
  end;
  if first = last then
    return array[sync.rejection(ops -> first, shapes -> (ops -> first ->> 'entity'), code, message, broken)];
  end if;
  return sync.apply_range(ops, shapes, runs, first, middle) || sync.apply_range(ops, shapes, runs, middle + 1, last);
end $$;

-- Definer, as is sync.was. Of new rows those that have landed before, whatever became of them.
create function sync.landed(entity text, ids uuid[], revs uuid[]) returns uuid[]
  language sql stable security definer set search_path = '' as $$
  select array_agg(p.row_id)
  from unnest(ids, revs) sent (id, rev) join sync.past p on p.row_id = sent.id and p.rev = sent.rev
  where p.entity = landed.entity
$$;

-- What apply_op has to know of each entity, looked up once a call: the columns, and which of the new rows are there or
-- have been.
create function sync.shapes_of(ops jsonb) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  uuid_form constant text := '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
  shapes jsonb := '{}';
  readable text[];
  e text;
  ids uuid[];
  revs uuid[];
  present jsonb;
begin
  for e, ids, revs in
    select o ->> 'entity', array_agg((o #>> '{row,id}')::uuid) filter (where is_new),
      array_agg((o #>> '{row,rev}')::uuid) filter (where is_new)
    from jsonb_array_elements(ops) o cross join lateral (select o ->> 'base_rev' is null
      and o #>> '{row,id}' ~* uuid_form and o #>> '{row,rev}' ~* uuid_form as is_new) kind
    where o ->> 'entity' in (select sync.enrolled()) group by 1
  loop
    readable := sync.columns_of(e, 'select');
    present := '[]';
    if ids is not null and 'id' = any (readable) then
      execute format('select coalesce(jsonb_agg(t.id), ''[]'') from public.%I t where t.id = any ($1)', e)
        into present using ids;
      present := present || to_jsonb(coalesce(sync.landed(e, ids, revs), '{}'));
    end if;
    shapes := shapes || jsonb_build_object(e, jsonb_build_object('insert', to_jsonb(sync.columns_of(e, 'insert')),
      'update', to_jsonb(sync.columns_of(e, 'update')), 'select', to_jsonb(readable),
      'shown', sync.column_list('t.', readable), 'present', present));
  end loop;
  return shapes;
end $$;

-- For each op the place of the last one that one statement can write together with it: new rows, or edits, of one
-- entity with the same columns, one after the other. Its own place where it goes by itself.
create function sync.runs_of(ops jsonb, shapes jsonb) returns integer[]
  language plpgsql stable set search_path = '' as $$
begin
  return (
    with each as (
      select n - 1 as i, case when shape -> way ? 'rev' and shape -> 'select' ? 'id' and jsonb_typeof(o -> 'row') = 'object'
          and o #>> '{row,id}' is not null and o #>> '{row,rev}' is not null
          and (way = 'update' or not shape -> 'present' ? (o #>> '{row,id}'))
        then concat_ws(' ', way, o ->> 'entity', (select string_agg(quote_ident(k), ',') from jsonb_object_keys(o -> 'row') k))
        end as kind
      from jsonb_array_elements(ops) with ordinality l (o, n)
        cross join lateral (select shapes -> (o ->> 'entity') as shape,
          case when o ->> 'base_rev' is null then 'insert' else 'update' end as way) its
    ), marked as (
      select i, kind is null or kind is distinct from lag(kind) over (order by i) as is_first from each
    ), numbered as (
      select i, count(*) filter (where is_first) over (order by i) as run from marked
    )
    select array_agg(last order by i) from (select i, max(i) over (partition by run) as last from numbered) ends);
end $$;

create function public.sync_push(ops jsonb, client integer default null) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  shapes jsonb;
  verdicts jsonb;
begin
  perform sync.require_client(client);
  if jsonb_typeof(ops) is distinct from 'array' then
    raise exception 'ops is a list' using errcode = 'PT400';
  end if;
  if jsonb_array_length(ops) > 1000 or pg_column_size(ops) > 5000000 then
    raise exception 'push at most 1000 rows and 5 MB at once' using errcode = 'PT413';
  end if;
  if jsonb_array_length(ops) = 0 then
    return '[]';
  end if;
  shapes := sync.shapes_of(ops);
  verdicts := to_jsonb(sync.apply_range(ops, shapes, sync.runs_of(ops, shapes), 0, jsonb_array_length(ops) - 1));
  -- Where the session ended meanwhile, the policies refused rows that are not at fault. Pull and digest are stable
  -- and so see one state from their first line to their last.
  perform public.require_session();
  return verdicts;
end $$;
comment on function public.sync_push(jsonb, integer) is
  'One verdict an op, in their order: applied (with the row where the server made something else of it), duplicate,
conflict, rejected (with the SQLSTATE). Columns that do not exist, or that the caller may not write, are left alone.';

grant execute on function
  sync.was(text, uuid, uuid), sync.tell_beyond_share(text, uuid), sync.current_row(text, uuid, jsonb), sync.same_value(jsonb, jsonb),
  sync.differs(jsonb, jsonb), sync.applied(text, jsonb, jsonb), sync.write_row(text, uuid, jsonb, jsonb, uuid),
  sync.apply_op(jsonb, jsonb), sync.apply_run(jsonb, jsonb, integer, integer),
  sync.rejection(jsonb, jsonb, text, text, text), sync.apply_range(jsonb, jsonb, integer[], integer, integer),
  sync.landed(text, uuid[], uuid[]), sync.shapes_of(jsonb), sync.runs_of(jsonb, jsonb),
  public.sync_push(jsonb, integer)
  to authenticated;
