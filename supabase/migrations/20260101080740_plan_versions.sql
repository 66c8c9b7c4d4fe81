-- What a plan said before it was changed, and who changed it: a trainer's program, and each day of a meal plan. It is asked
-- from the server, so that no device holds it; what is taken up again is an edit like any other, made on the device.

create table private.plan_versions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  program_id uuid references public.workout_programs (id) on delete cascade,
  day date,
  author_id uuid references public.people (id) on delete set null,
  made_at timestamptz not null default now(),
  plan jsonb not null,
  digest text not null,
  check (num_nonnulls(program_id, day) = 1)
);
comment on table private.plan_versions is
  'A plan as it was after a change: all of a program, or the meals that nutritionists planned for a day. The newest 30 of each.';
comment on column private.plan_versions.user_id is 'The client whose plan it is.';
comment on column private.plan_versions.digest is 'Of the rows it was read from: whether one of them has changed since.';
create index plan_versions_program on private.plan_versions (program_id, made_at desc);
create index plan_versions_day on private.plan_versions (user_id, day, made_at desc);
create index plan_versions_author on private.plan_versions (author_id);
alter table private.plan_versions enable row level security;

create function private.program_as_it_is(program public.workout_programs) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('title', program.title, 'description', program.description,
    'duration_weeks', program.duration_weeks, 'difficulty', program.difficulty,
    'starts_on', program.starts_on, 'weekdays', program.weekdays,
    'block_weeks', program.block_weeks, 'block_names', program.block_names,
    'steps', coalesce((
      select jsonb_agg(to_jsonb(e) - '{id,program_id,user_id,order_index,rev,updated_at,deleted}'::text[]
        order by e.block, e.order_index, e.id)
      from public.workout_program_exercises e where e.program_id = program.id and not e.deleted), '[]'))
$$;

create function private.digest_of_program(program uuid) returns text
  language sql stable set search_path = '' as $$
  select md5(concat(
    (select p.rev from public.workout_programs p where p.id = program),
    (select string_agg(e.rev::text, '' order by e.id) from public.workout_program_exercises e where e.program_id = program)))
$$;

-- What was put in the place of a planned meal is the client's own, and no part of the plan.
create function private.meals_as_planned(client uuid, on_day date) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'instead_of', m.instead_of, 'meal_type', m.meal_type,
    'name', m.name, 'food_id', m.food_id, 'grams', m.grams, 'servings', m.servings, 'calories', m.calories,
    'protein', m.protein, 'carbs', m.carbs, 'fat', m.fat, 'notes', m.notes) order by m.created_at, m.id), '[]')
  from public.meal_plans m
  where m.user_id = client and m.date = on_day and m.planned_by is not null and not m.swapped and not m.deleted
$$;

create function private.digest_of_day(client uuid, on_day date) returns text
  language sql stable set search_path = '' as $$
  select md5(coalesce(string_agg(m.rev::text, '' order by m.id), ''))
  from public.meal_plans m where m.user_id = client and m.date = on_day
$$;

-- What one saves arrives in several rows, perhaps in several requests: within a minute it is one version.
create function private.keep_version(client uuid, of_program uuid, on_day date, author uuid, content jsonb, of_rows text)
  returns void
  language plpgsql set search_path = '' as $$
declare
  last private.plan_versions;
begin
  select * into last from private.plan_versions v
  where v.user_id = client and v.program_id is not distinct from of_program and v.day is not distinct from on_day
  order by v.made_at desc limit 1;
  if last.plan = content then
    update private.plan_versions v set digest = of_rows where v.id = last.id;
    return;
  end if;
  if last.author_id = author and last.made_at > now() - interval '1 minute' then
    update private.plan_versions v set plan = content, digest = of_rows, made_at = now() where v.id = last.id;
    return;
  end if;
  insert into private.plan_versions (user_id, program_id, day, author_id, plan, digest)
  values (client, of_program, on_day, author, content, of_rows);
  delete from private.plan_versions v where v.id in (
    select old.id from private.plan_versions old
    where old.user_id = client and old.program_id is not distinct from of_program and old.day is not distinct from on_day
    order by old.made_at desc offset 30);
end $$;

-- At the end of the transaction, when all rows of a change are there: the first of them keeps it for all. Where one row of
-- a push is refused the others come in several parts, each with an end of its own: so by the rows and not by the time.
-- Definer: nobody writes the past.
create function private.keep_program_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed constant uuid := coalesce(to_jsonb(new) ->> 'program_id', new.id::text);
  of_rows constant text := private.digest_of_program(changed);
  program public.workout_programs;
begin
  if of_rows = (
    select v.digest from private.plan_versions v where v.program_id = changed order by v.made_at desc limit 1)
  then
    return null;
  end if;
  select * into program from public.workout_programs p where p.id = changed;
  if program.assigned_by is not null and not program.deleted then
    perform private.keep_version(program.user_id, program.id, null, coalesce((select auth.uid()), program.assigned_by),
      private.program_as_it_is(program), of_rows);
  end if;
  return null;
