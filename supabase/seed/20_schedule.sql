-- Providers' hours and the appointments. Every day has hours, so that a story told on a Sunday holds together.

insert into public.provider_schedules (id, user_id, zone, slot_minutes, auto_confirm, location, call_url)
select p.id, p.id, 'Africa/Lagos', s.slot, s.auto_confirm, s.location, s.call_url
from (values
  ('trainer', 30, false, 'Training floor, Lagos centre', 'https://meet.demo.test/amina-bello'),
  ('nutritionist', 15, false, 'Room 4, Lagos centre', 'https://meet.demo.test/ifeoluwa-ogundele'),
  ('doctor', 15, false, 'Consulting room 2, Lagos centre', 'https://meet.demo.test/chukwuemeka-nwosu'),
  ('surgeon', 30, false, 'Surgery suite, Lagos centre', 'https://meet.demo.test/halima-danjuma'),
  ('lab', 15, true, 'Laboratory, Lagos centre', null)
) as s (mailbox, slot, auto_confirm, location, call_url)
cross join lateral (select seed.person(s.mailbox) as id) as p;

insert into public.availability_rules (id, provider_id, weekday, start_time, end_time)
select seed.id('hours', h.mailbox, weekday::text), seed.person(h.mailbox), weekday,
  case when weekday in (0, 6) then h.weekend_from else h.week_from end,
  case when weekday in (0, 6) then h.weekend_to else h.week_to end
from (values
  ('trainer', time '07:00', time '19:00', time '08:00', time '16:00'),
  ('nutritionist', time '08:00', time '17:00', time '09:00', time '15:00'),
  ('doctor', time '08:00', time '17:00', time '09:00', time '15:00'),
  ('surgeon', time '09:00', time '17:00', time '09:00', time '15:00'),
  ('lab', time '07:00', time '17:00', time '07:00', time '15:00')
) as h (mailbox, week_from, week_to, weekend_from, weekend_to)
cross join generate_series(0, 6) as weekday;

insert into public.availability_exceptions (id, provider_id, date, kind, start_time, end_time)
values
  (seed.id('exception', 'trainer', 'course'), seed.person('trainer'), seed.today() + 20, 'closed', '00:00', '24:00'),
  (seed.id('exception', 'doctor', 'ward round'), seed.person('doctor'), seed.today() + 16, 'closed', '08:00', '11:00'),
  (seed.id('exception', 'nutritionist', 'evening'), seed.person('nutritionist'), seed.today() + 17, 'open', '17:00', '20:00');

-- Requested never rests on the server: a request is answered as it arrives.
insert into public.appointments
  (id, user_id, provider_id, title, appointment_type, scheduled_date, scheduled_time, duration_minutes, mode, location,
   status, client_note, notes, call_url, created_by, created_at)
select seed.id('appointment', a.provider, a.day::text, a.clock::text), seed.person(a.client), seed.person(a.provider),
  a.title, a.kind, seed.today() + a.day, a.clock, a.minutes, a.mode,
  case when a.mode = 'in-person' then s.location end, a.status, a.client_note, a.notes,
  case when a.mode = 'video' then s.call_url end, seed.person(a.client),
  least(seed.at(a.day - 9, '18:00'), seed.at(-1, '18:00'))
