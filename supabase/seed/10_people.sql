-- Who everybody is, and who cares for whom.

update public.profiles set role = 'admin' where id in (seed.person('admin'), seed.person('admin2'));
update public.profiles set role = 'moderator' where id = seed.person('moderator');
update public.profiles set role = 'finance' where id = seed.person('finance');
update public.profiles set provider_status = 'approved'
where id in (seed.person('trainer'), seed.person('nutritionist'), seed.person('doctor'), seed.person('surgeon'),
  seed.person('lab'));

-- No weights here: the newest of the series becomes the profile's. Tonye has not finished his onboarding.
update public.profiles p
set age = c.age, date_of_birth = (seed.today() - make_interval(years => c.age, days => c.days))::date,
  height = c.height, phone = c.phone, weight_loss_goal = c.goal, health_concerns = c.concerns,
  preferred_fitness_center = c.centre, location = c.location, bio = c.bio,
  created_at = seed.at(-c.since, '19:30')
from (values
  ('client', 34, 120, 67.0, '+234 800 000 0101', 'lose_15', 'Left knee: careful with jumps.', 'Lagos', 'Lekki, Lagos',
    'Walks before work, cooks at weekends.', 287),
  ('bisi', 29, 44, 64.5, '+234 800 000 0102', 'lose_30', 'Mild asthma, inhaler at hand.', 'Lagos', 'Surulere, Lagos',
    'Two children, one hour a day for herself.', 150),
  ('chinedu', 41, 201, 71.0, '+234 800 000 0103', 'lose_15', 'High blood pressure, on tablets.', 'Lagos', 'Yaba, Lagos',
    'Back in the gym after ten years.', 120),
  ('fatima', 37, 15, 65.0, '+234 800 000 0104', 'lose_30', null, 'Abuja', 'Wuse, Abuja', 'Preparing for a tummy tuck.', 240),
  ('ife', 26, 300, 69.0, '+234 800 000 0105', 'gain', 'Lactose does not agree with him.', 'Lagos', 'Ikoyi, Lagos',
    'Runner who wants to be stronger.', 60)
) as c (mailbox, age, days, height, phone, goal, concerns, centre, location, bio, since)
where p.id = seed.person(c.mailbox);
update public.profiles set phone = '+234 800 000 0106', created_at = seed.at(-2, '20:10') where id = seed.person('tonye');

-- Fees are in US cents; the laboratory's is not set.
update public.profiles p
set phone = s.phone, bio = s.bio, location = s.location, consultation_fee = s.fee, consultation_fee_max = s.fee_max,
  created_at = seed.at(-400, '09:00')
from (values
  ('trainer', '+234 800 000 0111', 'Teaches the big lifts patiently and keeps the plan realistic.', 'Lagos', 5000, null::integer),
  ('nutritionist', '+234 800 000 0112', 'Plans meals around what the market has and the family eats.', 'Lagos', 7500, null),
  ('doctor', '+234 800 000 0113', 'Looks after blood pressure, blood sugar and the person who has them.', 'Lagos', 12000, null),
  ('surgeon', '+234 800 000 0114', 'Body contouring once the weight has been steady for months.', 'Lagos', 500000, 2500000),
  ('lab', '+234 800 000 0115', 'Collects samples gently and explains what will be measured.', 'Lagos', null, null)
) as s (mailbox, phone, bio, location, fee, fee_max)
where p.id = seed.person(s.mailbox);
-- The councils give theirs by the year; the end of the next one is never near.
update public.profiles p
set license_issuer = l.issuer, license_expires_on = make_date(extract(year from seed.today())::integer + 1, 12, 31)
from (values
  ('nutritionist', 'Institute for Dietetics in Nigeria'), ('doctor', null), ('surgeon', null), ('lab', null)
) as l (mailbox, issuer)
where p.id = seed.person(l.mailbox);
update public.profiles set phone = '+234 800 000 0121', created_at = seed.at(-400, '08:00')
where id = seed.person('admin');
update public.profiles set created_at = seed.at(-300, '08:00') where id in (seed.person('admin2'), seed.person('moderator'));
update public.profiles set phone = '+234 800 000 0116', created_at = seed.at(-1, '11:20')
where id = seed.person('pending');

insert into public.client_assignments
  (id, trainer_id, client_id, assignment_date, status, program_focus, sessions_per_week, created_at)
select seed.id('assignment', a.provider, a.client), seed.person(a.provider), seed.person(a.client),
  seed.today() - a.since, a.status, a.focus, a.sessions, seed.at(-a.since, '10:00')
from (values
  ('trainer', 'client', 182, 'active', 'Strength and weight loss', 4),
  ('trainer', 'bisi', 140, 'active', 'Weight loss, low impact', 3),
  ('trainer', 'chinedu', 110, 'active', 'Conditioning within blood pressure limits', 3),
  ('trainer', 'fatima', 90, 'active', 'Core strength before surgery', 2),
  ('trainer', 'ife', 55, 'paused', 'Building muscle', 3),
  ('nutritionist', 'client', 180, 'active', 'A 2,000 kcal plan with local food', null::integer),
  ('nutritionist', 'fatima', 200, 'active', 'Protein before surgery', null),
  ('nutritionist', 'ife', 50, 'active', 'Gaining without lactose', null),
  ('doctor', 'client', 170, 'active', 'Blood pressure and yearly checks', null),
  ('doctor', 'chinedu', 115, 'active', 'Blood pressure', null)
) as a (provider, client, since, status, focus, sessions);
insert into public.care_requests (client_id, provider_id, message, asked_at)
values (seed.person('bisi'), seed.person('nutritionist'), 'I would like to eat less salt.', seed.at(-1, '19:10'));
