-- The sync core: nobody may do anything unless a migration says so, and every change of an enrolled table is
-- written into a feed that says who has to hear of it. The wire (pull, push, digest) is the next migration.

-- Default deny ----------------------------------------------------------------------------------------
-- A hosted project hands every new table and function to anon and authenticated. From here on each is granted.

create extension if not exists "uuid-ossp" with schema extensions;

revoke all on all tables in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on functions to service_role;
alter default privileges in schema public grant all on sequences to service_role;

create schema sync;
revoke all on schema sync from public;
grant usage on schema sync to authenticated, service_role;

-- What is kept ----------------------------------------------------------------------------------------

create table sync.state (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  floor xid8 not null default '0',
  minimum_client integer not null default 0
);
comment on table sync.state is
  'One row. After a restore call sync.new_epoch(): the transaction ids in the feed are those of another history.';
comment on column sync.state.floor is 'Removals up to this transaction were collected: who last pulled before it starts over.';
comment on column sync.state.minimum_client is 'Clients that state a lower version are answered 426 and keep their queue.';
insert into sync.state default values;

-- Collation C: the cursor compares these names, whatever the language of the database.
create table sync.feed (
  entity text collate "C" not null,
  row_id uuid not null,
  audience uuid not null,
  xid xid8 not null,
  removed boolean not null default false,
  at timestamptz not null default now(),
  primary key (entity, row_id, audience)
);
comment on table sync.feed is
  'Who has to hear of which row: one row an audience and record, moved to the latest transaction that touched it.';
create index feed_cursor on sync.feed (audience, xid, entity, row_id);
create index feed_removed on sync.feed (at) where removed;

create table sync.past (
  row_id uuid not null,
  rev uuid not null,
  entity text collate "C" not null,
  at timestamptz not null default now(),
  primary key (row_id, rev, entity)
);
comment on table sync.past is
  'Revs that clients made and that were written over since. A replay of one is a duplicate and never a conflict.';
create index past_at on sync.past (at);

create table sync.entities (
  name text collate "C" primary key,
  position integer generated always as identity,
  readers text not null,
  owner text,
  natural_key text[]
);
comment on table sync.entities is 'The enrolled tables in the order of their enrolling, so parents come before children.';

alter table sync.state enable row level security;
alter table sync.feed enable row level security;
alter table sync.past enable row level security;
alter table sync.entities enable row level security;

-- Ids -------------------------------------------------------------------------------------------------

create function sync.derived_id(name text) returns uuid
  language sql immutable strict parallel safe set search_path = '' as $$
  select extensions.uuid_generate_v5('6f1c2f6e-5a0e-5c41-9a1e-1e7a1e7a0001', name)
$$;

create function sync.natural_id(entity text, variadic key text[]) returns uuid
  language sql immutable parallel safe set search_path = '' as $$
  select case when array_position(key, null) is null
    then sync.derived_id(entity || ':' || array_to_string(key, ':')) end
$$;
comment on function sync.natural_id(text, text[]) is
  'Law 17: the id two devices give the same record without asking. Uuids in lower case, dates as YYYY-MM-DD.';

create function sync.shared(name text) returns uuid
  language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if name is null or name not in ('community', 'catalogue') then
    raise exception 'no shared audience is named %', coalesce(name, 'null') using errcode = '22023';
  end if;
  return sync.derived_id('shared:' || name);
end $$;
comment on function sync.shared(text) is 'An audience that every signed-in user reads: community or catalogue.';

-- Version 8 marks a rev the server made. No client ever replays one, so it needs no place in sync.past.
create function sync.new_rev() returns uuid
  language sql volatile parallel safe set search_path = '' as $$
  select overlay(gen_random_uuid()::text placing '8' from 15)::uuid
$$;
-- Without a search path of its own, as is sync.bucket, so that the triggers have it inlined; they bring theirs.
create function sync.is_client_rev(rev uuid) returns boolean
  language sql immutable strict parallel safe as $$
  select pg_catalog.substr(rev::text, 15, 1) <> '8'
$$;

-- Ping ------------------------------------------------------------------------------------------------

