-- Two surgeries of one client: one that is over, with its products and its check-ins, and one to decide about.

insert into public.surgery_cases (id, client_id, surgeon_id, procedure, area, side, planned_on, place, price_low, price_high,
  deposit, included, created_at)
select seed.id('surgery', c.client, c.procedure), seed.person(c.client), seed.person('surgeon'), c.procedure, c.area, c.side,
  seed.today() + c.planned, 'Surgery suite, Lagos centre', 500000, 2500000, 150000, c.included, seed.at(-c.since, '10:15')
from (values
  ('fatima', 'arm_lift', 'Upper arms', 'both', -60, false, 90),
  ('fatima', 'tummy_tuck', 'Below the navel', 'middle', 21, true, 30)
) as c (client, procedure, area, side, planned, included, since);

insert into public.surgery_consents (id, case_id, client_id, surgeon_id, version, language, title, body, risks, asked_at,
  sign_from, signed_name, signed_at)
select seed.id('consent', c.procedure), c.id, c.client_id, c.surgeon_id, t.version, t.language, t.title,
  private.place_of(c, t.language) || t.body, t.risks,
  c.created_at, (c.created_at at time zone 'Africa/Lagos')::date + t.days_to_think,
  case when c.procedure = 'arm_lift' then 'Fatima Sani' end,
  case when c.procedure = 'arm_lift' then c.created_at + interval '16 days' end
from public.surgery_cases c join private.consent_texts t on t.procedure = c.procedure and t.version = 1 and t.language = 'en'
where c.id in (seed.id('surgery', 'fatima', 'arm_lift'), seed.id('surgery', 'fatima', 'tummy_tuck'));
-- The text is there already, so that none is made.
update public.surgery_cases set consent_asked_at = created_at
where id in (seed.id('surgery', 'fatima', 'arm_lift'), seed.id('surgery', 'fatima', 'tummy_tuck'));

insert into public.surgery_checks (case_id, client_id, surgeon_id, item, answer, answered_by, answered_on)
select seed.id('surgery', 'fatima', 'tummy_tuck'), seed.person('fatima'), seed.person('surgeon'), k.item, k.answer,
  seed.person('surgeon'), seed.today() - 30
from (values ('smoking', 'yes'), ('haemoglobin', 'yes'), ('weight_stable', 'no'), ('photos', 'unknown')) as k (item, answer);

insert into public.operation_records (id, case_id, client_id, surgeon_id, kind, done_on, technique, findings, products, signed_at)
select seed.id('operation', r.kind), seed.id('surgery', 'fatima', 'arm_lift'), seed.person('fatima'), seed.person('surgeon'),
  r.kind, seed.today() - r.since, r.technique, r.findings, r.products::jsonb, seed.at(-r.since, '16:00')
from (values
  ('operation', 60, 'Cut in the groove of the inner arm, closed in layers.', 'Both arms as planned. No bleeding of note.',
    '[{"name": "Barbed suture 2-0", "batch": "SU-4471", "lot": "0917", "expires_on": "2028-03-31", "amount": "2"},
      {"name": "Drain 10 Fr", "batch": "DR-203", "lot": null, "expires_on": "2027-11-30", "amount": "2"}]'),
  ('complication', 52, null, 'The left wound ran for two days. Cleaned, no antibiotic needed, dry by the end of the week.', '[]')
) as r (kind, since, technique, findings, products);

insert into public.surgery_checkins (case_id, client_id, surgeon_id, moment, fever, leg_swelling, breathless, discharge, pain,
  words, answered_at)
select seed.id('surgery', 'fatima', 'arm_lift'), seed.person('fatima'), seed.person('surgeon'), a.moment, false, false, false,
  a.discharge, a.pain, a.words, seed.at(-a.since, '09:00')
from (values
  ('day1', false, 4, null, 59), ('week1', true, 3, 'The left one is wet at the elbow.', 53), ('week3', false, 1, null, 39)
) as a (moment, discharge, pain, words, since);
