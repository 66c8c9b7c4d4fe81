-- What goes out is what the person wants when it goes out, and what was just told can go at once.

-- Unknown categories are the system's.
create function private.is_wanted(who uuid, category text, by_push boolean) returns boolean
  language sql stable security definer set search_path = '' as $$
  select case when by_push then
      case is_wanted.category when 'workouts' then p.push_workouts when 'appointments' then p.push_appointments
        when 'community' then p.push_community when 'marketing' then p.push_marketing else p.push_system end
    else
      case is_wanted.category when 'workouts' then p.email_workouts when 'appointments' then p.email_appointments
        when 'community' then p.email_community when 'marketing' then p.email_marketing else p.email_system end
    end
  from public.notification_preferences p where p.id = who
$$;

create or replace function private.queue_deliveries() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  pace text := (select p.digest from public.notification_preferences p where p.id = new.user_id);
  local_today date := private.today_of(new.user_id);
begin
  if private.is_wanted(new.user_id, new.category, false) then
    insert into public.notification_deliveries (notification_id, user_id, channel, due_at)
    select new.id, new.user_id, case pace when 'never' then 'email' else 'digest' end,
      case pace when 'never' then now()
        else (case pace when 'daily' then local_today + 1 else date_trunc('week', local_today::timestamp)::date + 7 end
          + time '07:00') at time zone private.zone_of_user(new.user_id) end;
  end if;
  if private.is_wanted(new.user_id, new.category, true)
    and exists (select from public.push_subscriptions s where s.user_id = new.user_id) then
    insert into public.notification_deliveries (notification_id, user_id, channel) values (new.id, new.user_id, 'push');
  end if;
  return null;
end $$;

drop function public.claim_deliveries(integer);
create function public.claim_deliveries(most integer default 100, notification uuid default null)
  returns setof public.notification_deliveries
  language plpgsql security definer set search_path = '' as $$
begin
  if notification is null then
    perform private.remind_of_appointments();
  end if;
  -- Switched off, or deleted, since it was queued.
  delete from public.notification_deliveries d using public.notifications n
  where n.id = d.notification_id and d.sent_at is null and d.due_at <= now()
    and (n.deleted or private.is_wanted(d.user_id, n.category, d.channel = 'push') is not true);
  return query
  update public.notification_deliveries d
  set claimed_until = now() + interval '5 minutes', attempts = d.attempts + 1
  where d.id in (
    select w.id from public.notification_deliveries w
    where w.sent_at is null and w.due_at <= now() and coalesce(w.claimed_until, '-infinity') < now() and w.attempts < 8
      and (claim_deliveries.notification is null or w.notification_id = claim_deliveries.notification)
    order by w.due_at, w.user_id
    limit least(most, 1000) for update skip locked)
  returning d.*;
end $$;
comment on function public.claim_deliveries is
  'For the sender: what is due, still wanted and in nobody else''s hands, for five minutes; of one notification where one is named.';

-- Whoever is signed out of a browser, from wherever, must not be told anything there any more.
alter table public.push_subscriptions add column session_id uuid;
comment on column public.push_subscriptions.session_id is 'The session in which the browser was subscribed, and with which that ends.';

create or replace function public.save_push_subscription(endpoint text, p256dh text, auth text, user_agent text default null)
  returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  saved uuid;
begin
  if caller is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, user_agent, session_id)
  values (caller, save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.auth,
    left(save_push_subscription.user_agent, 500), (select (auth.jwt() ->> 'session_id')::uuid))
  on conflict on constraint push_subscriptions_endpoint_key do update
  set (user_id, p256dh, auth, user_agent, session_id)
    = (excluded.user_id, excluded.p256dh, excluded.auth, excluded.user_agent, excluded.session_id)
  returning s.id into saved;
  return saved;
end $$;

create function public.push_targets(who uuid) returns setof public.push_subscriptions
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_subscriptions s
  where s.user_id = who and s.session_id is not null
    and not exists (select from auth.sessions a where a.id = s.session_id);
  return query select * from public.push_subscriptions s where s.user_id = who;
end $$;
comment on function public.push_targets is 'For the sender: the browsers in which the person is still signed in.';

revoke execute on function private.is_wanted(uuid, text, boolean) from public, anon;
revoke execute on function public.claim_deliveries(integer, uuid), public.push_targets(uuid)
  from public, anon, authenticated;
grant execute on function public.claim_deliveries(integer, uuid), public.push_targets(uuid) to service_role;
