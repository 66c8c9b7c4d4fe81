-- Goals, the series of measurements, achievements and challenges.

create table public.goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  category text not null default 'weight'
    check (category in ('weight', 'fitness', 'nutrition', 'health', 'lifestyle')),
  kind text not null check (kind in ('weight', 'body-fat', 'waist', 'workouts', 'strength', 'distance', 'duration',
    'calories', 'protein', 'water', 'steps', 'sleep', 'resting-heart-rate', 'blood-pressure', 'streak', 'custom')),
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 2000),
  start_value numeric,
  current numeric not null default 0,
  target numeric not null,
  unit text not null default '' check (length(unit) <= 20),
  start_date date not null default current_date,
  target_date date,
  status text not null default 'active' check (status in ('active', 'completed', 'paused', 'cancelled')),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  check (target_date >= start_date),
  check (status = 'completed' or completed_at is null)
);
comment on table public.goals is
  'What a client wants to reach. Whether he is ahead, on-track or behind is computed from the values and dates, and never stored.';
comment on column public.goals.start_value is 'Where he stood at start_date; a goal to come down has it above target.';
create index goals_user_id on public.goals (user_id, status);

create table public.measurements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  value numeric not null,
  unit text not null,
  measured_at timestamptz not null default now(),
  source text not null default 'manual' check (source in ('manual', 'profile', 'onboarding', 'device', 'import')),
  notes text check (length(notes) <= 2000),
  created_at timestamptz not null default now(),
  constraint measurements_unit_of_kind check ((kind, unit) in (
    ('weight', 'kg'), ('height', 'cm'), ('body_fat', '%'), ('muscle_mass', 'kg'), ('neck', 'cm'), ('shoulders', 'cm'),
    ('chest', 'cm'), ('waist', 'cm'), ('hips', 'cm'), ('arm_left', 'cm'), ('arm_right', 'cm'), ('thigh_left', 'cm'),
    ('thigh_right', 'cm'), ('calf_left', 'cm'), ('calf_right', 'cm'), ('resting_heart_rate', 'bpm'),
    ('heart_rate', 'bpm'), ('systolic', 'mmHg'), ('diastolic', 'mmHg'), ('blood_glucose', 'mg/dL'),
    ('oxygen_saturation', '%'), ('temperature', 'C'), ('respiratory_rate', '/min'), ('sleep', 'h'), ('steps', 'steps')
  )),
  -- Wide enough for anybody who lives, narrow enough to catch a slip of unit or comma. Weight is what profiles allows.
  constraint measurements_plausible check (case kind
    when 'weight' then value between 9.08 and 680
    when 'height' then value between 25 and 280
    when 'temperature' then value between 25 and 45
    when 'sleep' then value between 0 and 24
    when 'steps' then value between 0 and 200000
    when 'blood_glucose' then value between 10 and 1500
    when 'muscle_mass' then value between 1 and 300
    else case unit when '%' then value between 0 and 100 else value between 1 and 400 end
  end)
);
comment on table public.measurements is
  'One series of everything measured: body, and vital signs. Canonical units; pounds and inches are made for display. A blood pressure is two rows, systolic and diastolic, of one measured_at.';
create index measurements_series on public.measurements (user_id, kind, measured_at desc);

create table public.achievements (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  code text not null check (code ~ '^[a-z0-9][a-z0-9:_-]{0,119}$'),
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 1000),
  category text not null default 'general' check (length(category) between 1 and 40),
  value numeric,
  unit text check (length(unit) <= 20),
  earned_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, code)
);
comment on table public.achievements is
  'What a user has earned. Devices award it from the rows they hold; the id derives from user and code, so two devices award it once.';

create table public.challenges (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid references public.profiles (id) on delete set null,
  title text not null check (length(trim(title)) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  metric text not null check (metric in ('workouts', 'minutes', 'calories', 'steps', 'water', 'streak', 'weight', 'custom')),
  target numeric not null check (target > 0 and target <= 10000000),
  unit text not null default '' check (length(unit) <= 20),
  starts_on date not null default current_date,
  ends_on date not null,
  created_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 366)
);
comment on table public.challenges is
  'A challenge of the community; every signed-in user sees it. It outlives the account that made it.';
create index challenges_creator_id on public.challenges (creator_id);

