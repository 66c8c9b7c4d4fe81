-- Who somebody is. The server holds the role: metadata of a sign-up is a wish, an administrator decides.

create schema if not exists private;
revoke all on schema private from public, anon;
grant usage on schema private to authenticated, service_role;

create function private.is_name(name text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select normalize(is_name.name, nfkc) !~ ('[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E'
    || '\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E007F@<>/\\]|\.[^ .][^ .\u0300-\u036F]')
$$;
comment on function private.is_name(text) is 'A dot is followed by a space, or by an initial: `evil.example` is an address.';
grant execute on function private.is_name(text) to authenticated, service_role;

create table public.profiles (
  id uuid primary key,
  user_id uuid not null unique references auth.users (id) on delete cascade,
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  phone text check (length(phone) <= 40),
  age integer check (age between 1 and 130),
  weight numeric(5, 1) check (weight between 20 and 1500),
  height numeric(5, 2) check (height between 10 and 110),
  weight_loss_goal text check (weight_loss_goal in ('lose_5', 'lose_15', 'lose_30', 'maintain', 'gain')),
  sex text check (sex in ('female', 'male')),
  activity text check (activity in ('mostly_sitting', 'partly_standing', 'moving', 'heavy_work')),
  health_concerns text check (length(health_concerns) <= 5000),
  preferred_fitness_center text check (length(preferred_fitness_center) <= 200),
  bio text check (length(bio) <= 5000),
  date_of_birth date check (date_of_birth between date '1900-01-01' and date '2100-01-01'),
  location text check (length(location) <= 200),
  avatar_path text check (length(avatar_path) <= 500),
  role text not null default 'client'
    check (role in ('client', 'trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon', 'lab_technician', 'finance', 'admin')),
  provider_status text not null default 'none'
    check (provider_status in ('none', 'pending', 'needs_information', 'approved', 'suspended', 'rejected')),
  provider_reason text check (length(provider_reason) <= 500),
  specialization text check (length(specialization) <= 200),
  license_number text check (length(license_number) <= 100),
  license_issuer text check (length(license_issuer) <= 100),
  license_expires_on date check (license_expires_on between date '1900-01-01' and date '2100-01-01'),
  license_renews_on date check (license_renews_on between date '1900-01-01' and date '2100-01-01'),
  experience_years integer check (experience_years between 0 and 80),
  consultation_fee integer check (consultation_fee between 0 and 100000000),
  consultation_fee_max integer check (consultation_fee_max between 0 and 100000000),
  created_at timestamptz not null default now(),
  constraint profiles_id_is_user_id check (id = user_id),
  constraint profiles_status_fits_role check ((role in ('client', 'finance', 'admin')) = (provider_status = 'none')),
  constraint profiles_fee_range check (consultation_fee_max >= consultation_fee),
  constraint profiles_first_name_is_name check (private.is_name(first_name)),
  constraint profiles_last_name_is_name check (private.is_name(last_name)),
  -- A file of somebody else must not become a face.
  constraint profiles_avatar_is_own check (starts_with(avatar_path, user_id::text || '/'))
);
comment on table public.profiles is 'A person''s own record, read and written by that person alone; others see public.people.';
comment on column public.profiles.weight is 'Pounds.';
comment on column public.profiles.height is 'Inches.';
comment on column public.profiles.sex is 'For formulas that ask for it; null where it was not said.';
comment on column public.profiles.activity is 'How the days go, workouts apart.';
comment on column public.profiles.consultation_fee is 'US cents; the lower end where consultation_fee_max is set.';
comment on column public.profiles.consultation_fee_max is 'US cents; the upper end of a range, as surgeons state it.';
comment on column public.profiles.avatar_path is 'The object in the bucket avatars.';
comment on column public.profiles.role is 'Set by the sign-up trigger, the office and the service role only.';
comment on column public.profiles.provider_status is 'A provider works only while approved; none for clients and administrators.';
comment on column public.profiles.provider_reason is 'What the office wrote with its last decision.';
comment on column public.profiles.license_issuer is 'Where the kind of provider has a council, that one is the issuer, and this is empty.';
comment on column public.profiles.license_expires_on is 'The last day on which the licence is in force.';
comment on column public.profiles.license_renews_on is 'The new last day that the provider states, until the office has confirmed it.';
create index profiles_by_role on public.profiles (role, provider_status);

-- The roles the database asks for ---------------------------------------------------------------------

create function private.my_role() returns text
  language sql stable security definer set search_path = '' as $$
  select case when p.provider_status in ('none', 'approved') then p.role else p.provider_status end
  from public.profiles p
  where p.id = (select auth.uid())
$$;
comment on function private.my_role() is
  'The caller''s role as the server holds it; a provider who is not approved has the state instead, strangers null.';

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(private.my_role() = 'admin', false)
$$;

grant execute on function private.my_role(), private.is_admin() to authenticated, service_role;

create function private.is_in_force(expires_on date, days_after integer default 0) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(expires_on + days_after >= (now() at time zone 'Africa/Lagos')::date, true)
$$;
comment on function private.is_in_force is 'Whether a licence holds today, or held so many days ago; one without a last day does.';

-- Guards ----------------------------------------------------------------------------------------------

create function private.guard_profile() returns trigger
  language plpgsql set search_path = '' as $$
begin
  -- Writers name the user; the upsert of the product's profile form knows no other key.
  new.id := coalesce(new.id, new.user_id);
  if tg_op = 'INSERT' then
    return new;
  end if;
  if new.user_id is distinct from old.user_id or new.id is distinct from old.id then
    raise exception 'a profile stays with its user' using errcode = '42501';
  end if;
  if current_user not in ('authenticated', 'anon') then
    return new;
  end if;
  -- The column grants refuse this already; a grant given by mistake must not open the house.
  if (new.role, new.provider_status) is distinct from (old.role, old.provider_status) then
    raise exception 'roles are given by an administrator' using errcode = '42501';
  end if;
  if old.provider_status in ('approved', 'suspended')
    and (new.license_number, new.license_issuer, new.license_expires_on, new.specialization, new.experience_years)
      is distinct from (old.license_number, old.license_issuer, old.license_expires_on, old.specialization,
      old.experience_years) then
    raise exception 'the licence was checked with the approval and is changed by an administrator' using errcode = '42501';
  end if;
  -- Whoever was asked for something and has stated it waits for the office again.
  if old.provider_status = 'needs_information'
    and (new.first_name, new.last_name, new.specialization, new.license_number, new.license_issuer,
      new.license_expires_on, new.experience_years)
      is distinct from (old.first_name, old.last_name, old.specialization, old.license_number, old.license_issuer,
      old.license_expires_on, old.experience_years) then
    new.provider_status := 'pending';
    new.provider_reason := null;
  end if;
  return new;
end $$;
create trigger guard before insert or update on public.profiles
  for each row execute function private.guard_profile();

create table private.role_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  changed_by uuid,
  changed_as text not null,
  old_role text not null,
  new_role text not null,
  old_status text not null,
  new_status text not null,
  changed_at timestamptz not null default now()
);
comment on table private.role_changes is 'Who changed whose role or approval, and when; outlives the accounts it names.';
create index role_changes_by_user on private.role_changes (user_id, changed_at);

-- Definer: the log is closed to everybody who changes a profile.
create function private.log_role_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.role_changes (user_id, changed_by, changed_as, old_role, new_role, old_status, new_status)
  values (new.id, (select auth.uid()), coalesce((select auth.role()), session_user), old.role, new.role,
    old.provider_status, new.provider_status);
  return null;
end $$;
-- Of every update: the guard changes the state in one that names other columns.
create trigger log_role_change after update on public.profiles
  for each row when ((old.role, old.provider_status) is distinct from (new.role, new.provider_status))
  execute function private.log_role_change();

-- Access ----------------------------------------------------------------------------------------------

select sync.enroll('public.profiles', readers => $$ select r.user_id $$);
-- An upsert by user_id sets the keys again; the guard keeps them where they are.
select sync.grant_write('public.profiles', edits => 'id, user_id, first_name, last_name, phone, age, weight, height,
  weight_loss_goal, sex, activity, health_concerns, preferred_fitness_center, bio, date_of_birth, location, avatar_path, specialization,
  license_number, license_issuer, license_expires_on, license_renews_on, experience_years, consultation_fee, consultation_fee_max');

create policy "own profile is read" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own profile is made" on public.profiles for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "own profile is changed" on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
