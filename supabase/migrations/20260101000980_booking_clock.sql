-- By which clock and in which steps a provider is booked. Whoever can book him has to know it, and without a network
-- too; the rest of his schedule, the link of his calls above all, stays his own.

alter table public.people add column zone text, add column slot_minutes integer;
comment on column public.people.zone is 'Of the provider''s hours, copied from provider_schedules; null where the default counts.';
comment on column public.people.slot_minutes is 'Minutes from one time that is offered to the next, copied likewise.';

create or replace function private.refresh_person(who uuid) returns void
  language sql security definer set search_path = '' as $$
  insert into public.people as known (id, user_id, first_name, last_name, avatar_path, role, specialization, bio,
    experience_years, consultation_fee, consultation_fee_max, zone, slot_minutes, listed)
  select p.id, p.id, p.first_name, p.last_name, p.avatar_path, p.role,
    case when provides then p.specialization end, case when provides then p.bio end,
    case when provides then p.experience_years end, case when provides then p.consultation_fee end,
    case when provides then p.consultation_fee_max end, case when provides then s.zone end,
    case when provides then s.slot_minutes end, private.is_listed(p.id)
  from public.profiles p left join public.provider_schedules s on s.id = p.id
    cross join lateral (select p.provider_status <> 'none' as provides) as state
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

create function private.share_booking_clock() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_person(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create trigger share_booking_clock after insert or delete or update of zone, slot_minutes on public.provider_schedules
  for each row execute function private.share_booking_clock();
revoke execute on function private.share_booking_clock() from public, anon;

do $$ begin perform private.refresh_person(s.id) from public.provider_schedules s; end $$;
