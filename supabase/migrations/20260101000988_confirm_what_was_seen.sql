-- Whoever confirms without a network confirms a time: where the client has moved the appointment meanwhile, it goes on
-- waiting for an answer. And an answer says no more than itself: the words of an earlier one go with that one.

alter table public.appointments add column confirmed_starts_at timestamptz;
comment on column public.appointments.confirmed_starts_at is 'The start that the provider saw when confirming.';
select sync.bound('public.appointments');
grant insert (confirmed_starts_at), update (confirmed_starts_at) on public.appointments to authenticated;

create function private.confirm_what_was_seen() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.confirmed_starts_at
    not in (old.starts_at, (new.scheduled_date + new.scheduled_time) at time zone old.zone) then
    new.status := old.status;
    new.answered_at := clock_timestamp();
  end if;
  return new;
end $$;
-- After the guard, and before whatever holds a slot by the status.
create trigger guard_confirmation before update on public.appointments
  for each row when (new.status = 'confirmed' and old.status <> 'confirmed')
  execute function private.confirm_what_was_seen();

create or replace function private.refuse(a public.appointments, reason text) returns public.appointments
  language plpgsql set search_path = '' as $$
begin
  a.decline_reason := reason;
  a.decline_note := case when reason = 'provider' then a.decline_note end;
  a.refused_starts_at := a.starts_at;
  a.alternatives := case when reason = 'provider_unavailable' then '[]'
    else private.alternatives(a.provider_id, a.scheduled_date, a.duration_minutes) end;
  a.answered_at := clock_timestamp();
  return a;
end $$;

create or replace function private.answer_request(request uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  problem text;
  schedule public.provider_schedules;
begin
  select * into a from public.appointments where id = request and status = 'requested';
  if not found then
    return;
  end if;
  if a.provider_id is not null then
    perform private.take_calendar(a.provider_id);
  end if;
  problem := private.slot_problem(a);
  if problem is not null then
    a := private.refuse(a, problem);
    update public.appointments
    set status = 'declined', decline_reason = a.decline_reason, decline_note = a.decline_note,
      refused_starts_at = a.refused_starts_at, alternatives = a.alternatives, answered_at = a.answered_at
    where id = request;
    return;
  end if;
  select * into schedule from public.provider_schedules s where s.id = a.provider_id;
  update public.appointments
  set status = case when schedule.auto_confirm then 'confirmed' else 'pending' end, confirmed_starts_at = null,
    decline_reason = null, decline_note = null, refused_starts_at = null, alternatives = '[]',
    answered_at = clock_timestamp(),
    call_url = case when mode = 'video' then coalesce(call_url, schedule.call_url) else call_url end,
    location = case when mode = 'in-person' then coalesce(location, schedule.location) else location end
  where id = request;
end $$;

revoke execute on function private.confirm_what_was_seen() from public, anon;

-- The planner takes a day of slots for millions of rows, and compiles for a second what runs for three milliseconds.
alter function private.free_slots(uuid, date, integer, integer, uuid) set jit = off;
