-- What may happen to an appointment, by whom, and that no provider is ever booked twice.

-- Who may do what -------------------------------------------------------------------------------------

create function private.guard_client_change(was public.appointments, is_now public.appointments) returns void
  language plpgsql set search_path = '' as $$
begin
  if (is_now.notes, is_now.call_url, is_now.decline_note) is distinct from (was.notes, was.call_url, was.decline_note) then
    raise exception 'notes and the call link are the provider''s' using errcode = '42501';
  end if;
  if was.status in ('completed', 'cancelled') then
    raise exception 'this appointment is over; ask for another' using errcode = '42501';
  end if;
  if is_now.status not in (was.status, 'requested', 'cancelled') or (was.status, is_now.status) = ('declined', 'cancelled')
  then
    raise exception 'a client asks for, moves and cancels appointments' using errcode = '42501';
  end if;
end $$;

create function private.guard_provider_change(was public.appointments, is_now public.appointments) returns void
  language plpgsql set search_path = '' as $$
declare
  open_states constant text[] := array['requested', 'pending', 'scheduled', 'confirmed'];
begin
  if is_now.client_note is distinct from was.client_note then
    raise exception 'the note is the client''s' using errcode = '42501';
  end if;
  if was.status <> all (open_states) and (is_now.status, is_now.title, is_now.appointment_type, is_now.scheduled_date,
      is_now.scheduled_time, is_now.duration_minutes, is_now.mode, is_now.location)
    is distinct from (was.status, was.title, was.appointment_type, was.scheduled_date, was.scheduled_time,
      was.duration_minutes, was.mode, was.location)
  then
    raise exception 'this appointment is over; only notes can be added' using errcode = '42501';
  end if;
  if is_now.status <> was.status and (is_now.status = 'requested' or (is_now.status = 'pending' and was.status <> 'requested'))
  then
    raise exception 'an answer is not taken back' using errcode = '42501';
  end if;
  if is_now.status = 'completed' and was.status <> 'completed'
    and (is_now.scheduled_date + is_now.scheduled_time) at time zone was.zone > now() then
    raise exception 'an appointment is completed after it began' using errcode = '42501';
  end if;
end $$;

-- Definer: the profiles of others are closed.
create function private.was_approved(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = who and p.provider_status in ('approved', 'rejected'))
$$;

-- Definer and volatile: it counts also those that this statement has made, and whatever the policies show.
create function private.requests_today() returns bigint
  language sql volatile security definer set search_path = '' as $$
  select count(*) from public.appointments a
  where a.created_by = (select auth.uid()) and a.created_at > now() - interval '1 day'
$$;

create function private.guard_appointment() returns trigger
  language plpgsql set search_path = '' as $$
declare
  by_client boolean := new.user_id = (select auth.uid());
begin
  if current_user not in ('authenticated', 'anon') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.provider_id is null then
      raise exception 'an appointment needs a provider' using errcode = '23502';
    end if;
    -- Who is asked becomes known by name to who asks. Whoever was a provider once is declined by the server.
    if not private.was_approved(new.provider_id) then
      raise exception 'there is no such provider' using errcode = '23503';
    end if;
    if private.requests_today() >= 100 then
      raise exception 'one person makes at most 100 appointments a day' using errcode = 'P0001';
    end if;
    if by_client then
      if new.status not in ('requested', 'pending')
        or num_nonnulls(new.notes, new.call_url, new.decline_note) > 0 then
        raise exception 'a client asks for an appointment and the provider confirms it' using errcode = '42501';
      end if;
      new.status := 'requested';
    elsif new.status not in ('pending', 'scheduled', 'confirmed', 'completed') then
      raise exception 'a provider books pending, scheduled or confirmed appointments' using errcode = '42501';
    end if;
    return new;
  end if;
  if by_client then
    perform private.guard_client_change(old, new);
    if (new.scheduled_date, new.scheduled_time, new.duration_minutes)
        is distinct from (old.scheduled_date, old.scheduled_time, old.duration_minutes)
      and new.status <> 'cancelled' then
      new.status := 'requested';
    end if;
  else
    perform private.guard_provider_change(old, new);
  end if;
  return new;
end $$;
create trigger guard before insert or update on public.appointments
  for each row execute function private.guard_appointment();

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

-- What speaks against a request; null if nothing does. The caller holds the calendar.
create function private.slot_problem(a public.appointments) returns text
  language sql stable set search_path = '' as $$
  select case
    when not private.is_provider(a.provider_id) then 'provider_unavailable'
    when a.starts_at <= now() then 'past'
    when not private.within_hours(a.provider_id, a.scheduled_date, a.scheduled_time, a.duration_minutes)
      then 'outside_hours'
    when private.is_taken(a.provider_id, a.starts_at, a.ends_at, a.id) then 'taken'
  end
$$;

create function private.refuse(a public.appointments, reason text) returns public.appointments
  language plpgsql set search_path = '' as $$
begin
  a.decline_reason := reason;
  a.refused_starts_at := a.starts_at;
  a.alternatives := case when reason = 'provider_unavailable' then '[]'
    else private.alternatives(a.provider_id, a.scheduled_date, a.duration_minutes) end;
  a.answered_at := clock_timestamp();
  return a;
end $$;

-- A wish that cannot be granted must not cost the slot one has.
create function private.stay(wished public.appointments, was public.appointments) returns public.appointments
  language plpgsql set search_path = '' as $$
