-- When providers can be booked, and the appointments themselves. What may happen to one is in the next file.

-- Availability ----------------------------------------------------------------------------------------

create table public.provider_schedules (
  id uuid primary key,
  user_id uuid not null unique references public.people (id) on delete cascade,
  zone text not null default 'Africa/Lagos' check (length(zone) <= 60),
  slot_minutes integer not null default 30 check (slot_minutes between 5 and 240),
  auto_confirm boolean not null default false,
  location text check (length(location) <= 300),
  call_url text check (call_url ~ '^https://[^\s]+$' and length(call_url) <= 500),
  constraint provider_schedules_id_is_user_id check (id = user_id)
);
comment on table public.provider_schedules is 'How a provider takes bookings; without a row the defaults count.';
comment on column public.provider_schedules.zone is 'The zone the weekly hours and the appointments are stated in.';
comment on column public.provider_schedules.auto_confirm is 'A request for an open slot is confirmed at once.';

create function private.guard_zone() returns trigger
  language plpgsql set search_path = '' as $$
begin
  -- Raises 22023 for a zone the database does not know, before whoever books stumbles over it.
  perform now() at time zone new.zone;
  return new;
end $$;
create trigger guard before insert or update of zone on public.provider_schedules
  for each row execute function private.guard_zone();

create table public.availability_rules (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.people (id) on delete cascade,
  weekday integer not null check (weekday between 0 and 6),
  start_time time not null,
  end_time time not null,
  valid_from date,
  valid_until date,
  check (end_time > start_time),
  check (valid_until >= valid_from)
);
comment on table public.availability_rules is 'Weekly hours in the provider''s zone. Who has none can be asked for any time.';
comment on column public.availability_rules.weekday is '0 is Sunday.';
create index availability_rules_by_provider on public.availability_rules (provider_id, weekday);

create trigger limit_a_day after insert on public.availability_rules
  for each row execute function private.limit_a_day('500');

create table public.availability_exceptions (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.people (id) on delete cascade,
  date date not null,
  kind text not null check (kind in ('closed', 'open')),
  start_time time not null default '00:00',
  end_time time not null default '24:00',
  check (end_time > start_time)
);
comment on table public.availability_exceptions is 'One day that differs from the week: closed hours, or hours beside the usual.';
create index availability_exceptions_by_provider on public.availability_exceptions (provider_id, date);

create trigger limit_a_day after insert on public.availability_exceptions
  for each row execute function private.limit_a_day('500');

-- Appointments ----------------------------------------------------------------------------------------

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.people (id) on delete cascade,
  provider_id uuid references public.people (id) on delete set null,
  title text not null check (length(title) between 1 and 200),
  appointment_type text not null default 'other' check (appointment_type in ('fitness', 'nutrition', 'other')),
  scheduled_date date not null check (scheduled_date between date '2000-01-01' and date '2100-01-01'),
  scheduled_time time not null,
  duration_minutes integer not null default 60 check (duration_minutes between 5 and 480),
  mode text not null default 'in-person' check (mode in ('video', 'phone', 'in-person')),
  location text check (length(location) <= 300),
  status text not null default 'requested'
    check (status in ('requested', 'pending', 'scheduled', 'confirmed', 'completed', 'cancelled', 'declined')),
  client_note text check (length(client_note) <= 2000),
  notes text check (length(notes) <= 10000),
  decline_note text check (length(decline_note) <= 2000),
  call_url text check (call_url ~ '^https://[^\s]+$' and length(call_url) <= 500),
  zone text not null default 'Africa/Lagos',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  decline_reason text check (decline_reason in ('taken', 'outside_hours', 'past', 'provider_unavailable', 'provider')),
  refused_starts_at timestamptz,
  alternatives jsonb not null default '[]' check (jsonb_typeof(alternatives) = 'array'),
  answered_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (user_id <> provider_id),
  check (ends_at > starts_at)
);
comment on table public.appointments is
  'A client''s appointment with a provider. A request is answered as it arrives: pending, confirmed or declined.';
comment on column public.appointments.notes is 'The provider''s notes of the session; the client reads them.';
comment on column public.appointments.zone is 'Of the clinic; scheduled_date and scheduled_time are stated in it.';
comment on column public.appointments.starts_at is 'Kept by trigger from date, time and zone, as is ends_at.';
comment on column public.appointments.decline_reason is
  'Why a request was declined, or why the last wish to move the appointment was not granted.';
