-- Exercises, programs, workout sessions and what was done in them. Children carry user_id, held equal to their
-- parent's by composite foreign keys, so that no policy and no readers function has to join.

create table public.exercises (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references public.profiles (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 120),
  category text not null
    check (category in ('strength', 'cardio', 'mobility', 'core', 'plyometric', 'balance', 'recovery')),
  muscles text[] not null default '{}',
  secondary_muscles text[] not null default '{}',
  equipment text not null default 'none' check (length(equipment) between 1 and 60),
  measure text not null default 'reps' check (measure in ('reps', 'time', 'distance')),
  difficulty text not null default 'beginner' check (difficulty in ('beginner', 'intermediate', 'advanced')),
  is_unilateral boolean not null default false,
  instructions text not null default '' check (length(instructions) <= 4000),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.exercises is
  'The exercise library. Rows without an owner are the catalogue; the others are exercises users made for themselves.';
comment on column public.exercises.measure is 'What a set of it counts: repetitions, seconds or metres.';
comment on column public.exercises.is_active is 'False takes it out of the library; the history keeps showing it.';
create unique index exercises_catalogue_name on public.exercises (lower(name)) where owner_id is null;
create index exercises_owner_id on public.exercises (owner_id);

create table public.workout_programs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (id) on delete cascade,
  template_id uuid references public.workout_programs (id) on delete set null,
  title text not null check (length(trim(title)) between 1 and 120),
  description text not null default '' check (length(description) <= 4000),
  duration_weeks integer not null check (duration_weeks between 1 and 104),
  difficulty text not null check (difficulty in ('beginner', 'intermediate', 'advanced')),
  sessions integer not null check (sessions between 1 and 1000),
  calories_min integer check (calories_min between 0 and 5000),
  calories_max integer check (calories_max between 0 and 5000),
  status text not null default 'active' check (status in ('offered', 'active', 'completed', 'stopped')),
  started_at timestamptz,
  assigned_by uuid references public.people (id) on delete set null,
  starts_on date,
  weekdays integer[] not null default '{}'
    check (cardinality(weekdays) <= 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  shifted integer not null default 0 check (shifted between 0 and 1000),
  block_weeks integer[] not null default '{}'
    check (cardinality(block_weeks) <= 12 and coalesce(array_ndims(block_weeks), 1) = 1
      and array_position(block_weeks, null) is null and 1 <= all (block_weeks) and 52 >= all (block_weeks)),
  block_names text[] not null default '{}'
    check (cardinality(block_names) <= 12 and coalesce(array_ndims(block_names), 1) = 1 and array_position(block_names, null) is null
      and length(array_to_string(block_names, '')) <= 720 and array_to_string(block_names, e'\n') !~ '[^\n]{61}'),
  created_at timestamptz not null default now(),
  unique (id, user_id),
  check (calories_min <= calories_max),
  check (cardinality(block_names) = cardinality(block_weeks))
);
comment on table public.workout_programs is
  'Rows without a user are the templates on offer. Starting one copies it, its exercises included, to a row of the user.';
comment on column public.workout_programs.sessions is
  'How many sessions the whole program has. How many are done is the count of completed workout_sessions.';
comment on column public.workout_programs.assigned_by is
  'The trainer who made it for the user. It is offered until the user starts it, and his to change while it is followed.';
comment on column public.workout_programs.weekdays is
  'Days to train on, Monday is 1. Its sessions fall on them one after another from starts_on; none, and it has no dates.';
comment on column public.workout_programs.shifted is
  'So many of those days were left out, and all later sessions moved on: the user''s alone to say.';
comment on column public.workout_programs.block_weeks is
  'The blocks it is divided into, one after another, by how many weeks each has; none, and all of it is one.';
comment on column public.workout_programs.block_names is 'What those blocks are called, in the same order; empty for no name.';
create index workout_programs_assigned_by on public.workout_programs (assigned_by);
create index workout_programs_user_id on public.workout_programs (user_id);
create index workout_programs_template_id on public.workout_programs (template_id);

create table public.workout_program_exercises (
  id uuid primary key default gen_random_uuid(),
  program_id uuid not null references public.workout_programs (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete cascade,
  exercise_id uuid not null references public.exercises (id),
  block integer not null default 1 check (block between 1 and 12),
  day integer not null check (day between 1 and 14),
  order_index integer not null default 0 check (order_index between 0 and 1000),
  sets integer not null check (sets between 1 and 50),
  reps integer check (reps between 1 and 1000),
  target_seconds integer check (target_seconds between 1 and 86400),
  rest_seconds integer not null default 60 check (rest_seconds between 0 and 3600),
  superset_group integer check (superset_group between 1 and 100),
  notes text check (length(notes) <= 2000),
  reps_max integer check (reps_max between 1 and 1000),
  rir integer check (rir between 0 and 5),
  percent_max integer check (percent_max between 30 and 100),
  tempo text check (tempo ~ '^[0-9]-[0-9]-[0-9X]-[0-9]$'),
  alternative_id uuid references public.exercises (id) on delete set null,
  rule text not null default 'none' check (rule in ('none', 'double', 'linear')),
  step_kg numeric check (step_kg between 0.25 and 50),
  deload_after integer check (deload_after between 1 and 10),
  check (reps_max >= reps),
  check (rule = 'none' or (step_kg is not null and reps is not null and percent_max is null)),
  check (rule <> 'double' or reps_max is not null),
  foreign key (program_id, user_id) references public.workout_programs (id, user_id) on delete cascade
);
comment on table public.workout_program_exercises is
  'The plan of a program. The days of a block come round in turn until it has had its weeks, and then those of the next.';
comment on column public.workout_program_exercises.reps_max is 'The top of a range that begins with reps.';
comment on column public.workout_program_exercises.rir is 'Repetitions that are to be left in reserve.';
comment on column public.workout_program_exercises.percent_max is
  'Of the estimated one-rep maximum: the device reckons the weight out of the client''s own sets.';
comment on column public.workout_program_exercises.tempo is 'Seconds down, held, up, held; X is as fast as it goes.';
comment on column public.workout_program_exercises.alternative_id is 'What may be done in its place, with other equipment.';
comment on column public.workout_program_exercises.rule is
  'How the weight goes on. double: a step more once all sets reach the top of the range; linear: once all reach reps.';
comment on column public.workout_program_exercises.deload_after is 'So many misses one after another take a tenth off.';
comment on column public.workout_program_exercises.user_id is 'The program''s user; null in a template.';
create index workout_program_exercises_program_id on public.workout_program_exercises (program_id, user_id);
create index workout_program_exercises_user_id on public.workout_program_exercises (user_id);
create index workout_program_exercises_exercise_id on public.workout_program_exercises (exercise_id);
create index workout_program_exercises_alternative_id on public.workout_program_exercises (alternative_id);

-- A composite foreign key says nothing where user_id is null: without this an administrator's slip could hang a
-- row that everybody reads onto one user's program.
create function private.keep_template_whole() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is null and exists (
    select from public.workout_programs p where p.id = new.program_id and p.user_id is not null
  ) then
    raise exception 'the program belongs to a user, so its exercises do' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger keep_template_whole before insert or update of program_id, user_id on public.workout_program_exercises
  for each row execute function private.keep_template_whole();

create table public.workout_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  program_id uuid,
  name text not null default 'Workout' check (length(trim(name)) between 1 and 120),
  scheduled_for timestamptz not null default now(),
  status text not null default 'scheduled' check (status in ('scheduled', 'in-progress', 'completed', 'cancelled')),
  started_at timestamptz,
  completed_at timestamptz,
  duration_minutes integer check (duration_minutes between 0 and 1440),
  calories_burned integer check (calories_burned between 0 and 20000),
  notes text check (length(notes) <= 4000),
  hurt boolean not null default false,
  activity text
    check (activity in ('run', 'walk', 'hike', 'bike', 'row', 'swim', 'skip', 'football', 'other')),
  distance_m numeric check (distance_m between 0 and 1000000),
  moving_seconds integer check (moving_seconds between 0 and 86400),
  heart_rate integer check (heart_rate between 20 and 260),
  created_at timestamptz not null default now(),
  unique (id, user_id),
  foreign key (program_id, user_id) references public.workout_programs (id, user_id) on delete set null (program_id),
  check (status <> 'scheduled' or started_at is null),
  check (status <> 'in-progress' or started_at is not null),
  check ((status = 'completed') = (completed_at is not null))
);
comment on table public.workout_sessions is
  'A workout planned, running or done: scheduled, in-progress, completed, or cancelled.';
comment on column public.workout_sessions.hurt is 'Something hurt: it stops all of its rules, as a set that hurt stops one.';
comment on column public.workout_sessions.activity is
  'What was done the whole time, where it is not a workout of exercises. Where it led is known to nobody.';
comment on column public.workout_sessions.moving_seconds is 'Without pauses; the minutes are these, rounded.';
comment on column public.workout_sessions.heart_rate is 'The mean, in beats a minute.';
create index workout_sessions_user_schedule on public.workout_sessions (user_id, scheduled_for);
create index workout_sessions_program_id on public.workout_sessions (program_id, user_id);

create table public.workout_exercises (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  exercise_id uuid not null references public.exercises (id),
  sets integer not null default 3 check (sets between 1 and 50),
  reps integer check (reps between 1 and 1000),
  target_weight_kg numeric check (target_weight_kg between 0 and 1000),
  target_seconds integer check (target_seconds between 1 and 86400),
  rest_seconds integer not null default 60 check (rest_seconds between 0 and 3600),
  superset_group integer check (superset_group between 1 and 100),
  order_index integer not null default 0 check (order_index between 0 and 1000),
  completed boolean not null default false,
  skipped boolean not null default false,
  notes text check (length(notes) <= 2000),
  reps_max integer check (reps_max between 1 and 1000),
  rir integer check (rir between 0 and 5),
  percent_max integer check (percent_max between 30 and 100),
  tempo text check (tempo ~ '^[0-9]-[0-9]-[0-9X]-[0-9]$'),
  alternative_id uuid references public.exercises (id) on delete set null,
  rule text not null default 'none' check (rule in ('none', 'double', 'linear')),
  step_kg numeric check (step_kg between 0.25 and 50),
  deload_after integer check (deload_after between 1 and 10),
  why text check (why in ('more', 'same', 'less', 'pain', 'percent', 'away')),
  change_kg numeric check (change_kg between -1000 and 1000),
  created_at timestamptz not null default now(),
  unique (id, session_id, user_id),
  foreign key (session_id, user_id) references public.workout_sessions (id, user_id) on delete cascade
);
comment on table public.workout_exercises is
  'An exercise of a session with its target. What was done of it are rows of workout_sets.';
comment on column public.workout_exercises.why is 'What the rule made of the sessions before, when this one was planned.';
comment on column public.workout_exercises.change_kg is 'By how much the weight is another than the last time.';
comment on column public.workout_exercises.superset_group is 'Exercises of a session with the same number alternate.';
create index workout_exercises_session_id on public.workout_exercises (session_id, user_id);
create index workout_exercises_user_id on public.workout_exercises (user_id);
create index workout_exercises_exercise_id on public.workout_exercises (exercise_id);
create index workout_exercises_alternative_id on public.workout_exercises (alternative_id);

create table public.workout_sets (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  workout_exercise_id uuid not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  exercise_id uuid not null references public.exercises (id),
  set_index integer not null default 0 check (set_index between 0 and 1000),
  kind text not null default 'working' check (kind in ('warm-up', 'working', 'drop', 'failure', 'assisted')),
  reps integer check (reps between 0 and 10000),
  weight_kg numeric check (weight_kg between 0 and 1000),
  duration_seconds integer check (duration_seconds between 0 and 86400),
  distance_m numeric check (distance_m between 0 and 1000000),
  rpe numeric check (rpe between 1 and 10),
  notes text check (length(notes) <= 2000),
  hurt boolean not null default false,
  completed_at timestamptz not null default now(),
  foreign key (workout_exercise_id, session_id, user_id)
    references public.workout_exercises (id, session_id, user_id) on delete cascade,
  check (num_nonnulls(reps, duration_seconds, distance_m) > 0)
);
comment on table public.workout_sets is
  'A set that was done, one row each, so that a set survives a killed page and two devices'' sets add up. There is no unique index on set_index for that reason.';
comment on column public.workout_sets.exercise_id is 'What was really done, which may not be what was planned.';
comment on column public.workout_sets.kind is 'Of an assisted one the weight is the help, which nobody lifted.';
comment on column public.workout_sets.hurt is 'It hurt: no rule adds weight until a session without it. The notes say where.';
comment on column public.workout_sets.rpe is 'Rate of perceived exertion, 1 to 10.';
create index workout_sets_parent on public.workout_sets (workout_exercise_id, session_id, user_id);
create index workout_sets_history on public.workout_sets (user_id, exercise_id, completed_at desc);
create index workout_sets_exercise_id on public.workout_sets (exercise_id);

-- A plain writer may send the status alone; the stamps belong to it. A device sends several steps made offline as
-- one, so whatever can be reached in steps can be reached at once. Finishing can be taken back, cancelling cannot.
create function private.stamp_workout_session() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.status <> new.status and (old.status, new.status) not in (
    ('scheduled', 'in-progress'), ('scheduled', 'completed'), ('scheduled', 'cancelled'),
    ('in-progress', 'completed'), ('in-progress', 'cancelled'),
    ('completed', 'in-progress'), ('completed', 'cancelled')
  ) then
    raise exception 'a workout that is % cannot become %', old.status, new.status using errcode = '23514';
  end if;
  if new.status = 'in-progress' or (new.status = 'completed' and new.duration_minutes is null) then
    new.started_at := coalesce(new.started_at, new.completed_at, now());
  end if;
  new.completed_at := case when new.status = 'completed' then coalesce(new.completed_at, now()) end;
  -- A workout out of another app's file, which does not say how long it took, comes as ended when it began.
  if new.status = 'completed' and not (
    new.completed_at is not distinct from new.started_at and (tg_op = 'INSERT' or old.status = 'completed')
  ) then
    new.duration_minutes := coalesce(new.duration_minutes,
      least(1440, greatest(0, round(extract(epoch from new.completed_at - new.started_at) / 60))));
  end if;
  return new;
end $$;
create trigger stamp_workout_session before insert or update on public.workout_sessions
  for each row execute function private.stamp_workout_session();
