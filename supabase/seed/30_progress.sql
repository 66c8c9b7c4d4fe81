-- The series of measurements, goals, achievements and challenges.

-- 41 weeks from 180 lb, half a pound less each, to 160. The others began later and are still on the way.
insert into public.measurements (id, user_id, kind, value, unit, measured_at, source, created_at)
select seed.id('weight', w.client, week::text), seed.person(w.client), 'weight',
  seed.kilograms(greatest(w.floor, w.first + w.step * (w.weeks - week))), 'kg', seed.done(-7 * week, '06:40'),
  case when week = w.weeks then 'onboarding' else 'manual' end, seed.done(-7 * week, '06:40')
from (values
  ('client', 40, 180.0, -0.5, 160.0),
  ('bisi', 20, 214.0, -0.7, 165.0),
  ('chinedu', 16, 221.0, -0.4, 195.0),
  ('fatima', 33, 194.0, -0.9, 167.0),
  ('ife', 8, 148.0, 0.4, 0.0)
) as w (client, weeks, first, step, floor)
cross join generate_series(0, w.weeks) as week;

insert into public.measurements (id, user_id, kind, value, unit, measured_at, created_at)
select seed.id('measured', b.kind, month::text), seed.person('client'), b.kind,
  round(b.now_at + (b.was - b.now_at) * month / 6.0, 1), b.unit, seed.done(-30 * month, '06:50'),
  seed.done(-30 * month, '06:50')
from (values
  ('body_fat', '%', 31.5, 26.0), ('muscle_mass', 'kg', 28.9, 29.8), ('neck', 'cm', 36.0, 34.5),
  ('chest', 'cm', 101.0, 96.5), ('waist', 'cm', 92.0, 81.0), ('hips', 'cm', 108.0, 101.0),
  ('arm_left', 'cm', 32.0, 30.5), ('arm_right', 'cm', 32.5, 31.0), ('thigh_left', 'cm', 61.0, 57.0),
  ('thigh_right', 'cm', 61.5, 57.5), ('height', 'cm', 170.2, 170.2)
) as b (kind, unit, was, now_at)
cross join generate_series(0, 6) as month;

-- What the client measures besides.
insert into public.own_measures (id, user_id, name, unit, created_at)
values (seed.id('own', 'grip'), seed.person('client'), 'Grip strength', 'kg', seed.done(-180, '06:50'));
insert into public.measurements (id, user_id, kind, value, unit, measured_at, created_at)
select seed.id('measured', 'grip', month::text), seed.person('client'), 'own:' || seed.id('own', 'grip'), 31 - month * 0.5, 'kg',
  seed.done(-30 * month, '06:55'), seed.done(-30 * month, '06:55')
from generate_series(0, 6) as month;

-- Vital signs: weekly, with the small ups and downs of a week.
insert into public.measurements (id, user_id, kind, value, unit, measured_at, source, created_at)
select seed.id('vital', v.client, v.kind, week::text), seed.person(v.client), v.kind,
  round(v.now_at + (v.was - v.now_at) * week / v.weeks + v.sway * ((week * 7) % 5 - 2), v.digits), v.unit,
  seed.done(-7 * week, '06:30'), v.source, seed.done(-7 * week, '06:30')
from (values
  ('client', 'resting_heart_rate', 'bpm', 26, 74.0, 66.0, 0.0, 0, 'device'),
  ('client', 'systolic', 'mmHg', 26, 129.0, 118.0, 1.0, 0, 'device'),
  ('client', 'diastolic', 'mmHg', 26, 84.0, 76.0, 1.0, 0, 'device'),
  ('client', 'oxygen_saturation', '%', 26, 98.0, 98.0, 0.4, 0, 'device'),
  ('client', 'temperature', 'C', 8, 36.6, 36.6, 0.1, 1, 'manual'),
  ('client', 'blood_glucose', 'mg/dL', 8, 98.0, 91.0, 1.0, 0, 'manual'),
  ('chinedu', 'resting_heart_rate', 'bpm', 16, 82.0, 75.0, 0.0, 0, 'device'),
  ('chinedu', 'systolic', 'mmHg', 16, 152.0, 138.0, 2.0, 0, 'manual'),
  ('chinedu', 'diastolic', 'mmHg', 16, 96.0, 88.0, 1.0, 0, 'manual'),
  ('ife', 'systolic', 'mmHg', 8, 116.0, 116.0, 1.0, 0, 'manual'),
  ('ife', 'diastolic', 'mmHg', 8, 72.0, 72.0, 1.0, 0, 'manual'),
  ('fatima', 'resting_heart_rate', 'bpm', 20, 80.0, 72.0, 0.0, 0, 'device'),
  ('fatima', 'waist', 'cm', 20, 104.0, 93.0, 0.0, 1, 'manual'),
  ('bisi', 'resting_heart_rate', 'bpm', 20, 83.0, 76.0, 0.0, 0, 'device')
) as v (client, kind, unit, weeks, was, now_at, sway, digits, source)
cross join generate_series(0, v.weeks) as week;

