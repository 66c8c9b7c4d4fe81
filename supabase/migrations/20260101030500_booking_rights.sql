-- Who may do what with an appointment. What the database does by itself is in the next file.
--
-- Triggers of an event run in the order of their names. Before a write: an_instant settles the time, guard refuses what
-- the caller may not do, guard_answer looks at the time that was answered to, keep_slot takes the place in the calendar,
-- keep_slot_place states where one meets, keep_slot_seen forgets a time that is over, keep_slot_session takes a session that
-- was bought or gives it back. After it: answer, follow_care, tell.

-- The instant is what was picked: whoever picked it without a connection by the clock of yesterday does not get another
-- hour. What is agreed keeps its instant, and its clock until it is moved. Only the client's word sets the agreed time, and
-- he does not take it back while the time stays: what he then called off would count as the provider's doing.
create function private.keep_instant() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if (new.scheduled_date, new.scheduled_time, new.starts_at)
    is distinct from (old.scheduled_date, old.scheduled_time, old.starts_at) then
    if caller is not null and new.provider_id is not null then
      new.zone := private.zone_of(new.provider_id);
    end if;
    if caller is not null and new.starts_at is distinct from old.starts_at then
      new.scheduled_date := new.starts_at at time zone new.zone;
      new.scheduled_time := new.starts_at at time zone new.zone;
    else
      new.starts_at := (new.scheduled_date + new.scheduled_time) at time zone new.zone;
    end if;
  end if;
  new.ends_at := new.starts_at + make_interval(mins => new.duration_minutes);
  if caller = new.user_id and new.starts_at = old.starts_at and old.agreed_starts_at = old.starts_at then
    new.agreed_starts_at := old.agreed_starts_at;
  end if;
  if caller is distinct from new.provider_id
    and (new.starts_at is distinct from old.starts_at or new.status = 'requested') then
    new.agreed_starts_at := new.starts_at;
  end if;
  return new;
end $$;
-- Before the guard, which judges by the instant.
create trigger an_instant before insert or update on public.appointments
  for each row execute function private.keep_instant();

-- Notes and the call link come from the provider, and how and where one meets was agreed: the other side would not hear
-- of a change.
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
  if was.status in ('scheduled', 'confirmed') and (is_now.mode, is_now.location, is_now.title, is_now.appointment_type)
    is distinct from (was.mode, was.location, was.title, was.appointment_type)
  then
    raise exception 'what it is for, and how and where one meets, was agreed; ask for another appointment'
      using errcode = '42501';
  end if;
end $$;

-- A completed appointment is care, and care is sight: so it is completed only once it began, at a time that the client
-- has agreed to.
create function private.guard_provider_change(was public.appointments, is_now public.appointments) returns void
  language plpgsql set search_path = '' as $$
declare
  open_states constant text[] := array['requested', 'pending', 'scheduled', 'confirmed'];
begin
  if is_now.client_note is distinct from was.client_note then
    raise exception 'the note is the client''s' using errcode = '42501';
  end if;
  if is_now.agreed_starts_at is distinct from was.agreed_starts_at then
    raise exception 'the client agrees to a time' using errcode = '42501';
  end if;
  -- What waits for the client is care meanwhile, and must not be put off to the end of the century.
  if is_now.starts_at <> was.starts_at and is_now.starts_at > private.booking_horizon() then
    raise exception 'an appointment is moved to one of the next ninety days' using errcode = '42501';
  end if;
  if private.has_lapsed(was) and is_now.status in ('scheduled', 'confirmed', 'completed') then
    return;
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
  if is_now.status = 'completed' and was.status <> 'completed' then
    if greatest(is_now.starts_at, was.starts_at) > now() then
      raise exception 'an appointment is completed after it began' using errcode = '42501';
    end if;
    if private.awaits_client(is_now) then
      raise exception 'an appointment is completed at a time that the client has agreed to' using errcode = '42501';
    end if;
  end if;
end $$;

-- Definer: the profiles of others, and the log of approvals, are closed.
create function private.was_approved(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = who and p.provider_status = 'approved')
    or exists (select from private.role_changes c where c.user_id = who and 'approved' in (c.old_status, c.new_status))
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
create trigger guard before insert or update on public.appointments
  for each row execute function private.guard_appointment();

grant execute on function private.guard_client_change(public.appointments, public.appointments),
  private.guard_provider_change(public.appointments, public.appointments), private.was_approved(uuid),
  private.requests_today() to authenticated, service_role;

-- An answer is for the time that was seen -------------------------------------------------------------

-- Whoever confirms or declines without a network answers to a time: where the client has moved the appointment meanwhile,
-- it goes on waiting for an answer.
create function private.answer_what_was_seen() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.seen_starts_at not in (old.starts_at, new.starts_at) then
    new.status := old.status;
    new.decline_note := old.decline_note;
    new.answered_at := clock_timestamp();
  end if;
  return new;
end $$;
-- After the guard, and before whatever holds a slot by the status.
create trigger guard_answer before update on public.appointments
  for each row when (new.status in ('confirmed', 'declined') and new.status <> old.status)
  execute function private.answer_what_was_seen();

-- The time that was seen belongs to one answer. What is left of it must not be held against the next, also that of the
-- server, which names no time.
create function private.forget_what_was_seen() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.seen_starts_at := null;
  return new;
end $$;
-- After whatever judges by it, and after the time is settled.
create trigger keep_slot_seen before insert or update on public.appointments
  for each row when (new.seen_starts_at <> new.starts_at)
  execute function private.forget_what_was_seen();
