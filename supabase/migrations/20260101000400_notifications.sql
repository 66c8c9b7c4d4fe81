-- What a person is told, and by which ways the person wants to hear it.

create table public.notification_preferences (
  id uuid primary key,
  user_id uuid not null unique references public.profiles (id) on delete cascade,
  email_workouts boolean not null default true,
  email_appointments boolean not null default true,
  email_community boolean not null default false,
  email_marketing boolean not null default false,
  email_system boolean not null default true,
  push_workouts boolean not null default true,
  push_appointments boolean not null default true,
  push_community boolean not null default true,
  push_marketing boolean not null default false,
  push_system boolean not null default true,
  digest text not null default 'daily' check (digest in ('daily', 'weekly', 'never')),
  realtime boolean not null default true,
  constraint notification_preferences_id_is_user_id check (id = user_id)
);
comment on table public.notification_preferences is
  'One a user, made at sign-up. A column a switch, so that two devices that turn two switches both win.';
comment on column public.notification_preferences.digest is 'Mails are gathered daily or weekly, or never gathered and sent at once.';

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  title text not null check (length(title) between 1 and 200),
  message text not null check (length(message) <= 2000),
  type text not null default 'info' check (type in ('info', 'success', 'warning', 'error')),
  category text not null default 'general' check (length(category) between 1 and 40),
  link text check (link ~ '^/([^/\\]|$)' and length(link) <= 300),
  read boolean not null default false,
  sent_via_email boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'Written by functions and triggers; the person marks it read or deletes it.';
comment on column public.notifications.link is 'A path within the app.';
create index notifications_by_user on public.notifications (user_id, created_at desc);

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 2000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  user_agent text check (length(user_agent) <= 500),
  created_at timestamptz not null default now()
);
comment on table public.push_subscriptions is 'Browsers that take web push. Of this device and of no other, so never synced.';
create index push_subscriptions_by_user on public.push_subscriptions (user_id);

create table public.notification_deliveries (
  id bigint generated always as identity primary key,
  notification_id uuid not null references public.notifications (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  channel text not null check (channel in ('email', 'digest', 'push')),
  due_at timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  unique (notification_id, channel)
);
comment on table public.notification_deliveries is 'What the sender still has to send, at once or with the next digest; the service role only.';
create index notification_deliveries_due on public.notification_deliveries (due_at) where sent_at is null;
create index notification_deliveries_by_user on public.notification_deliveries (user_id);

-- Access ----------------------------------------------------------------------------------------------

alter table public.notification_preferences enable row level security;
alter table public.notifications enable row level security;
alter table public.push_subscriptions enable row level security;
alter table public.notification_deliveries enable row level security;
grant all on public.notification_preferences, public.notifications, public.push_subscriptions,
  public.notification_deliveries to service_role;

select sync.enroll('public.notification_preferences', readers => $$ select r.user_id $$, owner => null, natural_key => null);
grant select on public.notification_preferences to authenticated;
grant insert (id, user_id, email_workouts, email_appointments, email_community, email_marketing, email_system,
    push_workouts, push_appointments, push_community, push_marketing, push_system, digest, realtime, rev, updated_at),
  update (id, user_id, email_workouts, email_appointments, email_community, email_marketing, email_system,
    push_workouts, push_appointments, push_community, push_marketing, push_system, digest, realtime, rev, updated_at)
  on public.notification_preferences to authenticated;
create policy "own preferences are read" on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own preferences are made" on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "own preferences are changed" on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

select sync.enroll('public.notifications', readers => $$ select r.user_id $$, owner => null, natural_key => null);
grant select on public.notifications to authenticated;
grant update (read, rev, updated_at, deleted) on public.notifications to authenticated;
create policy "own notifications are read" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own notifications are marked" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select, delete on public.push_subscriptions to authenticated;
create policy "own subscriptions are read" on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own subscriptions are ended" on public.push_subscriptions for delete to authenticated
  using (user_id = (select auth.uid()));

-- Definer: a browser keeps its endpoint when another person signs in, and must then stop telling of the former.
create function public.save_push_subscription(endpoint text, p256dh text, auth text, user_agent text default null)
  returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  saved uuid;
begin
  if caller is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, user_agent)
  values (caller, save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.auth,
    left(save_push_subscription.user_agent, 500))
  on conflict on constraint push_subscriptions_endpoint_key do update
  set (user_id, p256dh, auth, user_agent) = (excluded.user_id, excluded.p256dh, excluded.auth, excluded.user_agent)
  returning s.id into saved;
  return saved;
end $$;

-- Telling ---------------------------------------------------------------------------------------------

create function private.notify(
  who uuid, title text, message text, type text default 'info', category text default 'general', link text default null
) returns uuid
  language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, title, message, type, category, link)
  select p.id, left(notify.title, 200), left(notify.message, 2000), notify.type, notify.category, notify.link
  from public.profiles p where p.id = who
  returning id
$$;

create function public.create_notification(
  user_id uuid, title text, message text, type text default 'info', category text default 'general', link text default null
) returns uuid
  language sql security definer set search_path = '' as $$
  select private.notify(create_notification.user_id, create_notification.title, create_notification.message,
    create_notification.type, create_notification.category, create_notification.link)
