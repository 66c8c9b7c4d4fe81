-- One client must not close a calendar: with one provider three requests wait at a time, and nobody is asked for a time
-- more than ninety days ahead. What is beyond is declined with a reason, as whatever else cannot be given. Where a
-- provider confirms at once, what is confirmed and to come counts as well, because nobody has looked at it.

alter table public.appointments drop constraint appointments_decline_reason_check;
alter table public.appointments add constraint appointments_decline_reason_check
  check (decline_reason in ('taken', 'outside_hours', 'past', 'provider_unavailable', 'provider', 'unanswered',
    'too_many', 'too_far'));

-- Volatile: it counts also those that this statement has made.
create function private.has_too_many(wished public.appointments) returns boolean
  language sql volatile security definer set search_path = '' as $$
  select count(*) >= 3
  from public.appointments a left join public.provider_schedules s on s.id = a.provider_id
  where a.provider_id = wished.provider_id and a.user_id = wished.user_id and a.id <> wished.id and not a.deleted
    and (a.status in ('requested', 'pending')
      or (a.status in ('scheduled', 'confirmed') and s.auto_confirm and a.starts_at > now()))
$$;

create or replace function private.slot_problem(a public.appointments) returns text
  language sql stable set search_path = '' as $$
  select case
    when not private.is_provider(a.provider_id) then 'provider_unavailable'
    when a.starts_at <= now() then 'past'
    when a.starts_at > private.booking_horizon() then 'too_far'
    when not private.within_hours(a.provider_id, a.scheduled_date, a.scheduled_time, a.duration_minutes)
      then 'outside_hours'
    when private.is_taken(a.provider_id, a.starts_at, a.ends_at, a.id) then 'taken'
  end
$$;

create or replace function private.refuse(a public.appointments, reason text) returns public.appointments
  language plpgsql set search_path = '' as $$
begin
  a.decline_reason := reason;
  a.decline_note := case when reason = 'provider' then a.decline_note end;
  a.refused_starts_at := a.starts_at;
  a.alternatives := case when reason in ('provider_unavailable', 'too_many', 'too_far') then '[]'
    else private.alternatives(a.provider_id, a.scheduled_date, a.duration_minutes) end;
  a.answered_at := clock_timestamp();
  return a;
end $$;

create or replace function private.free_slots(
  provider uuid, first_day date, days integer, minutes integer, except_id uuid
) returns table (scheduled_date date, scheduled_time time, starts_at timestamptz)
  language sql stable security definer set search_path = '' set jit = off as $$
  with settings as (
    select private.zone_of(provider) as zone,
      coalesce((select s.slot_minutes from public.provider_schedules s where s.id = provider), 30) as step,
      exists (select from public.availability_rules r where r.provider_id = provider and not r.deleted) as has_hours),
  days as (
    select first_day + n as day from generate_series(0, least(greatest(days, 1), 31) - 1) as n),
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
    and private.is_provider(provider) and private.within_hours(provider, s.day, s.begins, minutes)
    and not private.is_taken(provider, t.starts, t.starts + make_interval(mins => minutes), except_id)
$$;

create or replace function private.keep_slot() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  holding constant text[] := array['pending', 'scheduled', 'confirmed', 'completed'];
  had_slot boolean := tg_op = 'UPDATE' and old.status = any (holding);
  moved boolean := true;
  problem text;
begin
  if tg_op = 'INSERT' then
    new.created_by := coalesce(caller, new.created_by);
  else
    moved := (new.provider_id, new.starts_at, new.ends_at) is distinct from (old.provider_id, old.starts_at, old.ends_at);
    if moved then
      new.seen_starts_at := null;
    end if;
    if new.status = 'declined' and old.status <> 'declined' and new.answered_at is not distinct from old.answered_at then
      new := private.refuse(new, 'provider');
    end if;
  end if;
  if new.provider_id is null then
    return new;
  end if;
  if caller = new.provider_id and tg_op = 'UPDATE' and private.has_lapsed(old) and new.status <> old.status
    and new.starts_at <= now() then
    new := private.stay(new, old);
    new.answered_at := clock_timestamp();
    perform private.tell_one_of_appointment(new, 'too late', caller, 'warning');
    return new;
  end if;
  if had_slot and new.status = 'requested' then
    if not moved then
      new.status := old.status;
      return new;
    end if;
    perform private.take_calendar(new.provider_id);
    problem := private.slot_problem(new);
  elsif new.status = 'requested' and caller = new.user_id then
    perform private.take_calendar(new.provider_id);
    if private.has_too_many(new) then
      problem := 'too_many';
    end if;
  elsif new.status = any (holding) and (moved or not had_slot) then
    perform private.take_calendar(new.provider_id);
    if private.is_taken(new.provider_id, new.starts_at, new.ends_at, new.id) then
      if caller is null then
        raise exception 'the provider is already booked at that time' using errcode = '23P01';
      end if;
      problem := 'taken';
    end if;
  end if;
  if problem is not null and tg_op = 'UPDATE' and caller = new.provider_id then
    new := private.stay(new, old);
    new.answered_at := clock_timestamp();
    perform private.tell_one_of_appointment(new, 'not moved', caller, 'warning');
  elsif problem is not null then
    new := private.refuse(new, problem);
    if had_slot then
      new := private.stay(new, old);
    else
      new.status := 'declined';
    end if;
  elsif tg_op = 'UPDATE' and (moved or new.status <> old.status) and new.status <> 'declined' then
    new.decline_reason := null;
    new.refused_starts_at := null;
    new.alternatives := '[]';
  end if;
  return new;
end $$;

revoke execute on function private.has_too_many(public.appointments) from public, anon;
