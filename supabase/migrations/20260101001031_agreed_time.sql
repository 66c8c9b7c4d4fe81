-- A completed appointment is care, and care is sight. What is completed is the time that the client has agreed to: only
-- the client's word sets it, by asking for a time or by agreeing to the one that the provider has moved it to. And an
-- appointment without any word of the client's is no care.

alter table public.appointments add column agreed_starts_at timestamptz;
comment on column public.appointments.agreed_starts_at is
  'The start that the client has asked for or agreed to; null where the provider has booked, or the request has lapsed.';
select sync.bound('public.appointments');
grant update (agreed_starts_at) on public.appointments to authenticated;

create function private.awaits_client(a public.appointments) returns boolean
  language sql immutable set search_path = '' as $$
  select case when a.agreed_starts_at is null then a.created_by is distinct from a.provider_id
    else a.agreed_starts_at <> a.starts_at end
$$;
comment on function private.awaits_client is
  'Whether its time is the provider''s alone. What the provider has booked himself needs no agreement, and is no care.';

create or replace function private.keep_instant() returns trigger
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
  if caller is distinct from new.provider_id
    and (new.starts_at is distinct from old.starts_at or new.status = 'requested') then
    new.agreed_starts_at := new.starts_at;
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
  wished.agreed_starts_at := was.agreed_starts_at;
  return wished;
end $$;

create function private.booking_horizon() returns timestamptz
  language sql stable set search_path = '' as $$ select now() + interval '90 days' $$;

-- Who may do what -------------------------------------------------------------------------------------

create or replace function private.guard_client_change(was public.appointments, is_now public.appointments) returns void
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

-- A request that lapsed without an answer can be taken up again by proposing another time. An answer to the time that
-- is over is let through here, and changes nothing (keep_slot): a device without a network could not know.
create function private.has_lapsed(a public.appointments) returns boolean
  language sql immutable set search_path = '' as $$
  select a.status = 'declined' and a.decline_reason is not distinct from 'unanswered'
$$;

create or replace function private.guard_provider_change(was public.appointments, is_now public.appointments) returns void
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

-- What nobody agreed to -------------------------------------------------------------------------------

drop index public.appointments_waiting;
create index appointments_waiting on public.appointments (ends_at)
  where status in ('requested', 'pending', 'scheduled', 'confirmed') and not deleted;

create or replace view private.unanswered as
select a.id, a.ends_at
from public.appointments a
where a.status in ('requested', 'pending', 'scheduled', 'confirmed') and a.ends_at < now() - interval '1 day'
  and not a.deleted and (a.status in ('requested', 'pending') or private.awaits_client(a));

-- The client's word was for a time that is over.
create or replace function private.decline_unanswered() returns void
  language sql security definer set search_path = '' as $$
  update public.appointments a
  set status = 'declined', agreed_starts_at = null,
    (decline_reason, decline_note, refused_starts_at, alternatives, answered_at) = (
      select r.decline_reason, r.decline_note, r.refused_starts_at, r.alternatives, r.answered_at
      from private.refuse(a, 'unanswered') r)
  where a.id in (select u.id from private.unanswered u order by u.ends_at limit 5 for update skip locked)
$$;

-- Who is told -----------------------------------------------------------------------------------------

insert into private.appointment_words (event, language, title) values
  ('proposed', 'en', 'New time proposed, please answer'), ('proposed', 'es', 'Nueva hora propuesta, responde por favor'),
  ('proposed', 'fr', 'Nouvel horaire proposé, merci de répondre'), ('proposed', 'de', 'Neue Zeit vorgeschlagen, bitte antworten'),
  ('agreed', 'en', 'New time agreed'), ('agreed', 'es', 'Nueva hora aceptada'),
  ('agreed', 'fr', 'Nouvel horaire accepté'), ('agreed', 'de', 'Neue Zeit angenommen'),
  ('not agreed', 'en', 'New time not agreed'), ('not agreed', 'es', 'Nueva hora no aceptada'),
  ('not agreed', 'fr', 'Nouvel horaire non accepté'), ('not agreed', 'de', 'Neue Zeit nicht angenommen'),
  ('changed', 'en', 'Appointment changed'), ('changed', 'es', 'Cita modificada'),
  ('changed', 'fr', 'Rendez-vous modifié'), ('changed', 'de', 'Termin geändert'),
  ('too late', 'en', 'Your answer came too late'), ('too late', 'es', 'Tu respuesta llegó demasiado tarde'),
  ('too late', 'fr', 'Votre réponse est arrivée trop tard'), ('too late', 'de', 'Deine Antwort kam zu spät');

