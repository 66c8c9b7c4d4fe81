-- Care follows from assignments and appointments, unless the client has withdrawn it.

-- Withdrawing sight -----------------------------------------------------------------------------------
-- Whoever let a provider see the records can end it, at any time and without a reason. A row says that it is ended; where
-- it is taken back, what was agreed before gives sight again. The provider keeps the name, and the appointments they share.

create table public.sight_withdrawals (
  id uuid primary key,
  user_id uuid not null references public.people (id) on delete cascade,
  provider_id uuid not null references public.people (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, provider_id),
  check (user_id <> provider_id)
);
comment on table public.sight_withdrawals is
  'A client who no longer lets a provider see contact and records. Nobody but the client reads it.';
create index sight_withdrawals_by_provider on public.sight_withdrawals (provider_id);

select sync.enroll('public.sight_withdrawals', readers => $$ select r.user_id $$, natural_key => array['user_id', 'provider_id']);
select sync.grant_write('public.sight_withdrawals', makes => 'user_id, provider_id, created_at', edits => 'deleted');
create policy "clients read their own" on public.sight_withdrawals for select to authenticated
  using (user_id = (select auth.uid()));
create policy "clients withdraw" on public.sight_withdrawals for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "clients take it back" on public.sight_withdrawals for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Between two people ----------------------------------------------------------------------------------

create function private.care_between(provider uuid, client uuid, out known boolean, out treats boolean)
  language sql stable security definer set search_path = '' as $$
  with ties as (
    select a.status = 'active' as cares
    from public.client_assignments a
    where a.trainer_id = provider and a.client_id = client and not a.deleted
    union all
    -- What has no word of the client's prolongs nothing, or a provider could keep for good what he was given for a time.
    select a.status in ('pending', 'scheduled', 'confirmed', 'completed') and a.agreed_starts_at is not null
    from public.appointments a
    where a.provider_id = provider and a.user_id = client and not a.deleted)
  select count(*) > 0,
    coalesce(bool_or(cares), false) and private.is_provider(provider) and not exists (
      select from public.sight_withdrawals w
      where w.user_id = client and w.provider_id = provider and not w.deleted)
  from ties
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
  on conflict (provider_id, client_id) do update set (treats, since) = (excluded.treats, now())
    where c.treats <> excluded.treats;
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

create function private.follow_appointment() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.refresh_care(old.provider_id, old.user_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.provider_id is distinct from old.provider_id) then
    perform private.refresh_care(new.provider_id, new.user_id);
  end if;
  return null;
end $$;
create trigger follow_care after insert or delete on public.appointments
  for each row execute function private.follow_appointment();
create trigger follow_care_of_change after update on public.appointments
  for each row when ((old.status, old.provider_id, old.deleted, old.agreed_starts_at is null)
    is distinct from (new.status, new.provider_id, new.deleted, new.agreed_starts_at is null))
  execute function private.follow_appointment();

create function private.follow_withdrawal() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare withdrawal constant public.sight_withdrawals := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.refresh_care(withdrawal.provider_id, withdrawal.user_id);
  return null;
end $$;
create trigger follow_care after insert or delete or update of deleted on public.sight_withdrawals
  for each row execute function private.follow_withdrawal();

-- Following -------------------------------------------------------------------------------------------
-- A provider's device holds the last days of each client. Whoever follows a client takes all of it along.

create table public.client_follows (
  id uuid primary key,
  follower_id uuid not null references public.people (id) on delete cascade,
  client_id uuid not null references public.people (id) on delete cascade,
  opened_at timestamptz not null default now(),
  unique (follower_id, client_id)
);
comment on table public.client_follows is
  'Whose whole record a provider keeps on his devices. It ends when he says so, thirty days after he last opened it, and with the care.';
create index client_follows_by_client on public.client_follows (client_id);

select sync.enroll('public.client_follows', owner => 'client_id', share => '{"whole": "one row a client"}',
  natural_key => array['follower_id', 'client_id'], readers => $$ select r.follower_id union select r.client_id $$);
create index client_follows_by_opened_at on public.client_follows (opened_at) where not deleted;
comment on column public.client_follows.opened_at is
  'When it was asked for. That the record was opened is told by record_views and edits nothing here, so that what a client ended begins anew only by being asked for.';
select sync.grant_write('public.client_follows', makes => 'follower_id, client_id', edits => 'opened_at, deleted');
create policy "both sides read" on public.client_follows for select to authenticated
  using (follower_id = (select auth.uid()) or client_id = (select auth.uid()));
create policy "providers follow their clients" on public.client_follows for insert to authenticated
  with check (follower_id = (select auth.uid()) and client_id = any (array(select private.my_clients())));
create policy "providers change their own" on public.client_follows for update to authenticated
  using (follower_id = (select auth.uid()))
  with check (follower_id = (select auth.uid()) and (deleted or client_id = any (array(select private.my_clients()))));
create policy "clients end it" on public.client_follows for update to authenticated
  using (client_id = (select auth.uid())) with check (client_id = (select auth.uid()) and deleted);

create function private.follow_client() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare follow constant public.client_follows := case when tg_op = 'DELETE' then old else new end;
begin
  perform sync.follow(follow.follower_id, follow.client_id, tg_op <> 'DELETE' and not follow.deleted);
  return null;
end $$;
create trigger follow_client after insert or delete or update of deleted on public.client_follows
  for each row execute function private.follow_client();

create function private.end_follow_with_care() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.client_follows f set deleted = true
  where f.follower_id = old.provider_id and f.client_id = old.client_id and not f.deleted;
  return null;
end $$;
create trigger end_follow after delete on private.care
  for each row execute function private.end_follow_with_care();
create trigger end_follow_without_treatment after update of treats on private.care
  for each row when (not new.treats) execute function private.end_follow_with_care();

-- Devices follow --------------------------------------------------------------------------------------

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
  return null;
end $$;
create trigger follow_role after update of role, provider_status on public.profiles
  for each row when ((old.role, old.provider_status) is distinct from (new.role, new.provider_status))
  execute function private.follow_role();
