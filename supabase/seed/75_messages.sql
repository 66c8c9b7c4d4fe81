-- What clients and those who care for them wrote, the newest a few hours ago and unread.

insert into public.messages (id, client_id, provider_id, sender_id, content, created_at)
select seed.id('message', m.client, m.provider, m.place::text), seed.person(m.client), seed.person(m.provider),
  seed.person(case when m.by_client then m.client else m.provider end), m.content, seed.moment() - m.age
from (values
  ('client', 'trainer', 1, false, 'How did the knee feel after Friday?', interval '2 days 6 hours'),
  ('client', 'trainer', 2, true, 'Better. Stairs are fine, jumps still are not.', interval '2 days 4 hours'),
  ('client', 'trainer', 3, false, 'Then we stay with the step-ups. Bring the old shoes.', interval '2 days 3 hours'),
  ('client', 'trainer', 4, true, 'Can I eat two hours before?', interval '9 hours'),
  ('client', 'trainer', 5, false, 'Yes, and something small: a banana is enough.', interval '3 hours'),
  ('client', 'doctor', 1, true, 'My pressure was 138 over 88 this morning. Is that too high?', interval '6 days'),
  ('client', 'doctor', 2, false, 'Measure twice a day for a week, seated, and write to me then.', interval '5 days 20 hours'),
  ('bisi', 'trainer', 1, true, 'I am ten minutes late tomorrow, traffic on the bridge.', interval '14 hours')
) as m (client, provider, place, by_client, content, age);

insert into public.message_reads (id, user_id, client_id, provider_id, read_at)
select sync.natural_id('message_reads', reader::text, client::text, provider::text), reader, client, provider, seed.moment() - age
from (values
  (seed.person('client'), seed.person('client'), seed.person('trainer'), interval '9 hours'),
  (seed.person('trainer'), seed.person('client'), seed.person('trainer'), interval '3 hours'),
  (seed.person('client'), seed.person('client'), seed.person('doctor'), interval '5 days'),
  (seed.person('doctor'), seed.person('client'), seed.person('doctor'), interval '5 days')
) as r (reader, client, provider, age);

-- The server had each as soon as it was typed.
update public.messages set arrived_at = created_at;
