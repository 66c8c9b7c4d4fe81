-- How sync fares on the devices: each says once a day which version it runs, what it could not send yet, and with what
-- codes writes were refused. It says nothing of what was typed, nor of which kind it was: a kind can be of health.

create table private.device_reports (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  version text not null,
  version_since timestamptz not null default now(),
  unsent integer not null,
  unsent_since timestamptz,
  refused jsonb not null,
  reported_at timestamptz not null default now()
);
comment on table private.device_reports is 'The last report of each device, which is a session; it counts while that lasts.';
comment on column private.device_reports.version_since is 'When this device first reported this version.';
comment on column private.device_reports.unsent_since is 'Of the oldest edit that is not sent, by the device''s clock.';
comment on column private.device_reports.refused is 'How many refused writes wait on the device, by code.';
create index device_reports_by_person on private.device_reports (user_id);
create index device_reports_by_unsent on private.device_reports (coalesce(unsent_since, 'infinity'), id);
alter table private.device_reports enable row level security;

create function private.is_refusals(refused jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select jsonb_typeof(refused) = 'object' and (
    select count(*) <= 20 and coalesce(bool_and(r.code ~ '^[A-Za-z0-9_-]{1,20}$' and jsonb_typeof(r.writes) = 'number'
      and r.writes::text ~ '^[0-9]{1,6}$'), true)
    from jsonb_each(case jsonb_typeof(refused) when 'object' then refused else '{}' end) as r (code, writes))
$$;

create function public.report_device(version text, unsent integer, unsent_since timestamptz, refused jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
begin
  perform public.require_session();
  perform private.count_today(caller, 'device_reports', 100);
  if not coalesce(version ~ '^[A-Za-z0-9._-]{1,40}$' and unsent between 0 and 1000000
    and private.is_refusals(refused), false) then
    raise exception 'a report has a version, a count and codes' using errcode = '22023';
  end if;
  insert into private.device_reports as d (session_id, user_id, version, unsent, unsent_since, refused)
  values ((auth.jwt() ->> 'session_id')::uuid, caller, report_device.version, report_device.unsent,
    case when report_device.unsent > 0 then least(report_device.unsent_since, now()) end, report_device.refused)
  on conflict (session_id) do update
  set user_id = excluded.user_id, unsent = excluded.unsent, unsent_since = excluded.unsent_since,
    refused = excluded.refused, reported_at = excluded.reported_at, version = excluded.version,
    version_since = case when d.version = excluded.version then d.version_since else excluded.reported_at end;
end $$;
comment on function public.report_device is 'What a device says once a day of its sync: names of versions, counts and codes.';

create view private.devices as
select d.* from private.device_reports d
where d.reported_at > now() - interval '30 days' and exists (select from auth.sessions s where s.id = d.session_id);
comment on view private.devices is 'Those that are signed in and were heard of within thirty days.';

create function public.office_devices_figures() returns table (figure text, key text, devices bigint, since timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with devices as materialized (select * from private.devices)
    select 'version', d.version, count(*), min(d.version_since) from devices d group by d.version
    union all
    select 'unsent', '', count(*), min(d.unsent_since) from devices d where d.unsent > 0 having count(*) > 0
    union all
    select 'refused', r.code, count(*), min(d.reported_at)
    from devices d cross join lateral jsonb_object_keys(d.refused) as r (code) group by r.code
    order by 1, 4 desc, 2
    limit 100;
end $$;
comment on function public.office_devices_figures is
  'Devices by version, with something unsent and since when, and with refused writes by code; administrators only.';

create function public.office_devices(
  of_version text default null, of_code text default null, are_unsent boolean default false, after uuid default null,
  most integer default 50
) returns table (
    id uuid, person uuid, name text, version text, unsent integer, unsent_since timestamptz, refused jsonb,
    reported_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select d.id, d.user_id, nullif(concat_ws(' ', p.first_name, p.last_name), ''), d.version, d.unsent, d.unsent_since,
      d.refused, d.reported_at
    from private.devices d left join public.profiles p on p.id = d.user_id
    where (of_version is null or d.version = of_version) and (of_code is null or d.refused ? of_code)
      and (not are_unsent or d.unsent > 0)
      and (after is null or (coalesce(d.unsent_since, 'infinity'), d.id) >
        (select coalesce(a.unsent_since, 'infinity'), a.id from private.device_reports a where a.id = after))
    order by coalesce(d.unsent_since, 'infinity'), d.id
    limit least(greatest(coalesce(most, 50), 1), 201);
end $$;
comment on function public.office_devices is
  'The devices behind such a figure, who has waited longest first, a page at a time; administrators only.';

grant execute on function public.report_device(text, integer, timestamptz, jsonb), public.office_devices_figures(),
  public.office_devices(text, text, boolean, uuid, integer) to authenticated;
