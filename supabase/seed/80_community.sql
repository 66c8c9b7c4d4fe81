-- Posts, comments and likes of several authors, from a few minutes to some weeks old: more than two pages of five.

insert into public.community_posts (id, user_id, title, content, post_type, created_at)
select seed.id('post', p.key), seed.person(p.author), p.title, p.content, p.post_type, seed.moment() - p.age
from (values
  ('traffic', 'bisi', null, 'Two hours on Third Mainland Bridge, so I did my step-ups on the kerb at the filling station. It counts.', 'general', interval '25 minutes'),
  ('tip-water', 'nutritionist', 'A full bottle by the bed', 'Drink the first glass before the phone. By lunch you are at three and the rest is easy.', 'tip', interval '3 hours'),
  ('jollof', 'client', 'Jollof stays', 'One plate, measured once with a cup, and the rest of the day planned around it. 20 lbs later I still eat it every week.', 'general', interval '9 hours'),
  ('question-knee', 'ife', null, 'What do you do instead of jumps when the neighbours downstairs sleep?', 'question', interval '1 day 2 hours'),
  ('squat', 'trainer', 'Heels down', 'If your heels lift in the squat, stand them on two small plates for a month. Then take one away.', 'tip', interval '1 day 20 hours'),
  ('surgery', 'fatima', null, 'Pre-surgery review this week. My weight has been steady for three weeks and I slept well.', 'general', interval '2 days 5 hours'),
  ('challenge', 'trainer', '12 workouts this month', 'The new challenge is open. Twenty minutes count, a walk counts, starting again counts.', 'challenge', interval '16 days 1 hour'),
  ('market', 'nutritionist', 'What the market has this week', 'Ugu is cheap, tomatoes are not. Efo riro with more pepper and less tomato tastes better anyway.', 'tip', interval '4 days 3 hours'),
  ('walk', 'bisi', null, 'Sunday walk on the beach at 6:30, slow, with whoever comes. Message me.', 'general', interval '6 days 4 hours'),
  ('milestone', 'client', null, 'Squatted 60 kg today. Half a year ago I was afraid of the empty bar.', 'achievement', interval '31 days'),
  ('fasting', 'fatima', 'Training while fasting', 'I moved my sessions to an hour before sunset and kept the weights light. It went well.', 'general', interval '34 days'),
  ('run', 'ife', null, 'First 10 km this year, on Ikoyi streets, before the sun was up.', 'achievement', interval '38 days'),
  ('sleep', 'trainer', 'Rest is training', 'Three good nights do more for your bench press than a third session in a row.', 'tip', interval '47 days'),
  ('hello', 'client', 'Hello', 'New here, from Lekki. I want to be lighter on my knees and still eat with my family.', 'general', interval '170 days')
) as p (key, author, title, content, post_type, age);

insert into public.post_comments (id, post_id, user_id, content, created_at)
select seed.id('comment', c.post, c.author, c.place::text), p.id, seed.person(c.author), c.content,
  least(p.created_at + c.after, seed.moment())
from (values
  ('traffic', 'client', 1, 'The kerb at Oworonshoki knows me too.', interval '6 minutes'),
  ('traffic', 'trainer', 2, 'It counts. Change the leading leg every minute.', interval '14 minutes'),
  ('tip-water', 'bisi', 1, 'Did it this morning. Four before noon.', interval '70 minutes'),
  ('jollof', 'nutritionist', 1, 'Measured once and enjoyed every week: that is the whole method.', interval '40 minutes'),
  ('jollof', 'fatima', 2, 'How large is your cup?', interval '55 minutes'),
  ('jollof', 'client', 3, 'Three cooking spoons make my plate.', interval '80 minutes'),
  ('question-knee', 'trainer', 1, 'Slow step-ups, a minute each leg. The neighbours will not hear you.', interval '2 hours'),
  ('question-knee', 'bisi', 2, 'Shadow boxing without shoes.', interval '5 hours'),
  ('squat', 'client', 1, 'Took the second plate away last week.', interval '3 hours'),
  ('surgery', 'bisi', 1, 'We think of you.', interval '1 hour'),
  ('surgery', 'client', 2, 'Good luck for the next steps.', interval '2 hours'),
  ('challenge', 'ife', 1, 'I am in.', interval '30 minutes'),
  ('market', 'client', 1, 'Balogun market had ugu for half the price on Saturday.', interval '1 day'),
  ('walk', 'ife', 1, 'I come if it stays slow.', interval '4 hours'),
  ('milestone', 'trainer', 1, 'And your heels stayed down.', interval '1 hour'),
  ('milestone', 'fatima', 2, 'Strong!', interval '3 hours'),
  ('run', 'trainer', 1, 'Now eat something.', interval '1 hour'),
  ('hello', 'bisi', 1, 'Welcome. Start where you are.', interval '3 hours'),
  ('hello', 'trainer', 2, 'See you on the training floor.', interval '20 hours')
) as c (post, author, place, content, after)
join public.community_posts p on p.id = seed.id('post', c.post);

insert into public.post_likes (post_id, user_id, created_at)
select p.id, seed.person(who), least(p.created_at + interval '15 minutes', seed.moment())
from (values
  ('traffic', array['client', 'fatima', 'trainer']), ('tip-water', array['client', 'bisi']),
  ('jollof', array['bisi', 'fatima', 'ife', 'nutritionist', 'trainer']), ('question-knee', array['client']),
  ('squat', array['client', 'bisi', 'chinedu']), ('surgery', array['client', 'bisi', 'trainer', 'surgeon']),
  ('challenge', array['client', 'bisi', 'ife']), ('market', array['client', 'fatima']), ('walk', array['ife', 'client']),
  ('milestone', array['bisi', 'chinedu', 'fatima', 'ife', 'trainer', 'nutritionist']), ('run', array['client', 'bisi']),
  ('sleep', array['client', 'ife']), ('hello', array['bisi', 'trainer', 'fatima'])
) as l (post, people)
join public.community_posts p on p.id = seed.id('post', l.post)
cross join unnest(l.people) as who;

-- What waits for a moderator.
insert into public.community_reports (id, user_id, about, about_id, reason, note, created_at)
select sync.natural_id('community_reports', r.who::text, r.about, r.id::text), r.who, r.about, r.id, r.reason, r.note,
  seed.moment() - r.age
from (values
  (seed.person('chinedu'), 'post', seed.id('post', 'fasting'), 'unsafe-advice',
    'Training without water in this heat can go wrong. Can a doctor say something to it?', interval '2 days'),
  (seed.person('ife'), 'post', seed.id('post', 'fasting'), 'unsafe-advice', '', interval '1 day'),
  (seed.person('fatima'), 'comment', seed.id('comment', 'question-knee', 'bisi', '2'), 'other',
    'Barefoot boxing broke my toe. Maybe a warning?', interval '5 hours')
) as r (who, about, id, reason, note, age);
