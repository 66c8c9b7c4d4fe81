-- What goes out of the house: pushes and mails. It is what the person wants when it goes out.

-- Browsers that take pushes ---------------------------------------------------------------------------

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- An address that the server calls: a DNS name at the port of https. Where the name leads is checked when it is called,
  -- in `_shared/outside.ts`, which also has this pattern.
  endpoint text not null unique check (length(endpoint) <= 2000 and endpoint ~
    '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?(:443)?/[!"$-~]*$'),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  user_agent text check (length(user_agent) <= 500),
  session_id uuid,
  failures integer not null default 0,
  created_at timestamptz not null default now()
);
comment on table public.push_subscriptions is 'Browsers that take web push. Of this device and of no other, so never synced.';
comment on column public.push_subscriptions.session_id is 'The session in which the browser was subscribed, and with which that ends.';
comment on column public.push_subscriptions.created_at is 'When the browser was subscribed, or last said that it still is.';
comment on column public.push_subscriptions.failures is 'How often in a row the push service did not take a message.';
create index push_subscriptions_by_user on public.push_subscriptions (user_id);

alter table public.push_subscriptions enable row level security;
select sync.ask_for_session('public.push_subscriptions');
grant select, delete on public.push_subscriptions to authenticated;
create policy "own subscriptions are read" on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own subscriptions are ended" on public.push_subscriptions for delete to authenticated
  using (user_id = (select auth.uid()));

-- What is told to one person fans out to every browser he has, and each is a request of the server's: so twenty at most.
-- Definer: a browser keeps its endpoint when another person signs in, and must then stop telling of the former.
create function public.save_push_subscription(endpoint text, p256dh text, auth text, user_agent text default null)
  returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  saved uuid;
begin
  perform public.require_session();
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, user_agent, session_id)
  values (caller, save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.auth,
    left(save_push_subscription.user_agent, 500), (select (auth.jwt() ->> 'session_id')::uuid))
  on conflict on constraint push_subscriptions_endpoint_key do update
  set (user_id, p256dh, auth, user_agent, session_id, created_at)
    = (excluded.user_id, excluded.p256dh, excluded.auth, excluded.user_agent, excluded.session_id, excluded.created_at)
  returning s.id into saved;
  delete from public.push_subscriptions s where s.id in (
    select o.id from public.push_subscriptions o where o.user_id = caller order by o.created_at desc, o.id offset 20);
  return saved;
end $$;
grant execute on function public.save_push_subscription(text, text, text, text) to authenticated;

create function public.push_targets(who uuid) returns setof public.push_subscriptions
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_subscriptions s
  where s.user_id = who and s.session_id is not null
    and not exists (select from auth.sessions a where a.id = s.session_id);
  return query select * from public.push_subscriptions s where s.user_id = who;
end $$;
comment on function public.push_targets is 'For the sender: the browsers in which the person is still signed in.';

