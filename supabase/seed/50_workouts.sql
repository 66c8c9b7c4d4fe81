-- Programs, workouts and every set of them, with weights that rise, so that records and one-rep maxima have a past.

create table seed.programs (key text, template text, since integer, status text);
insert into seed.programs values
  ('beginner', 'Beginner Weight Loss', 182, 'completed'),
  ('cardio', 'Cardio Blast', 154, 'stopped'),
  ('strength', 'Strength Builder', 35, 'active');

insert into public.workout_programs
  (id, user_id, template_id, title, description, duration_weeks, difficulty, sessions, calories_min, calories_max, status,
   started_at, created_at)
select seed.id('program', p.key), seed.person('client'), t.id, t.title, t.description, t.duration_weeks, t.difficulty,
  t.sessions, t.calories_min, t.calories_max, p.status, seed.at(-p.since, '08:00'), seed.at(-p.since, '08:00')
from seed.programs p join public.workout_programs t on t.title = p.template and t.user_id is null;

insert into public.workout_program_exercises
  (id, program_id, user_id, exercise_id, day, order_index, sets, reps, target_seconds, rest_seconds, superset_group)
select seed.id('program-exercise', p.key, e.day::text, e.order_index::text), seed.id('program', p.key),
  seed.person('client'), e.exercise_id, e.day, e.order_index, e.sets, e.reps, e.target_seconds, e.rest_seconds,
  e.superset_group
from seed.programs p
join public.workout_programs t on t.title = p.template and t.user_id is null
join public.workout_program_exercises e on e.program_id = t.id and e.user_id is null;

-- The workouts ----------------------------------------------------------------------------------------
-- One, three and six days ago, and so on every week: three in any seven days up to today, of the four that were meant.
-- Every third week had a fourth. progress runs from 0 to 1 over the whole time.

create table seed.workouts (client text, day integer, clock time, name text, program text, plan text, plan_day integer, progress numeric);

with days as (
  select 7 * week + at as day, case when at = 6 or week = 0 then time '09:05' else time '17:40' end as clock,
    row_number() over (order by 7 * week + at desc) as n, count(*) over () as total
  from generate_series(0, 25) as week cross join (values (1), (3), (6)) as usual (at)
), placed as (
  select d.*, ((case when n <= 12 then n when n <= 18 then n - 12 else n - total + 14 + 60 end - 1) % 3 + 1)::integer as turn,
    case when n <= 12 then 'beginner' when n <= 18 then 'cardio' when n > total - 14 then 'strength' end as program
  from days d
)
insert into seed.workouts
select 'client', day, clock, case when program is null then 'Workout' else plan || ', day ' || turn end, program, plan, turn,
  n::numeric / total
from placed
cross join lateral (select case program when 'beginner' then 'Beginner Weight Loss' when 'cardio' then 'Cardio Blast'
  else 'Strength Builder' end as plan) as offered;

insert into seed.workouts
select 'client', 7 * week + 4, '18:10', 'Workout', null, null, null, (26 - week) / 26.0
from generate_series(1, 25, 3) as week;

insert into seed.workouts
select w.client, 7 * week + at, w.clock, 'Workout', null, 'Beginner Weight Loss', (week + at) % 3 + 1, (8 - week) / 8.0
from (values
  ('bisi', 7, time '09:00', array[2, 6]), ('chinedu', 7, '10:30', array[3, 5]), ('fatima', 5, '11:00', array[6]),
  ('ife', 6, '18:30', array[2, 4, 6])
) as w (client, weeks, clock, days)
cross join generate_series(0, w.weeks) as week cross join unnest(w.days) as at;

insert into public.workout_sessions
  (id, user_id, program_id, name, scheduled_for, status, started_at, completed_at, duration_minutes, calories_burned,
   notes, created_at)