from (values
  ('trainer', 'client', -6, time '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'completed', null, 'Squat depth is better. Heels stay down now.'),
  ('trainer', 'bisi', -6, '10:30', 60, 'fitness', 'Personal Training', 'in-person', 'completed', null, 'Step-ups without a pause. Inhaler was not needed.'),
  ('trainer', 'chinedu', -5, '09:00', 60, 'fitness', 'Fitness Assessment', 'in-person', 'completed', null, 'Blood pressure before the session 138/88.'),
  ('trainer', 'fatima', -4, '11:00', 60, 'fitness', 'Personal Training', 'in-person', 'cancelled', 'Travelling to Kano.', null),
  ('trainer', 'client', -3, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'completed', null, 'Deadlift with a flat back at every weight.'),
  ('trainer', 'chinedu', -3, '10:30', 60, 'fitness', 'Personal Training', 'in-person', 'completed', null, null),
  ('trainer', 'bisi', -2, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'completed', null, 'Came a quarter of an hour late, finished the plan.'),
  ('trainer', 'client', -1, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'completed', null, 'Bench press moved up. Rest day after this one.'),
  ('trainer', 'fatima', -1, '10:30', 60, 'fitness', 'Personal Training', 'in-person', 'cancelled', null, 'Did not come and did not call.'),
  ('trainer', 'bisi', 0, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'confirmed', null, null),
  ('trainer', 'chinedu', 0, '10:30', 45, 'fitness', 'Fitness review', 'video', 'confirmed', 'Tablets were changed last week.', null),
  ('trainer', 'fatima', 0, '12:00', 60, 'fitness', 'Personal Training', 'in-person', 'pending', null, null),
  ('trainer', 'ife', 0, '14:00', 30, 'fitness', 'Check-in call', 'phone', 'scheduled', null, null),
  ('trainer', 'client', 1, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'confirmed', null, null),
  ('trainer', 'bisi', 1, '10:30', 60, 'fitness', 'Personal Training', 'in-person', 'pending', null, null),
  ('trainer', 'chinedu', 2, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'confirmed', null, null),
  ('trainer', 'client', 3, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'scheduled', null, null),
  ('trainer', 'fatima', 3, '11:00', 60, 'fitness', 'Personal Training', 'in-person', 'scheduled', null, null),
  ('trainer', 'bisi', 5, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'confirmed', null, null),
  ('trainer', 'client', 6, '10:30', 60, 'fitness', 'Personal Training', 'in-person', 'pending', 'Could we do the deadlifts first?', null),
  ('trainer', 'client', 8, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'confirmed', null, null),
  ('trainer', 'chinedu', 9, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'pending', null, null),
  ('trainer', 'client', 10, '09:00', 90, 'fitness', 'Fitness Assessment', 'in-person', 'scheduled', null, null),
  ('trainer', 'bisi', 12, '09:00', 60, 'fitness', 'Personal Training', 'in-person', 'scheduled', null, null),
  ('nutritionist', 'client', -28, '10:00', 60, 'nutrition', 'Nutrition Consultation', 'in-person', 'completed', null, 'Two eggs at breakfast instead of the third slice of bread.'),
  ('nutritionist', 'client', -14, '12:30', 45, 'nutrition', 'Dietary Analysis', 'video', 'completed', null, 'Protein is up to the target on most days. Water is steady.'),
  ('nutritionist', 'ife', -6, '10:00', 60, 'nutrition', 'Nutrition Consultation', 'in-person', 'completed', null, 'Groundnuts and an extra wrap of moi moi after training.'),
  ('nutritionist', 'fatima', -2, '10:00', 45, 'nutrition', 'Dietary Analysis', 'video', 'completed', null, null),
  ('nutritionist', 'ife', 0, '10:00', 30, 'nutrition', 'Meal Prep Planning', 'in-person', 'confirmed', null, null),
  ('nutritionist', 'fatima', 0, '11:00', 60, 'nutrition', 'Nutrition Consultation', 'in-person', 'pending', null, null),
  ('nutritionist', 'client', 0, '12:30', 60, 'nutrition', 'Nutrition Consultation', 'video', 'confirmed', 'About eating out on Fridays.', null),
  ('nutritionist', 'ife', 2, '09:30', 30, 'nutrition', 'Meal Prep Planning', 'phone', 'scheduled', null, null),
  ('nutritionist', 'fatima', 5, '11:00', 45, 'nutrition', 'Dietary Analysis', 'video', 'confirmed', null, null),
  ('nutritionist', 'client', 7, '12:30', 30, 'nutrition', 'Meal Prep Planning', 'in-person', 'pending', null, null),
  ('nutritionist', 'ife', 9, '10:00', 60, 'nutrition', 'Nutrition Consultation', 'in-person', 'confirmed', null, null),
  ('nutritionist', 'fatima', 13, '10:00', 60, 'nutrition', 'Nutrition Consultation', 'in-person', 'pending', null, null),
  ('doctor', 'client', -170, '10:00', 45, 'other', 'Medical Consultation', 'in-person', 'completed', null, 'Fit to train. Knee examined, no jumps for now.'),
  ('doctor', 'client', -21, '10:00', 30, 'other', 'Health Monitoring', 'in-person', 'completed', null, 'Resting heart rate keeps falling. Bloods ordered.'),
  ('doctor', 'chinedu', -5, '11:00', 45, 'other', 'Medical Consultation', 'in-person', 'completed', null, 'Amlodipine 5 mg in the evening, metformin in the morning. See again in a week.'),
  ('doctor', 'ife', -3, '09:30', 30, 'other', 'Health Check-up', 'in-person', 'completed', null, null),
  ('doctor', 'tonye', -2, '14:00', 45, 'other', 'Medical Consultation', 'phone', 'cancelled', 'No airtime that day.', null),
  ('doctor', 'ife', 0, '09:00', 30, 'other', 'Health Monitoring', 'in-person', 'confirmed', null, null),
  ('doctor', 'chinedu', 0, '13:00', 30, 'other', 'Health Monitoring', 'in-person', 'confirmed', null, null),
  ('doctor', 'tonye', 0, '14:00', 45, 'other', 'Medical Consultation', 'phone', 'pending', 'My first appointment.', null),
  ('doctor', 'client', 4, '10:00', 45, 'other', 'Medical Consultation', 'in-person', 'confirmed', null, null),
  ('doctor', 'chinedu', 7, '10:00', 30, 'other', 'Health Monitoring', 'video', 'scheduled', null, null),
  ('doctor', 'ife', 11, '09:00', 30, 'other', 'Health Check-up', 'in-person', 'pending', null, null),
  ('doctor', 'client', 13, '10:30', 30, 'other', 'Health Check-up', 'phone', 'scheduled', null, null),
  ('surgeon', 'fatima', -30, '10:00', 60, 'other', 'Aesthetic Consultation', 'in-person', 'completed', null, 'Tummy tuck discussed. Weight has to be steady for three months.'),
  ('surgeon', 'bisi', -4, '11:00', 60, 'other', 'Aesthetic Consultation', 'video', 'completed', null, 'Too early; we talk again at the goal weight.'),
  ('surgeon', 'fatima', 0, '10:00', 30, 'other', 'Pre-surgery review', 'in-person', 'confirmed', null, null),
  ('surgeon', 'bisi', 0, '13:00', 30, 'other', 'Aesthetic Consultation', 'video', 'pending', null, null),
  ('surgeon', 'fatima', 6, '09:30', 90, 'other', 'Body Contouring plan', 'in-person', 'scheduled', null, null),
  ('surgeon', 'client', 10, '13:00', 60, 'other', 'Aesthetic Consultation', 'video', 'pending', 'Arm lift: what would recovery mean for training?', null),
  ('surgeon', 'bisi', 13, '11:00', 30, 'other', 'Aesthetic Consultation', 'video', 'confirmed', null, null),
  ('lab', 'client', -21, '11:00', 30, 'other', 'Lab Testing Package', 'in-person', 'completed', null, null),
  ('lab', 'chinedu', -5, '12:00', 15, 'other', 'Sample collection', 'in-person', 'completed', null, null),
  ('lab', 'fatima', 0, '08:30', 15, 'other', 'Sample collection', 'in-person', 'confirmed', null, null),
  ('lab', 'chinedu', 0, '12:00', 15, 'other', 'Sample collection', 'in-person', 'confirmed', null, null),
  ('lab', 'ife', 0, '13:00', 15, 'other', 'Sample collection', 'in-person', 'pending', null, null),
  ('lab', 'client', 2, '07:30', 30, 'other', 'Lab Testing Package', 'in-person', 'confirmed', 'Fasting from the evening before.', null),
  ('lab', 'bisi', 8, '08:00', 15, 'other', 'Sample collection', 'in-person', 'scheduled', null, null)
) as a (provider, client, day, clock, minutes, kind, title, mode, status, client_note, notes)
left join public.provider_schedules s on s.id = seed.person(a.provider) and a.status not in ('pending', 'cancelled');

-- The weekly hour with the trainer since they began.
insert into public.appointments
  (id, user_id, provider_id, title, appointment_type, scheduled_date, scheduled_time, duration_minutes, mode, location,
   status, created_by, created_at)
select seed.id('appointment', 'trainer', 'weekly', week::text), seed.person('client'), seed.person('trainer'),
  'Personal Training', 'fitness', seed.today() - 6 - 7 * week, '09:00', 60, 'in-person',
  case week when 9 then null else 'Training floor, Lagos centre' end, case week when 9 then 'cancelled' else 'completed' end, seed.person('client'),
  seed.at(-20 - 7 * week, '18:00')
from generate_series(1, 24) as week;

-- A wish that could not be granted, with what was offered instead.
insert into public.appointments
  (id, user_id, provider_id, title, appointment_type, scheduled_date, scheduled_time, duration_minutes, mode, status,
   decline_reason, refused_starts_at, alternatives, answered_at, created_by, created_at)
select seed.id('appointment', d.provider, 'declined', d.client), seed.person(d.client), seed.person(d.provider), d.title,
  d.kind, seed.today() + d.day, d.clock, 60, 'in-person', 'declined', d.reason, seed.at(d.day, d.clock),
  jsonb_build_array(
    jsonb_build_object('scheduled_date', seed.today() + d.day, 'scheduled_time', time '13:30',
      'starts_at', seed.at(d.day, '13:30')),
    jsonb_build_object('scheduled_date', seed.today() + d.day + 2, 'scheduled_time', time '13:00',
      'starts_at', seed.at(d.day + 2, '13:00'))),
  seed.at(-1, '18:05'), seed.person(d.client), seed.at(-1, '18:05')
from (values
  ('trainer', 'client', 2, time '09:00', 'Personal Training', 'fitness', 'taken'),
  ('nutritionist', 'fatima', 1, time '20:00', 'Nutrition Consultation', 'nutrition', 'outside_hours')
) as d (provider, client, day, clock, title, kind, reason);