comment on column public.appointments.answered_at is 'When the server last answered a request or refused a wish.';
comment on column public.appointments.refused_starts_at is 'The time that could not be given.';
comment on column public.appointments.alternatives is 'Open slots near the refused one: {scheduled_date, scheduled_time, starts_at}.';
create index appointments_by_user on public.appointments (user_id, scheduled_date, scheduled_time);
create index appointments_by_provider on public.appointments (provider_id, scheduled_date, scheduled_time);
create index appointments_by_pair on public.appointments (provider_id, user_id, status);
create index appointments_held on public.appointments (provider_id, starts_at, ends_at)
  where status in ('pending', 'scheduled', 'confirmed', 'completed');
create index appointments_by_creator on public.appointments (created_by, created_at);

-- Access ----------------------------------------------------------------------------------------------

alter table public.provider_schedules enable row level security;
alter table public.availability_rules enable row level security;
alter table public.availability_exceptions enable row level security;
alter table public.appointments enable row level security;
grant all on public.provider_schedules, public.availability_rules, public.availability_exceptions, public.appointments
  to service_role;

select sync.enroll('public.provider_schedules', readers => $$ select r.user_id $$, owner => null, natural_key => null);
grant select on public.provider_schedules to authenticated;
grant insert (id, user_id, zone, slot_minutes, auto_confirm, location, call_url, rev, updated_at),
  update (id, user_id, zone, slot_minutes, auto_confirm, location, call_url, rev, updated_at)
  on public.provider_schedules to authenticated;
create policy "own schedule is read" on public.provider_schedules for select to authenticated
  using (user_id = (select auth.uid()));
create policy "providers make their schedule" on public.provider_schedules for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));
create policy "providers change their schedule" on public.provider_schedules for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));

select sync.enroll('public.availability_rules',
  readers => $$ select sync.shared('catalogue') $$, owner => null, natural_key => null);
grant select on public.availability_rules to authenticated;
grant insert (id, provider_id, weekday, start_time, end_time, valid_from, valid_until, rev, updated_at, deleted),
  update (weekday, start_time, end_time, valid_from, valid_until, rev, updated_at, deleted)
  on public.availability_rules to authenticated;
create policy "every member reads hours" on public.availability_rules for select to authenticated using (true);
create policy "providers state their hours" on public.availability_rules for insert to authenticated
  with check (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));
create policy "providers change their hours" on public.availability_rules for update to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));

select sync.enroll('public.availability_exceptions',
  readers => $$ select sync.shared('catalogue') $$, owner => null, natural_key => null);
grant select on public.availability_exceptions to authenticated;
grant insert (id, provider_id, date, kind, start_time, end_time, rev, updated_at, deleted),
  update (date, kind, start_time, end_time, rev, updated_at, deleted)
  on public.availability_exceptions to authenticated;
create policy "every member reads exceptions" on public.availability_exceptions for select to authenticated using (true);
create policy "providers state exceptions" on public.availability_exceptions for insert to authenticated
  with check (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));
create policy "providers change exceptions" on public.availability_exceptions for update to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));

select sync.enroll('public.appointments',
  readers => $$ select r.user_id union select r.provider_id where private.is_provider(r.provider_id) $$, owner => 'user_id', natural_key => null);
grant select on public.appointments to authenticated;
grant insert (id, user_id, provider_id, title, appointment_type, scheduled_date, scheduled_time, duration_minutes, mode,
    location, status, client_note, notes, decline_note, call_url, rev, updated_at),
  update (title, appointment_type, scheduled_date, scheduled_time, duration_minutes, mode, location, status, client_note,
    notes, decline_note, call_url, rev, updated_at)
  on public.appointments to authenticated;
create policy "both sides read" on public.appointments for select to authenticated
  using (user_id = (select auth.uid())
    or (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid())))));
-- A provider who could book anybody could read anybody: only whom one cares for already.
create policy "clients ask, providers book their clients" on public.appointments for insert to authenticated
  with check (user_id = (select auth.uid())
    or (provider_id = (select auth.uid()) and user_id = any (array(select private.my_clients()))));
create policy "both sides change" on public.appointments for update to authenticated
  using (user_id = (select auth.uid())
    or (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid())))))
  with check (user_id = (select auth.uid()) or provider_id = (select auth.uid()));

-- Open slots ------------------------------------------------------------------------------------------