select seed.id('workout', w.client, w.day::text), seed.person(w.client),
  case when w.program is not null then seed.id('program', w.program) end, w.name, seed.at(-w.day, w.clock), 'completed',
  seed.at(-w.day, w.clock), seed.at(-w.day, w.clock) + make_interval(mins => length.minutes), length.minutes,
  round(length.minutes * case when w.client = 'chinedu' then 7.2 else 6.4 end),
  case when w.client = 'client' and w.day = 3 then 'Slept badly, went well all the same.' end,
  seed.at(-w.day - 1, '20:00')
from seed.workouts w
cross join lateral (select 40 + w.day * 7 % 17 as minutes) as length;

insert into public.workout_exercises
  (id, session_id, user_id, exercise_id, sets, reps, target_weight_kg, target_seconds, rest_seconds, superset_group,
   order_index, completed, created_at)
select seed.id('workout-exercise', w.client, w.day::text, e.order_index::text), seed.id('workout', w.client, w.day::text),
  seed.person(w.client), e.exercise_id, e.sets, e.reps, null, e.target_seconds, e.rest_seconds, e.superset_group,
  e.order_index, true, seed.at(-w.day - 1, '20:00')
from seed.workouts w
cross join lateral (
  select t.exercise_id, t.sets, t.reps, t.target_seconds, t.rest_seconds, t.superset_group, t.order_index
  from public.workout_program_exercises t join public.workout_programs p on p.id = t.program_id
  where p.user_id is null and t.user_id is null and p.title = w.plan and t.day = w.plan_day
  union all
  select x.id, b.sets, null, b.seconds, 60, null, b.place
  from (values ('Stationary bike', 1, 1200, 0), ('Rowing machine', 1, 600, 1), ('Plank', 3, 40, 2)) as b (name, sets, seconds, place)
  join public.exercises x on x.name = b.name and x.owner_id is null
  where w.plan is null
) as e;

-- What is lifted at the beginning and now, and the step in which it can rise.
create table seed.loads (exercise text, first numeric, now_at numeric, step numeric);
insert into seed.loads values
  ('Barbell back squat', 35, 67.5, 2.5), ('Barbell bench press', 25, 45, 2.5), ('Bent-over barbell row', 22.5, 42.5, 2.5),
  ('Conventional deadlift', 45, 90, 2.5), ('Overhead press', 15, 30, 2.5), ('Lat pulldown', 25, 45, 2.5),
  ('Goblet squat', 10, 24, 2), ('Romanian deadlift', 30, 60, 2.5), ('Dumbbell bench press', 8, 18, 2),
  ('One-arm dumbbell row', 10, 20, 2), ('Farmer carry', 14, 28, 2), ('Kettlebell swing', 8, 16, 4);

-- A warm-up first where the bar gets heavy. Every third time the last set is one repetition short.
insert into public.workout_sets
  (id, session_id, workout_exercise_id, user_id, exercise_id, set_index, kind, reps, weight_kg, duration_seconds,
   distance_m, rpe, completed_at)
select seed.id('set', w.client, w.day::text, e.order_index::text, i::text), e.session_id, e.id, e.user_id, e.exercise_id,
  i, case when i = 0 then 'warm-up' else 'working' end,
  case when x.measure = 'reps' then e.reps - case when i = e.sets and w.day % 3 = 1 then 1 else 0 end end,
  case when i = 0 then greatest(round(load.kg * 0.6 / l.step) * l.step, 20) else load.kg end,
  case when x.measure <> 'reps' then e.target_seconds end,
  case when x.measure = 'distance' then coalesce(e.target_seconds, 600) * 1.5 end,
  case when i > 0 and x.measure = 'reps' then 6.5 + i * 0.5 end,
  seed.at(-w.day, w.clock) + make_interval(mins => 3 + e.order_index * 7 + i * 2)
