-- Shares: how much of what somebody may see his devices hold (law 18). What leaves a share reaches them as removed.

-- A function of its own, so that it is one look by the key, whatever the statistics say of the feed.
create function sync.is_held(wanted text, id uuid, holder uuid) returns boolean
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return exists (
    select from sync.feed f where f.entity = wanted and f.row_id = id and f.audience = holder and not f.removed);
end $$;

-- The condition, over a row r and an audience seen.audience that may see it, under which it is in that audience's share.
create function sync.in_share(e sync.entities) returns text
  language plpgsql stable set search_path = '' as $$
declare
  s constant jsonb := coalesce(e.share, '{}');
  place constant text := s ->> 'by';
  any_of text[] := '{}';
begin
  if e.owner is not null then
    any_of := any_of || format('seen.audience = r.%I', e.owner);
  end if;
  if s ? 'with' then
    any_of := any_of || format('sync.is_held(%L, r.%I, seen.audience)', s ->> 'of', s ->> 'with');
  end if;
  if s ? 'named' then
    any_of := any_of || format('exists (select from public.%1$I p where p.%2$I = r.id and sync.is_held(%1$L, p.id, seen.audience))',
      s ->> 'of', s ->> 'named');
  end if;
  if s ? 'days' then
    any_of := any_of || format('r.%I >= %s', place, sync.share_start(e));
  end if;
  if s ? 'newest' then
    any_of := any_of || format('r.id in (select n.id from public.%I n where not n.deleted %s order by n.%I desc, n.id desc limit %s)',
      e.name, (select string_agg(format('and n.%1$I = r.%1$I', c), ' ') from jsonb_array_elements_text(s -> 'per') c), place,
      s ->> 'newest');
  end if;
  if s ? 'unless' then
    any_of := any_of || format('(%s)', s ->> 'unless');
  end if;
  if not s ?| array['with', 'named', 'days', 'newest'] then
    return 'true';
  end if;
  if e.owner is not null and not s ? 'with' then
    any_of := any_of || format(
      'exists (select from sync.follows w where w.follower = seen.audience and w.owner = r.%I)', e.owner);
  end if;
  return '(' || array_to_string(any_of, ' or ') || ')';
end $$;

-- Where a share of days begins; a day is one of UTC, whatever the session's zone.
create function sync.share_start(e sync.entities, today text default '(select today from sync.state)') returns text
  language plpgsql stable set search_path = '' as $$
declare
  start constant text := format('(%s - %s)', today, e.share ->> 'days');
