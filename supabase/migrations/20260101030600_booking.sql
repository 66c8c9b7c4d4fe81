-- How a request becomes an appointment, and that no provider is ever booked twice.

create function private.refuse(a public.appointments, reason text) returns public.appointments
  language plpgsql set search_path = '' as $$
begin
  a.decline_reason := reason;
  a.decline_note := case when reason = 'provider' then a.decline_note end;
  a.refused_starts_at := a.starts_at;
  a.alternatives := case when reason in ('provider_unavailable', 'too_many', 'too_far', 'too_late') then '[]'
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
  wished.zone := was.zone;
  wished.starts_at := was.starts_at;
  wished.ends_at := was.ends_at;
  wished.agreed_starts_at := was.agreed_starts_at;
  return wished;
end $$;

-- Definer: it looks at the whole calendar of the provider.
create function private.keep_slot() returns trigger
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
  -- Also of whoever has no provider any more, whose wish would be declined and all come back.
  if caller = new.user_id and had_slot and new.status = 'requested' and new.starts_at <> old.starts_at
    and private.is_late_to_move(old) then
    return private.stay(private.refuse(new, 'too_late'), old);
  end if;
  if new.provider_id is null then
    return new;
  end if;
  -- Time has run out for the request, or for the licence of whom it was asked.
  if caller = new.provider_id and tg_op = 'UPDATE' and new.status <> old.status
    and (private.has_lapsed(old) and new.starts_at <= now()
      or new.status in ('scheduled', 'confirmed') and old.status not in ('scheduled', 'confirmed')
        and not (private.is_bookable(new.provider_id) and private.is_licensed_on(new.provider_id, new.scheduled_date))) then
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
    -- Also not by the provider himself for a client of his own.
    if caller is not null and not private.is_licensed_on(new.provider_id, new.scheduled_date) then
      problem := case when private.is_bookable(new.provider_id) then 'outside_hours' else 'provider_unavailable' end;
    elsif private.is_taken(new.provider_id, new.starts_at, new.ends_at, new.id) then
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
create trigger keep_slot before insert or update on public.appointments
  for each row execute function private.keep_slot();

-- The answer is a write of its own after the client's, so that the client's rev is known and a replay of it is
-- answered with the row as the server made it.
create function private.answer_request(request uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  problem text;
  confirms_at_once boolean;
begin
  select * into a from public.appointments where id = request and status = 'requested';
  if not found then
    return;
  end if;
  if a.provider_id is not null then
    perform private.take_calendar(a.provider_id);
  end if;
  problem := private.slot_problem(a);
  if problem is not null then
    a := private.refuse(a, problem);
    update public.appointments
    set status = 'declined', decline_reason = a.decline_reason, decline_note = a.decline_note,
      refused_starts_at = a.refused_starts_at, alternatives = a.alternatives, answered_at = a.answered_at
    where id = request;
    return;
  end if;
  select s.auto_confirm into confirms_at_once from public.provider_schedules s where s.id = a.provider_id;
  update public.appointments
  set status = case when confirms_at_once then 'confirmed' else 'pending' end, seen_starts_at = null,
    decline_reason = null, decline_note = null, refused_starts_at = null, alternatives = '[]',
    answered_at = clock_timestamp()
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

-- Where one meets -------------------------------------------------------------------------------------
-- By which link or in which room comes with the answer and goes where the appointment is called off: anybody may ask, and
-- the link of a provider's calls is not for anybody. One that is stated later, changed or withdrawn reaches what is agreed
-- and to come.

create function private.keep_meeting_place() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  sent constant public.appointments := new;
  schedule public.provider_schedules;
begin
  select * into schedule from public.provider_schedules s where s.id = new.provider_id;
  if new.status in ('scheduled', 'confirmed') then
    if new.mode = 'video' then
      new.call_url := coalesce(new.call_url, schedule.call_url);
    elsif new.mode = 'in-person' then
      new.location := coalesce(new.location, schedule.location);
    end if;
  elsif new.status <> 'completed' then
    new.call_url := null;
    new.location := nullif(new.location, schedule.location);
  end if;
  if new.rev is distinct from old.rev
    and (new.call_url, new.location) is distinct from (sent.call_url, sent.location) then
    new.answered_at := clock_timestamp();
  end if;
  return new;
end $$;
-- After whatever settles the status.
create trigger keep_slot_place before insert or update on public.appointments
  for each row execute function private.keep_meeting_place();

create function private.share_meeting_place() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if (new.call_url, new.location) is distinct from (old.call_url, old.location) then
    -- What is taken out here is filled in by the trigger above.
    update public.appointments a
    set call_url = nullif(a.call_url, old.call_url), location = nullif(a.location, old.location)
    where a.provider_id = new.id and a.status in ('scheduled', 'confirmed') and a.ends_at > now() and not a.deleted;
  end if;
  return null;
end $$;
create trigger share_meeting_place after insert or update of call_url, location on public.provider_schedules
  for each row execute function private.share_meeting_place();

-- What nobody answers ---------------------------------------------------------------------------------
-- A request must not be care for ever, nor wait unseen. A day after its time, so that an answer which was given without a
-- network can still arrive, it is declined.

create index appointments_waiting on public.appointments (ends_at)
  where status in ('requested', 'pending', 'scheduled', 'confirmed') and not deleted;

create view private.unanswered as
select a.id, a.ends_at
from public.appointments a
where a.status in ('requested', 'pending', 'scheduled', 'confirmed') and a.ends_at < now() - interval '1 day'
  and not a.deleted and (a.status in ('requested', 'pending') or private.awaits_client(a));

-- Few at a time, because each looks up what is free instead and may end the sight of many records, and the mails wait
-- meanwhile; the next round takes the next. The client's word was for a time that is over.
create function private.decline_unanswered() returns void
  language sql security definer set search_path = '' as $$
  update public.appointments a
  set status = 'declined', agreed_starts_at = null,
    (decline_reason, decline_note, refused_starts_at, alternatives, answered_at) = (
      select r.decline_reason, r.decline_note, r.refused_starts_at, r.alternatives, r.answered_at
      from private.refuse(a, 'unanswered') r)
  where a.id in (select u.id from private.unanswered u order by u.ends_at limit 5 for update skip locked)
$$;
comment on function private.decline_unanswered is 'Called by whoever asks what is due to be sent.';

-- Who leaves ------------------------------------------------------------------------------------------
-- Who leaves does not leave others waiting: what was to come is called off.

create function private.decline_all_of(provider uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.appointments a
  set status = 'declined', decline_reason = 'provider_unavailable', decline_note = null,
    refused_starts_at = a.starts_at, alternatives = '[]', answered_at = clock_timestamp()
  where a.provider_id = provider and private.is_to_come(a)
$$;

create function private.follow_approval() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.decline_all_of(new.id);
  return null;
end $$;
create trigger follow_approval after update of provider_status on public.profiles
  for each row when (old.provider_status = 'approved' and new.provider_status <> 'approved')
  execute function private.follow_approval();

-- Before, because with the account goes the trace of who had an appointment with whom. Whoever is noted in this very
-- transaction is leaving now, and is told of without a name.
create function private.take_leave() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_accounts (user_id) values (old.id)
  on conflict (user_id) do update set deleted_at = excluded.deleted_at;
  perform private.decline_all_of(old.id);
  -- Without its creator, or the key that forgets him would look for the client once more, who is gone by then.
  update public.appointments a set status = 'cancelled', created_by = null
  where a.user_id = old.id and private.is_to_come(a);
  return old;
end $$;
create trigger take_leave before delete on auth.users
  for each row execute function private.take_leave();
