-- A word the day before an appointment. It is a notification like any other, and goes out as the person prefers.

create table private.reminders (
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  starts_at timestamptz not null,
  primary key (appointment_id, starts_at)
);
comment on table private.reminders is 'Who was reminded of what; an appointment that is moved is told of again.';

-- Whoever booked it within the day has just heard of it.
create view private.reminders_due as
select a.id, a.starts_at
from public.appointments a
where a.status in ('scheduled', 'confirmed') and not a.deleted
  and a.starts_at > now() and a.starts_at <= now() + interval '1 day' and a.created_at <= a.starts_at - interval '1 day'
  and not exists (select from private.reminders r where r.appointment_id = a.id and r.starts_at = a.starts_at);

create function private.remind_of_appointments() returns setof uuid
  language sql security definer set search_path = '' as $$
  with told as (
    insert into private.reminders (appointment_id, starts_at)
    select d.id, d.starts_at from private.reminders_due d
    on conflict do nothing
    returning appointment_id)
  select private.notify(a.user_id, 'Appointment reminder',
    a.title || ', ' || to_char(a.starts_at at time zone a.zone, 'FMDay, FMDD Mon YYYY "at" HH24:MI'),
    'info', 'appointments', '/schedule')
  from told t join public.appointments a on a.id = t.appointment_id
$$;
comment on function private.remind_of_appointments is 'Called by whoever asks what is due to be sent.';

revoke execute on function private.remind_of_appointments() from public, anon;