create table public.challenge_members (
  id uuid primary key,
  challenge_id uuid not null references public.challenges (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  progress numeric not null default 0 check (progress between 0 and 10000000),
  joined_at timestamptz not null default now(),
  completed_at timestamptz,
  unique (challenge_id, user_id)
);
comment on table public.challenge_members is
  'Who takes part and how far he is; who leaves marks his row deleted, who comes back takes the mark away.';
create index challenge_members_user_id on public.challenge_members (user_id);

-- Publishing -----------------------------------------------------------------------------------------

select sync.enroll('public.goals', owner => 'user_id', readers => $$
  select r.user_id union select private.carers(r.user_id, 'trainer', 'nutritionist')
$$);
select sync.enroll('public.measurements', owner => 'user_id', readers => $$
  select r.user_id
  union select private.carers(r.user_id, 'trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon')
$$);
select sync.enroll('public.achievements', natural_key => array['user_id', 'code'], readers => $$ select r.user_id $$);
select sync.enroll('public.challenges', readers => $$ select sync.shared('community') $$);
select sync.enroll('public.challenge_members', natural_key => array['challenge_id', 'user_id'], readers => $$
  select sync.shared('community')
$$);

create trigger limit_a_day after insert on public.challenges
  for each row execute function private.limit_a_day('50');

-- Weight is one series ---------------------------------------------------------------------------------
-- profiles.weight is the newest weight of the series, in pounds to a tenth. Each side writes the other only where
-- the two differ at that tenth, and that is what ends the recursion.

create function private.pounds(kilograms numeric) returns numeric language sql immutable set search_path = '' as $$
  select round(kilograms / 0.45359237, 1)
$$;
comment on function private.pounds(numeric) is 'Kilograms as pounds to a tenth.';

create function private.latest_weight(owner uuid) returns numeric
  language sql stable set search_path = '' as $$
  select m.value from public.measurements m
  where m.user_id = owner and m.kind = 'weight' and not m.deleted
  order by m.measured_at desc, m.id desc limit 1
$$;

-- Definer: a writer of the one table need not have a right on the other.
create function private.weight_from_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  day constant date := (new.updated_at at time zone 'UTC')::date;
  kilograms constant numeric := round(new.weight * 0.45359237, 2);
begin
  if new.weight is null or new.weight = private.pounds(private.latest_weight(new.user_id)) then return null; end if;
  -- One row a UTC day of editing, whose id a device can derive as well: a correction of the same day corrects the
  -- series and adds nothing to it, and a device that writes both sides makes the same row.
  insert into public.measurements as m (id, user_id, kind, value, unit, measured_at, source)
  values (
    sync.natural_id('measurements', new.user_id::text, 'weight', to_char(day, 'YYYY-MM-DD')),
    new.user_id, 'weight', kilograms, 'kg', new.updated_at, 'profile')
  on conflict (id) do update set value = excluded.value, measured_at = excluded.measured_at, deleted = false
    where m.user_id = excluded.user_id and m.kind = excluded.kind;
  if found then return null; end if;
  -- Somebody else can derive the id too, and took it: that row is his, and this weight must not get into it.
  update public.measurements m set value = kilograms, measured_at = new.updated_at
  where m.id = (
    select own.id from public.measurements own
    where own.user_id = new.user_id and own.kind = 'weight' and own.source = 'profile' and not own.deleted
      and (own.measured_at at time zone 'UTC')::date = day
    order by own.measured_at desc, own.id desc limit 1);
  if found then return null; end if;
  insert into public.measurements (user_id, kind, value, unit, measured_at, source)
  values (new.user_id, 'weight', kilograms, 'kg', new.updated_at, 'profile');
  return null;
end $$;
create trigger weight_from_profile after insert or update of weight on public.profiles
  for each row execute function private.weight_from_profile();

create function private.weight_to_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := coalesce(new.user_id, old.user_id);
  newest numeric := private.pounds(private.latest_weight(owner));
begin
  update public.profiles p set weight = newest
  where p.id = owner and newest is not null and p.weight is distinct from newest;
  return null;
end $$;
create trigger weight_to_profile after insert on public.measurements
  for each row when (new.kind = 'weight') execute function private.weight_to_profile();
create trigger weight_to_profile_again after update on public.measurements
  for each row when (new.kind = 'weight' or old.kind = 'weight') execute function private.weight_to_profile();
create trigger weight_to_profile_without after delete on public.measurements
  for each row when (old.kind = 'weight') execute function private.weight_to_profile();

-- Access ---------------------------------------------------------------------------------------------

alter table public.goals enable row level security;
alter table public.measurements enable row level security;
alter table public.achievements enable row level security;
alter table public.challenges enable row level security;
alter table public.challenge_members enable row level security;

grant select on public.goals, public.measurements, public.achievements, public.challenges, public.challenge_members
  to authenticated;

grant insert (id, user_id, category, kind, title, description, start_value, current, target, unit,
    start_date, target_date, status, completed_at, created_at, rev, updated_at, deleted),
  update (category, kind, title, description, start_value, current, target, unit, start_date, target_date,
    status, completed_at, rev, updated_at, deleted)
  on public.goals to authenticated;
create policy "read one's own and the clients'" on public.goals for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_clients('trainer', 'nutritionist'))));
create policy "make one's own" on public.goals for insert to authenticated with check (user_id = (select auth.uid()));
create policy "change one's own" on public.goals for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant insert (id, user_id, kind, value, unit, measured_at, source, notes, created_at, rev, updated_at, deleted),
  update (kind, value, unit, measured_at, source, notes, rev, updated_at, deleted)
  on public.measurements to authenticated;
create policy "read one's own and the clients'" on public.measurements for select to authenticated using (
  user_id = (select auth.uid())
  or user_id = any (array(select private.my_clients('trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon'))));
create policy "make one's own" on public.measurements for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.measurements for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant insert (id, user_id, code, title, description, category, value, unit, earned_at, created_at, rev, updated_at,
    deleted),
  update (title, description, category, value, unit, earned_at, rev, updated_at, deleted)
  on public.achievements to authenticated;
create policy "read one's own" on public.achievements for select to authenticated using (user_id = (select auth.uid()));
create policy "make one's own" on public.achievements for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.achievements for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant insert (id, creator_id, title, description, metric, target, unit, starts_on, ends_on, created_at, rev,
    updated_at, deleted),
  update (title, description, metric, target, unit, starts_on, ends_on, rev, updated_at, deleted)
  on public.challenges to authenticated;
create policy "everybody reads" on public.challenges for select to authenticated using (true);
create policy "make one's own" on public.challenges for insert to authenticated
  with check (creator_id = (select auth.uid()));
create policy "change one's own" on public.challenges for update to authenticated
  using (creator_id = (select auth.uid())) with check (creator_id = (select auth.uid()));

grant insert (id, challenge_id, user_id, progress, joined_at, completed_at, rev, updated_at, deleted),
  update (progress, completed_at, rev, updated_at, deleted)
  on public.challenge_members to authenticated;
create policy "everybody reads" on public.challenge_members for select to authenticated using (true);
create policy "join for oneself" on public.challenge_members for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.challenge_members for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
