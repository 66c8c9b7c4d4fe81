-- What is told to one person fans out to every browser he has, and each is a request of the server's: one account with
-- a script must not be able to make it send without end.

comment on column public.push_subscriptions.created_at is 'When the browser was subscribed, or last said that it still is.';

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
  set (user_id, p256dh, auth, user_agent, session_id, created_at)
    = (excluded.user_id, excluded.p256dh, excluded.auth, excluded.user_agent, excluded.session_id, excluded.created_at)
  returning s.id into saved;
  delete from public.push_subscriptions s where s.id in (
    select o.id from public.push_subscriptions o where o.user_id = caller order by o.created_at desc, o.id offset 20);
  return saved;
end $$;

-- Definer: the count is nobody's to write.
create function private.count_today(who uuid, what text, most integer) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  so_far integer;
begin
  insert into private.made_today as m (user_id, kind, day, made) values (who, what, current_date, 1)
  on conflict (user_id, kind) do update
    set day = excluded.day, made = case when m.day = excluded.day then m.made + 1 else 1 end
  returning made into so_far;
  if so_far > most then
    raise exception 'one person makes at most % a day of %', most, what using errcode = 'P0001';
  end if;
end $$;

-- After the insert, so that a row which was there already does not count.
create or replace function private.limit_a_day() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if caller is not null then
    perform private.count_today(caller, tg_table_name, tg_argv[0]::integer);
  end if;
  return null;
end $$;

drop function public.create_notification(uuid, text, text, text, text, text);
create function public.create_notification(
  user_id uuid, title text, message text, type text default 'info', category text default 'general',
  link text default null, told_by uuid default null
) returns uuid
  language plpgsql security definer set search_path = '' as $$
begin
  if told_by is not null then
    perform private.count_today(told_by, 'notifications', 200);
  end if;
  return private.notify(create_notification.user_id, create_notification.title, create_notification.message,
    create_notification.type, create_notification.category, create_notification.link);
end $$;
comment on function public.create_notification is
  'For functions that hold the service key; null where the user is unknown. Whoever it is told by tells 200 things a day.';

revoke execute on function private.count_today(uuid, text, integer) from public, anon;
revoke execute on function public.create_notification(uuid, text, text, text, text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.create_notification(uuid, text, text, text, text, text, uuid) to service_role;
