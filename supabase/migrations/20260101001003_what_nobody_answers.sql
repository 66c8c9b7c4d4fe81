-- A request that nobody answers must not be care for ever, nor wait unseen. A day after its time, so that an answer
-- which was given without a network can still arrive, it is declined, and the client is told that it was not answered.

alter table public.appointments drop constraint appointments_decline_reason_check;
alter table public.appointments add constraint appointments_decline_reason_check
  check (decline_reason in ('taken', 'outside_hours', 'past', 'provider_unavailable', 'provider', 'unanswered'));

insert into private.appointment_words (event, language, title) values
  ('unanswered', 'en', 'Appointment request not answered'), ('unanswered', 'es', 'Solicitud de cita sin respuesta'),
  ('unanswered', 'fr', 'Demande de rendez-vous sans réponse'), ('unanswered', 'de', 'Terminanfrage ohne Antwort');

create index appointments_waiting on public.appointments (ends_at)
  where status in ('requested', 'pending') and not deleted;
create view private.unanswered as
select a.id, a.ends_at
from public.appointments a
where a.status in ('requested', 'pending') and a.ends_at < now() - interval '1 day' and not a.deleted;

-- Few at a time, because each looks up what is free instead and may end the sight of many records, and the mails wait
-- meanwhile; the next round takes the next.
create function private.decline_unanswered() returns void
  language sql security definer set search_path = '' as $$
  update public.appointments a
  set status = 'declined', (decline_reason, decline_note, refused_starts_at, alternatives, answered_at) = (
    select r.decline_reason, r.decline_note, r.refused_starts_at, r.alternatives, r.answered_at
    from private.refuse(a, 'unanswered') r)
  where a.id in (select u.id from private.unanswered u order by u.ends_at limit 5 for update skip locked)
$$;
comment on function private.decline_unanswered is 'Called by whoever asks what is due to be sent.';
revoke execute on function private.decline_unanswered() from public, anon;

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
    if by_client then
      perform private.tell_one_of_appointment(new, 'booked', new.provider_id, 'info');
    end if;
  elsif new.status = 'declined' and was <> 'declined' then
    perform private.tell_one_of_appointment(new,
      case new.decline_reason when 'unanswered' then 'unanswered' else 'declined' end,
      new.user_id, 'warning', new.decline_note);
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

create or replace function public.claim_deliveries(most integer default 100, notification uuid default null)
  returns setof public.notification_deliveries
  language plpgsql security definer set search_path = '' as $$
begin
  if notification is null then
    perform private.decline_unanswered();
    perform private.remind_of_appointments();
  end if;
  -- Switched off, or deleted, since it was queued.
  delete from public.notification_deliveries d using public.notifications n
  where n.id = d.notification_id and d.sent_at is null and d.due_at <= now()
    and (n.deleted or private.is_wanted(d.user_id, n.category, d.channel = 'push') is not true);
  return query
  update public.notification_deliveries d
  set claimed_until = now() + interval '5 minutes' * 2 ^ d.attempts, attempts = d.attempts + 1
  where d.id in (
    select w.id from public.notification_deliveries w
    where w.sent_at is null and w.due_at <= now() and coalesce(w.claimed_until, '-infinity') < now() and w.attempts < 8
      and (claim_deliveries.notification is null or w.notification_id = claim_deliveries.notification)
    order by w.due_at, w.user_id
    limit least(most, 1000) for update skip locked)
  returning d.*;
end $$;
