-- Medicines: what somebody takes and when, and each dose that was taken or left out.

create table public.medicines (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 120),
  dose text check (length(dose) <= 120),
  purpose text check (length(purpose) <= 200),
  notes text check (length(notes) <= 1000),
  times text[] not null default '{}' check (cardinality(times) <= 12 and '' <> all (times)
    and array_position(times, null) is null
    and array_to_string(times, ' ') ~ '^((([01][0-9]|2[0-3]):[0-5][0-9])( ([01][0-9]|2[0-3]):[0-5][0-9])*)?$'),
  weekdays integer[] not null default '{1,2,3,4,5,6,7}'
    check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  starts_on date not null default current_date,
  ends_on date check (ends_on >= starts_on),
  remind boolean not null default true,
  units_per_dose numeric not null default 1 check (units_per_dose > 0 and units_per_dose <= 100),
  supply numeric check (supply between 0 and 10000),
  supplied_at timestamptz,
  created_at timestamptz not null default now(),
  check ((supply is null) = (supplied_at is null)),
  unique (id, user_id)
);
comment on table public.medicines is
  'What a client takes, as the client says. No times means: when it is needed. One that is over has its last day and stays.';
comment on column public.medicines.times is 'Times of day by the clock of the client''s settings, HH:MM.';
comment on column public.medicines.weekdays is '1 is Monday.';
comment on column public.medicines.supply is 'Units at hand at supplied_at; what is left follows from the doses taken since.';
create index medicines_by_user on public.medicines (user_id, created_at desc, id desc);

select private.share_own('public.medicines', carers => '{doctor,aesthetic_surgeon}',
  share => '{"by": "created_at", "newest": 50, "per": ["user_id"]}');
select private.write_own('public.medicines', makes => 'created_at', edits => 'name, dose, purpose, notes, times, weekdays,
  starts_on, ends_on, remind, units_per_dose, supply, supplied_at, deleted');
select private.empty_when_deleted('public.medicines', 'name', 'dose', 'purpose', 'notes');

create table public.medicine_doses (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  medicine_id uuid not null,
  day date not null,
  time text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  status text not null check (status in ('taken', 'skipped')),
  reason text check (reason in ('forgot', 'ran-out', 'side-effects', 'felt-well', 'advised', 'other')),
  note text check (length(note) <= 500),
  done_at timestamptz not null default now(),
  unique (medicine_id, day, time),
  foreign key (medicine_id, user_id) references public.medicines (id, user_id) on delete cascade,
  check (status = 'skipped' or reason is null)
);
comment on table public.medicine_doses is
  'A dose that was taken or left out. Its key is the planned one, so that two devices tick the same dose once.';
comment on column public.medicine_doses.time is 'The planned time of day; of a medicine for when it is needed, when it was taken.';
create index medicine_doses_by_user on public.medicine_doses (user_id, day desc);
create index medicine_doses_by_medicine on public.medicine_doses (medicine_id, user_id);
create index medicine_doses_by_day on public.medicine_doses (day);

select private.share_own('public.medicine_doses', carers => '{doctor,aesthetic_surgeon}',
  natural_key => array['medicine_id', 'day', 'time'], share => '{"by": "day", "days": 35}');
select private.write_own('public.medicine_doses', makes => 'medicine_id, day, time',
  edits => 'status, reason, note, done_at, deleted');
select private.empty_when_deleted('public.medicine_doses', 'reason', 'note');

-- Reminding -------------------------------------------------------------------------------------------
-- A word at the time, which names neither a medicine nor that it is about one: a locked screen shows it.

create table private.medicine_reminders (
  medicine_id uuid not null references public.medicines (id) on delete cascade,
  day date not null,
  time text not null,
  primary key (medicine_id, day, time)
);
comment on table private.medicine_reminders is 'Of which dose somebody was reminded; kept for two days.';

create table private.dose_words (
  language text primary key,
  title text not null,
  message text not null
);
comment on table private.dose_words is 'How it is said that a dose is due.';
insert into private.dose_words (language, title, message) values
  ('en', 'Your reminder', 'It is time. Open it in the app.'),
  ('es', 'Tu recordatorio', 'Es la hora. Ábrelo en la aplicación.'),
  ('fr', 'Votre rappel', 'C’est l’heure. Ouvrez-le dans l’application.'),
  ('de', 'Deine Erinnerung', 'Es ist so weit. Öffne sie in der App.');

-- For half an hour: later it is no reminder. By the clock where the client lives.
create view private.doses_due as
select m.id as medicine_id, m.user_id, c.here::date as day, t.time
from public.medicines m
  cross join lateral (select now() at time zone private.zone_of_user(m.user_id) as here) c
  cross join lateral unnest(m.times) as t (time)
where m.remind and not m.deleted and m.starts_on <= c.here::date and coalesce(m.ends_on, c.here::date) >= c.here::date
  and extract(isodow from c.here)::integer = any (m.weekdays)
  and c.here - (c.here::date + t.time::time) between interval '0' and interval '30 minutes'
  and not exists (
    select from private.medicine_reminders r
    where r.medicine_id = m.id and r.day = c.here::date and r.time = t.time)
  and not exists (
    select from public.medicine_doses d
    where d.medicine_id = m.id and d.day = c.here::date and d.time = t.time and not d.deleted);

-- One word for all that is due, in place of the one before.
create function private.remind_of_doses() returns setof uuid
  language plpgsql security definer set search_path = '' as $$
declare
  reminded uuid[];
begin
  with told as (
    insert into private.medicine_reminders (medicine_id, day, time)
    select d.medicine_id, d.day, d.time from private.doses_due d
    on conflict do nothing
    returning medicine_id)
  select array_agg(distinct m.user_id) into reminded from told t join public.medicines m on m.id = t.medicine_id;
  if reminded is null then
    return;
  end if;
  delete from private.medicine_reminders r where r.day < current_date - 2;
  update public.notifications n set deleted = true
  where n.user_id = any (reminded) and n.category = 'reminders' and not n.deleted;
  return query
  select private.notify(u.id, w.title, w.message, 'info', 'reminders', '/health/medicines')
  from unnest(reminded) as u (id)
    left join public.user_settings s on s.id = u.id
    join private.dose_words w on w.language = coalesce(s.language, 'en');
end $$;
comment on function private.remind_of_doses() is 'Called by whoever asks what is due to be sent.';

-- Once nothing that was told of is open any more, the word goes from every device.
create function private.end_reminder() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set deleted = true
  where n.user_id = new.user_id and n.category = 'reminders' and not n.deleted
    and not exists (
      select from private.medicine_reminders r join public.medicines m on m.id = r.medicine_id
      where m.user_id = new.user_id and not m.deleted and r.day >= new.day and not exists (
        select from public.medicine_doses d
        where d.medicine_id = r.medicine_id and d.day = r.day and d.time = r.time and not d.deleted));
  return null;
end $$;
create trigger end_reminder after insert or update on public.medicine_doses
  for each row when (not new.deleted) execute function private.end_reminder();