-- Law 9: a hint, said once a transaction and audience. What was said is remembered in a setting that a rollback,
-- also of a savepoint, takes back together with the message. Whatever goes wrong here, the write goes on.
create function sync.ping(audiences uuid[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  said text := coalesce(current_setting('sync.said', true), '');
  fresh uuid[];
begin
  select array_agg(distinct a) into fresh from unnest(audiences) a where strpos(said, a::text) = 0;
  -- Beyond a few thousand audiences it is a bulk job; devices come by on their timer.
  if fresh is null or length(said) > 100000 or to_regprocedure('realtime.send(jsonb,text,text,boolean)') is null then
    return;
  end if;
  begin
    perform realtime.send('{}'::jsonb, 'changed', case a
      when sync.shared('community') then 'shared:community'
      when sync.shared('catalogue') then 'shared:catalogue'
      else 'user:' || a end, true)
    from unnest(fresh) a;
    perform set_config('sync.said', said || array_to_string(fresh, ','), true);
  exception when others then
    raise warning 'no ping was sent: %', sqlerrm;
  end;
end $$;

-- Stamp -----------------------------------------------------------------------------------------------

-- Law 3. Runs after all other row triggers (its name sorts last), so that it sees the row as it will be stored.
create function sync.stamp() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.id is distinct from old.id then
      raise exception 'the id of a row in % never changes', tg_table_name using errcode = '23514';
    end if;
    if new operator(pg_catalog.*=) old then
      return new;
    end if;
    if new.rev is not distinct from old.rev then
      new.rev := sync.new_rev();
      if new.updated_at is not distinct from old.updated_at then
        new.updated_at := now();
      end if;
    end if;
  end if;
  new.rev := coalesce(new.rev, sync.new_rev());
  new.deleted := coalesce(new.deleted, false);
  -- Below, too: minus infinity is no instant to a device.
  new.updated_at := greatest(least(coalesce(new.updated_at, now()), now() + interval '5 minutes'), '2000-01-01Z');
  return new;
end $$;

-- Who sees what ---------------------------------------------------------------------------------------

-- A change of sight and a write that meet would each miss the other: the write asks who reads before the grant is
-- committed, the grant asks what there is before the write is. Writers share a lock on the owner's bucket, a change
-- of sight holds it alone; buckets, because a bulk write must not fill the lock table.
create function sync.bucket(owner uuid) returns integer
  language sql immutable parallel safe as $$
  select pg_catalog.hashtext(coalesce(owner::text, '')) & 255
$$;

-- Brings the feed in line with who can see the rows of one entity now. Null means every owner, or every audience.
-- Only what changes is written, so that nobody pulls again what he has.
create function sync.recompute(wanted text, of_owner uuid, for_audience uuid) returns void
  language plpgsql security definer set search_path = '' set jit = off as $$
declare
  e sync.entities;
  has_rows boolean;
  touched uuid[];
begin
  select * into strict e from sync.entities where name = wanted;
  -- Most owners have no row of most entities, and to find that out costs a tenth of the statement below.
  execute format('select exists (select from public.%I where $1 is null or %I = $1)', e.name, coalesce(e.owner, 'id'))
    into has_rows using of_owner;
  if not has_rows then
    return;
  end if;
  execute format($sql$
    with rows as materialized (select r.* from public.%1$I r where $1 is null or r.%4$I = $1),
    sees as materialized (
      select distinct r.id, seen.audience
      from rows r cross join lateral (%2$s) as seen (audience)
      where seen.audience is not null and ($2 is null or seen.audience = $2)
    ),
    known as materialized (
      select f.row_id, f.audience
      from sync.feed f
      where f.entity = %3$L and not f.removed and f.row_id in (select id from rows)
        and ($2 is null or f.audience = $2)
    ),
    changes as (
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
    select array_agg(distinct audience) from written
  $sql$, e.name, e.readers, e.name, coalesce(e.owner, 'id')) into touched using of_owner, for_audience;
  perform sync.ping(touched);
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

-- Enrolling -------------------------------------------------------------------------------------------

-- What a device cannot read must not be stored: a date that is infinite or beyond four digits, a number that is none
-- or has a hundred thousand digits, a list without end. One such row would reach whoever sees it.
create function sync.bound(relation regclass) returns void
  language plpgsql set search_path = '' as $$
declare
  bounds text := (
    select string_agg(format(case a.atttypid
        when 'date'::regtype then $c$%1$I between date '1900-01-01' and date '2199-12-31'$c$
        when 'timestamptz'::regtype then $c$%1$I between timestamptz '1900-01-01Z' and timestamptz '2199-12-31Z'$c$
        when 'numeric'::regtype then 'abs(%1$I) < 1e12 and scale(%1$I) <= 30'
        else 'octet_length(%1$I::text) <= 100000' end, a.attname), ' and ' order by a.attnum)
    from pg_catalog.pg_attribute a
    where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attname <> 'updated_at'
      and a.atttypid in ('date'::regtype, 'timestamptz'::regtype, 'numeric'::regtype, 'jsonb'::regtype, 'text[]'::regtype));
begin
  execute format('alter table %s drop constraint if exists in_bounds', relation);
  if bounds is not null then
    execute format('alter table %s add constraint in_bounds check (%s)', relation, bounds);
  end if;
end $$;

create function sync.enroll(
  relation regclass, readers text, owner text default null, natural_key text[] default null
) returns void
  language plpgsql set search_path = '' as $$
declare
  t name := (select c.relname from pg_catalog.pg_class c where c.oid = relation);
  body text := rtrim(readers, E'; \n\t');
  lock_owners text := '';
  key_parts text;
begin
  if relation <> to_regclass(format('public.%I', t)) then
    raise exception '% is not in the schema public', relation;
  end if;
  execute format('alter table public.%I
    add column if not exists rev uuid not null default sync.new_rev(),
    add column if not exists updated_at timestamptz not null default now(),
    add column if not exists deleted boolean not null default false', t);
  execute format('comment on column public.%1$I.rev is %2$L', t, 'Made anew by whoever writes; sync compares and sets on it.');
  execute format('comment on column public.%1$I.updated_at is %2$L', t, 'When it was edited, by the writer''s clock: it decides between edits and is no cursor.');
  execute format('comment on column public.%1$I.deleted is %2$L', t, 'A tombstone, readable for 90 days.');

  perform sync.bound(relation);

  insert into sync.entities (name, readers, owner, natural_key) values (t, body, owner, natural_key)
  on conflict (name) do update
    set readers = excluded.readers, owner = excluded.owner, natural_key = excluded.natural_key;

  if natural_key is not null then
    -- The way through jsonb gives dates one form, whatever the session's DateStyle.
    select string_agg(format('to_jsonb(new.%I) #>> ''{}''', k), ', ' order by n) into key_parts
    from unnest(natural_key) with ordinality as parts (k, n);
    execute format('alter table public.%I alter column id drop default', t);
    execute format($sql$
      create or replace function sync.%1$I() returns trigger
        language plpgsql security definer set search_path = '' as $f$
      declare derived uuid := sync.natural_id(%2$L, variadic array[%3$s]);
      begin
        new.id := coalesce(new.id, derived);
        if tg_argv[0] = 'check' and new.id is distinct from derived then
          raise exception 'the id of a row in %% derives from its key', tg_table_name using errcode = '23514';
        end if;
        return new;
      end $f$
    $sql$, 'name_' || t, t, key_parts);
    execute format('create or replace trigger aa_sync_id before insert on public.%I for each row execute function sync.%I(''fill'')', t, 'name_' || t);
    execute format('create or replace trigger zy_sync_id before insert or update on public.%I for each row execute function sync.%I(''check'')', t, 'name_' || t);
  end if;

  if owner is not null then
    lock_owners := format($sql$
      perform pg_advisory_xact_lock_shared(715002, b)
      from (select distinct sync.bucket(%I) as b from new_rows order by b) buckets;
    $sql$, owner);
  end if;
  -- Set-based and with the readers written into it, so that a session plans it once, and without scans, because the plan
  -- is kept while the table grows. What an audience knew is read
  -- from the feed and not guessed from the old row: memberships may have changed in between. What is seen is read from
  -- the row as it is by now and not from new_rows: where a trigger changed it again, this runs after that was published.
  execute format($sql$
    create or replace function sync.%1$I() returns trigger
      language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off as $f$
    #variable_conflict use_column
    declare touched uuid[];
    begin
      if tg_op = 'INSERT' then
        %4$s
        with sees as (
          select distinct r.id, seen.audience
          from new_rows n join public.%2$I r on r.id = n.id cross join lateral (%3$s) as seen (audience)
          where seen.audience is not null
        ), written as (
          insert into sync.feed (entity, row_id, audience, xid, removed)
          select %2$L, id, audience, pg_current_xact_id(), false from sees order by id, audience
          on conflict (entity, row_id, audience)
            do update set xid = excluded.xid, removed = excluded.removed, at = excluded.at
          returning audience
        )
        select array_agg(distinct audience) into touched from written;
      elsif tg_op = 'UPDATE' then
        %4$s
        insert into sync.past (entity, row_id, rev)
        select %2$L, o.id, o.rev from old_rows o join new_rows n on n.id = o.id
        where n.rev <> o.rev and sync.is_client_rev(o.rev)
        on conflict do nothing;
        with sees as materialized (
          select distinct r.id, seen.audience
          from new_rows n join old_rows o on o.id = n.id and o.rev <> n.rev
            join public.%2$I r on r.id = n.id cross join lateral (%3$s) as seen (audience)
          where seen.audience is not null
        ), gone as (
          select f.row_id, f.audience
          from new_rows n join old_rows o on o.id = n.id and o.rev <> n.rev
            join sync.feed f on f.entity = %2$L and f.row_id = n.id and not f.removed
          where not exists (select from sees s where s.id = f.row_id and s.audience = f.audience)
        ), written as (
          insert into sync.feed (entity, row_id, audience, xid, removed)
          select %2$L, id, audience, pg_current_xact_id(), removed from (
            select id, audience, false as removed from sees union all select row_id, audience, true from gone) both_ways
          order by id, audience
          on conflict (entity, row_id, audience)
            do update set xid = excluded.xid, removed = excluded.removed, at = excluded.at
          returning audience
        )
        select array_agg(distinct audience) into touched from written;
      else
        insert into sync.past (entity, row_id, rev)
        select %2$L, o.id, o.rev from old_rows o where sync.is_client_rev(o.rev)
        on conflict do nothing;
        with written as (
          update sync.feed f set xid = pg_current_xact_id(), removed = true, at = now()
          from old_rows o
          where f.entity = %2$L and f.row_id = o.id and not f.removed
          returning f.audience
        )
        select array_agg(distinct audience) into touched from written;
      end if;
      perform sync.ping(touched);
      return null;
    end $f$
  $sql$, 'publish_' || t, t, body, lock_owners);
  execute format('create or replace trigger zz_sync_stamp before insert or update on public.%I for each row execute function sync.stamp()', t);
  execute format('create or replace trigger zz_sync_inserted after insert on public.%I referencing new table as new_rows for each statement execute function sync.%I()', t, 'publish_' || t);
  execute format('create or replace trigger zz_sync_updated after update on public.%I referencing old table as old_rows new table as new_rows for each statement execute function sync.%I()', t, 'publish_' || t);
  execute format('create or replace trigger zz_sync_deleted after delete on public.%I referencing old table as old_rows for each statement execute function sync.%I()', t, 'publish_' || t);
  perform sync.recompute(t, null, null);
end $$;
comment on function sync.enroll(regclass, text, text, text[]) is
'Makes a table of the schema public one that clients hold. It needs a primary key `id uuid`.

readers      the body of a query over a row r of the table that returns the audiences which see it: user ids, or
             sync.shared(...). It must agree with the table''s SELECT policy; the policy has the last word at every pull.
owner        the column with the user by whom others gain and lose sight (sync.republish); null if nobody does.
natural_key  the columns the id derives from (law 17). A null id is filled, any other id is refused with 23514.

It adds rev, updated_at and deleted, triggers, and a check that dates, numbers and lists are such as a device can read. Grant these columns like any other after enrolling: what a caller has
no INSERT or UPDATE privilege on is the server''s, and sync_push leaves it alone. Policies must not hide rows with
deleted = true, or devices would never hear of the deletion. Enrolling again changes the readers and re-publishes.
TRUNCATE is not published.';

revoke all on all functions in schema sync from public;
grant execute on function sync.natural_id(text, text[]), sync.derived_id(text), sync.shared(text), sync.new_rev()
  to authenticated, service_role;
