-- Whoever confirms at once has not been asked, and hears of a booking or a move by being told.

insert into private.appointment_words (event, language, title) values
  ('booked', 'en', 'Appointment booked'), ('booked', 'es', 'Cita reservada'),
  ('booked', 'fr', 'Rendez-vous réservé'), ('booked', 'de', 'Termin gebucht');

create or replace function private.tell_of_appointment() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  by_client boolean := coalesce(caller = new.user_id, false);
  moved boolean := tg_op = 'UPDATE' and new.starts_at <> old.starts_at;
  was text := case when tg_op = 'UPDATE' then old.status else '' end;
begin
  if new.starts_at < now() and new.status <> 'declined' then
    return null;
  end if;
  if new.status = 'confirmed' and was <> 'confirmed' then
    perform private.tell_one_of_appointment(new, 'confirmed', new.user_id, 'success');
    if by_client then
      perform private.tell_one_of_appointment(new, 'booked', new.provider_id, 'info');
    end if;
  elsif new.status = 'declined' and was <> 'declined' then
    perform private.tell_one_of_appointment(new, 'declined', new.user_id, 'warning', new.decline_note);
  elsif new.status = 'cancelled' and was not in ('', 'cancelled') then
    perform private.tell_one_of_appointment(new, 'cancelled', side.who, 'warning')
    from unnest(array[new.user_id, new.provider_id]) as side (who) where side.who is distinct from caller;
  elsif new.status = 'pending' and was in ('', 'requested') then
    perform private.tell_one_of_appointment(new, 'requested',
      case when by_client then new.provider_id else new.user_id end, 'info');
  elsif moved and not by_client and new.status in ('pending', 'scheduled', 'confirmed') then
    perform private.tell_one_of_appointment(new, 'rescheduled', new.user_id, 'info');
  elsif tg_op = 'UPDATE' and new.refused_starts_at is distinct from old.refused_starts_at
    and new.refused_starts_at is not null and new.status <> 'declined' then
    perform private.tell_one_of_appointment(new, 'not moved',
      case when by_client then new.user_id else new.provider_id end, 'warning');
  end if;
  return null;
end $$;
