-- A completed appointment is care, and care is sight. So it is completed only where its time as the client knew it has
-- come, and no provider moves one into the past.

create or replace function private.guard_provider_change(was public.appointments, is_now public.appointments) returns void
  language plpgsql set search_path = '' as $$
declare
  open_states constant text[] := array['requested', 'pending', 'scheduled', 'confirmed'];
  starts constant timestamptz := (is_now.scheduled_date + is_now.scheduled_time) at time zone was.zone;
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
  if starts <> was.starts_at and starts < now() then
    raise exception 'an appointment is not moved into the past' using errcode = '42501';
  end if;
  if is_now.status = 'completed' and was.status <> 'completed' and greatest(starts, was.starts_at) > now() then
    raise exception 'an appointment is completed after it began' using errcode = '42501';
  end if;
end $$;
