-- What runs with more rights than its caller is past the policies, and asks for the session itself.

create or replace function public.approve_provider(provider uuid, approved boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_session();
  if not private.is_admin() then
    raise exception 'only an administrator approves providers' using errcode = '42501';
  end if;
  if approved is null then
    raise exception 'say whether the provider is approved' using errcode = '22004';
  end if;
  update public.profiles
  set provider_status = case when approved then 'approved' else 'rejected' end
  where id = provider and provider_status <> 'none';
  if not found then
    raise exception 'this person has not applied as a provider' using errcode = 'P0001';
  end if;
end $$;

create or replace function public.provider_applications() returns table (
    id uuid, first_name text, last_name text, email text, email_confirmed boolean, role text, provider_status text,
    specialization text, license_number text, experience_years integer, applied_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  if not private.is_admin() then
    raise exception 'only an administrator reads applications' using errcode = '42501';
  end if;
  return query
    select p.id, p.first_name, p.last_name, u.email::text, u.email_confirmed_at is not null, p.role, p.provider_status,
      p.specialization, p.license_number, p.experience_years, p.created_at
    from public.profiles p join auth.users u on u.id = p.id
    where p.provider_status <> 'none'
    order by p.provider_status = 'pending' desc, p.created_at;
end $$;

create or replace function public.open_slots(
  provider uuid, first_day date, days integer default 14, minutes integer default 60, except_id uuid default null
) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  return (
    select coalesce(jsonb_agg(s.starts_at order by s.starts_at), '[]')
    from private.free_slots(provider, first_day, days, minutes, (
      select a.id from public.appointments a
      where a.id = except_id and (select auth.uid()) in (a.user_id, a.provider_id))) as s);
end $$;

create or replace function public.save_push_subscription(endpoint text, p256dh text, auth text, user_agent text default null)
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