end $$;
create constraint trigger keep_version after insert on public.workout_programs deferrable initially deferred
  for each row when (new.assigned_by is not null) execute function private.keep_program_version();
create constraint trigger keep_changed_version after update on public.workout_programs deferrable initially deferred
  for each row when (new.assigned_by is not null
    and (old.title, old.description, old.duration_weeks, old.difficulty, old.starts_on, old.weekdays,
        old.block_weeks, old.block_names)
      is distinct from (new.title, new.description, new.duration_weeks, new.difficulty, new.starts_on, new.weekdays,
        new.block_weeks, new.block_names))
  execute function private.keep_program_version();
create constraint trigger keep_version after insert or update on public.workout_program_exercises
  deferrable initially deferred for each row when (new.user_id is not null) execute function private.keep_program_version();

-- A tombstone tells nothing of what was deleted, and neither does its past.
create function private.forget_versions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.plan_versions v where v.program_id = new.id;
  return null;
end $$;
create trigger forget_versions after update on public.workout_programs
  for each row when (new.deleted and not old.deleted) execute function private.forget_versions();

-- What the client eats, swaps or takes off is no change of the plan.
create function private.keep_meal_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  author constant uuid := coalesce((select auth.uid()), new.planned_by);
begin
  if author = new.user_id then
    return null;
  end if;
  perform private.keep_version(new.user_id, null, days.day, author, private.meals_as_planned(new.user_id, days.day), now_is.of_rows)
  from (select new.date as day union select old.date where tg_op = 'UPDATE') days
    cross join lateral (select private.digest_of_day(new.user_id, days.day) as of_rows) now_is
  where now_is.of_rows is distinct from (
    select v.digest from private.plan_versions v
    where v.user_id = new.user_id and v.day = days.day order by v.made_at desc limit 1);
  return null;
end $$;
create constraint trigger keep_version after insert or update on public.meal_plans deferrable initially deferred
  for each row when (new.planned_by is not null) execute function private.keep_meal_version();

-- Asked -----------------------------------------------------------------------------------------------

-- Definer: the table is closed. Who wrote it is named, because a device need not know another provider of the client's.
create function private.version_told(version private.plan_versions) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', version.id, 'made_at', version.made_at, 'author_id', version.author_id,
    'author', (select concat_ws(' ', p.first_name, p.last_name) from public.people p where p.id = version.author_id),
    'role', (select p.role from public.people p where p.id = version.author_id),
    'program_id', version.program_id, 'day', version.day, 'plan', version.plan)
$$;

create function public.program_versions(program uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_session();
  perform private.tell_of_look((select auth.uid()), p.user_id) from public.workout_programs p
  where p.id = program and p.user_id = any (array(select private.my_trainees()));
  return coalesce((
    select jsonb_agg(private.version_told(v) order by v.made_at desc)
    from private.plan_versions v
    where v.program_id = program and v.user_id = any (array(select private.my_trainees()))), '[]');
end $$;

create function public.meal_plan_versions(client uuid, first date, last date) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_session();
  perform private.tell_of_look((select auth.uid()), client)
  where client = any (array(select private.my_clients('nutritionist')));
  return coalesce((
    select jsonb_agg(private.version_told(v) order by v.made_at desc)
    from private.plan_versions v
    where v.user_id = client and v.day between first and least(last, first + 6)
      and client = any (array(select private.my_clients('nutritionist')))), '[]');
end $$;

-- Whose plan it is asks for all of it at once and keeps the answer: programs that are not over, and days that may still be
-- eaten by, each with its newest six, and of each whether it is the first that is kept: of another that has none before it
-- here nobody knows what it changed. Ahead it is more than the device waits before it asks again anyway.
create function public.my_plan_versions() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
begin
  perform public.require_session();
  return jsonb_build_object(
    'programs', coalesce((
      select jsonb_agg(newest.told order by newest.made_at desc)
      from public.workout_programs p cross join lateral (
        select v.made_at, private.version_told(v)
          || jsonb_build_object('is_first', row_number() over (order by v.made_at) = 1) as told
        from private.plan_versions v where v.program_id = p.id order by v.made_at desc limit 6) newest
      where p.user_id = me and p.status in ('offered', 'active')), '[]'),
    'days', coalesce((
      select jsonb_agg(newest.told order by newest.made_at desc)
      from generate_series(-2, 28) ahead cross join lateral (
        select v.made_at, private.version_told(v)
          || jsonb_build_object('is_first', row_number() over (order by v.made_at) = 1) as told
        from private.plan_versions v
        where v.user_id = me and v.day = current_date + ahead order by v.made_at desc limit 6) newest), '[]'));
end $$;
grant execute on function public.program_versions(uuid), public.meal_plan_versions(uuid, date, date),
  public.my_plan_versions() to authenticated;
