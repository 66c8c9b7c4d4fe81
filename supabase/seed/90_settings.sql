-- What everybody chose, and what everybody was told.

update public.user_settings s
set timezone = 'Africa/Lagos',
  -- Fatima has not written there yet.
  guidelines_version = case when s.id <> seed.person('fatima') then '2026-11' end,
  guidelines_at = case when s.id <> seed.person('fatima') then seed.at(-30, '12:00') end
where s.id in (select u.id from auth.users u where u.email like '%@demo.test');

update public.user_settings s
set profile_visibility = c.visibility, theme = c.theme, units = c.units, week_start = c.week_start,
  plates = c.plates::jsonb
from (values
  ('client', 'friends', 'light', 'imperial', 'monday',
    '[{"weight_kg": 20, "count": 2}, {"weight_kg": 10, "count": 4}, {"weight_kg": 5, "count": 2}, {"weight_kg": 2.5, "count": 4}, {"weight_kg": 1.25, "count": 2}]'),
  ('bisi', 'public', 'system', 'imperial', 'sunday', '[]'),
  ('chinedu', 'private', 'dark', 'metric', 'monday', '[]'),
  ('fatima', 'friends', 'light', 'metric', 'monday', '[]'),
  ('ife', 'public', 'dark', 'metric', 'monday', '[]')
) as c (mailbox, visibility, theme, units, week_start, plates)
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
  n.read, n.mailed, seed.done(n.day, n.clock) - make_interval(mins => n.place)
from (values
  ('client', 1, 'Appointment confirmed', 'Nutrition Consultation today at 12:30, by video.', 'success', 'appointments', '/schedule', false, true, 0, time '06:30'),
  ('client', 2, 'Today''s workout is ready', 'Strength Builder, day 3: 5 exercises.', 'info', 'workouts', '/workouts', false, false, 0, '06:00'),
  ('client', 3, 'New comment', 'Fatima Sani asked about your post "Jollof stays".', 'info', 'community', '/community', false, false, -1, '21:40'),
  ('client', 4, 'Appointment declined', 'Personal Training could not be booked for that time. Two other times are open.', 'warning', 'appointments', '/schedule', false, true, -1, '18:05'),
  ('client', 5, 'Record', 'Deadlift: more than ever before.', 'success', 'workouts', '/progress', false, false, -1, '10:00'),
  ('client', 6, 'Payment did not go through', 'Your bank declined the first attempt. The second one worked; nothing to do.', 'error', 'system', '/settings', true, true, -12, '09:15'),
  ('client', 7, 'New evaluation', 'Amina Bello wrote about your month: 8.2 out of 10.', 'info', 'workouts', '/dashboard', true, true, -7, '17:00'),
  ('client', 8, 'Lab results', 'Four results of your half-year check were released.', 'info', 'general', '/lab', true, true, -20, '15:35'),
  ('client', 9, 'Weight goal', '7.4 of 10 lbs are done.', 'success', 'general', '/goals', true, false, 0, '06:45'),
  ('client', 10, 'Challenge', 'You joined "12 workouts this month".', 'info', 'community', '/community', true, false, -16, '20:15'),
  ('client', 11, 'Water', 'Eight glasses yesterday. Well done.', 'success', 'general', '/nutrition', true, false, -1, '21:15'),
  ('client', 12, 'New at the Lagos centre', 'Group classes at 6 in the morning, from next month.', 'info', 'marketing', '/services', true, false, -10, '11:00'),
  ('client', 13, 'Sign-in on a new device', 'An Android phone in Lagos. If that was not you, change your password.', 'warning', 'system', '/settings', true, true, -25, '22:10'),
  ('bisi', 1, 'Appointment requested', 'Personal Training tomorrow at 10:30 waits for an answer.', 'info', 'appointments', '/schedule', false, false, 0, '05:30'),
  ('bisi', 2, 'Lab results', 'Two results were released.', 'info', 'general', '/lab', true, true, -27, '15:35'),
  ('chinedu', 1, 'Payment did not go through', 'Please check your card.', 'error', 'system', '/settings', false, true, -3, '09:15'),
  ('fatima', 1, 'Appointment confirmed', 'Pre-surgery review today at 10:00.', 'success', 'appointments', '/schedule', true, true, -1, '09:00'),
  ('ife', 1, 'Appointment confirmed', 'Meal Prep Planning today at 10:00.', 'success', 'appointments', '/schedule', false, false, 0, '05:45'),
  ('tonye', 1, 'Finish your profile', 'Four short steps, and the plan fits you.', 'info', 'system', '/onboarding', false, false, -1, '20:00'),
  ('trainer', 1, 'Appointment requested', 'Fatima Sani, Personal Training, today at 12:00.', 'info', 'appointments', '/trainer-dashboard', false, true, 0, '06:10'),
  ('trainer', 2, 'Appointment requested', 'Bísí Ọláníyan, Personal Training, tomorrow at 10:30.', 'info', 'appointments', '/trainer-dashboard', false, false, 0, '05:50'),
  ('trainer', 3, 'Session missed', 'Fatima Sani did not come yesterday.', 'warning', 'appointments', '/trainer-dashboard', true, false, -1, '11:45'),
  ('nutritionist', 1, 'Appointment requested', 'Fatima Sani, Nutrition Consultation, today at 11:00.', 'info', 'appointments', '/nutritionist-dashboard', false, true, 0, '05:40'),
  ('doctor', 1, 'Appointment requested', 'Tonye Briggs, Medical Consultation, today at 14:00.', 'info', 'appointments', '/medical-doctor-dashboard', false, true, -1, '19:00'),
  ('doctor', 2, 'Critical result', 'Chinedu Okeke: fasting blood glucose.', 'error', 'system', '/medical-doctor-dashboard', true, true, -11, '17:20'),
  ('surgeon', 1, 'Appointment requested', 'Bísí Ọláníyan, Aesthetic Consultation, today at 13:00.', 'info', 'appointments', '/aesthetic-surgeon-dashboard', false, false, 0, '05:20'),
  ('lab', 1, 'New order', 'A STAT order waits for a sample.', 'warning', 'system', '/lab-technician', false, false, 0, '07:46'),
  ('admin', 1, 'Provider application', 'Zainab Yusuf asks to join as a trainer.', 'info', 'system', null, false, true, -1, '11:21')
) as n (who, place, title, message, type, category, link, read, mailed, day, clock);

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

-- The story begins with everybody reminded, so that nothing arrives while it is told.
insert into private.reminders (appointment_id, starts_at)
select a.id, a.starts_at from public.appointments a where a.starts_at between now() and now() + interval '2 days';
insert into private.weeks_told (user_id, first) select id, seed.today() from public.profiles
on conflict (user_id) do update set first = excluded.first;

-- What the story tells of was written down on its day.
delete from private.late_entries;
