-- What a person is told, and by which ways the person wants to hear it.

create table public.notification_preferences (
  id uuid primary key,
  user_id uuid not null unique references public.profiles (id) on delete cascade,
  email_workouts boolean not null default true,
  email_appointments boolean not null default true,
  email_community boolean not null default false,
  email_marketing boolean not null default false,
  email_system boolean not null default true,
  email_report boolean not null default true,
  push_workouts boolean not null default true,
  push_appointments boolean not null default true,
  push_community boolean not null default true,
  push_marketing boolean not null default false,
  push_system boolean not null default true,
  push_report boolean not null default true,
  digest text not null default 'daily' check (digest in ('daily', 'weekly', 'never')),
  realtime boolean not null default true,
  constraint notification_preferences_id_is_user_id check (id = user_id)
);
comment on table public.notification_preferences is
  'One a user, made at sign-up. A column a switch, so that two devices that turn two switches both win.';
comment on column public.notification_preferences.digest is 'Mails are gathered daily or weekly, or never gathered and sent at once.';

select sync.enroll('public.notification_preferences', readers => $$ select r.user_id $$);
select sync.grant_write('public.notification_preferences', edits => 'id, user_id, email_workouts, email_appointments,
  email_community, email_marketing, email_system, email_report, push_workouts, push_appointments, push_community,
  push_marketing, push_system, push_report, digest, realtime');
create policy "own preferences are read" on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own preferences are made" on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "own preferences are changed" on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.make_preferences() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notification_preferences (id, user_id) values (new.id, new.id) on conflict (id) do nothing;
  return null;
end $$;
create trigger make_preferences after insert on public.profiles
  for each row execute function private.make_preferences();

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  title text not null check (length(title) between 1 and 200),
  message text not null check (length(message) <= 2000),
  type text not null default 'info' check (type in ('info', 'success', 'warning', 'error')),
  category text not null default 'general' check (length(category) between 1 and 40),
  -- A browser leaves tabs and line breaks out of an address and takes a backslash for a slash, so a link that begins with
  -- one slash and a tab can name another host. Each part of the path is written out: it has no such letter and is not empty.
  link text check (link ~ '^/([^/\\[:cntrl:]]+/)*[^/\\[:cntrl:]]*$' and length(link) <= 300),
  read boolean not null default false,
  sent_via_email boolean not null default false,
  about uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'Written by functions and triggers; the person marks it read or deletes it.';
comment on column public.notifications.link is 'A path within the app.';
comment on column public.notifications.about is 'Whose name is in it; it goes with that account.';
create index notifications_by_user on public.notifications (user_id, created_at desc);
create index notifications_by_about on public.notifications (about);

select sync.enroll('public.notifications', readers => $$ select r.user_id $$);
grant select, update (read, rev, updated_at, deleted) on public.notifications to authenticated;
create policy "own notifications are read" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own notifications are marked" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Telling ---------------------------------------------------------------------------------------------

create function private.notify(
  who uuid, title text, message text, type text default 'info', category text default 'general',
  link text default null, about uuid default null
) returns uuid
  language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, title, message, type, category, link, about)
  select p.id, left(notify.title, 200), left(notify.message, 2000), notify.type, notify.category, notify.link,
    notify.about
  from public.profiles p where p.id = who
  returning id
$$;

create function public.create_notification(
  user_id uuid, title text, message text, type text default 'info', category text default 'general',
  link text default null, told_by uuid default null
) returns uuid
  language plpgsql security definer set search_path = '' as $$
begin
  if create_notification.category = 'announcement' then
    raise exception 'the office announces' using errcode = '42501';
  end if;
  if told_by is not null then
    perform private.count_today(told_by, 'notifications', 200);
  end if;
  return private.notify(create_notification.user_id, create_notification.title, create_notification.message,
    create_notification.type, create_notification.category, create_notification.link);
end $$;
comment on function public.create_notification is
  'For functions that hold the service key; null where the user is unknown. Whoever it is told by tells 200 things a day.';
