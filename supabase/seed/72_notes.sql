-- What providers wrote down: signed and shared, signed and their own, and a draft.

insert into public.care_notes
  (id, client_id, author_id, template, noted_on, subjective, objective, assessment, diagnosis, plan, monitoring, shared,
   signed_at, created_at)
select seed.id('note', n.by, n.about, n.since::text), seed.person(n.about), seed.person(n.by), n.template,
  seed.today() - n.since, n.subjective, n.objective, n.assessment, n.diagnosis, n.plan, n.monitoring, n.shared,
  case when n.signed then seed.at(-n.since, '18:00') end, seed.at(-n.since, '17:30')
from (values
  ('trainer', 'client', 4, 'session', 'The knee was quiet on the stairs.', 'Step-ups, 3 times 12, and rows.', null, null,
    'Old shoes, and the low box again.', null, true, true),
  ('trainer', 'client', 18, 'session', 'Slept badly, and trained all the same.', 'Half of the sets, at half the weight.', null, null,
    'Ask about sleep first.', null, false, true),
  ('nutritionist', 'client', 12, 'adime', null, null, 'Skips breakfast on work days, eats late.',
    'Energy intake uneven over the day.', 'Akara or oats before nine, on five days of seven.', 'Meals logged before ten.',
    true, true),
  ('doctor', 'client', 6, 'soap', 'No headache, no dizziness.', '138/88 seated, 76 a minute.', 'Borderline at home.', null,
    'A week of readings, twice a day, then we talk.', null, true, true),
  ('doctor', 'client', 1, 'free', null, 'Ask for the lipid panel with the next draw.', null, null, null, null, false, false)
) as n (by, about, since, template, subjective, objective, assessment, diagnosis, plan, monitoring, shared, signed);

-- What a doctor signed: limits for the gym that the trainer reads, and advice on tablets.
insert into public.care_papers
  (id, client_id, author_id, kind, from_on, until_on, body, verdict, limits, heart_rate_most, medicine, dose, directions,
   times, signed_at, signed_by, license_number)
select seed.id('paper', p.client, p.key), seed.person(p.client), d.id, p.kind, seed.today() - p.since,
  seed.today() - p.since + p.days, p.body, p.verdict, p.limits, p.pulse, p.medicine, p.dose, p.directions, p.times,
  seed.at(-p.since, '12:10'), d.first_name || ' ' || d.last_name, d.license_number
from (values
  ('client', 'knee', 'clearance', 21, 180, 'Stairs slowly, and stop when the knee hurts', 'limited', '{jumping}'::text[],
    null::integer, null, null, null, '{}'::text[]),
  ('chinedu', 'pressure', 'clearance', 5, 90, null, 'limited', '{heavy,breath}', 140, null, null, null, '{}'),
  ('chinedu', 'amlodipine', 'prescription', 5, null::integer, 'Blood pressure', null, '{}', null, 'Amlodipine',
    '5 mg, 1 tablet', 'With water', '{20:00}'),
  ('chinedu', 'metformin', 'prescription', 5, null, 'Blood sugar', null, '{}', null, 'Metformin', '500 mg, 1 tablet',
    'With breakfast', '{08:00}')
) as p (client, key, kind, since, days, body, verdict, limits, pulse, medicine, dose, directions, times)
  join public.profiles d on d.id = seed.person('doctor');

insert into public.care_facts
  (id, user_id, kind, name, code, since, reaction, severity, signed_by_id, signed_by, signed_at)
select seed.id('fact', f.client, f.name), seed.person(f.client), f.kind, f.name, f.code, seed.today() - f.since, f.reaction,
  f.severity, d.id, d.first_name || ' ' || d.last_name, seed.at(-5, '12:00')
from (values
  ('client', 'allergy', 'Penicillin', null, 4000, 'Rash', 'moderate'),
  ('client', 'problem', 'Pain in the left knee', 'M25.5', 300, null, null),
  ('chinedu', 'problem', 'High blood pressure', 'I10', 900, null, null),
  ('chinedu', 'problem', 'Diabetes, type 2', 'E11.9', 400, null, null)
) as f (client, kind, name, code, since, reaction, severity)
  join public.profiles d on d.id = seed.person('doctor');