from seed.workouts w
join public.workout_exercises e on e.session_id = seed.id('workout', w.client, w.day::text)
join public.exercises x on x.id = e.exercise_id
left join seed.loads l on l.exercise = x.name and w.client = 'client'
cross join lateral (select l.first + floor((l.now_at - l.first) * w.progress / l.step + 0.01) * l.step as kg) as load
cross join lateral generate_series(case when l.first >= 30 then 0 else 1 end, e.sets) as i;

-- Today's workout waits; its targets are a step above what was lifted last.
insert into public.workout_sessions (id, user_id, program_id, name, scheduled_for, status, created_at)
values (seed.id('workout', 'client', 'today'), seed.person('client'), seed.id('program', 'strength'),
  'Strength Builder, day 3', seed.at(0, '17:30'), 'scheduled', seed.at(-1, '20:00'));
insert into public.workout_exercises
  (id, session_id, user_id, exercise_id, sets, reps, target_weight_kg, target_seconds, rest_seconds, superset_group, order_index,
   created_at)
select seed.id('workout-exercise', 'client', 'today', e.order_index::text), seed.id('workout', 'client', 'today'), e.user_id,
  e.exercise_id, e.sets, e.reps, l.now_at, e.target_seconds, e.rest_seconds, e.superset_group, e.order_index,
  seed.at(-1, '20:00')
from public.workout_program_exercises e
join public.exercises x on x.id = e.exercise_id
left join seed.loads l on l.exercise = x.name
where e.program_id = seed.id('program', 'strength') and e.day = 3;

insert into public.readiness_answers (id, user_id, yes, answered_on, cleared_on, created_at)
select seed.person(a.client), seed.person(a.client), a.yes, seed.today() - a.since, seed.today() - a.cleared,
  seed.at(-a.since, '19:00')
from (values
  ('client', '{}'::text[], 182, null::integer), ('bisi', '{joint}', 60, 58), ('chinedu', '{heart,medicine}', 6, null)
) as a (client, yes, since, cleared);

-- Of a workout and of one set of it that hurt.
update public.workout_sets set hurt = true, notes = 'A pull in the left knee, gone after the set.'
where id = seed.id('set', 'client', '3', '0', '2');
insert into public.training_comments (id, user_id, session_id, set_id, author_id, body, created_at)
select seed.id('training-comment', c.key), seed.person('client'), seed.id('workout', 'client', '3'),
  (select s.id from public.workout_sets s where s.id = case c.key when 'set' then seed.id('set', 'client', '3', '0', '2') end),
  seed.person('trainer'), c.body, seed.at(-2, c.clock)
from (values
  ('whole', time '08:10', 'Even rests all the way through. Well done.'),
  ('set', '08:12', 'No more weight until the knee is quiet. Turn the toes out a little.')
) as c (key, clock, body);

-- What follows from the rows ---------------------------------------------------------------------------

update public.goals g set current = best.kg, exercise_id = best.exercise_id
from (select x.id as exercise_id, round(max(s.weight_kg * (1 + s.reps / 30.0)), 1) as kg from public.workout_sets s
  join public.exercises x on x.id = s.exercise_id and x.name = 'Barbell back squat' and x.owner_id is null
  where s.user_id = seed.person('client') and s.kind <> 'warm-up' and s.reps <= 12 group by x.id) as best
where g.id = seed.id('goal', 'client', 'squat');

insert into public.achievements (user_id, code, title, description, category, value, unit, earned_at, created_at)
select s.user_id, a.code, a.title, a.description, 'fitness', a.nth, 'workouts', s.completed_at, s.completed_at
from (values
  ('workouts:1', 'First workout', 'The hardest one is done.', 1),
  ('workouts:25', '25 workouts', 'A quarter of a hundred.', 25),
  ('workouts:50', '50 workouts', 'Half of a hundred.', 50)
) as a (code, title, description, nth)
join (
  select w.user_id, w.completed_at, row_number() over (partition by w.user_id order by w.completed_at) as nth
  from public.workout_sessions w where w.status = 'completed'
) as s on s.nth = a.nth;

drop table seed.programs, seed.workouts, seed.loads;