begin
  return case (
      select a.atttypid from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', e.name)::regclass and a.attname = e.share ->> 'by' and not a.attisdropped)
    when 'date'::regtype then start
    when 'timestamptz'::regtype then format('(%s::timestamp at time zone ''UTC'')', start) end;
end $$;

create function sync.check_share(e sync.entities) returns void
  language plpgsql set search_path = '' as $$
declare
  s constant jsonb := e.share;
  known constant boolean := not exists (
    select from jsonb_object_keys(s) k where k not in ('by', 'days', 'newest', 'per', 'unless', 'with', 'named', 'of', 'whole'));
begin
  if s is null then
    return;
  end if;
  if not known or (s ?| array['with', 'named']) <> (s ? 'of') or (s ? 'by') <> (s ?| array['days', 'newest'])
    or s ? 'days' and sync.share_start(e) is null then
    raise exception 'the share of % is none: %', e.name, s using errcode = '22023';
  end if;
  if s ? 'by' and not exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', e.name)::regclass and a.attname = s ->> 'by' and a.attnotnull) then
    raise exception 'the share of % goes by a column that is not there or may be null', e.name using errcode = '22023';
  end if;
end $$;

-- Brings the feed in line with whose share the rows of one entity are in now: those of an owner, those with these ids,
-- or all; for one audience, or for all. Only what changes is written, so that nobody pulls again what he has.
create function sync.recompute(wanted text, of_owner uuid, for_audience uuid, only_rows uuid[] default null) returns void
  language plpgsql security definer set search_path = '' set jit = off as $$
declare
  e sync.entities;
  has_rows boolean;
  touched uuid[];
  moved uuid[];
begin
  select * into strict e from sync.entities where name = wanted;
  -- Most owners have no row of most entities, and to find that out costs a tenth of the statement below.
  execute format('select exists (select from public.%I where ($1 is null or %I = $1) and ($2 is null or id = any ($2)))',
    e.name, coalesce(e.owner, 'id')) into has_rows using of_owner, only_rows;
  if not has_rows then
    return;
  end if;
  execute format($sql$
    with rows as materialized (
      select r.* from public.%1$I r where ($1 is null or r.%4$I = $1) and ($3 is null or r.id = any ($3))),
    sees as materialized (
      select distinct r.id, seen.audience
      from rows r cross join lateral (%2$s) as seen (audience)
      where seen.audience is not null and ($2 is null or seen.audience = $2) and %5$s
    ),
    known as materialized (
      select f.row_id, f.audience
      from sync.feed f
      where f.entity = %3$L and not f.removed and f.row_id in (select id from rows)
        and ($2 is null or f.audience = $2)
    ),
    changes as materialized (
      (select id, audience, false as removed from sees except select row_id, audience, false from known)
      union all
      (select row_id, audience, true from known except select id, audience, true from sees)
    ),
    written as (
      insert into sync.feed (entity, row_id, audience, xid, removed)
      select %3$L, id, audience, pg_current_xact_id(), removed from changes order by id, audience
      on conflict (entity, row_id, audience)
        do update set xid = excluded.xid, removed = excluded.removed, at = excluded.at
      returning audience
    )
    select (select array_agg(distinct audience) from written), (select array_agg(distinct id) from changes)
  $sql$, e.name, e.readers, e.name, coalesce(e.owner, 'id'), sync.in_share(e))
  into touched, moved using of_owner, for_audience, only_rows;
  perform sync.ping(touched);
  if of_owner is null then
    perform sync.recompute_children(e.name, moved);
  end if;
end $$;

-- Rows that are held because of others follow them: children their parent, and who is named whoever names him.
create function sync.recompute_children(parent text, parents uuid[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  e sync.entities;
  children uuid[];
begin
  if parents is null then
    return;
  end if;
  for e in select * from sync.entities where share ->> 'of' = parent order by position loop
    execute case when e.share ? 'with'
      then format('select array_agg(id) from public.%I where %I = any ($1)', e.name, e.share ->> 'with')
      else format('select array_agg(distinct %I) from public.%I where id = any ($1)', e.share ->> 'named', parent) end
      into children using parents;
    if children is not null then
      perform sync.recompute(e.name, null, null, children);
    end if;
  end loop;
end $$;

create function sync.republish(owner_id uuid, audience uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  e sync.entities;
begin
  if owner_id is null or audience is null then
    return;
  end if;
  perform pg_advisory_xact_lock(715002, sync.bucket(owner_id));
  for e in select * from sync.entities where owner is not null order by position loop
    perform sync.recompute(e.name, owner_id, audience);
  end loop;
end $$;
comment on function sync.republish(uuid, uuid) is
  'Call it after the change by which an audience gains or loses sight of an owner''s rows (an insert into or a delete
from private.care): what it now sees comes with its next pull, what it no longer sees comes as removed.';

create function sync.republish_entity(entity text, audience uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(715002, b) from generate_series(0, 255) b;
  perform sync.recompute(entity, null, audience);
end $$;
comment on function sync.republish_entity(text, uuid) is
  'The same over all owners, for sight that comes with a role: a technician who is approved sees every open order.';

create function sync.follow(follower_id uuid, owner_id uuid, follows boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if follows then
    insert into sync.follows (follower, owner) values (follower_id, owner_id) on conflict do nothing;
  else
    delete from sync.follows where follower = follower_id and owner = owner_id;
  end if;
  if found then
    perform sync.republish(owner_id, follower_id);
  end if;
end $$;
comment on function sync.follow(uuid, uuid, boolean) is
  'Whether the follower holds all that he may see of the owner, beyond his share.';

grant execute on function sync.republish(uuid, uuid), sync.republish_entity(text, uuid), sync.follow(uuid, uuid, boolean)
  to service_role;
