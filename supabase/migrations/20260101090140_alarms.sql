-- Whoever cares for somebody is told of a value or a note that cannot wait: once a reading, and without a word of it.

create table private.alarm_limits (
  kind text primary key,
  low numeric,
  high numeric,
  source text not null,
  version text not null
);
comment on table private.alarm_limits is
  'From where a value is an alarm, downwards and upwards, of an adult at rest. The device has the same in src/work/health/limits.ts.';
insert into private.alarm_limits (kind, low, high, source, version) values
  ('systolic', null, 180, 'ACC/AHA', '2025'),
  ('diastolic', null, 120, 'ACC/AHA', '2025'),
  ('heart_rate', 40, 131, 'Royal College of Physicians, NEWS2', '2017'),
  ('resting_heart_rate', 40, 131, 'Royal College of Physicians, NEWS2', '2017'),
  ('blood_glucose', 53, 301, 'American Diabetes Association, Standards of Care', '2025'),
  ('oxygen_saturation', 91, null, 'Royal College of Physicians, NEWS2', '2017'),
  ('temperature', 35, 39.1, 'Royal College of Physicians, NEWS2', '2017'),
  ('respiratory_rate', 8, 25, 'Royal College of Physicians, NEWS2', '2017');

create table private.danger_words (
  -- It is part of a pattern, in which none of these means more than itself.
  word text primary key check (word ~ '^[a-z][a-z'' -]+$'),
  version text not null
);
comment on table private.danger_words is
  'Beginnings of words that nobody should only write down. The device has the same in src/work/health/danger.ts.';
insert into private.danger_words (word, version)
select word, '2026-11' from (values
  ('chest pain'), ('cannot breathe'), ('can''t breathe'), ('short of breath'), ('breathless'), ('fainted'),
  ('passed out'), ('unconscious'), ('stroke'), ('seizure'), ('convulsion'), ('vomiting blood'), ('bleeding heavily'),
  ('suicide'), ('kill myself'), ('end my life'), ('my chest dey pain'), ('i no fit breathe'), ('aya n dun mi'),
  ('obi na-afu'), ('ciwon kirji'), ('dolor en el pecho'), ('no puedo respirar'), ('desmay'), ('convulsi'),
  ('suicid'), ('douleur a la poitrine'), ('douleur thoracique'), ('essouffl'), ('evanoui'), ('brustschmerz'),
  ('schmerzen in der brust'), ('atemnot'), ('ohnmacht'), ('ohnmachtig'), ('schlaganfall'), ('krampfanfall'),
  ('selbstmord')) as said (word);

create function private.speaks_of_danger(written text) returns boolean
  language sql stable security definer set search_path = '' as $$
  -- The hooked letters of Hausa have no mark that could be taken off. At the beginning of a word: a breaststroke is none.
  select exists (
    select from (select translate(private.bare(written), '’ƙɗɓ', '''kdb') as text) said
      join private.danger_words w on said.text ~ ('(^|[^[:alnum:]])' || w.word))
$$;
comment on function private.speaks_of_danger(text) is 'As speaksOfDanger of src/work/health/danger.ts; a test asks both.';

create table private.told_alarms (
  measurement_id uuid primary key references public.measurements (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  measured_at timestamptz not null,
  told_at timestamptz not null default now(),
  unique (user_id, measured_at)
);
comment on table private.told_alarms is
  'Of which readings somebody was told. A pressure is two rows of one moment, and one reading.';

create function private.is_alarm(m public.measurements) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.speaks_of_danger(m.notes) or exists (
    select from private.alarm_limits l
      left join public.personal_ranges p on p.user_id = m.user_id and p.kind = l.kind and not p.deleted
    where l.kind = m.kind
      and (m.value <= coalesce(p.alarm_low, l.low) or m.value >= coalesce(p.alarm_high, l.high)))
$$;

create table private.alarm_words (
  language text primary key,
  title text not null,
  message text not null
);
comment on table private.alarm_words is 'How an alarm is told: nothing of health, because a locked screen shows it.';
insert into private.alarm_words (language, title, message) values
  ('en', 'A client needs you', 'Please look at it in the app now.'),
  ('es', 'Un cliente te necesita', 'Míralo ahora en la aplicación, por favor.'),
  ('fr', 'Un client a besoin de vous', 'Merci de regarder maintenant dans l’application.'),
  ('de', 'Ein Klient braucht dich', 'Bitte sieh jetzt in der App nach.');

-- The doctors in care; without one whoever else may see what is measured. What is a week old has waited already, what
-- comes out of another app's file is history, and twenty a day are told at most, so that a device gone wrong hides no
-- other client.
create function private.tell_of_alarm() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  readers uuid[] := array(select private.carers(new.user_id, 'doctor'));
begin
  if new.source = 'import' or new.measured_at < now() - interval '7 days' or private.is_alarm(new) is not true
    or (select count(*) from private.told_alarms t
      where t.user_id = new.user_id and t.told_at > now() - interval '1 day') >= 20 then
    return null;
  end if;
  if readers = '{}' then
    readers := array(select private.carers(new.user_id, 'trainer', 'nutritionist', 'aesthetic_surgeon'));
  end if;
  insert into private.told_alarms (measurement_id, user_id, measured_at) values (new.id, new.user_id, new.measured_at)
  on conflict do nothing;
  if found then
    perform private.notify(r.id, w.title, w.message, 'warning', 'system', '/messages?with=' || new.user_id, new.user_id)
    from unnest(readers) as r (id)
      left join public.user_settings s on s.id = r.id
      join private.alarm_words w on w.language = coalesce(s.language, 'en');
  end if;
  return null;
end $$;
create trigger tell_of_alarm after insert on public.measurements
  for each row when (not new.deleted) execute function private.tell_of_alarm();
create trigger tell_of_corrected_alarm after update of value, kind, measured_at, notes on public.measurements
  for each row when (not new.deleted) execute function private.tell_of_alarm();
