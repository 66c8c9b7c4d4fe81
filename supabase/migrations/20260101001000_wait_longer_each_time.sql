-- Eight attempts five minutes apart were over in forty minutes, also for what was claimed with others and never tried. A
-- mail server may be away for an afternoon, so each wait is twice the one before: the eighth is half a day after the first.

create or replace function public.claim_deliveries(most integer default 100, notification uuid default null)
  returns setof public.notification_deliveries
  language plpgsql security definer set search_path = '' as $$
begin
  if notification is null then
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
comment on function public.claim_deliveries is
  'For the sender: what is due, still wanted and in nobody else''s hands, for five minutes and each time twice as long; of one notification where one is named.';
