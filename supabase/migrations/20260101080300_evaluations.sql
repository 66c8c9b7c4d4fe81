-- What carers write about a client: evaluations, attendance, milestones. The client reads.

create table public.progress_evaluations (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  trainer_id uuid references public.people (id) on delete set null,
  evaluation_date date not null default current_date,
  overall_score numeric not null check (overall_score between 0 and 10),
  attendance_score numeric check (attendance_score between 0 and 10),
  effort_score numeric check (effort_score between 0 and 10),
  progress_score numeric check (progress_score between 0 and 10),
  technique_score numeric check (technique_score between 0 and 10),
  strengths text check (length(strengths) <= 4000),
  areas_for_improvement text check (length(areas_for_improvement) <= 4000),
  next_goals text check (length(next_goals) <= 4000),
  trainer_comments text check (length(trainer_comments) <= 4000),
  created_at timestamptz not null default now()
);
comment on table public.progress_evaluations is
  'A trainer''s judgement of a client, scores out of ten. It outlives the trainer''s account; his name comes from people.';
create index progress_evaluations_client on public.progress_evaluations (client_id, evaluation_date desc);
create index progress_evaluations_trainer_id on public.progress_evaluations (trainer_id);

select sync.enroll('public.progress_evaluations', owner => 'client_id',
  share => '{"by": "evaluation_date", "newest": 13, "per": ["client_id"]}', readers => $$
  select r.client_id union select private.carers(r.client_id, 'trainer')
$$);
select sync.grant_write('public.progress_evaluations', makes => 'client_id, trainer_id, created_at',
  edits => 'evaluation_date, overall_score, attendance_score, effort_score, progress_score, technique_score, strengths,
    areas_for_improvement, next_goals, trainer_comments, deleted');
create policy "read about oneself and the clients" on public.progress_evaluations for select to authenticated
  using (client_id = (select auth.uid()) or client_id = any (array(select private.my_clients('trainer'))));
create policy "write about a client" on public.progress_evaluations for insert to authenticated
  with check (trainer_id = (select auth.uid()) and client_id = any (array(select private.my_clients('trainer'))));
create policy "change one's own about a client" on public.progress_evaluations for update to authenticated
  using (trainer_id = (select auth.uid()) and client_id = any (array(select private.my_clients('trainer'))))
  with check (trainer_id = (select auth.uid()) and client_id = any (array(select private.my_clients('trainer'))));
select private.empty_when_deleted('public.progress_evaluations',
  'strengths', 'areas_for_improvement', 'next_goals', 'trainer_comments');

create table public.attendance_records (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  trainer_id uuid references public.people (id) on delete set null,
  appointment_id uuid references public.appointments (id) on delete set null,
  session_date date not null default current_date,
  session_type text not null default 'training' check (length(session_type) between 1 and 80),
  status text not null check (status in ('attended', 'missed')),
  check_in_time timestamptz,
  trainer_notes text check (length(trainer_notes) <= 4000),
  created_at timestamptz not null default now(),
  check (status = 'attended' or check_in_time is null)
);
comment on table public.attendance_records is 'Whether a client came. Every carer keeps his own; the client reads them, notes included.';
comment on column public.attendance_records.trainer_id is 'Who wrote it, whatever kind of carer he is.';
create index attendance_records_client on public.attendance_records (client_id, session_date desc);
create index attendance_records_trainer_id on public.attendance_records (trainer_id);
create index attendance_records_appointment_id on public.attendance_records (appointment_id);

create index attendance_records_date on public.attendance_records (session_date);
select sync.enroll('public.attendance_records', owner => 'client_id', share => '{"by": "session_date", "days": 90}',
  readers => $$
  select r.client_id
  union select private.carers(r.client_id, 'trainer')
  union select c from private.carers(r.client_id, 'nutritionist', 'doctor', 'aesthetic_surgeon', 'lab_technician') c
    where c = r.trainer_id
$$);
select sync.grant_write('public.attendance_records', makes => 'client_id, trainer_id, appointment_id, created_at',
  edits => 'session_date, session_type, status, check_in_time, trainer_notes, deleted');
create policy "read about oneself, trainers about clients, others their own" on public.attendance_records for select
  to authenticated using (
    client_id = (select auth.uid())
    or client_id = any (array(select private.my_clients('trainer')))
    or (trainer_id = (select auth.uid()) and client_id = any (array(select private.my_clients()))));
-- The appointment is looked up as the caller: it has to be one he sees, and this client's.
create policy "write about a client" on public.attendance_records for insert to authenticated
  with check (trainer_id = (select auth.uid())
    and client_id = any (array(select private.my_clients()))
    and (appointment_id is null or exists (
      select from public.appointments a where a.id = appointment_id and a.user_id = client_id)));
create policy "change one's own about a client" on public.attendance_records for update to authenticated
  using (trainer_id = (select auth.uid()) and client_id = any (array(select private.my_clients())))
  with check (trainer_id = (select auth.uid()) and client_id = any (array(select private.my_clients())));
select private.empty_when_deleted('public.attendance_records', 'session_type', 'trainer_notes');

create table public.milestones (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  trainer_id uuid references public.people (id) on delete set null,
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 2000),
  category text not null default 'fitness'
    check (category in ('weight', 'fitness', 'nutrition', 'health', 'attendance', 'lifestyle')),
  target_date date,
  achieved_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.milestones is 'A step a trainer sets for a client; reached once achieved_at is set.';
create index milestones_client on public.milestones (client_id, created_at desc);
create index milestones_trainer_id on public.milestones (trainer_id);

select sync.enroll('public.milestones', owner => 'client_id',
  share => '{"by": "created_at", "newest": 50, "per": ["client_id"]}', readers => $$
  select r.client_id union select private.carers(r.client_id, 'trainer')
$$);
select sync.grant_write('public.milestones', makes => 'client_id, trainer_id, created_at',
  edits => 'title, description, category, target_date, achieved_at, deleted');
create policy "read about oneself and the clients" on public.milestones for select to authenticated
  using (client_id = (select auth.uid()) or client_id = any (array(select private.my_clients('trainer'))));
create policy "write about a client" on public.milestones for insert to authenticated
  with check (trainer_id = (select auth.uid()) and client_id = any (array(select private.my_clients('trainer'))));
create policy "change one's own about a client" on public.milestones for update to authenticated
  using (trainer_id = (select auth.uid()) and client_id = any (array(select private.my_clients('trainer'))))
  with check (trainer_id = (select auth.uid()) and client_id = any (array(select private.my_clients('trainer'))));
select private.empty_when_deleted('public.milestones', 'title', 'description');
