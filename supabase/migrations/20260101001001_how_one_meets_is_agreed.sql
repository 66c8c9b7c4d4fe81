-- The link of a provider's calls comes with the answer (20260101000995), and so a client who was given a visit does not
-- make a call of it: how and where one meets is part of what was agreed, and the other side would not hear of another
-- place.

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
  if was.status in ('scheduled', 'confirmed') and (is_now.mode, is_now.location) is distinct from (was.mode, was.location)
  then
    raise exception 'how and where one meets was agreed; ask for another appointment' using errcode = '42501';
  end if;
end $$;
