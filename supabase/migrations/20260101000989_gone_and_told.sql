-- Who leaves does not leave others waiting: what was to come is called off, and whoever it was with is told. Nor does
-- a name stay behind in what others were told.

-- Of whom it is told ----------------------------------------------------------------------------------

alter table public.notifications add column about uuid references auth.users (id) on delete cascade;
comment on column public.notifications.about is 'Whose name is in it; it goes with that account.';
create index notifications_by_about on public.notifications (about);

drop function private.notify(uuid, text, text, text, text, text);
create function private.notify(
  who uuid, title text, message text, type text default 'info', category text default 'general',
  link text default null, about uuid default null
) returns uuid
  language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, title, message, type, category, link, about)
  select p.id, left(notify.title, 200), left(notify.message, 2000), notify.type, notify.category, notify.link,
    notify.about
  from public.profiles p where p.id = who
  returning id
$$;

-- With whom and when, and of somebody who is leaving the time alone. A provider lives by the clock of the clinic, a
-- client by the one of his settings.
create or replace function private.tell_one_of_appointment(
  a public.appointments, event text, who uuid, type text, note text default null
) returns uuid
  language sql security definer set search_path = '' as $$
  select private.notify(who, w.title,
    concat_ws('. ',
      concat_ws(', ', nullif(trim(concat_ws(' ', other.first_name, other.last_name)), ''),
        private.when_in_words(a.starts_at,
          case who when a.provider_id then a.zone else private.zone_of_user(who) end, w.language)),
      nullif(note, '')),
    tell_one_of_appointment.type, 'appointments', '/schedule', other.id)
  from private.appointment_words w
    left join public.people other on other.id = case who when a.user_id then a.provider_id else a.user_id end
      and not exists (select from private.deleted_accounts d where d.user_id = other.id and d.deleted_at = now())
  where w.event = tell_one_of_appointment.event
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

-- A request may arrive after its day, and is answered all the same.
create or replace function private.tell_of_appointment() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  by_client boolean := coalesce(caller = new.user_id, false);
  moved boolean := tg_op = 'UPDATE' and new.starts_at <> old.starts_at;
  was text := case when tg_op = 'UPDATE' then old.status else '' end;
begin
  if new.starts_at < now() and new.status <> 'declined' then
    return null;
  end if;
  if new.status = 'confirmed' and was <> 'confirmed' then
    perform private.tell_one_of_appointment(new, 'confirmed', new.user_id, 'success');
  elsif new.status = 'declined' and was <> 'declined' then
    perform private.tell_one_of_appointment(new, 'declined', new.user_id, 'warning', new.decline_note);
  elsif new.status = 'cancelled' and was not in ('', 'cancelled') then
    perform private.tell_one_of_appointment(new, 'cancelled', side.who, 'warning')
    from unnest(array[new.user_id, new.provider_id]) as side (who) where side.who is distinct from caller;
  elsif new.status = 'pending' and was in ('', 'requested') then
    perform private.tell_one_of_appointment(new, 'requested',
      case when by_client then new.provider_id else new.user_id end, 'info');
  elsif moved and not by_client and new.status in ('pending', 'scheduled', 'confirmed') then
    perform private.tell_one_of_appointment(new, 'rescheduled', new.user_id, 'info');
  elsif tg_op = 'UPDATE' and new.refused_starts_at is distinct from old.refused_starts_at
    and new.refused_starts_at is not null and new.status <> 'declined' then
    perform private.tell_one_of_appointment(new, 'not moved',
      case when by_client then new.user_id else new.provider_id end, 'warning');
  end if;
  return null;
end $$;

create or replace view private.reminders_due as
select a.id, a.starts_at
from public.appointments a
where a.status in ('scheduled', 'confirmed') and a.provider_id is not null and not a.deleted
  and a.starts_at > now() and a.starts_at <= now() + interval '1 day' and a.created_at <= a.starts_at - interval '1 day'
  and not exists (select from private.reminders r where r.appointment_id = a.id and r.starts_at = a.starts_at);

-- Who leaves ------------------------------------------------------------------------------------------

create function private.is_to_come(a public.appointments) returns boolean
  language sql stable set search_path = '' as $$
  select a.status in ('requested', 'pending', 'scheduled', 'confirmed') and a.starts_at > now() and not a.deleted
$$;

create function private.decline_all_of(provider uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.appointments a
  set status = 'declined', decline_reason = 'provider_unavailable', decline_note = null,
    refused_starts_at = a.starts_at, alternatives = '[]', answered_at = clock_timestamp()
  where a.provider_id = provider and private.is_to_come(a)
$$;

create function private.follow_approval() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.decline_all_of(new.id);
  return null;
end $$;
create trigger follow_approval after update of provider_status on public.profiles
  for each row when (old.provider_status = 'approved' and new.provider_status <> 'approved')
  execute function private.follow_approval();

-- Before, because with the account goes the trace of who had an appointment with whom. Whoever is noted in this very
-- transaction is leaving now, and is told of without a name.
create function private.take_leave() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_accounts (user_id) values (old.id)
  on conflict (user_id) do update set deleted_at = excluded.deleted_at;
  perform private.decline_all_of(old.id);
  -- Without its creator, or the key that forgets him would look for the client once more, who is gone by then.
  update public.appointments a set status = 'cancelled', created_by = null
  where a.user_id = old.id and private.is_to_come(a);
  return old;
end $$;
create trigger take_leave before delete on auth.users
  for each row execute function private.take_leave();

revoke execute on function private.notify(uuid, text, text, text, text, text, uuid), private.is_to_come(public.appointments),
  private.decline_all_of(uuid), private.follow_approval(), private.take_leave() from public, anon;
