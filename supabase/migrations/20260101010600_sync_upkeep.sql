-- The digest by which a device checks itself, and the nightly clean-up.

create function public.sync_digest() returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  answer jsonb := '{}';
  part jsonb;
  e text;
begin
  perform public.require_session();
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
grant execute on function public.sync_digest() to authenticated;

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

grant execute on function sync.collect(interval), sync.new_epoch() to service_role;

-- Where the scheduler is installed it does the housekeeping; elsewhere the operator's own does.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('sync-collect', '17 3 * * *', 'select sync.collect()');
  end if;
end $$;
