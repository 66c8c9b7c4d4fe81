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
  description, duration_weeks, difficulty, sessions, calories_min, calories_max, status, started_at, starts_on, weekdays,
  shifted, block_weeks, block_names, deleted');
create policy "read templates, one's own, and the clients'" on public.workout_programs for select to authenticated using (
  user_id is null or user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())));
create policy "make one's own, administrators templates" on public.workout_programs for insert to authenticated
  with check (assigned_by is null
    and (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
    and (template_id is null or (select private.is_program_template(template_id))));
-- What a trainer makes for a client is an offer: the client starts it, and nobody else does.
create policy "trainers offer to their clients" on public.workout_programs for insert to authenticated
  with check (assigned_by = (select auth.uid()) and status = 'offered' and template_id is null and shifted = 0
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
  -- Other dates begin anew: what was left out was of the former ones.
  if (new.status, new.started_at) is distinct from (old.status, old.started_at)
    or new.shifted <> old.shifted
      and (new.shifted <> 0 or (new.starts_on, new.weekdays) is not distinct from (old.starts_on, old.weekdays))
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
select sync.grant_write('public.workout_program_exercises', makes => 'program_id, user_id', edits => 'exercise_id, block, day,
  order_index, sets, reps, target_seconds, rest_seconds, superset_group, notes, reps_max, rir, percent_max, tempo,
  alternative_id, rule, step_kg, deload_after, deleted');
-- An exercise of the catalogue or the user's own. With somebody else's, that person's account could not be deleted.
create function private.are_everybodys(ids uuid[], or_of uuid) returns boolean
  language sql stable set search_path = '' as $$
  select not exists (select from unnest(ids) as asked (exercise) where exercise is not null and not exists (
    select from public.exercises e where e.id = exercise and (e.owner_id is null or e.owner_id = or_of)))
$$;
grant execute on function private.are_everybodys(uuid[], uuid) to authenticated, service_role;
create policy "read templates, one's own, and the clients'" on public.workout_program_exercises for select
  to authenticated using (
    user_id is null or user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())));
create policy "make one's own, administrators templates" on public.workout_program_exercises for insert to authenticated
  with check ((user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
    and private.are_everybodys(array[exercise_id, alternative_id], user_id));
create policy "change one's own, administrators templates" on public.workout_program_exercises for update
  to authenticated
  using (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
  with check ((user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
    and private.are_everybodys(array[exercise_id, alternative_id], user_id));

create policy "trainers plan what they offered" on public.workout_program_exercises for insert to authenticated
  with check (user_id = any (array(select private.my_trainees())) and private.is_own_offer(program_id)
    and private.are_everybodys(array[exercise_id, alternative_id], null));
create policy "trainers change the plan they offered" on public.workout_program_exercises for update to authenticated
  using (user_id = any (array(select private.my_trainees())) and private.is_own_offer(program_id))
  with check (user_id = any (array(select private.my_trainees()))
    and private.are_everybodys(array[exercise_id, alternative_id], null));

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
  status, started_at, completed_at, duration_minutes, calories_burned, notes, hurt, activity, distance_m, moving_seconds,
  heart_rate, deleted');
select private.write_own('public.workout_exercises', makes => 'session_id, created_at', edits => 'exercise_id, sets, reps,
    target_weight_kg, target_seconds, rest_seconds, superset_group, order_index, completed, skipped, notes, reps_max, rir,
    percent_max, tempo, alternative_id, rule, step_kg, deload_after, why, change_kg, deleted',
  checked => $$ private.are_everybodys(array[exercise_id, alternative_id], user_id) $$);
select private.write_own('public.workout_sets', makes => 'session_id, workout_exercise_id', edits => 'exercise_id,
    set_index, kind, reps, weight_kg, duration_seconds, distance_m, rpe, notes, hurt, completed_at, deleted',
  checked => $$ exists (
    select from public.exercises e where e.id = exercise_id and (e.owner_id is null or e.owner_id = user_id)) $$);

-- What a trainer says of a workout ---------------------------------------------------------------------

create table public.training_comments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  session_id uuid not null,
  set_id uuid references public.workout_sets (id) on delete cascade,
  author_id uuid references public.people (id) on delete set null,
  body text not null check (length(trim(body)) between 1 and 1000),
  created_at timestamptz not null default now(),
  foreign key (session_id, user_id) references public.workout_sessions (id, user_id) on delete cascade
);
comment on table public.training_comments is 'What a trainer says of a workout of a client, or of one set of it.';
comment on column public.training_comments.user_id is 'Whose workout it is.';
create index training_comments_session on public.training_comments (session_id, user_id);
create index training_comments_set_id on public.training_comments (set_id);
create index training_comments_user_id on public.training_comments (user_id, created_at desc);
create index training_comments_author_id on public.training_comments (author_id);

select sync.enroll('public.training_comments', owner => 'user_id',
  share => '{"with": "session_id", "of": "workout_sessions"}',
  readers => 'select r.user_id union select private.workout_readers(r.user_id)');
create policy "read one's own and the clients'" on public.training_comments for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_trainees())));
select sync.grant_write('public.training_comments', makes => 'user_id, session_id, set_id, author_id, created_at',
  edits => 'body, deleted');
