-- What the server tells of an appointment is told in the language of whoever reads it, and by the clock he lives by:
-- in the app's list, in a mail and in a push alike.

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
  ('reminder', 'fr', 'Rappel de rendez-vous'), ('reminder', 'de', 'Terminerinnerung');

create function private.when_in_words(at timestamptz, zone text, language text) returns text
  language sql stable security definer set search_path = '' as $$
  select format(w.pattern, w.days[extract(dow from t.here)::integer + 1], extract(day from t.here),
    w.months[extract(month from t.here)::integer], to_char(t.here, 'HH24:MI'))
  from private.calendar_words w
    cross join lateral (select when_in_words.at at time zone when_in_words.zone as here) as t
  where w.language = when_in_words.language
$$;

-- With whom and when. A provider lives by the clock of the clinic, a client by the one of his settings.
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
    tell_one_of_appointment.type, 'appointments', '/schedule')
  from private.appointment_words w
    left join public.people other on other.id = case who when a.user_id then a.provider_id else a.user_id end
  where w.event = tell_one_of_appointment.event
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

create or replace function private.tell_of_appointment() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  by_client boolean := coalesce((select auth.uid()) = new.user_id, false);
  other_side uuid := case when by_client then new.provider_id else new.user_id end;
  moved boolean := tg_op = 'UPDATE' and new.starts_at <> old.starts_at;
  was text := case when tg_op = 'UPDATE' then old.status else '' end;
begin
  if new.starts_at < now() then
    return null;
  end if;
  if new.status = 'confirmed' and was <> 'confirmed' then
    perform private.tell_one_of_appointment(new, 'confirmed', new.user_id, 'success');
  elsif new.status = 'declined' and was <> 'declined' then
    perform private.tell_one_of_appointment(new, 'declined', new.user_id, 'warning', new.decline_note);
  elsif new.status = 'cancelled' and was not in ('', 'cancelled') then
    perform private.tell_one_of_appointment(new, 'cancelled', other_side, 'warning');
  elsif new.status = 'pending' and was in ('', 'requested') then
    perform private.tell_one_of_appointment(new, 'requested', other_side, 'info');
  elsif moved and not by_client and new.status in ('pending', 'scheduled', 'confirmed') then
    perform private.tell_one_of_appointment(new, 'rescheduled', new.user_id, 'info');
  elsif tg_op = 'UPDATE' and new.refused_starts_at is distinct from old.refused_starts_at
    and new.refused_starts_at is not null and new.status <> 'declined' then
    perform private.tell_one_of_appointment(new, 'not moved',
      case when by_client then new.user_id else new.provider_id end, 'warning');
  end if;
  return null;
end $$;

create or replace function private.remind_of_appointments() returns setof uuid
  language sql security definer set search_path = '' as $$
  with told as (
    insert into private.reminders (appointment_id, starts_at)
    select d.id, d.starts_at from private.reminders_due d
    on conflict do nothing
    returning appointment_id)
  select private.tell_one_of_appointment(a, 'reminder', a.user_id, 'info')
  from told t join public.appointments a on a.id = t.appointment_id
$$;

revoke execute on function private.when_in_words(timestamptz, text, text),
  private.tell_one_of_appointment(public.appointments, text, uuid, text, text) from public, anon;
