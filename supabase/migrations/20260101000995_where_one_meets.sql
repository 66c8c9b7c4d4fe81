-- Where one meets, by which link or in which room, comes with the answer and goes where the appointment is called off:
-- anybody may ask, and the link of a provider's calls is not for anybody. And one that is stated later, changed or
-- withdrawn reaches what is agreed and to come.

create function private.keep_meeting_place() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  sent constant public.appointments := new;
  schedule public.provider_schedules;
begin
  select * into schedule from public.provider_schedules s where s.id = new.provider_id;
  if new.status in ('scheduled', 'confirmed') then
    if new.mode = 'video' then
      new.call_url := coalesce(new.call_url, schedule.call_url);
    elsif new.mode = 'in-person' then
      new.location := coalesce(new.location, schedule.location);
    end if;
  elsif new.status <> 'completed' then
    new.call_url := null;
    new.location := nullif(new.location, schedule.location);
  end if;
  if new.rev is distinct from old.rev
    and (new.call_url, new.location) is distinct from (sent.call_url, sent.location) then
    new.answered_at := clock_timestamp();
  end if;
  return new;
end $$;
-- After whatever settles the status.
create trigger keep_slot_place before insert or update on public.appointments
  for each row execute function private.keep_meeting_place();

create function private.share_meeting_place() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if (new.call_url, new.location) is distinct from (old.call_url, old.location) then
    -- What is taken out here is filled in by the trigger above.
    update public.appointments a
    set call_url = nullif(a.call_url, old.call_url), location = nullif(a.location, old.location)
    where a.provider_id = new.id and a.status in ('scheduled', 'confirmed') and a.ends_at > now() and not a.deleted;
  end if;
  return null;
end $$;
create trigger share_meeting_place after insert or update of call_url, location on public.provider_schedules
  for each row execute function private.share_meeting_place();

-- What is there already passes the first trigger once.
update public.appointments a set status = a.status
where a.status not in ('scheduled', 'confirmed', 'completed') or a.status <> 'completed' and a.ends_at > now();

revoke execute on function private.keep_meeting_place(), private.share_meeting_place() from public, anon;
