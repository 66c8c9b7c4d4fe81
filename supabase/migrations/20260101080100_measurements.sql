-- Goals, and the series of measurements.

create table public.goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  provider_id uuid references public.people (id) on delete set null,
  category text not null default 'weight'
    check (category in ('weight', 'fitness', 'nutrition', 'health', 'lifestyle')),
  kind text not null check (kind in ('weight', 'body-fat', 'waist', 'workouts', 'strength', 'distance', 'duration',
    'calories', 'protein', 'water', 'steps', 'sleep', 'resting-heart-rate', 'blood-pressure', 'streak', 'custom')),
  exercise_id uuid references public.exercises (id) on delete set null,
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
comment on column public.goals.provider_id is 'Whose proposal it is, unchanged: its figures change by another proposal.';
comment on column public.goals.exercise_id is 'What a goal of strength is about.';
create index goals_user_id on public.goals (user_id, status);
create index goals_provider_id on public.goals (provider_id);
create index goals_exercise_id on public.goals (exercise_id);

select private.share_own('public.goals', carers => '{trainer,nutritionist}',
  share => '{"by": "created_at", "newest": 10, "per": ["user_id"], "unless": "r.status = ''active''"}');
select private.write_own('public.goals', makes => 'created_at', edits => 'provider_id, category, kind, exercise_id, title,
  description, start_value, current, target, unit, start_date, target_date, status, completed_at, deleted');

-- The goal that is chosen in onboarding has the id of its person, so that two devices make one and the same. Nobody
-- else may take that id: people's ids can be seen by whoever they have to do with.
create function private.keep_ids_of_people() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles where id = new.id) then
    raise exception 'The id of a goal is that of another person' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger keep_ids_of_people before insert on public.goals
  for each row when (new.id <> new.user_id) execute function private.keep_ids_of_people();

create table public.measurements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  value numeric not null,
  unit text not null,
  measured_at timestamptz not null default now(),
  source text not null default 'manual' check (source in ('manual', 'profile', 'onboarding', 'device', 'import')),
  notes text check (length(notes) <= 2000),
  context text check (context in ('fasting', 'before-meal', 'after-meal', 'bedtime', 'random')),
  arm text check (arm in ('left', 'right')),
  posture text check (posture in ('sitting', 'standing', 'lying')),
  created_at timestamptz not null default now(),
  constraint measurements_context_of_kind check (context is null or kind = 'blood_glucose'),
  constraint measurements_arm_of_kind check ((arm is null and posture is null) or kind in ('systolic', 'diastolic')),
  -- What somebody measures besides is named in own_measures, which keeps its unit.
  constraint measurements_unit_of_kind check (
    (kind ~ '^own:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and length(unit) <= 20) or (kind, unit) in (
    ('weight', 'kg'), ('height', 'cm'), ('body_fat', '%'), ('muscle_mass', 'kg'), ('neck', 'cm'), ('shoulders', 'cm'),
    ('chest', 'cm'), ('waist', 'cm'), ('hips', 'cm'), ('arm_left', 'cm'), ('arm_right', 'cm'), ('thigh_left', 'cm'),
    ('thigh_right', 'cm'), ('calf_left', 'cm'), ('calf_right', 'cm'), ('resting_heart_rate', 'bpm'),
    ('heart_rate', 'bpm'), ('systolic', 'mmHg'), ('diastolic', 'mmHg'), ('blood_glucose', 'mg/dL'),
    ('oxygen_saturation', '%'), ('temperature', 'C'), ('respiratory_rate', '/min'), ('sleep', 'h'), ('steps', 'steps'),
    ('pain', '/10'), ('mood', '/10')
  )),
  -- Wide enough for anybody who lives, narrow enough to catch a slip of unit or comma. Weight is what profiles allows: 20
  -- to 1500 pounds, to the tenth. Written out and not by private.pounds, which whoever inserts may not call.
  constraint measurements_plausible check (case when kind like 'own:%' then abs(value) <= 1000000 else case kind
    when 'weight' then round(value / 0.45359237, 1) between 20 and 1500
    when 'height' then value between 25 and 280
    when 'temperature' then value between 25 and 45
    when 'sleep' then value between 0 and 24
    when 'steps' then value between 0 and 200000
    when 'blood_glucose' then value between 10 and 1500
    when 'muscle_mass' then value between 1 and 300
    when 'pain' then value between 0 and 10
    when 'mood' then value between 0 and 10
    else case unit when '%' then value between 0 and 100 else value between 1 and 400 end
  end end)
);
comment on table public.measurements is
  'One series of everything measured: body, and vital signs. Canonical units; pounds and inches are made for display. A blood pressure is two rows, systolic and diastolic, of one measured_at.';
comment on column public.measurements.context is 'When a glucose was measured: what is usual depends on it.';
create index measurements_series on public.measurements (user_id, kind, measured_at desc);

create index measurements_measured_at on public.measurements (measured_at);
-- What is measured rarely is held however old it is. A mood is its person's alone: nothing grants a look at it.
select sync.enroll('public.measurements', owner => 'user_id',
  share => '{"by": "measured_at", "days": 28, "newest": 2, "per": ["user_id", "kind"]}', readers => $$
  select r.user_id
  union select private.carers(r.user_id, 'trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon') where r.kind <> 'mood'
$$);
create policy "read one's own and the clients', but no mood" on public.measurements for select to authenticated
  using (user_id = (select auth.uid()) or (kind <> 'mood' and user_id = any (array(
    select private.my_clients('trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon')))));
select private.write_own('public.measurements', makes => 'created_at',
  edits => 'kind, value, unit, measured_at, source, notes, context, arm, posture, deleted');

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
