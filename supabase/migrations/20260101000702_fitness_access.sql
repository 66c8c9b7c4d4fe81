-- Who reads and writes what of fitness: the user his own, a trainer reads that of clients who share it,
-- administrators keep the catalogue. The columns granted are those a client may set.

alter table public.exercises enable row level security;
alter table public.workout_programs enable row level security;
alter table public.workout_program_exercises enable row level security;
alter table public.workout_sessions enable row level security;
alter table public.workout_exercises enable row level security;
alter table public.workout_sets enable row level security;

grant select on public.exercises, public.workout_programs, public.workout_program_exercises,
  public.workout_sessions, public.workout_exercises, public.workout_sets to authenticated;

grant insert (id, owner_id, name, category, muscles, secondary_muscles, equipment, measure, difficulty, is_unilateral,
    instructions, is_active, created_at, rev, updated_at, deleted),
  update (name, category, muscles, secondary_muscles, equipment, measure, difficulty, is_unilateral, instructions,
    is_active, rev, updated_at, deleted)
  on public.exercises to authenticated;
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
revoke execute on function private.is_program_template(uuid) from public, anon;
grant execute on function private.is_program_template(uuid) to authenticated, service_role;

grant insert (id, user_id, template_id, title, description, duration_weeks, difficulty, sessions, calories_min,
    calories_max, status, started_at, created_at, rev, updated_at, deleted),
  update (title, description, duration_weeks, difficulty, sessions, calories_min, calories_max, status, started_at,
    rev, updated_at, deleted)
  on public.workout_programs to authenticated;
create policy "read templates, one's own, and the clients'" on public.workout_programs for select to authenticated using (
  user_id is null or user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())));
create policy "make one's own, administrators templates" on public.workout_programs for insert to authenticated
  with check ((user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
    and (template_id is null or (select private.is_program_template(template_id))));
create policy "change one's own, administrators templates" on public.workout_programs for update to authenticated
  using (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
  with check (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())));

-- An exercise of the catalogue or the user's own. With somebody else's, that person's account could not be deleted.
grant insert (id, program_id, user_id, exercise_id, day, order_index, sets, reps, target_seconds, rest_seconds,
    superset_group, notes, rev, updated_at, deleted),
  update (exercise_id, day, order_index, sets, reps, target_seconds, rest_seconds, superset_group, notes, rev,
    updated_at, deleted)
  on public.workout_program_exercises to authenticated;
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

grant insert (id, user_id, program_id, name, scheduled_for, status, started_at, completed_at, duration_minutes,
    calories_burned, notes, created_at, rev, updated_at, deleted),
  update (program_id, name, scheduled_for, status, started_at, completed_at, duration_minutes, calories_burned, notes,
    rev, updated_at, deleted)
  on public.workout_sessions to authenticated;
create policy "read one's own and the clients'" on public.workout_sessions for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())));
create policy "make one's own" on public.workout_sessions for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.workout_sessions for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant insert (id, session_id, user_id, exercise_id, sets, reps, target_weight_kg, target_seconds, rest_seconds,
    superset_group, order_index, completed, skipped, notes, created_at, rev, updated_at, deleted),
  update (exercise_id, sets, reps, target_weight_kg, target_seconds, rest_seconds, superset_group, order_index,
    completed, skipped, notes, rev, updated_at, deleted)
  on public.workout_exercises to authenticated;
create policy "read one's own and the clients'" on public.workout_exercises for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())));
create policy "make one's own" on public.workout_exercises for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.exercises e where e.id = exercise_id and (e.owner_id is null or e.owner_id = user_id)));
create policy "change one's own" on public.workout_exercises for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (
    select from public.exercises e where e.id = exercise_id and (e.owner_id is null or e.owner_id = user_id)));

grant insert (id, session_id, workout_exercise_id, user_id, exercise_id, set_index, kind, reps, weight_kg,
    duration_seconds, distance_m, rpe, notes, completed_at, rev, updated_at, deleted),
  update (exercise_id, set_index, kind, reps, weight_kg, duration_seconds, distance_m, rpe, notes, completed_at, rev,
    updated_at, deleted)
  on public.workout_sets to authenticated;
create policy "read one's own and the clients'" on public.workout_sets for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())));
create policy "make one's own" on public.workout_sets for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.exercises e where e.id = exercise_id and (e.owner_id is null or e.owner_id = user_id)));
create policy "change one's own" on public.workout_sets for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (
    select from public.exercises e where e.id = exercise_id and (e.owner_id is null or e.owner_id = user_id)));
