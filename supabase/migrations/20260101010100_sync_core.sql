-- The sync core: nobody may do anything unless a migration says so, and every change of an enrolled table is
-- written into a feed that says who has to hear of it.

-- Default deny ----------------------------------------------------------------------------------------
-- A hosted project hands every new table and function to anon and authenticated. From here on each is granted, and
-- no migration has to revoke anything: a new function can be called by nobody, or in public by the service role, and a
-- new table of public is the service role's alone.

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
  minimum_client integer not null default 0,
  today date not null default (now() at time zone 'UTC')::date
);
comment on table sync.state is
  'One row. After a restore call sync.new_epoch(): the transaction ids in the feed are those of another history.';
comment on column sync.state.floor is 'Removals up to this transaction were collected: who last pulled before it starts over.';
comment on column sync.state.minimum_client is 'Clients that state a lower version are answered 426 and keep their queue.';
comment on column sync.state.today is
  'The day from which shares count back. sync.expire() moves it on, so that feed and share change together.';
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
create index feed_cursor on sync.feed (audience, xid, entity, row_id) include (removed);
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
  natural_key text[],
  share jsonb
);
comment on table sync.entities is 'The enrolled tables in the order of their enrolling, so parents come before children.';
comment on column sync.entities.readers is 'Who may see a row.';
comment on column sync.entities.share is 'How much of it the devices of readers hold; sync.enroll says how. Null: all of it.';

create table sync.follows (
  follower uuid not null,
  owner uuid not null,
  primary key (follower, owner)
);
comment on table sync.follows is 'The follower''s share of what he may see of the owner is all of it.';

alter table sync.state enable row level security;
alter table sync.feed enable row level security;
alter table sync.past enable row level security;
alter table sync.entities enable row level security;
alter table sync.follows enable row level security;

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

grant execute on function sync.natural_id(text, text[]), sync.derived_id(text), sync.shared(text), sync.new_rev()
  to authenticated, service_role;

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