create function private.zone_of(provider uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((select s.zone from public.provider_schedules s where s.id = provider), 'Africa/Lagos')
$$;

create function private.is_taken(provider uuid, starts timestamptz, ends timestamptz, except_id uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.appointments a
    where a.provider_id = provider and a.status in ('pending', 'scheduled', 'confirmed', 'completed') and not a.deleted
      and a.starts_at < ends and a.ends_at > starts and a.id is distinct from except_id)
$$;

create function private.within_hours(provider uuid, day date, begins time, minutes integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  with wanted as (select extract(epoch from begins) / 60 as first, extract(epoch from begins) / 60 + minutes as last),
  exceptions as (
    select e.kind, extract(epoch from e.start_time) / 60 as first, extract(epoch from e.end_time) / 60 as last
    from public.availability_exceptions e
    where e.provider_id = provider and e.date = day and not e.deleted)
  select not exists (select from exceptions e, wanted w where e.kind = 'closed' and e.first < w.last and e.last > w.first)
    and (not exists (select from public.availability_rules r where r.provider_id = provider and not r.deleted)
      or exists (select from exceptions e, wanted w where e.kind = 'open' and e.first <= w.first and e.last >= w.last)
      or exists (
        select from public.availability_rules r, wanted w
        where r.provider_id = provider and not r.deleted and r.weekday = extract(dow from day)
          and day >= coalesce(r.valid_from, day) and day <= coalesce(r.valid_until, day)
          and extract(epoch from r.start_time) / 60 <= w.first and extract(epoch from r.end_time) / 60 >= w.last))
$$;

-- Definer: a slot is open or not; whose appointment fills it is nobody's business.
create function public.open_slots(provider uuid, first_day date, days integer default 14, minutes integer default 60)
  returns table (scheduled_date date, scheduled_time time, starts_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  with settings as (
    select private.zone_of(provider) as zone,
      coalesce((select s.slot_minutes from public.provider_schedules s where s.id = provider), 30) as step),
  days as (
    select first_day + n as day from generate_series(0, least(greatest(days, 1), 31) - 1) as n),
  hours as (
    select d.day, r.start_time, r.end_time
    from days d join public.availability_rules r on r.provider_id = provider and not r.deleted
      and r.weekday = extract(dow from d.day)
      and d.day >= coalesce(r.valid_from, d.day) and d.day <= coalesce(r.valid_until, d.day)
    union
    select d.day, e.start_time, e.end_time
    from days d join public.availability_exceptions e on e.provider_id = provider and not e.deleted
      and e.date = d.day and e.kind = 'open'),
  slots as (
    select distinct h.day, (date '2000-01-01' + h.start_time + make_interval(mins => n * step))::time as begins, zone
    from hours h, settings,
      generate_series(0, ((extract(epoch from h.end_time - h.start_time) / 60 - minutes) / step)::integer) as n
    where extract(epoch from h.start_time) / 60 + n * step + minutes <= extract(epoch from h.end_time) / 60)
  select s.day, s.begins, t.starts
  from slots s cross join lateral (select (s.day + s.begins) at time zone s.zone as starts) as t
  where minutes between 5 and 480 and t.starts > now() and private.is_provider(provider)
    and private.within_hours(provider, s.day, s.begins, minutes)
    and not private.is_taken(provider, t.starts, t.starts + make_interval(mins => minutes), null)
  order by t.starts
$$;
comment on function public.open_slots is 'The times at which a provider can be booked, in the provider''s zone, for at most 31 days.';

create function private.alternatives(provider uuid, near date, minutes integer) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  found jsonb := '[]';
begin
  -- Day by day, because most find three on the first, and the provider's calendar is locked meanwhile.
  for n in 0..13 loop
    found := found || (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.starts_at), '[]')
      from (
        select * from public.open_slots(provider, greatest(near, current_date) + n, 1, minutes)
        limit 3 - jsonb_array_length(found)) as s);
    exit when jsonb_array_length(found) >= 3;
  end loop;
  return found;
end $$;

revoke execute on function private.zone_of(uuid), private.is_taken(uuid, timestamptz, timestamptz, uuid),
  private.within_hours(uuid, date, time, integer), private.alternatives(uuid, date, integer),
  public.open_slots(uuid, date, integer, integer) from public, anon;
grant execute on function public.open_slots(uuid, date, integer, integer) to authenticated, service_role;