-- The last two weeks of nights and days. Nothing at all was logged five days ago: the streak forgives it with a freeze.
insert into public.measurements (id, user_id, kind, value, unit, measured_at, source, created_at)
select seed.id('daily', d.kind, day::text), seed.person('client'), d.kind, d.base + d.sway * ((day * 3) % 7 - 3), d.unit,
  seed.done(-day, d.clock), 'device', seed.done(-day, d.clock)
from (values ('sleep', 'h', 7.0, 0.25, time '06:20'), ('steps', 'steps', 8400, 610, time '21:30')) as d (kind, unit, base, sway, clock)
cross join generate_series(0, 13) as day
where day <> 5 and not (d.kind = 'steps' and day = 0);

-- Ahead, on track and behind follow from values and dates: 74% of the weight, by its trend, in 62% of the time, and so on.
insert into public.goals
  (id, user_id, category, kind, title, description, start_value, current, target, unit, start_date, target_date, status,
   completed_at, created_at)
select seed.id('goal', g.client, g.key), seed.person(g.client), g.category, g.kind, g.title, g.description, g.first,
  g.current, g.target, g.unit, seed.today() - g.since, seed.today() + g.until, g.status,
  case when g.status = 'completed' then seed.at(g.until, '20:00') end, seed.at(-g.since, '19:00')
from (values
  ('client', 'weight', 'weight', 'weight', 'Lose 10 lbs', 'Half a pound a week, without giving up jollof.',
    seed.kilograms(168), seed.kilograms(160), seed.kilograms(158), 'kg', 112, 70, 'active'),
  ('client', 'workouts', 'fitness', 'workouts', 'Train 4 times a week', 'Three with the bar, one of anything.',
    0, 3, 4, 'workouts', 6, 2, 'active'),
  ('client', 'heart', 'health', 'resting-heart-rate', 'Resting heart rate of 62', null, 74, 66, 62, 'bpm', 90, 45, 'active'),
  ('client', 'squat', 'fitness', 'strength', 'Squat 95 kg', 'An estimate, from the sets as they are logged.', 42, 79, 95, 'kg', 160, 20, 'active'),
  ('client', 'waist', 'weight', 'waist', 'Waist under 80 cm', null, 92, 81, 80, 'cm', 180, 20, 'active'),
  ('client', 'water', 'nutrition', 'water', '8 glasses of water a day', null, 0, 3, 8, 'glasses', 20, 10, 'active'),
  ('client', 'walk', 'lifestyle', 'distance', 'Walk 5 km without a rest', null, 1, 5, 5, 'km', 170, -120, 'completed'),
  ('client', 'sleep', 'lifestyle', 'sleep', 'Seven hours of sleep', null, 6, 7, 7, 'h', 120, -30, 'completed'),
  ('client', 'run', 'fitness', 'distance', 'Run 3 km', 'Waits until the knee agrees.', 0, 0.5, 3, 'km', 100, 90, 'paused'),
  ('bisi', 'weight', 'weight', 'weight', 'Under 190 lbs', null, seed.kilograms(214), seed.kilograms(200),
    seed.kilograms(190), 'kg', 140, 80, 'active'),
  ('chinedu', 'pressure', 'health', 'blood-pressure', 'Systolic under 130', null, 152, 138, 130, 'mmHg', 112, 40, 'active'),
  ('chinedu', 'weight', 'weight', 'weight', 'Lose 15 lbs', null, seed.kilograms(221), seed.kilograms(214.6),
    seed.kilograms(206), 'kg', 112, 30, 'active'),
  ('fatima', 'weight', 'weight', 'weight', 'Steady at 167 lbs', null, seed.kilograms(194), seed.kilograms(167),
    seed.kilograms(167), 'kg', 231, -3, 'completed'),
  ('ife', 'weight', 'weight', 'weight', 'Gain 6 lbs of muscle', null, seed.kilograms(148), seed.kilograms(151.2),
    seed.kilograms(154), 'kg', 56, 40, 'active')
) as g (client, key, category, kind, title, description, first, current, target, unit, since, until, status);

-- One rests, and its owner alone knows why.
insert into public.goal_changes (id, user_id, goal_id, what, reason, edits, created_at)
select seed.id('goal-change', c.key), seed.person('client'), seed.id('goal', 'client', c.goal), c.what, c.reason,
  c.edits::jsonb, seed.at(-c.since, '20:10')
from (values
  ('weight', 'weight', 'edited', null, '[{"column": "target_date", "from": null, "to": "' || (seed.today() + 70) || '"}]', 40),
  ('run', 'run', 'paused', 'other', '[]', 33)
) as c (key, goal, what, reason, edits, since);

