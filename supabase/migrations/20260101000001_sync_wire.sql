-- The wire: sync_pull, sync_push and sync_digest, run with the caller's own rights, and the nightly sync.collect().
-- Every row that leaves is read under row-level security; the feed only says where to look.
-- What every request runs is written in plpgsql: a session plans it once, where sql plans it at every call. A plan that
-- is made while a table is small and kept while it grows must not scan it.

-- What the caller may do ------------------------------------------------------------------------------

-- Server-owned columns are those the caller has no privilege on; looked up once an entity and call.
create function sync.columns_of(entity text, privilege text) returns text[]
  language plpgsql stable set search_path = '' as $$
declare
  relation constant regclass := to_regclass(format('public.%I', entity));
begin
  return (
    select coalesce(array_agg(a.attname::text order by a.attnum), '{}')
    from pg_catalog.pg_attribute a
    where a.attrelid = relation and a.attnum > 0 and not a.attisdropped
      and has_column_privilege(a.attrelid, a.attnum, privilege)
      and (privilege = 'select' or (a.attgenerated = '' and a.attidentity <> 'a')));
end $$;

create function sync.column_list(prefix text, columns text[]) returns text
  language sql immutable set search_path = '' as $$
  select string_agg(prefix || quote_ident(c), ', ' order by n) from unnest(columns) with ordinality as l (c, n)
$$;

-- Definer: the list of entities is closed to callers.
create function sync.enrolled() returns setof text
  language sql stable security definer set search_path = '' as $$
  select name from sync.entities order by position
$$;

create function sync.require_client(client integer) returns void
  language plpgsql stable security definer set search_path = '' as $$
declare
  minimum integer := (select minimum_client from sync.state);
begin
  if coalesce(client, 0) < minimum then
    raise exception 'this version of the app is too old for the server' using
      errcode = 'PT426', detail = format('client %s, minimum %s', coalesce(client, 0), minimum),
      hint = 'Update the app. What you entered is kept on this device.';
  end if;
end $$;

-- Pull ------------------------------------------------------------------------------------------------

create type sync.place as (epoch uuid, base xid8, xid xid8, entity text, id uuid);
comment on type sync.place is
  'Where a device stands: it knows every change before (xid, entity, id), and every removal before base. While it starts
over, base is the horizon of its first page and lies ahead of xid.';

-- A cursor is whatever a device kept. One that this history cannot have issued, one from before the floor and one
-- that does not even parse all mean starting over.
create function sync.place_of(cursor jsonb, horizon xid8) returns sync.place
  language plpgsql stable security definer set search_path = '' as $$
declare
  here sync.state;
  kept sync.place;
begin
  select * into strict here from sync.state;
  begin
    kept := row((cursor ->> 'epoch')::uuid, (cursor ->> 'base')::xid8, (cursor ->> 'xid')::xid8,
      cursor ->> 'entity', (cursor ->> 'id')::uuid);
    if kept.epoch = here.epoch and kept.base > here.floor and kept.base <= horizon
      and kept.xid > '0'::xid8 and kept.xid <= horizon and kept.entity is not null and kept.id is not null
    then
      return kept;
    end if;
  exception when data_exception then
    null;
  end;
  return row(here.epoch, horizon, '0'::xid8, ''::text, '00000000-0000-0000-0000-000000000000'::uuid);
end $$;

-- Definer, because the feed is closed: it answers for the caller's own audiences and no others.
create function sync.audiences() returns setof uuid
  language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  if me is not null then
    return query select unnest(array[me, sync.shared('community'), sync.shared('catalogue')]);
  end if;
end $$;

-- One ordered index range an audience, merged; `= any (...)` over all of them would sort the whole backlog for every
-- page. The settings keep that plan whatever the statistics say.
create function sync.entries_after(place sync.place, horizon xid8, most integer)
  returns table (xid xid8, entity text, row_id uuid)
  language plpgsql stable security definer set search_path = ''
  set enable_bitmapscan = off set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
    select distinct f.xid, f.entity, f.row_id
    from sync.audiences() a cross join lateral (
      select f.xid, f.entity, f.row_id
      from sync.feed f
      where f.audience = a and f.xid < horizon
        and (f.xid, f.entity, f.row_id) > (place.xid, place.entity collate "C", place.id)
      order by f.xid, f.entity, f.row_id
      limit most
    ) f
    order by f.xid, f.entity, f.row_id
    limit most;
end $$;

-- Somebody's older transaction is still open: what was committed after it waits. A device that was pinged has to
-- ask again soon and not wait for its timer.
create function sync.is_held_back(horizon xid8) returns boolean
  language plpgsql stable security definer set search_path = ''
  set enable_bitmapscan = off set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return exists (
    select from sync.audiences() a
      cross join lateral (select from sync.feed f where f.audience = a and f.xid >= horizon limit 1) f);
end $$;

