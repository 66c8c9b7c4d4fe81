-- Who reads and writes what of fitness: the user his own, a trainer reads that of clients who share it,
-- administrators keep the catalogue.

-- Sharing ---------------------------------------------------------------------------------------------
-- A client can keep his workouts from his trainers by a setting.

-- Definer: settings and care are closed to others.
create function private.workout_readers(client uuid) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select private.carers(client, 'trainer')
  where not exists (select from public.user_settings s where s.user_id = client and not s.workout_data_sharing)
$$;
comment on function private.workout_readers(uuid) is 'The trainers who see the client''s workouts.';

create function private.my_trainees() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select c from private.my_clients('trainer') c
  where not exists (select from public.user_settings s where s.user_id = c and not s.workout_data_sharing)
$$;
comment on function private.my_trainees() is 'The clients whose workouts the caller sees.';
grant execute on function private.my_trainees() to authenticated, service_role;

create function private.follow_workout_sharing() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform sync.republish(new.user_id, trainer) from private.carers(new.user_id, 'trainer') trainer;
  return null;
end $$;
create trigger follow_workout_sharing after insert on public.user_settings
  for each row execute function private.follow_workout_sharing();
-- A device sends all columns of a row; only a change is worth going through everything the user has.
create trigger follow_workout_sharing_of_change after update of workout_data_sharing on public.user_settings
  for each row when (new.workout_data_sharing is distinct from old.workout_data_sharing)
  execute function private.follow_workout_sharing();

-- The catalogue and the templates ---------------------------------------------------------------------

select sync.enroll('public.exercises', owner => 'owner_id',
  share => '{"whole": "few are made, and old workouts name them"}', readers => $$
  select case when r.owner_id is null then sync.shared('catalogue') else r.owner_id end
  union select private.workout_readers(r.owner_id)
$$);
select sync.grant_write('public.exercises', makes => 'owner_id, created_at', edits => 'name, category, muscles,
  secondary_muscles, equipment, measure, difficulty, is_unilateral, instructions, is_active, deleted');
create policy "read the catalogue, one's own, and the clients'" on public.exercises for select to authenticated using (
  owner_id is null or owner_id = (select auth.uid()) or owner_id = any (array(select private.my_trainees())));
create policy "make one's own, administrators the catalogue" on public.exercises for insert to authenticated
  with check (owner_id = (select auth.uid()) or (owner_id is null and (select private.is_admin())));
create policy "change one's own, administrators the catalogue" on public.exercises for update to authenticated
  using (owner_id = (select auth.uid()) or (owner_id is null and (select private.is_admin())))
  with check (owner_id = (select auth.uid()) or (owner_id is null and (select private.is_admin())));

-- Definer: a policy that read its own table would be asked for itself again, without end.
create function private.is_program_template(program uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.workout_programs p where p.id = program and p.user_id is null)
$$;
grant execute on function private.is_program_template(uuid) to authenticated, service_role;

select sync.enroll('public.workout_programs', owner => 'user_id',
  share => '{"by": "created_at", "newest": 5, "per": ["user_id"], "unless": "r.status in (''offered'', ''active'') or r.user_id is null"}',
  readers => $$
  select case when r.user_id is null then sync.shared('catalogue') else r.user_id end
  union select private.workout_readers(r.user_id)
$$);
select sync.grant_write('public.workout_programs', makes => 'user_id, template_id, assigned_by, created_at', edits => 'title,
  description, duration_weeks, difficulty, sessions, calories_min, calories_max, status, started_at, deleted');
create policy "read templates, one's own, and the clients'" on public.workout_programs for select to authenticated using (
  user_id is null or user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())));
create policy "make one's own, administrators templates" on public.workout_programs for insert to authenticated
  with check (assigned_by is null
    and (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
    and (template_id is null or (select private.is_program_template(template_id))));
-- What a trainer makes for a client is an offer: the client starts it, and nobody else does.
create policy "trainers offer to their clients" on public.workout_programs for insert to authenticated
  with check (assigned_by = (select auth.uid()) and status = 'offered' and template_id is null
    and user_id = any (array(select private.my_trainees())));
create policy "trainers change what they offered" on public.workout_programs for update to authenticated
  using (assigned_by = (select auth.uid()) and status in ('offered', 'active')
    and user_id = any (array(select private.my_trainees())))
  with check (assigned_by = (select auth.uid()));

create function private.guard_program() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if (select auth.uid()) = new.user_id then
    return new;
  end if;
  if (new.status, new.started_at) is distinct from (old.status, old.started_at)
    or new.deleted <> old.deleted and (old.deleted or old.status <> 'offered') then
    raise exception 'whether a program is followed is its user''s to say' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_program before update on public.workout_programs
  for each row when (current_user in ('authenticated', 'anon') and old.user_id is not null)
  execute function private.guard_program();

select private.limit_writes('public.workout_programs', 200);

-- Definer: a policy of the exercises asks for it, and the program may be one that only the trainer's offer shows.
create function private.is_own_offer(program uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.workout_programs p
    where p.id = program and p.assigned_by = (select auth.uid()) and p.status in ('offered', 'active') and not p.deleted)
$$;
grant execute on function private.is_own_offer(uuid) to authenticated, service_role;
create policy "change one's own, administrators templates" on public.workout_programs for update to authenticated
  using (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
  with check (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())));

