-- What can be booked, as one answer: a hosted project cuts an answer after so many rows, and a month in short steps has
-- more times than that. Whoever states no hours is open all day, and an appointment that is moved leaves its own time.

drop function public.open_slots(uuid, date, integer, integer);

create function private.free_slots(provider uuid, first_day date, days integer, minutes integer, except_id uuid)
  returns table (scheduled_date date, scheduled_time time, starts_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  with settings as (
    select private.zone_of(provider) as zone,
      coalesce((select s.slot_minutes from public.provider_schedules s where s.id = provider), 30) as step,
      exists (select from public.availability_rules r where r.provider_id = provider and not r.deleted) as has_hours),
  days as (
    select first_day + n as day from generate_series(0, least(greatest(days, 1), 31) - 1) as n),
  hours as (
    select d.day, r.start_time, r.end_time
    from days d join public.availability_rules r on r.provider_id = provider and not r.deleted
      and r.weekday = extract(dow from d.day)
      and d.day >= coalesce(r.valid_from, d.day) and d.day <= coalesce(r.valid_until, d.day)
    union
    select d.day, e.start_time, e.end_time
    from days d join settings s on s.has_hours
      join public.availability_exceptions e on e.provider_id = provider and not e.deleted
        and e.date = d.day and e.kind = 'open'
    union
    select d.day, time '00:00', time '24:00' from days d join settings s on not s.has_hours),
  slots as (
    select distinct h.day, (date '2000-01-01' + h.start_time + make_interval(mins => n * step))::time as begins, zone
    from hours h, settings,
      generate_series(0, ((extract(epoch from h.end_time - h.start_time) / 60 - minutes) / step)::integer) as n
    where extract(epoch from h.start_time) / 60 + n * step + minutes <= extract(epoch from h.end_time) / 60)
  select s.day, s.begins, t.starts
  from slots s cross join lateral (select (s.day + s.begins) at time zone s.zone as starts) as t
  where minutes between 5 and 480 and t.starts > now() and private.is_provider(provider)
    and private.within_hours(provider, s.day, s.begins, minutes)
    and not private.is_taken(provider, t.starts, t.starts + make_interval(mins => minutes), except_id)
$$;

-- Definer: a slot is open or not; whose appointment fills it is nobody's business, and only an own one can be left out.
create function public.open_slots(
  provider uuid, first_day date, days integer default 14, minutes integer default 60, except_id uuid default null
) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(s.starts_at order by s.starts_at), '[]')
  from private.free_slots(provider, first_day, days, minutes, (
    select a.id from public.appointments a
    where a.id = except_id and (select auth.uid()) in (a.user_id, a.provider_id))) as s
$$;
comment on function public.open_slots is
  'The instants at which a provider can be booked, in order, for at most 31 days of the provider''s zone.';

create or replace function private.alternatives(provider uuid, near date, minutes integer) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  found jsonb := '[]';
begin
  -- Day by day, because most find three on the first, and the provider's calendar is locked meanwhile.
  for n in 0..13 loop
    found := found || (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.starts_at), '[]')
      from (
        select * from private.free_slots(provider, greatest(near, current_date) + n, 1, minutes, null) as free
        order by free.starts_at
        limit 3 - jsonb_array_length(found)) as s);
    exit when jsonb_array_length(found) >= 3;
  end loop;
  return found;
end $$;

revoke execute on function private.free_slots(uuid, date, integer, integer, uuid),
  public.open_slots(uuid, date, integer, integer, uuid) from public, anon;
grant execute on function public.open_slots(uuid, date, integer, integer, uuid) to authenticated, service_role;
