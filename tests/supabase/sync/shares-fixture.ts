/** A table for each kind of share. */
export const TABLES = `
  create schema private;
  grant usage on schema private to authenticated;
  create table private.care (provider_id uuid, client_id uuid, primary key (provider_id, client_id));
  create function private.my_clients() returns setof uuid language sql stable security definer set search_path = '' as
    $$ select client_id from private.care where provider_id = (select auth.uid()) $$;
  grant execute on all functions in schema private to authenticated;
  create function private.care_changed() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    perform sync.republish(coalesce(new.client_id, old.client_id), coalesce(new.provider_id, old.provider_id));
    return null;
  end $$;
  create trigger republish after insert or delete on private.care for each row execute function private.care_changed();

  create table public.faces (id uuid primary key, user_id uuid not null, listed boolean not null default true);
  create table public.visits (
    id uuid primary key default gen_random_uuid(), user_id uuid not null, at timestamptz not null,
    open boolean not null default false);
  create index on public.visits (at);
  create table public.parts (
    id uuid primary key default gen_random_uuid(), user_id uuid not null,
    visit_id uuid not null references public.visits (id) on delete cascade);
  create index on public.parts (visit_id);
  create table public.scores (
    id uuid primary key default gen_random_uuid(), user_id uuid not null, kind text not null, day date not null);
  create index on public.scores (user_id, kind, day desc);
  create table public.wall (id uuid primary key default gen_random_uuid(), user_id uuid not null, at timestamptz not null);
  create index on public.wall (at desc, id);
  create index on public.wall (user_id);

  select sync.enroll('public.faces', owner => 'user_id',
    readers => $$ select r.user_id union select sync.shared('community') where r.listed $$,
    share => '{"named": "user_id", "of": "wall", "unless": "seen.audience <> sync.shared(''community'')"}');
  select sync.enroll('public.visits', owner => 'user_id', share => '{"by": "at", "days": 10, "unless": "r.open"}',
    readers => $$ select r.user_id union select c.provider_id from private.care c where c.client_id = r.user_id $$);
  select sync.enroll('public.parts', owner => 'user_id', share => '{"with": "visit_id", "of": "visits"}',
    readers => $$ select r.user_id union select c.provider_id from private.care c where c.client_id = r.user_id $$);
  select sync.enroll('public.scores', owner => 'user_id',
    share => '{"by": "day", "days": 5, "newest": 2, "per": ["user_id", "kind"]}',
    readers => $$ select r.user_id union select c.provider_id from private.care c where c.client_id = r.user_id $$);
  select sync.enroll('public.wall', owner => 'user_id', share => '{"by": "at", "newest": 3}',
    readers => $$ select r.user_id union select sync.shared('community') $$);
  do $$
  declare t text;
  begin
    foreach t in array array['faces', 'visits', 'parts', 'scores', 'wall'] loop
      execute format('grant select, insert, update on public.%I to authenticated', t);
      execute format('create policy writes on public.%I for all to authenticated using (
        user_id = (select auth.uid()) or %L in (''faces'', ''wall'') or user_id in (select private.my_clients()))', t, t);
    end loop;
  end $$;
`;

/** What every audience has to hold, said another way than the engine says it. */
export const SHARES = `
  with today as (select today from sync.state),
  sees as (
    select u.id as user_id, u.id as audience from auth.users u
    union select client_id, provider_id from private.care),
  visits as (
    select r.id, r.user_id, s.audience from public.visits r join sees s using (user_id)
    where s.audience = r.user_id or r.open or r.at >= (select today - 10 from today)::text::timestamptz
      or exists (select from sync.follows f where f.follower = s.audience and f.owner = r.user_id)),
  scores as (
    select r.id, s.audience
    from (select *, row_number() over (partition by user_id, kind, deleted order by day desc, id desc) as place
      from public.scores) r join sees s using (user_id)
    where s.audience = r.user_id or r.day >= (select today - 5 from today) or (not r.deleted and r.place <= 2)
      or exists (select from sync.follows f where f.follower = s.audience and f.owner = r.user_id)),
  newest as (select * from public.wall where not deleted order by at desc, id desc limit 3)
  select 'visits ' || id || ' ' || audience as line from visits
  union select 'parts ' || p.id || ' ' || v.audience from public.parts p join visits v on v.id = p.visit_id
  union select 'scores ' || id || ' ' || audience from scores
  union select 'wall ' || id || ' ' || user_id from public.wall
  union select 'wall ' || id || ' ' || sync.shared('community') from newest
  union select 'faces ' || id || ' ' || user_id from public.faces
  union select 'faces ' || f.id || ' ' || sync.shared('community') from public.faces f join newest n using (user_id)
    where f.listed`;
/** What the engine says of it. */
export const FEED = `select entity || ' ' || row_id || ' ' || audience as line from sync.feed where not removed`;
