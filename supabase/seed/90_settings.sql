-- What everybody chose, and what everybody was told.

update public.user_settings s
set timezone = 'Africa/Lagos', subscription_next_billing = seed.today() + 21
where s.id in (select u.id from auth.users u where u.email like '%@demo.test');

update public.user_settings s
set profile_visibility = c.visibility, theme = c.theme, units = c.units, week_start = c.week_start,
  subscription_plan = c.plan, subscription_status = c.status, subscription_auto_renew = c.status = 'active',
  subscription_next_billing = seed.today() + c.billing, plates = c.plates::jsonb
from (values
  ('client', 'friends', 'light', 'imperial', 'monday', 'premium', 'active', 18,
    '[{"weight_kg": 20, "count": 2}, {"weight_kg": 10, "count": 4}, {"weight_kg": 5, "count": 2}, {"weight_kg": 2.5, "count": 4}, {"weight_kg": 1.25, "count": 2}]'),
  ('bisi', 'public', 'system', 'imperial', 'sunday', 'premium', 'active', 4, '[]'),
  ('chinedu', 'private', 'dark', 'metric', 'monday', 'premium', 'past_due', -3, '[]'),
  ('fatima', 'friends', 'light', 'metric', 'monday', 'premium', 'cancelled', 9, '[]'),
  ('ife', 'public', 'dark', 'metric', 'monday', 'premium', 'trialing', 12, '[]')
) as c (mailbox, visibility, theme, units, week_start, plan, status, billing, plates)
where s.id = seed.person(c.mailbox);

-- The client keeps the defaults of the product.
update public.notification_preferences set digest = 'weekly', push_community = false where id = seed.person('bisi');
update public.notification_preferences set digest = 'never' where id = seed.person('doctor');

-- The booking of the demo appointments told of each of them just now; the story tells it in its own time.
delete from public.notifications where user_id in (select u.id from auth.users u where u.email like '%@demo.test');
delete from sync.feed where entity = 'notifications' and removed;

insert into public.notifications
  (id, user_id, title, message, type, category, link, read, sent_via_email, created_at)
select seed.id('notification', n.who, n.place::text), seed.person(n.who), n.title, n.message, n.type, n.category, n.link,
  n.read, n.mailed, seed.moment() - n.age
