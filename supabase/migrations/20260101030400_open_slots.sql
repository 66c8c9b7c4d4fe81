-- Which times can be booked, and what speaks against one.

-- A lock does not take the approval, nor does a licence that has ended: what the provider has agreed and written stays
-- his.
create function private.is_bookable(provider uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
      select from public.profiles p
      where p.id = provider and p.provider_status = 'approved' and private.is_in_force(p.license_expires_on))
    and not exists (select from private.locks l where l.user_id = provider)
$$;

create function private.is_licensed_on(provider uuid, day date) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not exists (select from public.profiles p where p.id = provider and p.license_expires_on < day)
$$;
comment on function private.is_licensed_on is 'Whether the licence, where it has a last day, still holds on this one: nothing new is agreed for a day beyond it.';

create function private.is_taken(provider uuid, starts timestamptz, ends timestamptz, except_id uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.appointments a
    where a.provider_id = provider and a.status in ('pending', 'scheduled', 'confirmed', 'completed') and not a.deleted
      and a.starts_at < ends and a.ends_at > starts and a.id is distinct from except_id)
$$;

-- Whoever states no hours is open all day, and an appointment that is moved leaves its own time. Without a compiler: the
-- planner takes a day of slots for millions of rows, and compiles for a second what runs for three milliseconds.
create function private.free_slots(
  provider uuid, first_day date, days integer, minutes integer, except_id uuid
) returns table (scheduled_date date, scheduled_time time, starts_at timestamptz)
  language sql stable security definer set search_path = '' set jit = off as $$
  with settings as (
    select private.zone_of(provider) as zone,
      coalesce((select s.slot_minutes from public.provider_schedules s where s.id = provider), 30) as step,
      exists (select from public.availability_rules r where r.provider_id = provider and not r.deleted) as has_hours),
  days as (
    select first_day + n as day from generate_series(0, least(greatest(days, 1), 31) - 1) as n
    where private.is_licensed_on(provider, first_day + n)),
  hours as (
    select d.day, r.start_time, r.end_time
    from days d join public.availability_rules r on r.provider_id = provider and not r.deleted
      and r.weekday = extract(dow from d.day)
      and d.day >= coalesce(r.valid_from, d.day) and d.day <= coalesce(r.valid_until, d.day)
    union
    select d.day, e.start_time, e.end_time
    from days d join settings s on s.has_hours
      join public.availability_exceptions e on e.provider_id = provider and not e.deleted
        and e.date = d.day and e.kind = 'open'
    union
    select d.day, time '00:00', time '24:00' from days d join settings s on not s.has_hours),
  slots as (
    select distinct h.day, (date '2000-01-01' + h.start_time + make_interval(mins => n * step))::time as begins, zone
    from hours h, settings,
      generate_series(0, ((extract(epoch from h.end_time - h.start_time) / 60 - minutes) / step)::integer) as n
    where extract(epoch from h.start_time) / 60 + n * step + minutes <= extract(epoch from h.end_time) / 60)
  select s.day, s.begins, t.starts
  from slots s cross join lateral (select (s.day + s.begins) at time zone s.zone as starts) as t
  where minutes between 5 and 480 and t.starts > now() and t.starts <= private.booking_horizon()
    and private.is_bookable(provider) and private.within_hours(provider, s.day, s.begins, minutes)
    and not private.is_taken(provider, t.starts, t.starts + make_interval(mins => minutes), except_id)
$$;

-- One answer and not rows: a hosted project cuts an answer after so many rows, and a month in short steps has more.
-- Definer: a slot is open or not; whose appointment fills it is nobody's business, and only an own one can be left out.
create function public.open_slots(
  provider uuid, first_day date, days integer default 14, minutes integer default 60, except_id uuid default null
) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  return (
    select coalesce(jsonb_agg(s.starts_at order by s.starts_at), '[]')
    from private.free_slots(provider, first_day, days, minutes, (
      select a.id from public.appointments a
      where a.id = except_id and (select auth.uid()) in (a.user_id, a.provider_id))) as s);
end $$;
comment on function public.open_slots is
  'The instants at which a provider can be booked, in order, for at most 31 days of the provider''s zone.';
grant execute on function public.open_slots(uuid, date, integer, integer, uuid) to authenticated;

create function private.alternatives(provider uuid, near date, minutes integer) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  found jsonb := '[]';
begin
  -- Of whoever asks for a day beyond the last one of a licence, the days before that.
  if not private.is_licensed_on(provider, near) then
    select p.license_expires_on - 13 into near from public.profiles p where p.id = provider;
  end if;
  -- Day by day, because most find three on the first, and the provider's calendar is locked meanwhile.
  for n in 0..13 loop
    found := found || (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.starts_at), '[]')
      from (
        select * from private.free_slots(provider, greatest(near, current_date) + n, 1, minutes, null) as free
        order by free.starts_at
        limit 3 - jsonb_array_length(found)) as s);
    exit when jsonb_array_length(found) >= 3;
  end loop;
  return found;
end $$;

-- One client must not close a calendar: with one provider three requests wait at a time. Where a provider confirms at
-- once, what is confirmed and to come counts as well, because nobody has looked at it.
-- Volatile: it counts also those that this statement has made.
create function private.has_too_many(wished public.appointments) returns boolean
  language sql volatile security definer set search_path = '' as $$
  select count(*) >= 3
  from public.appointments a left join public.provider_schedules s on s.id = a.provider_id
  where a.provider_id = wished.provider_id and a.user_id = wished.user_id and a.id <> wished.id and not a.deleted
    and (a.status in ('requested', 'pending')
      or (a.status in ('scheduled', 'confirmed') and s.auto_confirm and a.starts_at > now()))
$$;

-- What speaks against a request; null if nothing does. The caller holds the calendar.
create function private.slot_problem(a public.appointments) returns text
  language sql stable set search_path = '' as $$
  select case
    when not private.is_bookable(a.provider_id) then 'provider_unavailable'
    when a.starts_at <= now() then 'past'
    when a.starts_at > private.booking_horizon() then 'too_far'
    -- A day beyond the last one of a licence has no hours; when that is, is nobody's business.
    when not (private.is_licensed_on(a.provider_id, a.scheduled_date)
      and private.within_hours(a.provider_id, a.scheduled_date, a.scheduled_time, a.duration_minutes)) then 'outside_hours'
    when private.is_taken(a.provider_id, a.starts_at, a.ends_at, a.id) then 'taken'
  end
$$;

-- One provider, one place -----------------------------------------------------------------------------

create table private.calendars (
  provider_id uuid primary key references auth.users (id) on delete cascade,
  bookings bigint not null default 1
);
comment on table private.calendars is
  'Written by whoever books a provider, so that bookings of one provider come one after another.';

-- An update and not a lock alone: under repeatable read the second comer then fails and retries instead of
-- looking at a calendar that is out of date.
create function private.take_calendar(provider uuid) returns void
  language sql set search_path = '' as $$
  insert into private.calendars as c (provider_id) values (provider)
  on conflict (provider_id) do update set bookings = c.bookings + 1
$$;
