-- A time is picked by the clock the provider has now, and what was picked is the instant: whoever picked it without a
-- connection by the clock of yesterday does not get another hour. What is agreed keeps its instant, and its clock until
-- it is moved.

grant insert (starts_at), update (starts_at) on public.appointments to authenticated;
comment on column public.appointments.starts_at is
  'The instant that was picked; whoever names none has the one of date and time in the zone. ends_at follows by trigger.';

create function private.keep_instant() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  by_person constant boolean := (select auth.uid()) is not null;
begin
  if (new.scheduled_date, new.scheduled_time, new.starts_at)
    is distinct from (old.scheduled_date, old.scheduled_time, old.starts_at) then
    if by_person and new.provider_id is not null then
      new.zone := private.zone_of(new.provider_id);
    end if;
    if by_person and new.starts_at is distinct from old.starts_at then
      new.scheduled_date := new.starts_at at time zone new.zone;
      new.scheduled_time := new.starts_at at time zone new.zone;
    else
      new.starts_at := (new.scheduled_date + new.scheduled_time) at time zone new.zone;
    end if;
  end if;
  new.ends_at := new.starts_at + make_interval(mins => new.duration_minutes);
  return new;
end $$;
-- Before the guard, which judges by the instant.
create trigger an_instant before insert or update on public.appointments
  for each row execute function private.keep_instant();
revoke execute on function private.keep_instant() from public, anon;

create or replace function private.guard_provider_change(was public.appointments, is_now public.appointments) returns void
  language plpgsql set search_path = '' as $$
declare
  open_states constant text[] := array['requested', 'pending', 'scheduled', 'confirmed'];
begin
  if is_now.client_note is distinct from was.client_note then
    raise exception 'the note is the client''s' using errcode = '42501';
  end if;
  if was.status <> all (open_states) and (is_now.status, is_now.title, is_now.appointment_type, is_now.scheduled_date,
      is_now.scheduled_time, is_now.starts_at, is_now.duration_minutes, is_now.mode, is_now.location)
    is distinct from (was.status, was.title, was.appointment_type, was.scheduled_date, was.scheduled_time,
      was.starts_at, was.duration_minutes, was.mode, was.location)
  then
    raise exception 'this appointment is over; only notes can be added' using errcode = '42501';
  end if;
  if is_now.status <> was.status and (is_now.status = 'requested' or (is_now.status = 'pending' and was.status <> 'requested'))
  then
    raise exception 'an answer is not taken back' using errcode = '42501';
  end if;
  if is_now.starts_at <> was.starts_at and is_now.starts_at < now() then
    raise exception 'an appointment is not moved into the past' using errcode = '42501';
  end if;
  if is_now.status = 'completed' and was.status <> 'completed' and greatest(is_now.starts_at, was.starts_at) > now() then
    raise exception 'an appointment is completed after it began' using errcode = '42501';
  end if;
end $$;

create or replace function private.guard_appointment() returns trigger
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
    if (new.scheduled_date, new.scheduled_time, new.starts_at, new.duration_minutes)
        is distinct from (old.scheduled_date, old.scheduled_time, old.starts_at, old.duration_minutes)
      and new.status <> 'cancelled' then
      new.status := 'requested';
    end if;
  else
    perform private.guard_provider_change(old, new);
  end if;
  return new;
end $$;

create or replace function private.stay(wished public.appointments, was public.appointments) returns public.appointments
  language plpgsql set search_path = '' as $$
begin
  wished.status := was.status;
  wished.scheduled_date := was.scheduled_date;
  wished.scheduled_time := was.scheduled_time;
  wished.duration_minutes := was.duration_minutes;
  wished.zone := was.zone;
  wished.starts_at := was.starts_at;
  wished.ends_at := was.ends_at;
  return wished;
end $$;
