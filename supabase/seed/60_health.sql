-- The laboratory in each of its states, and papers that are kept at the clinic (rows without a file).

create table seed.orders (key text, client text, by text, technician text, status text, priority text, day integer, clock time, notes text);
insert into seed.orders values
  ('first check', 'client', 'doctor', 'lab', 'completed', 'routine', -170, '10:50', 'Before the training begins.'),
  ('half year', 'client', 'doctor', 'lab', 'completed', 'routine', -21, '10:40', 'Compare with the first check.'),
  ('genotype', 'client', 'client', null, 'cancelled', 'routine', -60, '19:10', 'Found the old report at home.'),
  ('vitamins', 'client', 'doctor', 'lab', 'processing', 'urgent', -2, '08:15', 'Tired in the mornings.'),
  ('follow-up', 'client', 'client', null, 'ordered', 'routine', 0, '07:10', 'Will come fasting.'),
  ('bloods', 'chinedu', 'doctor', 'lab', 'completed', 'stat', -12, '16:20', 'Thirst for a week.'),
  ('kidneys', 'chinedu', 'doctor', 'lab', 'sample_collected', 'routine', -5, '12:00', 'New tablets.'),
  ('salts', 'chinedu', 'doctor', 'lab', 'processing', 'urgent', -1, '15:10', 'Cramps since the new tablets.'),
  ('before surgery', 'fatima', 'surgeon', 'lab', 'processing', 'urgent', -1, '11:30', null),
  ('clearance', 'fatima', 'surgeon', null, 'ordered', 'routine', 0, '08:20', null),
  ('fever', 'ife', 'client-self', null, 'ordered', 'stat', 0, '07:45', 'Fever since yesterday evening.'),
  ('malaria', 'ife', 'doctor', 'lab', 'completed', 'urgent', -35, '09:50', null),
  ('iron', 'bisi', 'client-self', 'lab', 'completed', 'routine', -28, '08:05', null),
  ('urine', 'bisi', 'client-self', 'lab', 'sample_collected', 'routine', -1, '09:00', null);

insert into public.lab_orders
  (id, client_id, ordered_by_id, lab_technician_id, status, ordered_date, collection_date, completed_date, priority,
   notes, created_at)
select seed.id('lab-order', o.key), seed.person(o.client),
  seed.person(case when o.by = 'client-self' then o.client else o.by end),
  case when o.technician is not null then seed.person(o.technician) end, o.status, seed.done(o.day, o.clock),
  case when o.status in ('sample_collected', 'processing', 'completed') then seed.done(o.day, o.clock + interval '25 minutes') end,
  case when o.status = 'completed' then seed.done(o.day + 1, '15:30') end, o.priority, o.notes, seed.done(o.day, o.clock)
from seed.orders o
order by o.day, o.clock;

insert into public.lab_order_items (order_id, client_id, test_id, created_at)
select o.id, o.client_id, t.id, o.ordered_date
from (values
  ('first check', 'CBC'), ('first check', 'GLU'), ('first check', 'LIPID'),
  ('half year', 'CBC'), ('half year', 'GLU'), ('half year', 'LIPID'), ('half year', 'TSH'),
  ('genotype', 'GENO'), ('vitamins', 'VITD'), ('vitamins', 'FERR'), ('follow-up', 'LIPID'), ('follow-up', 'HBA1C'),
  ('bloods', 'GLU'), ('bloods', 'HBA1C'), ('kidneys', 'CREAT'), ('kidneys', 'CMP'), ('salts', 'CMP'),
  ('before surgery', 'CBC'), ('before surgery', 'LFT'), ('clearance', 'CRP'), ('fever', 'MP'), ('malaria', 'MP'),
  ('malaria', 'CBC'), ('iron', 'FERR'), ('iron', 'CBC'), ('urine', 'UA')
) as i (key, code)
join public.lab_orders o on o.id = seed.id('lab-order', i.key)
join public.lab_tests t on t.test_code = i.code;

-- What is at the bench, what waits at its door, and one that has to be drawn again.
insert into public.lab_samples
  (order_id, client_id, container, draw, state, collected_at, collected_by_id, received_at, received_by_id, rejected_at,
   rejected_by_id, reject_reason, note)
select o.id, o.client_id, s.container, 1, s.state, o.collection_date, seed.person('lab'),
  case when s.state = 'received' then least(o.collection_date + interval '40 minutes', seed.moment()) end,
  case when s.state = 'received' then seed.person('lab') end,
  case when s.state = 'rejected' then least(o.collection_date + interval '40 minutes', seed.moment()) end,
  case when s.state = 'rejected' then seed.person('lab') end, s.reason, s.note
from (values
  ('vitamins', 'serum', 'received', null, null), ('kidneys', 'serum', 'collected', null, null),
  ('salts', 'serum', 'received', null, null), ('before surgery', 'edta', 'received', null, null),
  ('before surgery', 'serum', 'rejected', 'haemolysed', 'Red through and through.'), ('urine', 'cup', 'collected', null, null)
) as s (key, container, state, reason, note)
join public.lab_orders o on o.id = seed.id('lab-order', s.key);

