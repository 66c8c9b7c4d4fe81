-- The rows behind the figures of the office.

-- Of the last fourteen days of the house: who was last here, who joined, what was booked, who was missed. And what waits,
-- however old it is. The note says of what kind a row is, or what is owed in kobo. Where one figure is wanted, the others are
-- not looked up.
create function private.office_facts(wanted text default null)
  returns table (figure text, person uuid, at timestamptz, note text)
  language sql stable security definer set search_path = '' as $$
  with first as (
    select private.day_of(now()) - 13 as day,
      (private.day_of(now()) - 13)::timestamp at time zone 'Africa/Lagos' as at)
  select 'here', s.user_id, max(s.updated_at), '' from auth.sessions s, first f
  where coalesce(wanted, 'here') = 'here' and s.updated_at >= f.at group by s.user_id
  union all
  select 'joined', p.id, p.created_at, p.role from public.profiles p, first f
  where coalesce(wanted, 'joined') = 'joined' and p.created_at >= f.at
  union all
  -- Who is treated when, and who came, the office reads nowhere else: of these two it is told when, and of nobody.
  select 'booked', null, a.created_at, a.status from public.appointments a, first f
  where coalesce(wanted, 'booked') = 'booked' and a.created_at >= f.at and not a.deleted
  union all
  select 'missed', null, r.session_date::timestamp at time zone 'Africa/Lagos', '' from public.attendance_records r, first f
  where coalesce(wanted, 'missed') = 'missed' and r.session_date between f.day and f.day + 13
    and r.status = 'missed' and not r.deleted
  union all
  select 'applied', p.id, p.created_at, p.role from public.profiles p
  where coalesce(wanted, 'applied') = 'applied' and p.provider_status = 'pending'
  union all
  select 'renewing', p.id, p.updated_at, p.role from public.profiles p
  where coalesce(wanted, 'renewing') = 'renewing' and p.license_renews_on is not null
    and p.provider_status in ('approved', 'suspended')
  union all
  select 'reported', r.author_id, r.created_at, r.about from public.community_reports r
  where coalesce(wanted, 'reported') = 'reported' and r.decided_at is null and not r.deleted
  union all
  select 'unsent', d.user_id, d.due_at, d.channel from public.notification_deliveries d
  where coalesce(wanted, 'unsent') = 'unsent' and d.sent_at is null and d.last_error is not null
  union all
  -- Whoever was told and has not said that he read it: of whom and of what is not the office's.
  select 'unread', l.told_id, l.told_at, '' from public.lab_alerts l
  where coalesce(wanted, 'unread') = 'unread' and l.acknowledged_at is null and not l.deleted
  union all
  select 'owed', i.client_id, p.due_on::timestamp at time zone 'Africa/Lagos', p.kobo::text
  from private.unsettled_parts p join public.invoices i on i.id = p.invoice_id
  where coalesce(wanted, 'owed') = 'owed' and p.due_on <= private.day_of(now())
  union all
  -- What is late is counted as late alone.
  select w.figure, r.user_id, r.due_at, ''
  from private.data_requests r, lateral (select case when r.due_at < now() then 'overdue' else 'asked' end as figure) as w
  where r.ended_at is null and coalesce(wanted, w.figure) = w.figure
$$;
