-- Somebody who looks at what members report, and may do no other part of the office.

alter table public.profiles drop constraint profiles_role_check, drop constraint profiles_status_fits_role,
  add constraint profiles_role_check check (role in ('client', 'trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon',
    'lab_technician', 'finance', 'moderator', 'admin')),
  add constraint profiles_status_fits_role check (
    (role in ('client', 'finance', 'moderator', 'admin')) = (provider_status = 'none'));

create function private.is_moderator() returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(private.my_role() in ('moderator', 'admin'), false)
$$;
comment on function private.is_moderator() is 'Administrators are moderators as well.';

create or replace function private.require_moderator() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  if not private.is_moderator() then
    raise exception 'only a moderator reads reports' using errcode = '42501';
  end if;
end $$;

-- Nobody judges his own case ------------------------------------------------------------------------------

create function private.author_of(about text, about_id uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select case about
    when 'post' then (select c.user_id from public.community_posts c where c.id = about_id)
    when 'comment' then (select c.user_id from public.post_comments c where c.id = about_id)
    when 'message' then (select m.sender_id from public.messages m where m.id = about_id)
    when 'challenge' then (select c.creator_id from public.challenges c where c.id = about_id)
    when 'team' then (select t.maker from private.reported_team(about_id) t)
    when 'person' then about_id end
$$;
comment on function private.author_of is 'Whose it is, whether or not its reporter could read it.';

create function private.refuse_own_case(author uuid) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if author = auth.uid() then
    raise exception 'another moderator decides about what one wrote' using errcode = '42501';
  end if;
end $$;

create function private.is_another_moderator_there(author uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.role in ('moderator', 'admin') and p.id <> auth.uid() and p.id is distinct from author
    and not exists (select from private.locks l where l.user_id = p.id))
$$;
comment on function private.is_another_moderator_there is 'Somebody else than the caller who could look again at what this author wrote.';

create or replace function private.files_opened_to_me() returns setof text
  language sql stable security definer set search_path = '' as $$
  select m.file_path
  from private.opened_files o cross join lateral private.reported_message(o.message_id) m
  where o.moderator_id = (select auth.uid()) and o.opened_at > now() - interval '1 hour' and private.is_moderator()
$$;

create or replace function private.is_in_area(role text, area text) returns boolean
  language sql immutable set search_path = '' as $$
  select case area when 'clients' then role = 'client'
    when 'providers' then role not in ('client', 'finance', 'moderator', 'admin') else true end
$$;

create or replace function public.change_role(who uuid, new_role text, reason text, device_at timestamptz default null)
  returns void
  language plpgsql security definer set search_path = '' as $$
declare
  words constant text := private.begin_act(who, reason);
  old_role text;
begin
  select p.role into old_role from public.profiles p where p.id = who for update;
  if new_role is null or new_role = old_role then
    raise exception 'this is the role already' using errcode = '22023';
  end if;
  update public.profiles p
  set role = new_role,
    provider_status = case when new_role in ('client', 'finance', 'moderator', 'admin') then 'none' else 'pending' end,
    provider_reason = null, license_renews_on = null
  where p.id = who;
  delete from private.first_approvals f where f.provider_id = who;
  perform private.audit('person.role-changed', who, words, jsonb_build_object('before', old_role, 'after', new_role),
    device_at);
  perform private.tell_office(who, 'person.role-changed', words);
end $$;
comment on function public.change_role is
  'Makes somebody a client, one of the finance desk, a moderator, an administrator, or a provider who waits for approval.';