-- Verified after so many hours, and released where the client may read it.
insert into public.lab_results
  (order_id, client_id, test_code, test_name, result_value, reference_range, unit, flag, interpretation,
   entered_by_id, entered_at, verified_by_id, verified_at, released_at, created_at)
select o.id, o.client_id, r.code, coalesce(a.analyte_name, t.test_name), r.value,
  t.normal_range_min || ' - ' || t.normal_range_max, coalesce(a.unit, t.unit), r.flag, r.words,
  seed.person('lab'), least(o.collection_date + interval '18 hours', seed.moment()),
  case when r.verified then seed.person('lab') end,
  case when r.verified then least(o.collection_date + interval '20 hours', seed.moment()) end,
  case when r.released then o.completed_date end, least(o.collection_date + interval '18 hours', seed.moment())
from (values
  ('first check', 'CBC', '11.6', 'low', true, true, 'A little below the range. Iron with food, and again in half a year.'),
  ('first check', 'GLU', '104', 'high', true, true, 'Slightly raised. Weight loss helps more than anything here.'),
  ('first check', 'LIPID', '228', 'high', true, true, null),
  ('half year', 'CBC', '13.4', 'normal', true, true, 'Back within the range.'),
  ('half year', 'GLU', '91', 'normal', true, true, null),
  ('half year', 'LIPID', '206', 'high', true, true, 'Lower than half a year ago, still a little above the range.'),
  ('half year', 'TSH', '2.1', 'normal', true, true, null),
  ('vitamins', 'VITD', '24', 'low', true, false, 'Below the range; waits for the ferritin before release.'),
  ('bloods', 'GLU', '512', 'critical', true, true, 'Repeated and confirmed. The doctor was called the same afternoon.'),
  ('bloods', 'HBA1C', '12.4', 'high', true, true, 'Fits the glucose of the same day.'),
  ('salts', 'NA', '138', 'normal', true, false, null),
  ('salts', 'K', '6.3', 'critical', true, false, 'Not haemolysed; repeated, 6.3.'),
  ('before surgery', 'HGB', '12.8', 'normal', false, false, null),
  ('before surgery', 'PCV', '39', 'normal', false, false, null),
  ('before surgery', 'WBC', '6.1', 'normal', false, false, null),
  ('before surgery', 'PLT', '84', 'low', false, false, null),
  ('malaria', 'MP', '++', 'abnormal', true, true, 'Parasites seen. Treatment was begun the same day.'),
  ('malaria', 'CBC', '13.9', 'normal', true, true, null),
  ('iron', 'FERR', '11', 'low', true, true, 'The store of iron is low.'),
  ('iron', 'CBC', '12.2', 'normal', true, true, null)
) as r (key, code, value, flag, verified, released, words)
join public.lab_orders o on o.id = seed.id('lab-order', r.key)
left join public.lab_tests t on t.test_code = r.code
left join public.lab_analytes a on a.analyte_code = r.code;
update public.lab_alerts set acknowledged_at = now();

insert into public.health_records (id, user_id, kind, title, description, recorded_at, created_at)
select seed.id('record', h.client, h.key), seed.person(h.client), h.kind, h.title, h.description,
  seed.today() - h.since, seed.at(-h.since, '12:00')
from (values
  ('client', 'vaccination', 'vaccination', 'Yellow fever card', 'Seen at registration; the card is at home.', 280),
  ('client', 'knee', 'imaging', 'X-ray of the left knee', 'No damage seen. The film is kept at the Lagos centre.', 165),
  ('client', 'insurance', 'insurance', 'Health insurance card', 'A copy is with the front desk.', 280),
  ('chinedu', 'tablets', 'prescription', 'Amlodipine 5 mg', 'One in the evening, for three months.', 5),
  ('fatima', 'referral', 'referral', 'Referral to surgery', 'The letter is in the paper file.', 60)
) as h (client, key, kind, title, description, since);

insert into public.grants (id, user_id, provider_id, subject, row_ids, purpose, until)
select seed.id('grant', g.client, g.record), seed.person(g.client), seed.person('doctor'), 'health_records',
  array[seed.id('record', g.client, g.record)], g.purpose, seed.today() + g.days
from (values
  ('client', 'knee', 'The pain after running', 60),
  ('chinedu', 'tablets', 'Whether the dose is right', 30)
) as g (client, record, purpose, days);

insert into public.outside_results
  (id, user_id, test_code, test_name, result_value, unit, reference_range, taken_on, laboratory, created_at)
select seed.id('outside', o.client, o.key), seed.person(o.client), o.key, o.name, o.value, o.unit, o.range,
  seed.today() - o.since, o.laboratory, seed.at(-o.since, '18:00')
from (values
  ('client', 'GLU', 'Fasting Blood Glucose', '5.6', 'mmol/L', '3.9 - 5.5', 95, 'Marina Diagnostics, Lagos')
) as o (client, key, name, value, unit, range, since, laboratory);

insert into public.tip_marks (user_id, tip_id, mark, created_at)
select seed.person('client'), t.id, m.mark, seed.at(-4, '20:00')
from (values ('beans', 'saved'), ('herbs', 'not-for-me')) as m (code, mark)
join public.health_tips t on t.code = m.code;

drop table seed.orders;
