-- The digest by which a device checks itself, and what happens every night.

-- Of an entity whose share is less than what the policy lets read. Definer: the feed and the list of entities are closed;
-- it answers for the caller.
create function sync.share_of_caller(wanted text, out bounded boolean, out owner text, out held uuid[])
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  e sync.entities;
begin
  select * into strict e from sync.entities where name = wanted;
  bounded := e.share is not null and not e.share ? 'whole';
  owner := e.owner;
  if bounded then
    held := array(
      select f.row_id from sync.audiences() a join sync.feed f on f.audience = a and f.entity = wanted and not f.removed);
  end if;
end $$;

create function public.sync_digest() returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  answer jsonb := '{}';
  part jsonb;
  e text;
  share record;
begin
  perform public.require_session();
  for e in select sync.enrolled() loop
    continue when not sync.columns_of(e, 'select') @> '{id,rev,deleted}';
    share := sync.share_of_caller(e);
    execute format($sql$
      select jsonb_build_object('count', count(*), 'hash',
        coalesce(lpad(to_hex(bit_xor(('x' || left(t.rev::text, 8))::bit(32))::integer), 8, '0'), '00000000')
        || coalesce(lpad(to_hex(bit_xor(('x' || right(t.rev::text, 8))::bit(32) # ('x' || left(t.id::text, 8))::bit(32))::integer),
          8, '0'), '00000000'))
      from public.%I t where not t.deleted %s
    $sql$, e, case when share.bounded then format('and (%s or t.id in (select unnest($1)))',
      case when share.owner is null then 'false' else format('t.%I = (select auth.uid())', share.owner) end) end)
      into part using share.held;
    answer := answer || jsonb_build_object(e, part);
  end loop;
  return answer;
end $$;
comment on function public.sync_digest() is
  'Law 15, per entity: how many live rows are in the caller''s share, and 16 hex digits: the xor over the first 8 digits of every
rev, then the xor over the last 8 digits of every rev and the first 8 of every id.';
grant execute on function sync.share_of_caller(text), public.sync_digest() to authenticated;

-- Shares --------------------------------------------------------------------------------------------

-- Who reads a row has not changed, so nobody is asked for that; only the rows that the window passes are looked at, and
-- what goes with them. Of each that goes, the row and the audience.
create function sync.pass(e sync.entities, before date, day date, out rows uuid[], out audiences uuid[])
  language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  execute format($sql$
    with written as (
      update sync.feed as seen set xid = pg_current_xact_id(), removed = true, at = now()
      from public.%1$I r
      where r.%2$I >= %3$s and r.%2$I < %4$s and seen.entity = %1$L and seen.row_id = r.id and not seen.removed and not %5$s
      returning seen.row_id, seen.audience)
    select array_agg(row_id), array_agg(audience) from written
  $sql$, e.name, e.share ->> 'by', sync.share_start(e, format('date %L', before)), sync.share_start(e, format('date %L', day)),
    sync.in_share(e)) into rows, audiences;
end $$;

create function sync.pass_with(child sync.entities, parents uuid[], audiences uuid[]) returns integer
  language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  gone integer;
begin
  execute format($sql$
    update sync.feed f set xid = pg_current_xact_id(), removed = true, at = now()
    from unnest($1, $2) as p (id, audience) join public.%1$I r on r.%2$I = p.id
    where f.entity = %1$L and f.row_id = r.id and f.audience = p.audience and not f.removed
  $sql$, child.name, child.share ->> 'with') using parents, audiences;
  get diagnostics gone = row_count;
  return gone;
end $$;

create function sync.expire(day date default (now() at time zone 'UTC')::date) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  before constant date := (select today from sync.state);
  e sync.entities;
  child sync.entities;
  passed record;
  gone integer := 0;
  touched uuid[] := '{}';
begin
  if day <= before then
    return 0;
  end if;
  perform pg_advisory_xact_lock(715002, b) from generate_series(0, 255) b;
  update sync.state set today = day;
  for e in select * from sync.entities where share ? 'days' order by position loop
    passed := sync.pass(e, before, day);
    continue when passed.rows is null;
    gone := gone + cardinality(passed.rows);
    touched := touched || passed.audiences;
    for child in select * from sync.entities where share ->> 'of' = e.name and share ? 'with' order by position loop
      gone := gone + sync.pass_with(child, passed.rows, passed.audiences);
    end loop;
  end loop;
  perform sync.ping(touched);
  return gone;
end $$;
comment on function sync.expire(date) is
  'To be called daily: moves the day on from which shares count back, and says of what they no longer hold that it goes.
Answers how many rows went, one a reader.';

-- Clean-up --------------------------------------------------------------------------------------------

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

grant execute on function sync.collect(interval), sync.new_epoch(), sync.expire(date) to service_role;

-- Where the scheduler is installed it does the housekeeping; elsewhere the operator's own does.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('sync-collect', '17 3 * * *', 'select sync.collect()');
    perform cron.schedule('sync-expire', '3 0 * * *', 'select sync.expire()');
  end if;
end $$;
