-- Clients given to providers.

create table public.client_assignments (
  id uuid primary key default gen_random_uuid(),
  trainer_id uuid not null references public.people (id) on delete cascade,
  client_id uuid not null references public.people (id) on delete cascade,
  assignment_date date not null default current_date,
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  program_focus text check (length(program_focus) <= 500),
  sessions_per_week integer check (sessions_per_week between 0 and 21),
  created_at timestamptz not null default now(),
  ended_by text check (ended_by in ('client', 'provider', 'office')),
  ended_at timestamptz,
  check (trainer_id <> client_id)
);
comment on table public.client_assignments is
  'An administrator gives a client to a provider of any kind; either of them may end it. Sight lasts while active.';
comment on column public.client_assignments.trainer_id is 'The provider, whatever the role.';
comment on column public.client_assignments.ended_by is
  'Which side ended it, by the session that did; null while it has not ended, or where the server did it by itself.';
comment on column public.client_assignments.ended_at is 'By the server; later edits leave it as it is.';
create index client_assignments_by_trainer on public.client_assignments (trainer_id, status);
create index client_assignments_by_client on public.client_assignments (client_id, status);
create unique index client_assignments_open on public.client_assignments (trainer_id, client_id) where status <> 'ended';

create function private.guard_assignment() returns trigger
  language plpgsql set search_path = '' as $$
declare caller uuid := (select auth.uid());
begin
  new.ended_by := case
    when tg_op = 'INSERT' or new.status <> 'ended' then null
    when old.status = 'ended' then old.ended_by
    when caller = new.client_id then 'client'
    when caller = new.trainer_id then 'provider'
    when caller is not null then 'office'
  end;
  new.ended_at := case
    when tg_op = 'INSERT' or new.status <> 'ended' then null
    when old.status = 'ended' then old.ended_at
    else now()
  end;
  if tg_op = 'INSERT' then
    if not private.is_provider(new.trainer_id) then
      raise exception 'only an approved provider can be given clients' using errcode = 'P0001';
    end if;
    return new;
  end if;
  if (new.trainer_id, new.client_id) is distinct from (old.trainer_id, old.client_id) then
    raise exception 'an assignment keeps its two people' using errcode = '42501';
  end if;
  if current_user not in ('authenticated', 'anon') or private.is_admin() then
    return new;
  end if;
  -- Whoever ended it withdrew the sight that goes with it; the other side must not take it back.
  if old.status = 'ended' and new.status <> 'ended' then
    raise exception 'an ended assignment is not taken up again' using errcode = '42501';
  end if;
  if caller = old.client_id and ((new.program_focus, new.sessions_per_week, new.assignment_date)
      is distinct from (old.program_focus, old.sessions_per_week, old.assignment_date)
      or new.status not in (old.status, 'ended')) then
    raise exception 'a client can end an assignment and change nothing else of it' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard before insert or update on public.client_assignments
  for each row execute function private.guard_assignment();

-- Administrators read all of them, and hold none.
select sync.enroll('public.client_assignments', owner => 'client_id', share => '{}', readers => $$
  select r.trainer_id where private.is_provider(r.trainer_id)
  union select r.client_id
$$);
select sync.grant_write('public.client_assignments', makes => 'trainer_id, client_id',
  edits => 'assignment_date, status, program_focus, sessions_per_week');
create policy "both sides and administrators read" on public.client_assignments for select to authenticated
  using (client_id = (select auth.uid()) or (select private.is_admin())
    or (trainer_id = (select auth.uid()) and (select private.is_provider((select auth.uid())))));
create policy "administrators assign" on public.client_assignments for insert to authenticated
  with check ((select private.is_admin()));
create policy "both sides and administrators change" on public.client_assignments for update to authenticated
  using (client_id = (select auth.uid()) or (select private.is_admin())
    or (trainer_id = (select auth.uid()) and (select private.is_provider((select auth.uid())))))
  with check (trainer_id = (select auth.uid()) or client_id = (select auth.uid()) or (select private.is_admin()));
