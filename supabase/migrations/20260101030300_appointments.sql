-- The appointments themselves. What may happen to one, and by whom, is in the next files.

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
  agreed_starts_at timestamptz,
  seen_starts_at timestamptz,
  decline_reason text check (decline_reason in ('taken', 'outside_hours', 'past', 'provider_unavailable', 'provider',
    'unanswered', 'too_many', 'too_far', 'too_late')),
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
comment on column public.appointments.starts_at is
  'The instant that was picked; whoever names none has the one of date and time in the zone. ends_at follows by trigger.';
comment on column public.appointments.decline_reason is
  'Why a request was declined, or why the last wish to move the appointment was not granted.';
comment on column public.appointments.answered_at is 'When the server last answered a request or refused a wish.';
comment on column public.appointments.refused_starts_at is 'The time that could not be given.';
comment on column public.appointments.alternatives is 'Open slots near the refused one: {scheduled_date, scheduled_time, starts_at}.';
comment on column public.appointments.seen_starts_at is 'The start that the provider saw when confirming or declining.';
comment on column public.appointments.agreed_starts_at is
  'The start that the client has asked for or agreed to; null where the provider has booked, or the request has lapsed.';
create index appointments_by_user on public.appointments (user_id, scheduled_date, scheduled_time);
create index appointments_by_provider on public.appointments (provider_id, scheduled_date, scheduled_time);
create index appointments_by_pair on public.appointments (provider_id, user_id, status);
create index appointments_held on public.appointments (provider_id, starts_at, ends_at)
  where status in ('pending', 'scheduled', 'confirmed', 'completed');
create index appointments_by_creator on public.appointments (created_by, created_at);

create index appointments_by_date on public.appointments (scheduled_date);
select sync.enroll('public.appointments', owner => 'user_id', share => '{"by": "scheduled_date", "days": 90}', readers => $$
  select r.user_id union select r.provider_id where private.is_provider(r.provider_id)
$$);
-- The time that the provider saw is his to state and the one that is agreed the client's, the latter never in a new row.
select sync.grant_write('public.appointments', makes => 'user_id, provider_id',
  edits => 'title, appointment_type, scheduled_date, scheduled_time, starts_at, duration_minutes, mode, location, status,
    client_note, notes, decline_note, call_url, seen_starts_at');
grant update (agreed_starts_at) on public.appointments to authenticated;
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

-- What is asked of one --------------------------------------------------------------------------------

create function private.awaits_client(a public.appointments) returns boolean
  language sql immutable set search_path = '' as $$
  select case when a.agreed_starts_at is null then a.created_by is distinct from a.provider_id
    else a.agreed_starts_at <> a.starts_at end
$$;
comment on function private.awaits_client is
  'Whether its time is the provider''s alone. What the provider has booked himself needs no agreement, and is no care.';

-- A request that lapsed without an answer can be taken up again by proposing another time. An answer to the time that
-- is over is let through by the guard, and changes nothing (keep_slot): a device without a network could not know.
create function private.has_lapsed(a public.appointments) returns boolean
  language sql immutable set search_path = '' as $$
  select a.status = 'declined' and a.decline_reason is not distinct from 'unanswered'
$$;

create function private.is_to_come(a public.appointments) returns boolean
  language sql stable set search_path = '' as $$
  select a.status in ('requested', 'pending', 'scheduled', 'confirmed') and a.starts_at > now() and not a.deleted
$$;

create function private.booking_horizon() returns timestamptz
  language sql stable set search_path = '' as $$ select now() + interval '90 days' $$;

grant execute on function private.awaits_client(public.appointments), private.has_lapsed(public.appointments),
  private.booking_horizon() to authenticated, service_role;
