-- Medicines with a month of doses, emergency cards, a week of pressure at home, and the limits a doctor has set for one person. Nobody is reminded: a
-- demo that is opened at eight should not begin with a bell.

create table seed.medicines (client text, key text, name text, dose text, purpose text, times text[], since integer, supply numeric);
insert into seed.medicines values
  ('client', 'vitamin', 'Vitamin D3', '1000 IU, 1 capsule', 'Low vitamin D', '{08:00}', 120, 60),
  ('client', 'knee', 'Ibuprofen', '400 mg, 1 tablet', 'Knee pain, with food', '{}', 160, null),
  ('chinedu', 'pressure', 'Amlodipine', '5 mg, 1 tablet', 'Blood pressure', '{20:00}', 5, 30),
  ('chinedu', 'sugar', 'Metformin', '500 mg, 1 tablet', 'Blood sugar', '{08:00}', 5, 12),
  ('fatima', 'iron', 'Ferrous sulphate', '200 mg, 1 tablet', 'Iron', '{09:00}', 40, null);

insert into public.medicines (id, user_id, name, dose, purpose, times, starts_on, remind, supply, supplied_at, created_at)
select seed.id('medicine', m.client, m.key), seed.person(m.client), m.name, m.dose, m.purpose, m.times, seed.today() - m.since,
  false, m.supply, case when m.supply is not null then seed.at(-least(m.since, 28), '12:00') end, seed.at(-m.since, '12:00')
from seed.medicines m;

-- The month before today, with a dose left out now and then.
insert into public.medicine_doses (user_id, medicine_id, day, time, status, reason, done_at)
select seed.person(m.client), seed.id('medicine', m.client, m.key), seed.today() - day, t.time,
  case when missed then 'skipped' else 'taken' end, case when missed then 'forgot' end,
  seed.at(-day, t.time::time) + make_interval(mins => day * 7 % 25)
from seed.medicines m cross join unnest(m.times) as t (time) cross join generate_series(1, least(m.since - 1, 29)) as day
  cross join lateral (select (day + length(m.key)) % 11 = 0) as of (missed)
where day <> 17;
insert into public.medicine_doses (user_id, medicine_id, day, time, status, done_at)
select seed.person('client'), seed.id('medicine', 'client', 'knee'), seed.today() - day, '19:30', 'taken', seed.at(-day, '19:30')
from unnest(array[3, 12, 20]) as day;

insert into public.emergency_cards (id, user_id, blood_group, genotype, conditions, allergies, helps, contact_name,
  contact_phone, contact_relation, created_at)
select seed.person(c.client), seed.person(c.client), c.blood, c.genotype, c.conditions, c.allergies, c.helps, c.name, c.phone,
  c.relation, seed.at(-100, '12:00')
from (values
  ('client', 'O+', 'AS', 'None known', 'Penicillin: rash', null, 'Tunde Okafor', '+234 803 555 0142', 'brother'),
  ('chinedu', 'B+', 'AA', 'High blood pressure, diabetes', 'None known', 'Sugar in the glove box, if he is shaky and sweating',
    'Ngozi Eze', '+234 805 555 0178', 'wife')
) as c (client, blood, genotype, conditions, allergies, helps, name, phone, relation);

insert into public.personal_ranges (user_id, kind, low, high, alarm_high, reason, set_by, set_on)
select seed.person('chinedu'), r.kind, r.low, r.high, r.alarm, 'Diabetes: below 130 over 80 is what we agreed on.',
  seed.person('doctor'), seed.today() - 5
from (values ('systolic', 105, 130, 180), ('diastolic', 60, 80, 120)) as r (kind, low, high, alarm);

-- A week at home, as the doctor asked for: two readings, morning and evening, and none yet of what is still to come today.
insert into public.measurements (id, user_id, kind, value, unit, measured_at, arm, posture, created_at)
select seed.id('home-week', v.kind, day::text, h.clock::text, reading::text), seed.person('chinedu'), v.kind,
  v.base - day % 3 * 2 - reading * 3 - h.lower, 'mmHg', at.moment, 'left', 'sitting', at.moment
from (values ('systolic', 139), ('diastolic', 88)) as v (kind, base)
  cross join (values (time '06:45', 0), (time '21:15', 4)) as h (clock, lower)
  cross join generate_series(0, 5) as day cross join generate_series(0, 1) as reading
  cross join lateral (select seed.at(-day, h.clock) + make_interval(mins => reading)) as at (moment)
where at.moment < seed.moment();

drop table seed.medicines;
