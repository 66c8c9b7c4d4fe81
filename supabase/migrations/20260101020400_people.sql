-- Who knows whom, and what they may know. A provider sees a client by an active assignment or an appointment, and only
-- while approved.

create table private.care (
  provider_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null references auth.users (id) on delete cascade,
  treats boolean not null,
  since timestamptz not null default now(),
  primary key (provider_id, client_id),
  check (provider_id <> client_id)
);
comment on table private.care is
  'Derived from client_assignments and appointments by triggers; a row alone lets both see each other''s name.';
comment on column private.care.treats is 'The provider sees the client''s contact and records, as far as the role goes.';
comment on column private.care.since is 'Since when it is as `treats` says.';
create index care_by_client on private.care (client_id, provider_id);

create function private.is_provider(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = who and p.provider_status = 'approved')
$$;

create function private.carers(client uuid, variadic roles text[] default '{}') returns setof uuid
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query
    select c.provider_id
    from private.care c join public.profiles p on p.id = c.provider_id
    where c.client_id = client and c.treats and p.provider_status = 'approved'
      and (cardinality(roles) = 0 or p.role = any (roles));
end $$;
comment on function private.carers is 'The approved providers of these roles, or of any, who care for the client.';

create function private.my_clients(variadic roles text[] default '{}') returns setof uuid
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query
    select c.client_id
    from private.care c join public.profiles p on p.id = c.provider_id
    where c.provider_id = auth.uid() and c.treats and p.provider_status = 'approved'
      and (cardinality(roles) = 0 or p.role = any (roles));
end $$;
comment on function private.my_clients is 'The clients the caller cares for; nobody unless approved and in one of the roles.';

create function private.my_acquaintances() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select c.client_id from private.care c
  where c.provider_id = (select auth.uid()) and private.is_provider((select auth.uid()))
  union all
  select c.provider_id from private.care c where c.client_id = (select auth.uid())
$$;

grant execute on function private.carers(uuid, text[]), private.my_clients(text[]), private.my_acquaintances(),
  private.is_provider(uuid) to authenticated, service_role;

-- People: what others may know ------------------------------------------------------------------------

create table public.people (
  id uuid primary key references public.profiles (id) on delete cascade,
  user_id uuid not null unique,
  first_name text,
  last_name text,
  avatar_path text,
  role text not null,
  specialization text,
  bio text,
  experience_years integer,
  consultation_fee integer,
  consultation_fee_max integer,
  zone text,
  slot_minutes integer,
  away_note text,
  away_until date,
  away_cover uuid,
  listed boolean not null default false,
  constraint people_id_is_user_id check (id = user_id)
);
comment on table public.people is 'The part of a profile that others may know, copied by trigger; nobody writes it.';
comment on column public.people.listed is 'Every member may see it: approved providers, and members as their privacy says.';
comment on column public.people.bio is 'Of providers only, as are experience and fees.';
comment on column public.people.zone is 'Of the provider''s hours, copied from provider_schedules; null where the default counts.';
comment on column public.people.slot_minutes is 'Minutes from one time that is offered to the next, copied likewise.';
comment on column public.people.away_until is 'The last day on which a provider is away, copied likewise; with his words for it, and who answers meanwhile.';
create index people_listed on public.people (id) where listed;
create index people_by_avatar on public.people (avatar_path);

-- Every device holds the providers, and whoever wrote a post that it holds. Administrators read all, and hold no list.
select sync.enroll('public.people', owner => 'user_id', readers => $$
    select r.user_id
    union select c.provider_id from private.care c where c.client_id = r.user_id and private.is_provider(c.provider_id)
    union select c.client_id from private.care c where c.provider_id = r.user_id
    union select sync.shared('community') where r.listed
  $$,
  share => '{"named": "user_id", "of": "community_posts",
    "unless": "seen.audience <> sync.shared(''community'') or r.role <> ''client''"}');
grant select on public.people to authenticated;
create policy "known people are read" on public.people for select to authenticated
  using (listed or user_id = (select auth.uid()) or user_id = any (array(select private.my_acquaintances()))
    or (select private.is_admin()));

-- Name, picture, bio and fee of whoever is listed go to every device.
create trigger limit_a_day after update on public.people
  for each row when (new.listed or old.listed) execute function private.limit_a_day('200');

create table public.contacts (
  id uuid primary key references public.profiles (id) on delete cascade,
  user_id uuid not null unique,
  phone text,
  email text,
  constraint contacts_id_is_user_id check (id = user_id)
);
comment on table public.contacts is 'How a client is reached, for the schedule of those who care; copied by trigger.';

select sync.enroll('public.contacts', owner => 'user_id', share => '{"whole": "one row a client"}', readers => $$
  select r.user_id union select private.carers(r.user_id)
$$);
grant select on public.contacts to authenticated;
create policy "own and clients' contacts are read" on public.contacts for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_clients())));

-- The common case -------------------------------------------------------------------------------------
-- A row is its user's, who alone writes it, and carers in some roles read it.

create function private.share_own(
  relation regclass, carers text[] default '{}', natural_key text[] default null, share jsonb default null
) returns void
  language plpgsql set search_path = '' as $$
declare
  roles text := (select string_agg(quote_literal(role), ', ' order by n) from unnest(carers) with ordinality as l (role, n));
  own constant text := 'user_id = (select auth.uid())';
begin
  if roles is null then
    perform sync.enroll(relation, 'select r.user_id', null, natural_key);
    execute format('create policy "read one''s own" on %s for select to authenticated using (%s)', relation, own);
  else
    perform sync.enroll(relation, format('select r.user_id union select private.carers(r.user_id, %s)', roles),
      'user_id', natural_key, share);
    execute format('create policy "read one''s own and the clients''" on %s for select to authenticated
      using (%s or user_id = any (array(select private.my_clients(%s))))', relation, own, roles);
  end if;
end $$;
comment on function private.share_own(regclass, text[], text[], jsonb) is
  'Enrolls a table whose rows are read by the user in user_id and by his carers of these roles, who hold this share.';

create function private.write_own(
  relation regclass, edits text, makes text default null, checked text default null, owner text default 'user_id'
) returns void
  language plpgsql set search_path = '' as $$
declare
  own constant text := format('%I = (select auth.uid())', owner);
  allowed constant text := concat_ws(' and ', own, '(' || checked || ')');
begin
  perform sync.grant_write(relation, edits, concat_ws(', ', owner, makes));
  execute format('create policy "make one''s own" on %s for insert to authenticated with check (%s)', relation, allowed);
  execute format('create policy "change one''s own" on %s for update to authenticated using (%s) with check (%s)',
    relation, own, allowed);
end $$;
comment on function private.write_own(regclass, text, text, text, text) is
  'Lets users write the rows that name them as the owner, as sync.grant_write says; what is written has to fit `checked`.';
