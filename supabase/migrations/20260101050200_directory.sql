-- What every member, and whoever has to do with a person, may know of him: copied from where it is written.

-- An applicant is nobody's doctor. Until an administrator approves the application, and after the approval is
-- withdrawn, others see a client: no role, no bio, no fee, and never in the directory, whatever the person posts or
-- chooses in the settings. Who is locked out stands in it as little, and whose licence ended a fortnight ago.
create function private.is_listed(who uuid, visibility text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case p.provider_status when 'approved' then private.is_in_force(p.license_expires_on, 14)
    when 'none' then visibility = 'public' or (visibility = 'friends' and (
      exists (select from public.community_posts p where p.user_id = who and not p.deleted and p.held_at is null)
      or exists (select from public.post_comments c where c.user_id = who and not c.deleted and c.held_at is null)))
    else false end
    from public.profiles p
    where p.id = who and not exists (select from private.locks l where l.user_id = who)), false)
$$;

create function private.is_listed(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.is_listed(who, (select s.profile_visibility from public.user_settings s where s.id = who))
$$;
comment on function private.is_listed(uuid) is 'Whether every member may see this person; settings and community say more.';

create function private.refresh_person(who uuid) returns void
  language sql security definer set search_path = '' as $$
  insert into public.people as known (id, user_id, first_name, last_name, avatar_path, role, specialization, bio,
    experience_years, consultation_fee, consultation_fee_max, zone, slot_minutes, away_note, away_until, away_cover, listed)
  select p.id, p.id, p.first_name, p.last_name, p.avatar_path,
    case when p.provider_status in ('none', 'approved') then p.role else 'client' end,
    case when provides then p.specialization end, case when provides then p.bio end,
    case when provides then p.experience_years end, case when provides then p.consultation_fee end,
    case when provides then p.consultation_fee_max end, case when provides then s.zone end,
    case when provides then s.slot_minutes end, case when provides then s.away_note end,
    case when provides then s.away_until end, case when provides then s.away_cover end, private.is_listed(p.id)
  from public.profiles p left join public.provider_schedules s on s.id = p.id
    cross join lateral (select p.provider_status = 'approved' as provides) as state
  where p.id = who
  on conflict (id) do update
  set (first_name, last_name, avatar_path, role, specialization, bio, experience_years, consultation_fee,
      consultation_fee_max, zone, slot_minutes, away_note, away_until, away_cover, listed) = (excluded.first_name, excluded.last_name, excluded.avatar_path,
      excluded.role, excluded.specialization, excluded.bio, excluded.experience_years, excluded.consultation_fee,
      excluded.consultation_fee_max, excluded.zone, excluded.slot_minutes, excluded.away_note, excluded.away_until,
      excluded.away_cover, excluded.listed)
  where (known.first_name, known.last_name, known.avatar_path, known.role, known.specialization, known.bio,
      known.experience_years, known.consultation_fee, known.consultation_fee_max, known.zone, known.slot_minutes,
      known.away_note, known.away_until, known.away_cover, known.listed)
    is distinct from (excluded.first_name, excluded.last_name, excluded.avatar_path, excluded.role,
      excluded.specialization, excluded.bio, excluded.experience_years, excluded.consultation_fee,
      excluded.consultation_fee_max, excluded.zone, excluded.slot_minutes,
      excluded.away_note, excluded.away_until, excluded.away_cover, excluded.listed)
$$;

create function private.refresh_contact(who uuid) returns void
  language sql security definer set search_path = '' as $$
  insert into public.contacts as known (id, user_id, phone, email)
  select p.id, p.id, p.phone, u.email::text
  from public.profiles p join auth.users u on u.id = p.id
  where p.id = who
  on conflict (id) do update set (phone, email) = (excluded.phone, excluded.email)
  where (known.phone, known.email) is distinct from (excluded.phone, excluded.email)
$$;

-- When it is copied -----------------------------------------------------------------------------------

create function private.share_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_person(new.id);
  perform private.refresh_contact(new.id);
  return null;
end $$;
create trigger share_profile after insert or update on public.profiles
  for each row execute function private.share_profile();

create function private.share_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_contact(new.id);
  return null;
end $$;
create trigger share_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.share_email();

create function private.follow_privacy() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_person(new.id);
  return null;
end $$;
create trigger follow_privacy after insert or update of profile_visibility on public.user_settings
  for each row execute function private.follow_privacy();

-- By which clock and in which steps a provider is booked, and until when he is away, whoever can book him has to know, and
-- without a network too;
-- the rest of his schedule, the link of his calls above all, stays his own.
create function private.share_booking_clock() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_person(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create trigger share_booking_clock after insert or delete
  or update of zone, slot_minutes, away_note, away_until, away_cover on public.provider_schedules
  for each row execute function private.share_booking_clock();

-- Who takes part in the community shows the name; what is held for a look is not yet part of it.
create function private.follow_entry() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_person(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create trigger follow_posts after insert or delete on public.community_posts
  for each row execute function private.follow_entry();
create trigger follow_comments after insert or delete on public.post_comments
  for each row execute function private.follow_entry();
-- By what became of it: a trigger sets held_at, and no update names it.
create trigger follow_changed_posts after update on public.community_posts
  for each row when ((old.deleted, old.held_at) is distinct from (new.deleted, new.held_at))
  execute function private.follow_entry();
create trigger follow_changed_comments after update on public.post_comments
  for each row when ((old.deleted, old.held_at) is distinct from (new.deleted, new.held_at))
  execute function private.follow_entry();