-- Of a set of that workout and no other.
create policy "trainers comment on their clients' workouts" on public.training_comments for insert to authenticated
  with check (author_id = (select auth.uid()) and user_id = any (array(select private.my_trainees()))
    and (set_id is null or exists (
      select from public.workout_sets s where s.id = set_id and s.session_id = training_comments.session_id)));
create policy "the author changes it while the care lasts" on public.training_comments for update to authenticated
  using (author_id = (select auth.uid()) and user_id = any (array(select private.my_trainees())))
  with check (author_id = (select auth.uid()));
select private.limit_writes('public.training_comments', 500);

create table private.training_comment_words (
  language text primary key,
  title text not null,
  message text not null
);
comment on table private.training_comment_words is
  'How a comment is announced: without a word of it, because a locked screen shows it.';
insert into private.training_comment_words (language, title, message) values
  ('en', 'Your trainer wrote to you', 'Open the app to read it.'),
  ('es', 'Tu entrenador te ha escrito', 'Abre la aplicación para leerlo.'),
  ('fr', 'Votre coach vous a écrit', 'Ouvrez l’application pour le lire.'),
  ('de', 'Dein Training wurde kommentiert', 'Öffne die App, um es zu lesen.');

-- Quietly: whoever comments on several sets of a workout is told of once, until that was read.
create function private.tell_of_training_comment() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  workout constant text := '/workouts?done=' || new.session_id;
begin
  if not exists (
    select from public.notifications n
    where n.user_id = new.user_id and n.about = new.author_id and n.link = workout and not n.read and not n.deleted) then
    perform private.notify(new.user_id, w.title, w.message, 'info', 'system', workout, new.author_id)
    from private.training_comment_words w
    where w.language = coalesce((select s.language from public.user_settings s where s.id = new.user_id), 'en');
  end if;
  return null;
end $$;
create trigger tell_of_training_comment after insert on public.training_comments
  for each row when (not new.deleted) execute function private.tell_of_training_comment();

-- Ready to train --------------------------------------------------------------------------------------

create table public.readiness_answers (
  id uuid primary key,
  user_id uuid not null unique references public.profiles (id) on delete cascade,
  yes text[] not null default '{}'
    check (yes <@ array['heart', 'chest', 'faint', 'joint', 'medicine', 'other'] and cardinality(yes) <= 6),
  answered_on date not null default current_date,
  cleared_on date,
  created_at timestamptz not null default now(),
  constraint readiness_answers_id_is_user_id check (id = user_id)
);
comment on table public.readiness_answers is
  'What a client was asked before the first plan of a trainer, one row each.';
comment on column public.readiness_answers.yes is 'The questions that speak against training without a doctor''s word.';
comment on column public.readiness_answers.cleared_on is 'When the client said that a doctor had nothing against it.';

select private.share_own('public.readiness_answers', carers => '{trainer,doctor}', share => '{"whole": "one row a client"}');
select private.write_own('public.readiness_answers', makes => 'created_at', edits => 'id, yes, answered_on, cleared_on, deleted');

-- Tombstones ------------------------------------------------------------------------------------------

select private.empty_when_deleted('public.workout_programs', 'title', 'description', 'block_names', 'block_weeks'),
  private.empty_when_deleted('public.workout_program_exercises', 'notes'),
  private.empty_when_deleted('public.workout_sessions', 'name', 'notes'),
  private.empty_when_deleted('public.workout_exercises', 'notes'),
  private.empty_when_deleted('public.training_comments', 'body');
