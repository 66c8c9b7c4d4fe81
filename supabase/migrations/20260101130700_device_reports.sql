-- How sync fares on the devices: each says once a day which version it runs, what it could not send yet, and with what
-- codes writes were refused. It says nothing of what was typed, nor of which kind it was: a kind can be of health.

create table private.device_versions (
  version text primary key,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
comment on table private.device_versions is 'When a version was first heard of, which says which is newer, and when it last was.';
create index device_versions_by_time on private.device_versions (last_at);
alter table private.device_versions enable row level security;

create table private.device_reports (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  version text not null,
  unsent integer not null,
  unsent_since timestamptz,
  refused jsonb not null,
  reported_at timestamptz not null default now()
);
comment on table private.device_reports is 'The last report of each device, which is a session; it counts while that lasts.';
comment on column private.device_reports.unsent_since is 'Of the oldest edit that is not sent, by the device''s clock.';
comment on column private.device_reports.refused is 'How many refused writes wait on the device, by code.';
create index device_reports_by_person on private.device_reports (user_id);
create index device_reports_by_time on private.device_reports (reported_at);
create index device_reports_refused on private.device_reports (coalesce(unsent_since, 'infinity'), id) where refused <> '{}';
create index device_reports_by_unsent on private.device_reports (coalesce(unsent_since, 'infinity'), id);
alter table private.device_reports enable row level security;

create function private.is_refusals(refused jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select jsonb_typeof(refused) = 'object' and (
    select count(*) <= 20 and coalesce(bool_and(r.code ~ '^[A-Za-z0-9_-]{1,20}$' and jsonb_typeof(r.writes) = 'number'
      and r.writes::text ~ '^[0-9]{1,6}$'), true)
    from jsonb_each(case jsonb_typeof(refused) when 'object' then refused else '{}' end) as r (code, writes))
$$;

-- Of a code that is none of a database nothing is read but that it is another.
create function private.folded(refused jsonb) returns jsonb
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.code, f.writes), '{}')
  from (
    select case when r.code ~ '^[0-9A-Z]{5}$' then r.code else 'other' end as code, sum(r.writes::integer) as writes
    from jsonb_each_text(refused) as r (code, writes) group by 1) as f
$$;

create function public.report_device(version text, unsent integer, unsent_since timestamptz, refused jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
begin
  perform public.require_session();
  perform private.count_today(caller, 'device_reports', 100);
  if not coalesce(version ~ '^[A-Za-z0-9._-]{1,40}$' and unsent between 0 and 1000000
    and coalesce(isfinite(unsent_since), true) and private.is_refusals(refused), false) then
    raise exception 'a report has a version, a count and codes' using errcode = '22023';
  end if;
  insert into private.device_versions as v (version) values (report_device.version)
  on conflict on constraint device_versions_pkey do update set last_at = excluded.last_at
  where v.last_at < excluded.last_at - interval '1 day';
  -- A clock that goes wrong by years would stand before all who wait.
  insert into private.device_reports (session_id, user_id, version, unsent, unsent_since, refused)
  values ((auth.jwt() ->> 'session_id')::uuid, caller, report_device.version, report_device.unsent,
    case when report_device.unsent > 0
      then greatest(least(report_device.unsent_since, now()), now() - interval '10 years') end,
    private.folded(report_device.refused))
  on conflict (session_id) do update
  set user_id = excluded.user_id, unsent = excluded.unsent, unsent_since = excluded.unsent_since,
    refused = excluded.refused, reported_at = excluded.reported_at, version = excluded.version;
end $$;
comment on function public.report_device is 'What a device says once a day of its sync: names of versions, counts and codes.';

create view private.devices as
select d.* from private.device_reports d
where d.reported_at > now() - interval '30 days' and exists (select from auth.sessions s where s.id = d.session_id);
comment on view private.devices is 'Those that are signed in and were heard of within thirty days.';

create function public.office_devices_figures()
  returns table (figure text, key text, devices bigint, since timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Each figure has room of its own, and what many devices say goes before what one has made up.
  return query
    with versions as (
      select d.version, count(*) as devices from private.devices d group by d.version order by 2 desc, 1 limit 30),
    codes as (
      select r.code, count(*) as devices, min(d.reported_at) as since
      from private.devices d cross join lateral jsonb_object_keys(d.refused) as r (code)
      where d.refused <> '{}' group by r.code
      order by 2 desc, 1 limit 30)
    select 'version', v.version, v.devices, s.first_at from versions v left join private.device_versions s using (version)
    union all
    select 'unsent', '', count(*), min(d.unsent_since) from private.devices d where d.unsent > 0 having count(*) > 0
    union all
    select 'refused', c.code, c.devices, c.since from codes c
    order by 1, 4 desc nulls last, 2;
end $$;
comment on function public.office_devices_figures is
  'Devices by version, with something unsent and since when, and with refused writes by code; administrators only.';

create function public.office_devices(
  of_version text default null, of_code text default null, are_unsent boolean default false,
  after_since timestamptz default null, after uuid default null, most integer default 50
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
    where (of_version is null or d.version = of_version)
      and (of_code is null or d.refused <> '{}' and d.refused ? of_code)
      and (not are_unsent or d.unsent > 0)
      and (after is null or (coalesce(d.unsent_since, 'infinity'), d.id) > (coalesce(after_since, 'infinity'), after))
    order by coalesce(d.unsent_since, 'infinity'), d.id
    limit least(greatest(coalesce(most, 50), 1), 201);
end $$;
comment on function public.office_devices is
  'The devices behind such a figure, who has waited longest first, a page at a time; administrators only.';

grant execute on function public.report_device(text, integer, timestamptz, jsonb), public.office_devices_figures(),
  public.office_devices(text, text, boolean, timestamptz, uuid, integer) to authenticated;
