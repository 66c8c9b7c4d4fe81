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
