-- What carers wrote: attendance, evaluations, milestones.

-- Who came and who did not. A session that was called off in time leaves no record.
insert into public.attendance_records
  (id, client_id, trainer_id, appointment_id, session_date, session_type, status, check_in_time, trainer_notes, created_at)
select seed.id('attendance', a.id::text), a.user_id, a.provider_id, a.id, a.scheduled_date, a.title,
  case a.status when 'completed' then 'attended' else 'missed' end,
  case when a.status = 'completed' then a.starts_at + case
    when a.id = seed.id('appointment', 'trainer', '-2', '09:00:00') then interval '16 minutes' else interval '-4 minutes' end end,
  a.notes, a.ends_at
from public.appointments a
where a.scheduled_date < seed.today() and (a.status = 'completed'
  or a.id in (seed.id('appointment', 'trainer', 'weekly', '9'), seed.id('appointment', 'trainer', '-1', '10:30:00')));

insert into public.progress_evaluations
  (id, client_id, trainer_id, evaluation_date, overall_score, attendance_score, effort_score, progress_score,
   technique_score, strengths, areas_for_improvement, next_goals, trainer_comments, created_at)
select seed.id('evaluation', e.client, e.since::text), seed.person(e.client), seed.person('trainer'),
  seed.today() - e.since, e.overall, e.attendance, e.effort, e.progress, e.technique, e.strengths, e.areas, e.next_goals,
  e.comments, seed.at(-e.since, '17:00')
from (values
  ('client', 7, 8.2, 8.5, 9.0, 8.0, 7.5, 'Never gives up on a last repetition.', 'Keep the heels down in the squat.',
    'Deadlift 90 kg for five.', 'Squat depth is much better. Keep the heels down and add one rest day.'),
  ('client', 35, 7.6, 9.0, 8.5, 7.5, 7.5, 'On time, every time.', 'Brace before the bar moves.', 'Squat 65 kg for six.',
    'A steady month. The weights may rise a little faster.'),
  ('client', 63, 7.2, 8.5, 8.0, 7.0, 7.0, 'Asks before a new exercise.', 'Shoulders back in the row.', 'Bench 40 kg.',
    'Good work in a busy month.'),
  ('client', 91, 7.0, 8.0, 8.0, 6.5, 6.5, 'Strong legs.', 'Breathing under load.', 'Two more sessions with the bar.', null),
  ('client', 119, 6.6, 7.5, 8.0, 6.0, 5.5, 'Wants to learn.', 'Back position in the deadlift.', 'Learn the hip hinge.',
    'Light weights until the hinge is clean.'),
  ('client', 147, 6.0, 8.0, 7.0, 5.0, 5.0, 'Came to every session.', 'Jumps hurt the knee.', 'Work without jumps.',
    'We leave the intervals and go on with the bar.'),
  ('bisi', 10, 7.4, 8.0, 8.0, 7.0, 6.5, 'Paces herself well.', 'Arms stay behind the legs.', 'Ten push-ups on the low bench.', null),
  ('bisi', 40, 6.8, 7.0, 7.5, 6.5, 6.0, 'Good spirits.', 'Missed two sessions.', 'Two sessions every week.', null),
  ('chinedu', 14, 5.6, 5.0, 6.5, 5.5, 5.5, 'Honest about bad weeks.', 'Sleep and salt.', 'Three sessions a week for a month.',
    'A hard month. We start again with less.'),
  ('chinedu', 45, 6.2, 6.5, 6.5, 6.0, 6.0, 'Patient with light weights.', 'Breathing under load.', 'Walk on rest days.', null),
  ('fatima', 20, 8.0, 8.0, 8.5, 8.0, 7.5, 'Holds every plank to the end.', 'More water.', 'Side plank for 40 seconds.', null),
  ('fatima', 50, 8.0, 8.5, 8.0, 8.0, 7.5, 'Careful and regular.', 'More water.', 'Plank for a minute.', null),
  ('ife', 30, 7.0, 7.0, 7.5, 7.0, 6.5, 'Quick to learn.', 'Eats too little on training days.', 'Three meals before training.', null)
) as e (client, since, overall, attendance, effort, progress, technique, strengths, areas, next_goals, comments);

insert into public.milestones (id, client_id, trainer_id, title, description, category, target_date, achieved_at, created_at)
select seed.id('milestone', m.client, m.key), seed.person(m.client), seed.person('trainer'), m.title, m.description,
  m.category, seed.today() + m.target, case when m.achieved is not null then seed.at(-m.achieved, '10:05') end,
  seed.at(-m.since, '17:10')
from (values
  ('client', 'walk', 'Walk 5 km', 'Without a rest.', 'fitness', -125, 120, 170),
  ('client', 'squat', 'Squat 60 kg', 'Six repetitions, heels down.', 'fitness', -20, 31, 119),
  ('client', 'month', 'A month without a missed session', null, 'attendance', -25, 35, 63),
  ('client', 'deadlift', 'Deadlift 100 kg', 'Five repetitions with a flat back.', 'fitness', 28, null::integer, 35),
  ('client', 'goal', '158 lbs', 'The goal we agreed on in the summer.', 'weight', 56, null, 112),
  ('bisi', 'push-ups', 'Ten push-ups', 'On the low bench.', 'fitness', 20, null, 40),
  ('bisi', 'stairs', 'Four floors by the stairs', null, 'lifestyle', -10, 12, 60),
  ('chinedu', 'weeks', 'Four full weeks', 'Three sessions in each.', 'attendance', 30, null, 14),
  ('fatima', 'plank', 'Plank for a minute', null, 'fitness', -22, 21, 50)
) as m (client, key, title, description, category, target, achieved, since);

-- Who opened whose record.
insert into public.record_views (id, viewer_id, client_id, part, day)
select sync.natural_id('record_views', viewer::text, client::text, part, to_char(day, 'YYYY-MM-DD')), viewer, client, part, day
from (values
  ('trainer', 'client', 'record', 1), ('trainer', 'client', 'record', 3), ('doctor', 'client', 'record', 6),
  ('trainer', 'client', 'record', 8), ('nutritionist', 'client', 'record', 10), ('trainer', 'client', 'record', 15),
  ('trainer', 'bisi', 'record', 2)
) as v (by, about, part, since)
cross join lateral (select seed.person(v.by), seed.person(v.about), seed.today() - v.since) as w (viewer, client, day);