begin
  wished.status := was.status;
  wished.scheduled_date := was.scheduled_date;
  wished.scheduled_time := was.scheduled_time;
  wished.duration_minutes := was.duration_minutes;
  wished.starts_at := was.starts_at;
  wished.ends_at := was.ends_at;
  return wished;
end $$;

-- Definer: it looks at the whole calendar of the provider.
create function private.keep_slot() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  holding constant text[] := array['pending', 'scheduled', 'confirmed', 'completed'];
  had_slot boolean := tg_op = 'UPDATE' and old.status = any (holding);
  moved boolean := true;
  problem text;
begin
  if tg_op = 'INSERT' then
    new.created_by := coalesce((select auth.uid()), new.created_by);
    if (select auth.uid()) is not null then
      new.zone := private.zone_of(new.provider_id);
    end if;
  end if;
  new.starts_at := (new.scheduled_date + new.scheduled_time) at time zone new.zone;
  new.ends_at := new.starts_at + make_interval(mins => new.duration_minutes);
  if tg_op = 'UPDATE' then
    moved := (new.provider_id, new.starts_at, new.ends_at) is distinct from (old.provider_id, old.starts_at, old.ends_at);
    if new.status = 'declined' and old.status <> 'declined' and new.answered_at is not distinct from old.answered_at then
      new := private.refuse(new, 'provider');
    end if;
  end if;
  if new.provider_id is null then
    return new;
  end if;
  if had_slot and new.status = 'requested' then
    if not moved then
      new.status := old.status;
      return new;
    end if;
    perform private.take_calendar(new.provider_id);
    problem := private.slot_problem(new);
  elsif new.status = any (holding) and (moved or not had_slot) then
    perform private.take_calendar(new.provider_id);
    if private.is_taken(new.provider_id, new.starts_at, new.ends_at, new.id) then
      if (select auth.uid()) is null then
        raise exception 'the provider is already booked at that time' using errcode = '23P01';
      end if;
      problem := 'taken';
    end if;
  end if;
  if problem is not null then
    new := private.refuse(new, problem);
    if had_slot then
      new := private.stay(new, old);
    else
      new.status := 'declined';
    end if;
  elsif moved and tg_op = 'UPDATE' and new.status <> 'declined' then
    new.decline_reason := null;
    new.refused_starts_at := null;
    new.alternatives := '[]';
  end if;
  return new;
end $$;
create trigger keep_slot before insert or update on public.appointments
  for each row execute function private.keep_slot();

-- The answer is a write of its own after the client's, so that the client's rev is known and a replay of it is
-- answered with the row as the server made it.
create function private.answer_request(request uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  problem text;
  schedule public.provider_schedules;
begin
  select * into a from public.appointments where id = request and status = 'requested';
  if not found or a.provider_id is null then
    return;
  end if;
  perform private.take_calendar(a.provider_id);
  problem := private.slot_problem(a);
  if problem is not null then
    a := private.refuse(a, problem);
    update public.appointments
    set status = 'declined', decline_reason = a.decline_reason, refused_starts_at = a.refused_starts_at,
      alternatives = a.alternatives, answered_at = a.answered_at
    where id = request;
    return;
  end if;
  select * into schedule from public.provider_schedules s where s.id = a.provider_id;
  update public.appointments
  set status = case when schedule.auto_confirm then 'confirmed' else 'pending' end, decline_reason = null,
    refused_starts_at = null, alternatives = '[]', answered_at = clock_timestamp(),
    call_url = case when mode = 'video' then coalesce(call_url, schedule.call_url) else call_url end,
    location = case when mode = 'in-person' then coalesce(location, schedule.location) else location end
  where id = request;
end $$;

create function private.answer() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'requested' then
    perform private.answer_request(new.id);
  elsif new.answered_at is not null and (tg_op = 'INSERT'
    or (old.status <> 'requested' and new.answered_at is distinct from old.answered_at)) then
    -- The server changed what was sent: a rev of its own says so to the sender.
    update public.appointments set rev = sync.new_rev(), updated_at = now() where id = new.id;
  end if;
  return null;
end $$;
create trigger answer after insert or update on public.appointments
  for each row execute function private.answer();

-- Care follows ----------------------------------------------------------------------------------------

create or replace function private.care_between(provider uuid, client uuid, out known boolean, out treats boolean)
  language sql stable security definer set search_path = '' as $$
  with ties as (
    select a.status = 'active' as cares
    from public.client_assignments a
    where a.trainer_id = provider and a.client_id = client and not a.deleted
    union all
    -- What a provider books himself prolongs nothing, or he could keep for good what he was given for a time.
    select a.status in ('pending', 'scheduled', 'confirmed', 'completed') and a.created_by is distinct from provider
    from public.appointments a
    where a.provider_id = provider and a.user_id = client and not a.deleted)
  select count(*) > 0, coalesce(bool_or(cares), false) and private.is_provider(provider) from ties
$$;

create function private.follow_appointment() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.refresh_care(old.provider_id, old.user_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.provider_id is distinct from old.provider_id) then
    perform private.refresh_care(new.provider_id, new.user_id);
  end if;
  return null;
end $$;
create trigger follow_care after insert or delete on public.appointments
  for each row execute function private.follow_appointment();
create trigger follow_care_of_change after update on public.appointments
  for each row when ((old.status, old.provider_id, old.deleted) is distinct from (new.status, new.provider_id, new.deleted))
  execute function private.follow_appointment();

revoke execute on all functions in schema private from public, anon;
grant execute on function private.guard_client_change(public.appointments, public.appointments),
  private.guard_provider_change(public.appointments, public.appointments), private.was_approved(uuid),
  private.requests_today() to authenticated, service_role;