create function public.push_failed(subscription uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.push_subscriptions set failures = failures + 1 where id = subscription;
  delete from public.push_subscriptions where id = subscription and failures >= 3;
$$;
comment on function public.push_failed(uuid) is
  'For the sender: the third failure in a row ends a subscription; the browser subscribes anew when the app next starts.';

-- Deliveries ------------------------------------------------------------------------------------------

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

alter table public.notification_deliveries enable row level security;
select sync.ask_for_session('public.notification_deliveries');

-- Unknown categories are the system's.
create function private.is_wanted(who uuid, category text, by_push boolean) returns boolean
  language sql stable security definer set search_path = '' as $$
  select case when by_push then
      case is_wanted.category when 'workouts' then p.push_workouts when 'appointments' then p.push_appointments
        when 'community' then p.push_community when 'marketing' then p.push_marketing when 'report' then p.push_report
        else p.push_system end
    else
      -- By the time a mail is read it is no reminder any more.
      case is_wanted.category when 'reminders' then false when 'workouts' then p.email_workouts
        when 'appointments' then p.email_appointments when 'community' then p.email_community
        when 'marketing' then p.email_marketing when 'report' then p.email_report else p.email_system end
    end
  from public.notification_preferences p where p.id = who
$$;

-- What goes out beside the app's own list, as the person prefers. Unknown categories are the system's.
create function private.queue_deliveries() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  pace text := (select p.digest from public.notification_preferences p where p.id = new.user_id);
  local_today date := private.today_of(new.user_id);
begin
  if private.is_wanted(new.user_id, new.category, false) then
    insert into public.notification_deliveries (notification_id, user_id, channel, due_at)
    select new.id, new.user_id, case pace when 'never' then 'email' else 'digest' end,
      -- The report of a week is told when digests are due, and goes with them.
      case when pace = 'never' or new.category = 'report' then now()
        else (case pace when 'daily' then local_today + 1 else date_trunc('week', local_today::timestamp)::date + 7 end
          + time '07:00') at time zone private.zone_of_user(new.user_id) end;
  end if;
  if private.is_wanted(new.user_id, new.category, true)
    and exists (select from public.push_subscriptions s where s.user_id = new.user_id) then
    insert into public.notification_deliveries (notification_id, user_id, channel) values (new.id, new.user_id, 'push');
  end if;
  return null;
end $$;
create trigger queue_deliveries after insert on public.notifications
  for each row execute function private.queue_deliveries();

-- A mail server may be away for an afternoon, so each wait is twice the one before: the eighth is half a day after the
-- first.
create function public.claim_deliveries(most integer default 100, notification uuid default null)
  returns setof public.notification_deliveries
  language plpgsql security definer set search_path = '' as $$
begin
  if notification is null then
    perform private.decline_unanswered();
    perform private.remind_of_appointments();
    perform private.remind_of_doses();
    perform private.remind_of_checkins();
    perform private.tell_of_licences();
    perform private.tell_of_announcements();
    perform private.go_round_laboratory();
    perform private.tell_of_weeks();
  end if;
  -- Switched off, or deleted, since it was queued.
  delete from public.notification_deliveries d using public.notifications n
  where n.id = d.notification_id and d.sent_at is null and d.due_at <= now()
    and (n.deleted or private.is_wanted(d.user_id, n.category, d.channel = 'push') is not true);
  return query
  update public.notification_deliveries d
  set claimed_until = now() + interval '5 minutes' * 2 ^ d.attempts, attempts = d.attempts + 1
  where d.id in (
    select w.id from public.notification_deliveries w
    where w.sent_at is null and w.due_at <= now() and coalesce(w.claimed_until, '-infinity') < now() and w.attempts < 8
      and (claim_deliveries.notification is null or w.notification_id = claim_deliveries.notification)
    order by w.due_at, w.user_id
    limit least(most, 1000) for update skip locked)
  returning d.*;
end $$;
comment on function public.claim_deliveries is
  'For the sender: what is due, still wanted and in nobody else''s hands, for five minutes and each time twice as long; of one notification where one is named.';

-- Mails -----------------------------------------------------------------------------------------------
-- That functions send once, or not again too soon.

create table private.sent_mails (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  sent_at timestamptz not null default now(),
  primary key (user_id, kind)
);
comment on table private.sent_mails is 'Which mail of each kind a user was sent last; marked before it is sent, so never sent twice.';

-- Definer: functions reach the database through the API, which does not show this schema.
create function public.claim_mail(user_id uuid, kind text, again_after interval default null) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sent_mails as sent (user_id, kind) values (claim_mail.user_id, claim_mail.kind)
  on conflict on constraint sent_mails_pkey do update set sent_at = now()
  where sent.sent_at < now() - claim_mail.again_after;
  return found;
end $$;
comment on function public.claim_mail is
  'True for one caller, who then sends; again only after the time given. For functions that hold the service key.';

create function public.release_mail(user_id uuid, kind text) returns void
  language sql security definer set search_path = '' as $$
  delete from private.sent_mails sent where sent.user_id = release_mail.user_id and sent.kind = release_mail.kind
$$;
comment on function public.release_mail is 'Takes the mark back where the mail could not be sent.';
