-- Whoever declines without a network declines a time, as whoever confirms does: where the client has moved the
-- appointment meanwhile, it goes on waiting for an answer. An answer takes with it why an earlier wish could not be
-- given. And the wish of a provider that cannot be given is told to him and not to the client, who has asked for nothing.

alter table public.appointments rename column confirmed_starts_at to seen_starts_at;
comment on column public.appointments.seen_starts_at is 'The start that the provider saw when confirming or declining.';
update public.appointments set seen_starts_at = null where seen_starts_at <> starts_at;

drop trigger guard_confirmation on public.appointments;
drop function private.confirm_what_was_seen();
create function private.answer_what_was_seen() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.seen_starts_at not in (old.starts_at, new.starts_at) then
    new.status := old.status;
    new.decline_note := old.decline_note;
    new.answered_at := clock_timestamp();
  end if;
  return new;
end $$;
-- After the guard, and before whatever holds a slot by the status.
create trigger guard_answer before update on public.appointments
  for each row when (new.status in ('confirmed', 'declined') and new.status <> old.status)
  execute function private.answer_what_was_seen();
revoke execute on function private.answer_what_was_seen() from public, anon;

create or replace function private.keep_slot() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  holding constant text[] := array['pending', 'scheduled', 'confirmed', 'completed'];
  had_slot boolean := tg_op = 'UPDATE' and old.status = any (holding);
  moved boolean := true;
  problem text;
begin
  if tg_op = 'INSERT' then
    new.created_by := coalesce((select auth.uid()), new.created_by);
  else
    moved := (new.provider_id, new.starts_at, new.ends_at) is distinct from (old.provider_id, old.starts_at, old.ends_at);
    if moved then
      new.seen_starts_at := null;
    end if;
    if new.status = 'declined' and old.status <> 'declined' and new.answered_at is not distinct from old.answered_at then
      new := private.refuse(new, 'provider');
    end if;
  end if;
  if new.provider_id is null then
    return new;
  end if;
  if had_slot and new.status = 'requested' then
    if not moved then
      new.status := old.status;
      return new;
    end if;
    perform private.take_calendar(new.provider_id);
    problem := private.slot_problem(new);
  elsif new.status = any (holding) and (moved or not had_slot) then
    perform private.take_calendar(new.provider_id);
    if private.is_taken(new.provider_id, new.starts_at, new.ends_at, new.id) then
      if (select auth.uid()) is null then
        raise exception 'the provider is already booked at that time' using errcode = '23P01';
      end if;
      problem := 'taken';
    end if;
  end if;
  if problem is not null and had_slot and (select auth.uid()) = new.provider_id then
    new := private.stay(new, old);
    new.answered_at := clock_timestamp();
    perform private.tell_one_of_appointment(new, 'not moved', new.provider_id, 'warning');
  elsif problem is not null then
    new := private.refuse(new, problem);
    if had_slot then
      new := private.stay(new, old);
    else
      new.status := 'declined';
    end if;
  elsif tg_op = 'UPDATE' and (moved or new.status <> old.status) and new.status <> 'declined' then
    new.decline_reason := null;
    new.refused_starts_at := null;
    new.alternatives := '[]';
  end if;
  return new;
end $$;

create or replace function private.answer_request(request uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  problem text;
  confirms_at_once boolean;
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
  select s.auto_confirm into confirms_at_once from public.provider_schedules s where s.id = a.provider_id;
  update public.appointments
  set status = case when confirms_at_once then 'confirmed' else 'pending' end, seen_starts_at = null,
    decline_reason = null, decline_note = null, refused_starts_at = null, alternatives = '[]',
    answered_at = clock_timestamp()
  where id = request;
end $$;
