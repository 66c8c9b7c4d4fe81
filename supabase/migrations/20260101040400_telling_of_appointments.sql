-- What is told of an appointment, in the language of whoever reads it and by the clock he lives by: in the app's list, in
-- a mail and in a push alike.

-- Words -----------------------------------------------------------------------------------------------

create table private.calendar_words (
  language text primary key,
  days text[] not null check (cardinality(days) = 7),
  months text[] not null check (cardinality(months) = 12),
  pattern text not null
);
comment on table private.calendar_words is 'Sunday first. The pattern takes the day of the week, the day, the month and the time.';
insert into private.calendar_words (language, days, months, pattern) values
  ('en', '{Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday}',
    '{January,February,March,April,May,June,July,August,September,October,November,December}',
    '%1$s, %2$s %3$s, %4$s'),
  ('es', '{domingo,lunes,martes,miércoles,jueves,viernes,sábado}',
    '{enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre}',
    '%1$s, %2$s de %3$s, %4$s'),
  ('fr', '{dimanche,lundi,mardi,mercredi,jeudi,vendredi,samedi}',
    '{janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre}',
    '%1$s %2$s %3$s, %4$s'),
  ('de', '{Sonntag,Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag}',
    '{Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember}',
    '%1$s, %2$s. %3$s, %4$s');

create table private.appointment_words (
  event text not null,
  language text not null references private.calendar_words (language),
  title text not null,
  primary key (event, language)
);
comment on table private.appointment_words is 'What a notification of an appointment is called.';
create index appointment_words_by_language on private.appointment_words (language);
insert into private.appointment_words (event, language, title) values
  ('requested', 'en', 'Appointment requested'), ('requested', 'es', 'Cita solicitada'),
  ('requested', 'fr', 'Rendez-vous demandé'), ('requested', 'de', 'Termin angefragt'),
  ('confirmed', 'en', 'Appointment confirmed'), ('confirmed', 'es', 'Cita confirmada'),
  ('confirmed', 'fr', 'Rendez-vous confirmé'), ('confirmed', 'de', 'Termin bestätigt'),
  ('declined', 'en', 'Appointment declined'), ('declined', 'es', 'Cita rechazada'),
  ('declined', 'fr', 'Rendez-vous refusé'), ('declined', 'de', 'Termin abgelehnt'),
  ('cancelled', 'en', 'Appointment cancelled'), ('cancelled', 'es', 'Cita cancelada'),
  ('cancelled', 'fr', 'Rendez-vous annulé'), ('cancelled', 'de', 'Termin abgesagt'),
  ('rescheduled', 'en', 'Appointment rescheduled'), ('rescheduled', 'es', 'Cita reprogramada'),
  ('rescheduled', 'fr', 'Rendez-vous déplacé'), ('rescheduled', 'de', 'Termin verschoben'),
  ('not moved', 'en', 'Appointment not moved'), ('not moved', 'es', 'La cita no se ha movido'),
  ('not moved', 'fr', 'Rendez-vous non déplacé'), ('not moved', 'de', 'Termin nicht verschoben'),
  ('reminder', 'en', 'Appointment reminder'), ('reminder', 'es', 'Recordatorio de cita'),
  ('reminder', 'fr', 'Rappel de rendez-vous'), ('reminder', 'de', 'Terminerinnerung'),
  ('booked', 'en', 'Appointment booked'), ('booked', 'es', 'Cita reservada'),
  ('booked', 'fr', 'Rendez-vous réservé'), ('booked', 'de', 'Termin gebucht'),
  ('unanswered', 'en', 'Appointment request not answered'), ('unanswered', 'es', 'Solicitud de cita sin respuesta'),
  ('unanswered', 'fr', 'Demande de rendez-vous sans réponse'), ('unanswered', 'de', 'Terminanfrage ohne Antwort'),
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

create function private.when_in_words(at timestamptz, zone text, language text) returns text
  language sql stable security definer set search_path = '' as $$
  select format(w.pattern, w.days[extract(dow from t.here)::integer + 1], extract(day from t.here),
    w.months[extract(month from t.here)::integer], to_char(t.here, 'HH24:MI'))
  from private.calendar_words w
    cross join lateral (select when_in_words.at at time zone when_in_words.zone as here) as t
  where w.language = when_in_words.language
$$;

-- Telling ---------------------------------------------------------------------------------------------

-- With whom and when, and of somebody who is leaving the time alone. A provider lives by the clock of the clinic, a
-- client by the one of his settings.
create function private.tell_one_of_appointment(
  a public.appointments, event text, who uuid, type text, note text default null
) returns uuid
  language sql security definer set search_path = '' as $$
  select private.notify(who, w.title,
    concat_ws('. ',
      concat_ws(', ', nullif(trim(concat_ws(' ', other.first_name, other.last_name)), ''),
        private.when_in_words(a.starts_at,
          case who when a.provider_id then a.zone else private.zone_of_user(who) end, w.language)),
      nullif(note, '')),
    tell_one_of_appointment.type, 'appointments', '/schedule', other.id)
  from private.appointment_words w
    left join public.people other on other.id = case who when a.user_id then a.provider_id else a.user_id end
      and not exists (select from private.deleted_accounts d where d.user_id = other.id and d.deleted_at = now())
  where w.event = tell_one_of_appointment.event
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

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

-- A request may arrive after its day, and is answered all the same. Whoever confirms at once has not been asked, and
-- hears of a booking by being told.
create function private.tell_of_appointment() returns trigger
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
create trigger tell after insert or update on public.appointments
  for each row execute function private.tell_of_appointment();

-- Reminding -------------------------------------------------------------------------------------------
-- A word the day before. It is a notification like any other, and goes out as the person prefers.

create table private.reminders (
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  starts_at timestamptz not null,
  primary key (appointment_id, starts_at)
);
comment on table private.reminders is 'Who was reminded of what; an appointment that is moved is told of again.';

-- Whoever booked it within the day has just heard of it.
create view private.reminders_due as
select a.id, a.starts_at
from public.appointments a
where a.status in ('scheduled', 'confirmed') and a.provider_id is not null and not a.deleted
  and a.starts_at > now() and a.starts_at <= now() + interval '1 day' and a.created_at <= a.starts_at - interval '1 day'
  and not exists (select from private.reminders r where r.appointment_id = a.id and r.starts_at = a.starts_at);

create function private.remind_of_appointments() returns setof uuid
  language sql security definer set search_path = '' as $$
  with told as (
    insert into private.reminders (appointment_id, starts_at)
    select d.id, d.starts_at from private.reminders_due d
    on conflict do nothing
    returning appointment_id)
  select private.tell_one_of_appointment(a, 'reminder', a.user_id, 'info')
  from told t join public.appointments a on a.id = t.appointment_id
$$;
comment on function private.remind_of_appointments is 'Called by whoever asks what is due to be sent.';