create function private.tell_of_ending(a public.appointments, was text, caller uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  event constant text := case when a.status = 'cancelled' then 'cancelled'
    when a.decline_reason is distinct from 'unanswered' then 'declined'
    when was in ('scheduled', 'confirmed') then 'not agreed' else 'unanswered' end;
begin
  perform private.tell_one_of_appointment(a, event, side.who, 'warning', case event when 'declined' then a.decline_note end)
  from unnest(case when event in ('cancelled', 'not agreed') then array[a.user_id, a.provider_id]
    else array[a.user_id] end) as side (who)
  where event = 'declined' or side.who is distinct from caller;
end $$;

create or replace function private.tell_of_appointment() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  by_client constant boolean := coalesce(caller = new.user_id, false);
  was constant text := case when tg_op = 'UPDATE' then old.status else '' end;
  is_open constant boolean := new.status in ('pending', 'scheduled', 'confirmed');
begin
  if new.starts_at < now() and new.status <> 'declined' then
    return null;
  end if;
  if new.status <> was and (new.status = 'declined' or (new.status = 'cancelled' and was <> '')) then
    perform private.tell_of_ending(new, was, caller);
  elsif new.status = 'confirmed' and was = 'declined' then
    perform private.tell_one_of_appointment(new, 'proposed', new.user_id, 'info');
  elsif new.status = 'confirmed' and was <> 'confirmed' then
    perform private.tell_one_of_appointment(new, 'confirmed', new.user_id, 'success');
    if by_client then
      perform private.tell_one_of_appointment(new, 'booked', new.provider_id, 'info');
    end if;
  elsif new.status = 'pending' and was in ('', 'requested') then
    perform private.tell_one_of_appointment(new, 'requested',
      case when by_client then new.provider_id else new.user_id end, 'info');
  elsif tg_op = 'INSERT' then
    return null;
  elsif is_open and new.starts_at <> old.starts_at and not by_client then
    perform private.tell_one_of_appointment(new,
      case when private.awaits_client(new) then 'proposed' else 'rescheduled' end, new.user_id, 'info');
  elsif is_open and by_client and private.awaits_client(old) and not private.awaits_client(new) then
    perform private.tell_one_of_appointment(new, 'agreed', new.provider_id, 'success');
  elsif new.refused_starts_at is distinct from old.refused_starts_at
    and new.refused_starts_at is not null and new.status <> 'declined' then
    perform private.tell_one_of_appointment(new, 'not moved',
      case when by_client then new.user_id else new.provider_id end, 'warning');
  elsif is_open and new.status = was and not by_client
    and (new.mode, new.location, new.title, new.appointment_type, new.duration_minutes)
      is distinct from (old.mode, old.location, old.title, old.appointment_type, old.duration_minutes) then
    perform private.tell_one_of_appointment(new, 'changed', new.user_id, 'info',
      case new.mode when 'in-person' then new.location end);
  end if;
  return null;
end $$;

-- What is there already was asked for by the client, unless the provider has booked it.
update public.appointments a set agreed_starts_at = a.starts_at where a.created_by is distinct from a.provider_id;

revoke execute on function private.awaits_client(public.appointments), private.has_lapsed(public.appointments),
  private.booking_horizon(),
  private.tell_of_ending(public.appointments, text, uuid) from public, anon;
grant execute on function private.awaits_client(public.appointments), private.has_lapsed(public.appointments),
  private.booking_horizon() to authenticated, service_role;
