-- Clients given to providers, and care that follows them.

create table public.client_assignments (
  id uuid primary key default gen_random_uuid(),
  trainer_id uuid not null references public.people (id) on delete cascade,
  client_id uuid not null references public.people (id) on delete cascade,
  assignment_date date not null default current_date,
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  program_focus text check (length(program_focus) <= 500),
  sessions_per_week integer check (sessions_per_week between 0 and 21),
  created_at timestamptz not null default now(),
  check (trainer_id <> client_id)
);
comment on table public.client_assignments is
  'An administrator gives a client to a provider of any kind; either of them may end it. Sight lasts while active.';
comment on column public.client_assignments.trainer_id is 'The provider, whatever the role.';
create index client_assignments_by_trainer on public.client_assignments (trainer_id, status);
create index client_assignments_by_client on public.client_assignments (client_id, status);
create unique index client_assignments_open on public.client_assignments (trainer_id, client_id) where status <> 'ended';

create function private.guard_assignment() returns trigger
  language plpgsql set search_path = '' as $$
declare caller uuid := (select auth.uid());
begin
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

alter table public.client_assignments enable row level security;
select sync.enroll('public.client_assignments', readers => $$
    select r.trainer_id where private.is_provider(r.trainer_id)
    union select r.client_id
    union select private.admins()
  $$, owner => 'client_id', natural_key => null);
grant select on public.client_assignments to authenticated;
grant insert (id, trainer_id, client_id, assignment_date, status, program_focus, sessions_per_week, rev, updated_at),
  update (status, assignment_date, program_focus, sessions_per_week, rev, updated_at)
  on public.client_assignments to authenticated;
grant all on public.client_assignments to service_role;
create policy "both sides and administrators read" on public.client_assignments for select to authenticated
  using (client_id = (select auth.uid()) or (select private.is_admin())
    or (trainer_id = (select auth.uid()) and (select private.is_provider((select auth.uid())))));
create policy "administrators assign" on public.client_assignments for insert to authenticated
  with check ((select private.is_admin()));
create policy "both sides and administrators change" on public.client_assignments for update to authenticated
  using (client_id = (select auth.uid()) or (select private.is_admin())
    or (trainer_id = (select auth.uid()) and (select private.is_provider((select auth.uid())))))
  with check (trainer_id = (select auth.uid()) or client_id = (select auth.uid()) or (select private.is_admin()));

-- Care follows ----------------------------------------------------------------------------------------

create function private.care_between(provider uuid, client uuid, out known boolean, out treats boolean)
  language sql stable security definer set search_path = '' as $$
  select count(*) > 0,
    coalesce(bool_or(a.status = 'active'), false) and private.is_provider(provider)
  from public.client_assignments a
  where a.trainer_id = provider and a.client_id = client and not a.deleted
$$;

create function private.refresh_care(provider uuid, client uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare found_care record;
begin
  -- An account is going, and its care goes with it.
  if provider is null or provider = client
    or (select count(*) from public.people where id in (provider, client)) < 2 then
    return;
  end if;
  -- Two changes of one pair at once would each miss the other's; the second waits and then sees the first.
  perform pg_advisory_xact_lock(hashtextextended('care:' || provider || ':' || client, 0));
  select * into found_care from private.care_between(provider, client);
  if not found_care.known then
    delete from private.care c where c.provider_id = provider and c.client_id = client;
    return;
  end if;
  insert into private.care as c (provider_id, client_id, treats)
  values (provider, client, found_care.treats)
  on conflict (provider_id, client_id) do update set treats = excluded.treats where c.treats <> excluded.treats;
end $$;

create function private.follow_assignment() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.refresh_care(old.trainer_id, old.client_id);
  else
    perform private.refresh_care(new.trainer_id, new.client_id);
  end if;
  return null;
end $$;
create trigger follow_care after insert or delete or update on public.client_assignments
  for each row execute function private.follow_assignment();

create function private.republish_care() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare pair private.care := case when tg_op = 'DELETE' then old else new end;
begin
  -- In one order, whoever is the provider: each call locks its first user.
  perform sync.republish(least(pair.client_id, pair.provider_id), greatest(pair.client_id, pair.provider_id));
  perform sync.republish(greatest(pair.client_id, pair.provider_id), least(pair.client_id, pair.provider_id));
  return null;
end $$;
create trigger republish after insert or update or delete on private.care
  for each row execute function private.republish_care();

create function private.follow_role() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare pair record;
begin
  for pair in select c.client_id from private.care c where c.provider_id = new.id order by c.client_id loop
    perform private.refresh_care(new.id, pair.client_id);
    -- Another role reads other tables, also where the care itself stays as it was.
    perform sync.republish(pair.client_id, new.id);
  end loop;
  if (new.role = 'admin') <> (old.role = 'admin') then
    perform sync.republish_entity('people', new.id);
    perform sync.republish_entity('client_assignments', new.id);
  end if;
  return null;
end $$;
create trigger follow_role after update of role, provider_status on public.profiles
  for each row when ((old.role, old.provider_status) is distinct from (new.role, new.provider_status))
  execute function private.follow_role();

revoke execute on all functions in schema private from public, anon;