-- What providers propose: one waits for an answer, two have one.
insert into public.goal_proposals (id, client_id, provider_id, category, kind, title, target, unit, target_date, reason,
  status, answer, answered_at, created_at)
select seed.id('proposal', p.key), seed.person(p.client), seed.person(p.provider), p.category, p.kind, p.title, p.target,
  p.unit, seed.today() + p.until, p.reason, p.status, p.answer,
  case when p.status <> 'proposed' then seed.at(-p.since + 1, '08:30') end, seed.at(-p.since, '17:40')
from (values
  ('steps', 'client', 'trainer', 'lifestyle', 'steps', 'Steps a day', 9000, 'steps', 42,
    'You are at 8,400 already. Walk one stop of the bus.', 'proposed', null, 1),
  ('distance', 'client', 'trainer', 'fitness', 'distance', 'Distance a week', 12, 'km', 30, null, 'declined',
    'Not before the knee agrees.', 31),
  ('protein', 'fatima', 'nutritionist', 'nutrition', 'protein', 'Protein a day', 100, 'g', 60,
    'To keep your muscle while the weight stays.', 'accepted', null, 12)
) as p (key, client, provider, category, kind, title, target, unit, until, reason, status, answer, since);
insert into public.goals (id, user_id, provider_id, category, kind, title, target, unit, start_date, target_date, created_at)
select p.id, p.client_id, p.provider_id, p.category, p.kind, p.title, p.target, p.unit, seed.today() - 11, p.target_date,
  p.answered_at
from public.goal_proposals p where p.id = seed.id('proposal', 'protein');

-- The streak that runs is the longest: of 182 days, and of 26 weeks or 27, as the weekday is.
insert into public.streaks (user_id, best_weeks, best_days, created_at)
values (seed.person('client'), 27, 182, seed.at(-200, '09:00'));
insert into public.pauses (user_id, from_day, to_day, reason, created_at)
values (seed.person('client'), seed.today() - 150, seed.today() - 146, 'travel', seed.at(-150, '09:00'));

insert into public.achievements (user_id, code, title, description, category, value, unit, earned_at, created_at)
select seed.person(a.client), a.code, a.title, a.description, a.category, a.value, a.unit, seed.done(-a.since, '07:00'),
  seed.done(-a.since, '07:00')
from (values
  ('client', 'program:beginner-weight-loss', 'Program completed', 'Beginner Weight Loss, all 12 sessions.', 'fitness', 12, 'sessions', 154),
  ('client', 'streak:14', '14 days in a row', 'Something logged on each of them.', 'streak', 14, 'days', 70),
  ('client', 'weight:10', '10 lbs lost', 'From 180 to 170.', 'weight', 10, 'lb', 140),
  ('client', 'weight:20', '20 lbs lost', 'From 180 to 160.', 'weight', 20, 'lb', 0),
  ('fatima', 'weight:25', '25 lbs lost', 'From 194 to 169.', 'weight', 25, 'lb', 35)
) as a (client, code, title, description, category, value, unit, since);

insert into public.challenges (id, creator_id, title, description, metric, target, unit, starts_on, ends_on, created_at)
select seed.id('challenge', c.key), seed.person(c.creator), c.title, c.description, c.metric, c.target, c.unit,
  seed.today() - c.since, seed.today() + c.until, seed.at(-c.since - 2, '08:00')
from (values
  ('workouts', 'trainer', '12 workouts this month', 'Any workout counts, up to three a day.', 'workouts', 12, 'workouts', 16, 14),
  ('water', 'nutritionist', 'Water before soft drinks', '8 glasses a day for two weeks.', 'water', 112, 'glasses', 8, 6),
  ('steps', 'bisi', '200,000 steps', 'Walk to the bus, walk at lunch, walk after dinner.', 'steps', 200000, 'steps', 12, 18),
  ('streak', 'trainer', '10 days in a row', 'Log something every day, however small.', 'streak', 10, 'days', 45, -15)
) as c (key, creator, title, description, metric, target, unit, since, until);

insert into public.challenge_members (challenge_id, user_id, joined_at)
select seed.id('challenge', m.challenge), seed.person(m.member), seed.at(-m.joined, '20:15')
from (values
  ('workouts', 'client', 16), ('workouts', 'bisi', 16), ('workouts', 'chinedu', 15), ('workouts', 'ife', 15),
  ('water', 'fatima', 8), ('water', 'bisi', 7), ('water', 'chinedu', 8),
  ('steps', 'client', 12), ('steps', 'bisi', 12), ('steps', 'fatima', 11), ('steps', 'ife', 10),
  ('streak', 'client', 45), ('streak', 'ife', 44)
) as m (challenge, member, joined);