select sync.enroll('public.workout_program_exercises', owner => 'user_id',
  share => '{"with": "program_id", "of": "workout_programs"}', readers => $$
  select case when r.user_id is null then sync.shared('catalogue') else r.user_id end
  union select private.workout_readers(r.user_id)
$$);
select sync.grant_write('public.workout_program_exercises', makes => 'program_id, user_id', edits => 'exercise_id, day,
  order_index, sets, reps, target_seconds, rest_seconds, superset_group, notes, deleted');
-- An exercise of the catalogue or the user's own. With somebody else's, that person's account could not be deleted.
create policy "read templates, one's own, and the clients'" on public.workout_program_exercises for select
  to authenticated using (
    user_id is null or user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())));
create policy "make one's own, administrators templates" on public.workout_program_exercises for insert to authenticated
  with check ((user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
    and exists (
    select from public.exercises e where e.id = exercise_id and (e.owner_id is null or e.owner_id = user_id)));
create policy "change one's own, administrators templates" on public.workout_program_exercises for update
  to authenticated
  using (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
  with check ((user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
    and exists (
    select from public.exercises e where e.id = exercise_id and (e.owner_id is null or e.owner_id = user_id)));

create policy "trainers plan what they offered" on public.workout_program_exercises for insert to authenticated
  with check (user_id = any (array(select private.my_trainees())) and private.is_own_offer(program_id)
    and exists (select from public.exercises e where e.id = exercise_id and e.owner_id is null));
create policy "trainers change the plan they offered" on public.workout_program_exercises for update to authenticated
  using (user_id = any (array(select private.my_trainees())) and private.is_own_offer(program_id))
  with check (user_id = any (array(select private.my_trainees()))
    and exists (select from public.exercises e where e.id = exercise_id and e.owner_id is null));

-- Workouts --------------------------------------------------------------------------------------------

-- A trainer holds the last week of each client, and some days more for a journey without a network.
create index workout_sessions_schedule on public.workout_sessions (scheduled_for);
create index workout_sets_session_id on public.workout_sets (session_id);

do $$
declare t text;
begin
  foreach t in array array['workout_sessions', 'workout_exercises', 'workout_sets'] loop
    perform sync.enroll(format('public.%I', t)::regclass, owner => 'user_id',
      share => case t when 'workout_sessions' then '{"by": "scheduled_for", "days": 10}'
        else '{"with": "session_id", "of": "workout_sessions"}' end::jsonb,
      readers => 'select r.user_id union select private.workout_readers(r.user_id)');
    execute format('create policy "read one''s own and the clients''" on public.%I for select to authenticated
      using (user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())))', t);
  end loop;
end $$;

select private.write_own('public.workout_sessions', makes => 'created_at', edits => 'program_id, name, scheduled_for,
  status, started_at, completed_at, duration_minutes, calories_burned, notes, deleted');
select private.write_own('public.workout_exercises', makes => 'session_id, created_at', edits => 'exercise_id, sets, reps,
    target_weight_kg, target_seconds, rest_seconds, superset_group, order_index, completed, skipped, notes, deleted',
  checked => $$ exists (
    select from public.exercises e where e.id = exercise_id and (e.owner_id is null or e.owner_id = user_id)) $$);
select private.write_own('public.workout_sets', makes => 'session_id, workout_exercise_id', edits => 'exercise_id,
    set_index, kind, reps, weight_kg, duration_seconds, distance_m, rpe, notes, completed_at, deleted',
  checked => $$ exists (
    select from public.exercises e where e.id = exercise_id and (e.owner_id is null or e.owner_id = user_id)) $$);

-- Tombstones ------------------------------------------------------------------------------------------

select private.empty_when_deleted('public.workout_programs', 'title', 'description'),
  private.empty_when_deleted('public.workout_program_exercises', 'notes'),
  private.empty_when_deleted('public.workout_sessions', 'name', 'notes'),
  private.empty_when_deleted('public.workout_exercises', 'notes');
