-- An applicant is nobody's doctor. Until an administrator approves the application, and after the approval is
-- withdrawn, others see a client: no role, no bio, no fee, and never in the directory, whatever the person posts or
-- chooses in the settings.

create or replace function private.is_listed(who uuid, visibility text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select case (select p.provider_status from public.profiles p where p.id = who)
    when 'approved' then true
    when 'none' then visibility = 'public' or (visibility = 'friends' and (
      exists (select from public.community_posts p where p.user_id = who and not p.deleted)
      or exists (select from public.post_comments c where c.user_id = who and not c.deleted)))
    else false end
$$;

create or replace function private.refresh_person(who uuid) returns void
  language sql security definer set search_path = '' as $$
  insert into public.people as known (id, user_id, first_name, last_name, avatar_path, role, specialization, bio,
    experience_years, consultation_fee, consultation_fee_max, zone, slot_minutes, listed)
  select p.id, p.id, p.first_name, p.last_name, p.avatar_path,
    case when p.provider_status in ('none', 'approved') then p.role else 'client' end,
    case when provides then p.specialization end, case when provides then p.bio end,
    case when provides then p.experience_years end, case when provides then p.consultation_fee end,
    case when provides then p.consultation_fee_max end, case when provides then s.zone end,
    case when provides then s.slot_minutes end, private.is_listed(p.id)
  from public.profiles p left join public.provider_schedules s on s.id = p.id
    cross join lateral (select p.provider_status = 'approved' as provides) as state
  where p.id = who
  on conflict (id) do update
  set (first_name, last_name, avatar_path, role, specialization, bio, experience_years, consultation_fee,
      consultation_fee_max, zone, slot_minutes, listed) = (excluded.first_name, excluded.last_name, excluded.avatar_path,
      excluded.role, excluded.specialization, excluded.bio, excluded.experience_years, excluded.consultation_fee,
      excluded.consultation_fee_max, excluded.zone, excluded.slot_minutes, excluded.listed)
  where (known.first_name, known.last_name, known.avatar_path, known.role, known.specialization, known.bio,
      known.experience_years, known.consultation_fee, known.consultation_fee_max, known.zone, known.slot_minutes,
      known.listed)
    is distinct from (excluded.first_name, excluded.last_name, excluded.avatar_path, excluded.role,
      excluded.specialization, excluded.bio, excluded.experience_years, excluded.consultation_fee,
      excluded.consultation_fee_max, excluded.zone, excluded.slot_minutes, excluded.listed)
$$;

do $$ begin
  perform private.refresh_person(p.id) from public.profiles p where p.provider_status in ('pending', 'rejected');
end $$;

-- Definer: the profiles of others, and the log of approvals, are closed.
create or replace function private.was_approved(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = who and p.provider_status = 'approved')
    or exists (select from private.role_changes c where c.user_id = who and 'approved' in (c.old_status, c.new_status))
$$;