from (values
  ('client', 1, 'Appointment confirmed', 'Nutrition Consultation today at 12:30, by video.', 'success', 'appointments', '/schedule', false, true, interval '40 minutes'),
  ('client', 2, 'Today''s workout is ready', 'Goblet squat and rows, 5 exercises.', 'info', 'workouts', '/workouts', false, false, interval '2 hours'),
  ('client', 3, 'New comment', 'Fatima Sani asked about your post "Jollof stays".', 'info', 'community', '/community', false, false, interval '8 hours'),
  ('client', 4, 'Appointment declined', 'Personal Training could not be booked for that time. Two other times are open.', 'warning', 'appointments', '/schedule', false, true, interval '20 hours'),
  ('client', 5, 'Record', 'Deadlift: more than ever before.', 'success', 'workouts', '/progress', false, false, interval '1 day 4 hours'),
  ('client', 6, 'Payment did not go through', 'Your bank declined the first attempt. The second one worked; nothing to do.', 'error', 'system', '/settings', true, true, interval '12 days'),
  ('client', 7, 'New evaluation', 'Amina Bello wrote about your month: 8.2 out of 10.', 'info', 'workouts', '/dashboard', true, true, interval '7 days'),
  ('client', 8, 'Lab results', 'Four results of your half-year check were released.', 'info', 'general', '/lab', true, true, interval '20 days'),
  ('client', 9, 'Weight goal', '8 of 10 lbs are done.', 'success', 'general', '/goals', true, false, interval '3 hours'),
  ('client', 10, 'Challenge', 'You joined "12 workouts this month".', 'info', 'community', '/community', true, false, interval '16 days'),
  ('client', 11, 'Water', 'Eight glasses yesterday. Well done.', 'success', 'general', '/nutrition', true, false, interval '1 day 9 hours'),
  ('client', 12, 'New at the Lagos centre', 'Group classes at 6 in the morning, from next month.', 'info', 'marketing', '/services', true, false, interval '10 days'),
  ('client', 13, 'Sign-in on a new device', 'An Android phone in Lagos. If that was not you, change your password.', 'warning', 'system', '/settings', true, true, interval '25 days'),
  ('bisi', 1, 'Appointment requested', 'Personal Training tomorrow at 10:30 waits for an answer.', 'info', 'appointments', '/schedule', false, false, interval '5 hours'),
  ('bisi', 2, 'Lab results', 'Two results were released.', 'info', 'general', '/lab', true, true, interval '27 days'),
  ('chinedu', 1, 'Payment did not go through', 'Please check your card.', 'error', 'system', '/settings', false, true, interval '3 days'),
  ('fatima', 1, 'Appointment confirmed', 'Pre-surgery review today at 10:00.', 'success', 'appointments', '/schedule', true, true, interval '1 day'),
  ('ife', 1, 'Appointment confirmed', 'Meal Prep Planning today at 10:00.', 'success', 'appointments', '/schedule', false, false, interval '6 hours'),
  ('tonye', 1, 'Finish your profile', 'Four short steps, and the plan fits you.', 'info', 'system', '/onboarding', false, false, interval '1 day 20 hours'),
  ('trainer', 1, 'Appointment requested', 'Fatima Sani, Personal Training, today at 12:00.', 'info', 'appointments', '/trainer-dashboard', false, true, interval '3 hours'),
  ('trainer', 2, 'Appointment requested', 'Bísí Ọláníyan, Personal Training, tomorrow at 10:30.', 'info', 'appointments', '/trainer-dashboard', false, false, interval '5 hours'),
  ('trainer', 3, 'Session missed', 'Fatima Sani did not come yesterday.', 'warning', 'appointments', '/trainer-dashboard', true, false, interval '1 day'),
  ('nutritionist', 1, 'Appointment requested', 'Fatima Sani, Nutrition Consultation, today at 11:00.', 'info', 'appointments', '/nutritionist-dashboard', false, true, interval '4 hours'),
  ('doctor', 1, 'Appointment requested', 'Tonye Briggs, Medical Consultation, today at 14:00.', 'info', 'appointments', '/medical-doctor-dashboard', false, true, interval '9 hours'),
  ('doctor', 2, 'Critical result', 'Chinedu Okeke: fasting blood glucose.', 'error', 'system', '/medical-doctor-dashboard', true, true, interval '11 days'),
  ('surgeon', 1, 'Appointment requested', 'Bísí Ọláníyan, Aesthetic Consultation, today at 13:00.', 'info', 'appointments', '/aesthetic-surgeon-dashboard', false, false, interval '7 hours'),
  ('lab', 1, 'New order', 'A STAT order waits for a sample.', 'warning', 'system', '/lab-technician', false, false, interval '1 hour'),
  ('admin', 1, 'Provider application', 'Zainab Yusuf asks to join as a trainer.', 'info', 'system', null, false, true, interval '1 day')
) as n (who, place, title, message, type, category, link, read, mailed, age);

-- Half a year of weekly words, so that the list has more than one page.
insert into public.notifications (id, user_id, title, message, type, category, link, read, sent_via_email, created_at)
select seed.id('notification', 'client', w.key, week::text), seed.person('client'), w.title, w.message, w.type, w.category,
  w.link, true, w.key = 'summary', seed.at(-7 * week - 2, w.clock)
from (values
  ('summary', 'Your week', 'Workouts, meals and weight of the week at a glance.', 'info', 'workouts', '/progress', time '08:00'),
  ('reminder', 'Tomorrow at 09:00', 'Personal Training with Amina Bello at the Lagos centre.', 'info', 'appointments', '/schedule', time '18:00')
) as w (key, title, message, type, category, link, clock)
cross join generate_series(0, 25) as week;

-- Told long ago: nobody gets a mail of it now.
delete from public.notification_deliveries where user_id in (select u.id from auth.users u where u.email like '%@demo.test');
