-- Pull: what changed for the caller. It runs with the caller's own rights, and so do push and digest: every row that
-- leaves is read under row-level security; the feed only says where to look.
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

-- sync_pull and sync_push begin with it.
create function sync.require_client(client integer) returns void
  language plpgsql stable security definer set search_path = '' as $$
declare
  minimum integer := (select minimum_client from sync.state);
begin
  perform public.require_session();
  if coalesce(client, 0) < minimum then
    raise exception 'this version of the app is too old for the server' using
      errcode = 'PT426', detail = format('client %s, minimum %s', coalesce(client, 0), minimum),
      hint = 'Update the app. What you entered is kept on this device.';
  end if;
end $$;

-- Where the caller stands -----------------------------------------------------------------------------

create type sync.place as (epoch uuid, base xid8, shared boolean, xid xid8, entity text, id uuid);
comment on type sync.place is
  'Where a device stands: it knows every change before (xid, entity, id), and every removal before base. While it starts
over, base is the horizon of its first page and lies ahead of xid: what is its own up to there comes first, then what is
shared with everybody, then what has changed since.';

create function sync.place_at(epoch uuid, base xid8, shared boolean, xid xid8) returns sync.place
  language sql immutable set search_path = '' as $$
  select row(epoch, base, shared, xid, '', '00000000-0000-0000-0000-000000000000')::sync.place
$$;

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
    kept := row((cursor ->> 'epoch')::uuid, (cursor ->> 'base')::xid8, coalesce((cursor ->> 'shared')::boolean, false),
      (cursor ->> 'xid')::xid8, cursor ->> 'entity', (cursor ->> 'id')::uuid);
    if kept.epoch = here.epoch and kept.base > here.floor and kept.base <= horizon
      and (kept.xid > '0'::xid8 or kept.shared) and kept.xid <= horizon
      and kept.entity is not null and kept.id is not null
    then
      return kept;
    end if;
  exception when data_exception then
    null;
  end;
  return sync.place_at(here.epoch, horizon, false, '0');
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

-- What comes next -------------------------------------------------------------------------------------

-- One ordered index range an audience, merged; `= any (...)` over all of them would sort the whole backlog for every
-- page. The settings keep that plan whatever the statistics say.
create function sync.entries_after(place sync.place, horizon xid8, most integer)
  returns table (xid xid8, entity text, row_id uuid, removed boolean)
  language plpgsql stable security definer set search_path = ''
  set enable_bitmapscan = off set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  mine constant uuid[] := array(select sync.audiences());
  starting constant boolean := place.xid < place.base;
  asked constant uuid[] := case
    when not starting then mine when place.shared then array_remove(mine, auth.uid()) else array[auth.uid()] end;
  until constant xid8 := case when starting then place.base else horizon end;
begin
  -- What has left one audience may still be held as another, and what is one's own came before what is shared.
  return query
    select e.xid, e.entity, e.row_id, e.removed and not exists (
      select from unnest(mine) a join sync.feed f
        on f.entity = e.entity collate "C" and f.row_id = e.row_id and f.audience = a and not f.removed)
    from (
      select f.xid, f.entity, f.row_id, bool_and(f.removed) as removed
      from unnest(asked) a cross join lateral (
        select f.xid, f.entity, f.row_id, f.removed
        from sync.feed f
        where f.audience = a and f.xid < until
          and (f.xid, f.entity, f.row_id) > (place.xid, place.entity collate "C", place.id)
          and not (starting and place.shared and exists (
            select from sync.feed own
            where own.entity = f.entity and own.row_id = f.row_id and own.audience = auth.uid() and not own.removed))
        order by f.xid, f.entity, f.row_id
        limit most
      ) f
      group by f.xid, f.entity, f.row_id
      order by f.xid, f.entity, f.row_id
      limit most
    ) e
    order by e.xid, e.entity, e.row_id;
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
      from (select entity, array_agg(row_id) as ids from entries where not removed group by entity) w
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
  fresh constant boolean := (place).xid = '0'::xid8 and not (place).shared;
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
      place := row(place.epoch, place.base, place.shared, found.xid, found.entity, found.row_id);
      -- Who starts over need not hear of what went before he started.
      continue when found.body is null and found.xid < place.base;
      taken := taken + 1;
      bytes := bytes + size;
      changes[taken] := case when found.body is null
        then json_build_object('entity', found.entity, 'id', found.row_id, 'removed', true)
        else json_build_object('entity', found.entity, 'id', found.row_id, 'row', found.body) end;
    end loop;
    exit when more;
    continue when got = wanted;
    exit when place.xid >= place.base;
    place := case when place.shared
      then sync.place_at(place.epoch, place.base, false, place.base)
      else sync.place_at(place.epoch, place.base, true, '0') end;
  end loop;
  if not more then
    -- The cursor of an idle device moves on too, or the floor would overtake it.
    place := sync.place_at(place.epoch, horizon, false, horizon);
  end if;
  return json_build_object(
    'changes', to_json(changes),
    'cursor', json_build_object('epoch', place.epoch, 'base', place.base::text, 'shared', place.shared,
      'xid', place.xid::text, 'entity', place.entity, 'id', place.id),
    'has_more', more,
    'reset', fresh,
    'held_back', not more and sync.is_held_back(horizon),
    'server_time', clock_timestamp());
end $$;
comment on function public.sync_pull(jsonb, integer, integer) is
  'What changed for the caller after the cursor, up to the commit horizon. reset: what the device holds and is not in
the pages that follow is gone. held_back: more is committed behind a transaction that is still open; ask again soon.';

grant execute on function
  sync.columns_of(text, text), sync.column_list(text, text[]), sync.enrolled(), sync.require_client(integer),
  sync.place_at(uuid, xid8, boolean, xid8), sync.place_of(jsonb, xid8), sync.audiences(), sync.entries_after(sync.place, xid8, integer), sync.is_held_back(xid8),
  sync.rows_of(text, uuid[]), sync.changes_after(sync.place, xid8, integer),
  public.sync_pull(jsonb, integer, integer)
  to authenticated;