create function sync.rows_of(wanted text, ids uuid[]) returns table (id uuid, body json)
  language plpgsql stable set search_path = '' as $$
declare
  columns text[] := sync.columns_of(wanted, 'select');
begin
  if 'id' = any (columns) then
    return query execute format(
      'select t.id, row_to_json(shown) from public.%I t cross join lateral (select %s) shown where t.id = any ($1)',
      wanted, sync.column_list('t.', columns)) using ids;
  end if;
end $$;

create function sync.changes_after(place sync.place, horizon xid8, most integer)
  returns table (xid xid8, entity text, row_id uuid, body json)
  language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with entries as materialized (select * from sync.entries_after(place, horizon, most)),
    bodies as (
      select w.entity, b.id, b.body
      from (select entity, array_agg(row_id) as ids from entries group by entity) w
        cross join lateral sync.rows_of(w.entity, w.ids) b
    )
    select e.xid, e.entity, e.row_id, b.body
    from entries e left join bodies b on b.entity = e.entity and b.id = e.row_id
    order by e.xid, e.entity collate "C", e.row_id;
end $$;

create function public.sync_pull(cursor jsonb default null, page integer default 1000, client integer default null)
  returns json
  -- Planning for a page of a thousand is not worth a compiler: on PostgreSQL the policies' unions took 7 s with it.
  language plpgsql stable set search_path = '' set jit = off as $$
declare
  most constant integer := least(greatest(coalesce(page, 1000), 1), 2000);
  byte_cap constant integer := 1000000;
  -- Rows are read in steps, so that a page of large rows is not read whole only to be cut.
  step constant integer := 250;
  horizon constant xid8 := pg_snapshot_xmin(pg_current_snapshot());
  place sync.place := sync.place_of(cursor, horizon);
  fresh constant boolean := (place).xid = '0'::xid8;
  changes json[] := '{}';
  taken integer := 0;
  bytes bigint := 0;
  more boolean := false;
  wanted integer;
  got integer;
  size integer;
  found record;
begin
  perform sync.require_client(client);
  loop
    wanted := least(step, most - taken + 1);
    got := 0;
    for found in select * from sync.changes_after(place, horizon, wanted) loop
      size := 100 + coalesce(octet_length(found.body::text), 0);
      more := taken = most or (taken > 0 and bytes + size > byte_cap);
      exit when more;
      got := got + 1;
      place := row(place.epoch, place.base, found.xid, found.entity, found.row_id);
      -- Who starts over need not hear of what went before he started.
      continue when found.body is null and found.xid < place.base;
      taken := taken + 1;
      bytes := bytes + size;
      changes[taken] := case when found.body is null
        then json_build_object('entity', found.entity, 'id', found.row_id, 'removed', true)
        else json_build_object('entity', found.entity, 'id', found.row_id, 'row', found.body) end;
    end loop;
    exit when more or got < wanted;
  end loop;
  if not more then
    -- The cursor of an idle device moves on too, or the floor would overtake it.
    place := row(place.epoch, horizon, horizon, '', '00000000-0000-0000-0000-000000000000'::uuid);
  end if;
  return json_build_object(
    'changes', to_json(changes),
    'cursor', json_build_object('epoch', place.epoch, 'base', place.base::text, 'xid', place.xid::text,
      'entity', place.entity, 'id', place.id),
    'has_more', more,
    'reset', fresh,
    'held_back', not more and sync.is_held_back(horizon),
    'server_time', clock_timestamp());
end $$;
comment on function public.sync_pull(jsonb, integer, integer) is
  'What changed for the caller after the cursor, up to the commit horizon. reset: what the device holds and is not in
the pages that follow is gone. held_back: more is committed behind a transaction that is still open; ask again soon.';

-- Push ------------------------------------------------------------------------------------------------

-- Definer: the past is closed. Who can name a rev has made it or read it.
create function sync.was(entity text, row_id uuid, rev uuid) returns boolean
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return exists (select from sync.past p where p.row_id = was.row_id and p.rev = was.rev and p.entity = was.entity);
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

-- Law 5: compare and set on rev. Faults of the row are raised; apply_range turns them into verdicts.
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
    if seen or (here ->> 'rev')::uuid = rev then
      return jsonb_build_object('entity', entity, 'id', id, 'verdict', 'duplicate', 'row', here);
    end if;
    exit when here is null;
    if (here ->> 'rev')::uuid is distinct from base then
      return jsonb_build_object('entity', entity, 'id', id, 'verdict', 'conflict', 'row', here);
    end if;
  end loop;
  raise exception 'it is gone, or not yours to change' using errcode = '42501';
end $$;

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
  return to_jsonb(sync.apply_range(ops, shapes, sync.runs_of(ops, shapes), 0, jsonb_array_length(ops) - 1));
end $$;
comment on function public.sync_push(jsonb, integer) is
  'One verdict an op, in their order: applied (with the row where the server made something else of it), duplicate,
