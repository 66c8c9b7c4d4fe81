-- Who knows whom, and what they may know. A provider sees a client by an active assignment or an appointment, and only
-- while approved.

create table private.care (
  provider_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null references auth.users (id) on delete cascade,
  treats boolean not null,
  primary key (provider_id, client_id),
  check (provider_id <> client_id)
);
comment on table private.care is
  'Derived from client_assignments and appointments by triggers; a row alone lets both see each other''s name.';
comment on column private.care.treats is 'The provider sees the client''s contact and records, as far as the role goes.';
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

revoke execute on function private.carers(uuid, text[]), private.my_clients(text[]), private.my_acquaintances(),
  private.is_provider(uuid) from public, anon;
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
  listed boolean not null default false,
  constraint people_id_is_user_id check (id = user_id)
);
comment on table public.people is 'The part of a profile that others may know, copied by trigger; nobody writes it.';
comment on column public.people.listed is 'Every member may see it: approved providers, and members as their privacy says.';
comment on column public.people.bio is 'Of providers only, as are experience and fees.';
create index people_listed on public.people (id) where listed;
create index people_by_avatar on public.people (avatar_path);

create table public.contacts (
  id uuid primary key references public.profiles (id) on delete cascade,
  user_id uuid not null unique,
  phone text,
  email text,
  constraint contacts_id_is_user_id check (id = user_id)
);
comment on table public.contacts is 'How a client is reached, for the schedule of those who care; copied by trigger.';

create function private.is_listed(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$ select private.is_provider(who) $$;
comment on function private.is_listed(uuid) is 'Whether every member may see this person; settings and community say more.';

create function private.refresh_person(who uuid) returns void
  language sql security definer set search_path = '' as $$
  insert into public.people as known (id, user_id, first_name, last_name, avatar_path, role, specialization, bio,
    experience_years, consultation_fee, consultation_fee_max, listed)
  select p.id, p.id, p.first_name, p.last_name, p.avatar_path, p.role,
    case when provides then p.specialization end, case when provides then p.bio end,
    case when provides then p.experience_years end, case when provides then p.consultation_fee end,
    case when provides then p.consultation_fee_max end, private.is_listed(p.id)
  from public.profiles p cross join lateral (select p.provider_status <> 'none' as provides) as state
  where p.id = who
  on conflict (id) do update
  set (first_name, last_name, avatar_path, role, specialization, bio, experience_years, consultation_fee,
      consultation_fee_max, listed) = (excluded.first_name, excluded.last_name, excluded.avatar_path, excluded.role,
      excluded.specialization, excluded.bio, excluded.experience_years, excluded.consultation_fee,
      excluded.consultation_fee_max, excluded.listed)
  where (known.first_name, known.last_name, known.avatar_path, known.role, known.specialization, known.bio,
      known.experience_years, known.consultation_fee, known.consultation_fee_max, known.listed)
    is distinct from (excluded.first_name, excluded.last_name, excluded.avatar_path, excluded.role,
      excluded.specialization, excluded.bio, excluded.experience_years, excluded.consultation_fee,
      excluded.consultation_fee_max, excluded.listed)
$$;

create function private.refresh_contact(who uuid) returns void
  language sql security definer set search_path = '' as $$
  insert into public.contacts as known (id, user_id, phone, email)
  select p.id, p.id, p.phone, u.email::text
  from public.profiles p join auth.users u on u.id = p.id
  where p.id = who
  on conflict (id) do update set (phone, email) = (excluded.phone, excluded.email)
  where (known.phone, known.email) is distinct from (excluded.phone, excluded.email)
$$;

create function private.share_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_person(new.id);
  perform private.refresh_contact(new.id);
  return null;
end $$;
create trigger share_profile after insert or update on public.profiles
  for each row execute function private.share_profile();

create function private.share_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_contact(new.id);
  return null;
end $$;
create trigger share_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.share_email();

alter table public.people enable row level security;
select sync.enroll('public.people', readers => $$
    select r.user_id
    union select c.provider_id from private.care c where c.client_id = r.user_id and private.is_provider(c.provider_id)
    union select c.client_id from private.care c where c.provider_id = r.user_id
    union select private.admins()
    union select sync.shared('community') where r.listed
  $$, owner => 'user_id', natural_key => null);
grant select on public.people to authenticated;
grant all on public.people to service_role;
create policy "known people are read" on public.people for select to authenticated
  using (listed or user_id = (select auth.uid()) or user_id = any (array(select private.my_acquaintances()))
    or (select private.is_admin()));

alter table public.contacts enable row level security;
select sync.enroll('public.contacts', readers => $$
    select r.user_id union select private.carers(r.user_id)
  $$, owner => 'user_id', natural_key => null);
grant select on public.contacts to authenticated;
grant all on public.contacts to service_role;
create policy "own and clients' contacts are read" on public.contacts for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_clients())));

revoke execute on all functions in schema private from public, anon;