$$;
comment on function public.create_notification is 'For functions that hold the service key; null where the user is unknown.';

-- What goes out beside the app's own list, as the person prefers. Unknown categories are the system's.
create function private.queue_deliveries() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  wants public.notification_preferences;
  local_today date := private.today_of(new.user_id);
  by_mail boolean;
  by_push boolean;
begin
  select * into wants from public.notification_preferences p where p.id = new.user_id;
  if not found then
    return null;
  end if;
  by_mail := case new.category when 'workouts' then wants.email_workouts when 'appointments' then wants.email_appointments
    when 'community' then wants.email_community when 'marketing' then wants.email_marketing else wants.email_system end;
  by_push := case new.category when 'workouts' then wants.push_workouts when 'appointments' then wants.push_appointments
    when 'community' then wants.push_community when 'marketing' then wants.push_marketing else wants.push_system end;
  if by_mail then
    insert into public.notification_deliveries (notification_id, user_id, channel, due_at)
    select new.id, new.user_id, case wants.digest when 'never' then 'email' else 'digest' end,
      case wants.digest when 'never' then now()
        else (case wants.digest when 'daily' then local_today + 1 else date_trunc('week', local_today::timestamp)::date + 7 end
          + time '07:00') at time zone private.zone_of_user(new.user_id) end;
  end if;
  if by_push and exists (select from public.push_subscriptions s where s.user_id = new.user_id) then
    insert into public.notification_deliveries (notification_id, user_id, channel) values (new.id, new.user_id, 'push');
  end if;
  return null;
end $$;
create trigger queue_deliveries after insert on public.notifications
  for each row execute function private.queue_deliveries();

create function public.claim_deliveries(most integer default 100) returns setof public.notification_deliveries
  language sql security definer set search_path = '' as $$
  update public.notification_deliveries d
  set claimed_until = now() + interval '5 minutes', attempts = d.attempts + 1
  where d.id in (
    select w.id from public.notification_deliveries w
    where w.sent_at is null and w.due_at <= now() and coalesce(w.claimed_until, '-infinity') < now() and w.attempts < 8
    order by w.due_at
    limit least(most, 1000) for update skip locked)
  returning d.*
$$;
comment on function public.claim_deliveries is 'For the sender: what is due and in nobody else''s hands, for five minutes.';

create function private.tell_of_appointment() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  by_client boolean := coalesce((select auth.uid()) = new.user_id, false);
  stands text := to_char(new.starts_at at time zone new.zone, 'FMDay, FMDD Mon YYYY "at" HH24:MI');
  moved boolean := tg_op = 'UPDATE' and new.starts_at <> old.starts_at;
  was text := case when tg_op = 'UPDATE' then old.status else '' end;
begin
  if new.starts_at < now() then
    return null;
  end if;
  if new.status = 'confirmed' and was <> 'confirmed' then
    perform private.notify(new.user_id, 'Appointment confirmed', new.title || ', ' || stands, 'success', 'appointments', '/schedule');
  elsif new.status = 'declined' and was <> 'declined' then
    perform private.notify(new.user_id, 'Appointment declined',
      concat_ws(' ', new.title || ', ' || stands || ', could not be booked.', new.decline_note), 'warning', 'appointments', '/schedule');
  elsif new.status = 'cancelled' and was not in ('', 'cancelled') then
    perform private.notify(case when by_client then new.provider_id else new.user_id end, 'Appointment cancelled',
      new.title || ', ' || stands, 'warning', 'appointments', '/schedule');
  elsif new.status = 'pending' and was in ('', 'requested') then
    perform private.notify(case when by_client then new.provider_id else new.user_id end, 'Appointment requested',
      new.title || ', ' || stands, 'info', 'appointments', '/schedule');
  elsif moved and not by_client and new.status in ('pending', 'scheduled', 'confirmed') then
    perform private.notify(new.user_id, 'Appointment rescheduled', new.title || ' is now on ' || stands, 'info', 'appointments', '/schedule');
  elsif tg_op = 'UPDATE' and new.refused_starts_at is distinct from old.refused_starts_at
    and new.refused_starts_at is not null and new.status <> 'declined' then
    perform private.notify(case when by_client then new.user_id else new.provider_id end, 'Appointment not moved',
      new.title || ' stays on ' || stands, 'warning', 'appointments', '/schedule');
  end if;
  return null;
end $$;
create trigger tell after insert or update on public.appointments
  for each row execute function private.tell_of_appointment();

create function private.make_preferences() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notification_preferences (id, user_id) values (new.id, new.id) on conflict (id) do nothing;
  return null;
end $$;
create trigger make_preferences after insert on public.profiles
  for each row execute function private.make_preferences();

revoke execute on all functions in schema private from public, anon;
revoke execute on function public.save_push_subscription(text, text, text, text), public.claim_deliveries(integer),
  public.create_notification(uuid, text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.save_push_subscription(text, text, text, text) to authenticated;
grant execute on function public.create_notification(uuid, text, text, text, text, text), public.claim_deliveries(integer)
  to service_role;
