-- When providers can be booked.

create table public.provider_schedules (
  id uuid primary key,
  user_id uuid not null unique references public.people (id) on delete cascade,
  zone text not null default 'Africa/Lagos' check (length(zone) <= 60),
  slot_minutes integer not null default 30 check (slot_minutes between 5 and 240),
  auto_confirm boolean not null default false,
  location text check (length(location) <= 300),
  call_url text check (call_url ~ '^https://[^\s]+$' and length(call_url) <= 500),
  away_note text check (length(away_note) <= 300),
  away_until date,
  away_cover uuid references public.people (id) on delete set null,
  constraint provider_schedules_id_is_user_id check (id = user_id)
);
comment on table public.provider_schedules is 'How a provider takes bookings; without a row the defaults count.';
comment on column public.provider_schedules.zone is 'The zone the weekly hours and the appointments are stated in.';
comment on column public.provider_schedules.away_until is 'The last day on which nobody answers; `away_note` says what to do until then.';
comment on column public.provider_schedules.away_cover is 'Who answers meanwhile, of the same kind; he sees nothing more by it.';
create index provider_schedules_by_cover on public.provider_schedules (away_cover);
comment on column public.provider_schedules.auto_confirm is 'A request for an open slot is confirmed at once.';

create function private.guard_zone() returns trigger
  language plpgsql set search_path = '' as $$
begin
  -- Raises 22023 for a zone the database does not know, before whoever books stumbles over it.
  perform now() at time zone new.zone;
  return new;
end $$;
create trigger guard before insert or update of zone on public.provider_schedules
  for each row execute function private.guard_zone();

-- Whoever stands in for a doctor is one.
create function private.guard_cover() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.away_cover is not null and (new.away_cover = new.user_id or not exists (
      select from public.profiles c join public.profiles own on own.id = new.user_id
      where c.id = new.away_cover and c.role = own.role and c.provider_status = 'approved')) then
    raise exception 'who answers meanwhile is another provider of the same kind' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_cover before insert or update of away_cover on public.provider_schedules
  for each row execute function private.guard_cover();

select sync.enroll('public.provider_schedules', readers => $$ select r.user_id $$);
select sync.grant_write('public.provider_schedules',
  edits => 'id, user_id, zone, slot_minutes, auto_confirm, location, call_url, away_note, away_until, away_cover');
create policy "own schedule is read" on public.provider_schedules for select to authenticated
  using (user_id = (select auth.uid()));
create policy "providers make their schedule" on public.provider_schedules for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));
create policy "providers change their schedule" on public.provider_schedules for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));

create table public.availability_rules (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.people (id) on delete cascade,
  weekday integer not null check (weekday between 0 and 6),
  start_time time not null,
  end_time time not null,
  valid_from date,
  valid_until date,
  check (end_time > start_time),
  check (valid_until >= valid_from)
);
comment on table public.availability_rules is 'Weekly hours in the provider''s zone. Who has none can be asked for any time.';
comment on column public.availability_rules.weekday is '0 is Sunday.';
create index availability_rules_by_provider on public.availability_rules (provider_id, weekday);

select sync.enroll('public.availability_rules', share => '{"whole": "the week of each provider"}', readers => $$ select sync.shared('catalogue') $$);
select sync.grant_write('public.availability_rules', makes => 'provider_id',
  edits => 'weekday, start_time, end_time, valid_from, valid_until, deleted');
create policy "every member reads hours" on public.availability_rules for select to authenticated using (true);
create policy "providers state their hours" on public.availability_rules for insert to authenticated
  with check (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));
create policy "providers change their hours" on public.availability_rules for update to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));
select private.limit_writes('public.availability_rules', 500);

create table public.availability_exceptions (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.people (id) on delete cascade,
  date date not null,
  kind text not null check (kind in ('closed', 'open')),
  start_time time not null default '00:00',
  end_time time not null default '24:00',
  check (end_time > start_time)
);
comment on table public.availability_exceptions is 'One day that differs from the week: closed hours, or hours beside the usual.';
create index availability_exceptions_by_provider on public.availability_exceptions (provider_id, date);

select sync.enroll('public.availability_exceptions', share => '{"by": "date", "days": 7}',
  readers => $$ select sync.shared('catalogue') $$);
create index availability_exceptions_by_date on public.availability_exceptions (date);
select sync.grant_write('public.availability_exceptions', makes => 'provider_id',
  edits => 'date, kind, start_time, end_time, deleted');
create policy "every member reads exceptions" on public.availability_exceptions for select to authenticated using (true);
create policy "providers state exceptions" on public.availability_exceptions for insert to authenticated
  with check (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));
create policy "providers change exceptions" on public.availability_exceptions for update to authenticated
  using (provider_id = (select auth.uid()))
  with check (provider_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))));
select private.limit_writes('public.availability_exceptions', 500);

create function private.zone_of(provider uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((select s.zone from public.provider_schedules s where s.id = provider), 'Africa/Lagos')
$$;

create function private.within_hours(provider uuid, day date, begins time, minutes integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  with wanted as (select extract(epoch from begins) / 60 as first, extract(epoch from begins) / 60 + minutes as last),
  exceptions as (
    select e.kind, extract(epoch from e.start_time) / 60 as first, extract(epoch from e.end_time) / 60 as last
    from public.availability_exceptions e
    where e.provider_id = provider and e.date = day and not e.deleted)
  select not exists (select from exceptions e, wanted w where e.kind = 'closed' and e.first < w.last and e.last > w.first)
    and (not exists (select from public.availability_rules r where r.provider_id = provider and not r.deleted)
      or exists (select from exceptions e, wanted w where e.kind = 'open' and e.first <= w.first and e.last >= w.last)
      or exists (
        select from public.availability_rules r, wanted w
        where r.provider_id = provider and not r.deleted and r.weekday = extract(dow from day)
          and day >= coalesce(r.valid_from, day) and day <= coalesce(r.valid_until, day)
          and extract(epoch from r.start_time) / 60 <= w.first and extract(epoch from r.end_time) / 60 >= w.last))
$$;