conflict, rejected (with the SQLSTATE). Columns that do not exist, or that the caller may not write, are left alone.';

-- Digest ----------------------------------------------------------------------------------------------

create function public.sync_digest() returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  answer jsonb := '{}';
  part jsonb;
  e text;
begin
  for e in select sync.enrolled() loop
    continue when not sync.columns_of(e, 'select') @> '{id,rev,deleted}';
    execute format($sql$
      select jsonb_build_object('count', count(*), 'hash',
        coalesce(lpad(to_hex(bit_xor(('x' || left(t.rev::text, 8))::bit(32))::integer), 8, '0'), '00000000')
        || coalesce(lpad(to_hex(bit_xor(('x' || right(t.rev::text, 8))::bit(32) # ('x' || left(t.id::text, 8))::bit(32))::integer),
          8, '0'), '00000000'))
      from public.%I t where not t.deleted
    $sql$, e) into part;
    answer := answer || jsonb_build_object(e, part);
  end loop;
  return answer;
end $$;
comment on function public.sync_digest() is
  'Law 15, per entity: how many live rows the caller may read, and 16 hex digits: the xor over the first 8 digits of every
rev, then the xor over the last 8 digits of every rev and the first 8 of every id.';

-- Keeping house ---------------------------------------------------------------------------------------

create function sync.collect(age interval default '90 days') returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  before constant timestamptz := now() - age;
  e sync.entities;
  due uuid[];
  doomed uuid;
  tombstones integer := 0;
  removals integer;
  revs integer;
  highest xid8;
begin
  set constraints all immediate;
  -- Children were enrolled after their parents and go first. Age is counted by the feed's clock: updated_at is the
  -- writer's, and may be wrong by years.
  for e in select * from sync.entities order by position desc loop
    execute format('select array_agg(t.id) from public.%I t where t.deleted and t.updated_at < $1 and not exists (
      select from sync.feed f where f.entity = %L and f.row_id = t.id and f.at >= $1)', e.name, e.name)
      into due using before;
    foreach doomed in array coalesce(due, '{}') loop
      begin
        execute format('delete from public.%I where id = $1', e.name) using doomed;
        tombstones := tombstones + 1;
      exception when foreign_key_violation then
        null; -- Something alive still points at it; it stays a tombstone.
      end;
    end loop;
  end loop;
  with gone as (delete from sync.feed where removed and at < before returning xid)
  select count(*), (select g.xid from gone g order by g.xid desc limit 1) into removals, highest from gone;
  update sync.state set floor = greatest(floor, highest) where highest is not null;
  delete from sync.past where at < before;
  get diagnostics revs = row_count;
  return jsonb_build_object('tombstones', tombstones, 'removals', removals, 'revs', revs);
end $$;
comment on function sync.collect(interval) is
  'Law 16, to be called daily: removes tombstones, then what was said of removals, then old revs. A device that was away for
longer finds the floor above its cursor and starts over.';

create function sync.new_epoch() returns void
  language sql security definer set search_path = '' as $$
  update sync.state set epoch = gen_random_uuid(), floor = '0';
  update sync.feed set xid = pg_current_xact_id();
$$;
comment on function sync.new_epoch() is
  'Call it once after restoring a backup. Every device starts over; what it had not yet sent is kept and sent.';

revoke all on all functions in schema sync from public;
grant execute on function
  sync.columns_of(text, text), sync.column_list(text, text[]), sync.enrolled(), sync.require_client(integer),
  sync.place_of(jsonb, xid8), sync.audiences(), sync.entries_after(sync.place, xid8, integer), sync.is_held_back(xid8),
  sync.rows_of(text, uuid[]), sync.changes_after(sync.place, xid8, integer), sync.was(text, uuid, uuid),
  sync.current_row(text, uuid, jsonb), sync.same_value(jsonb, jsonb), sync.differs(jsonb, jsonb),
  sync.write_row(text, uuid, jsonb, jsonb, uuid), sync.apply_op(jsonb, jsonb),
  sync.rejection(jsonb, jsonb, text, text, text), sync.apply_range(jsonb, jsonb, integer[], integer, integer), sync.shapes_of(jsonb),
  sync.apply_run(jsonb, jsonb, integer, integer), sync.applied(text, jsonb, jsonb), sync.runs_of(jsonb, jsonb),
  sync.landed(text, uuid[], uuid[])
  to authenticated;
grant execute on function public.sync_pull(jsonb, integer, integer), public.sync_push(jsonb, integer), public.sync_digest()
  to authenticated;
grant execute on function sync.collect(interval), sync.new_epoch(), sync.republish(uuid, uuid), sync.republish_entity(text, uuid)
  to service_role;

-- Where the scheduler is installed it does the housekeeping; elsewhere the operator's own does.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('sync-collect', '17 3 * * *', 'select sync.collect()');
  end if;
end $$;
