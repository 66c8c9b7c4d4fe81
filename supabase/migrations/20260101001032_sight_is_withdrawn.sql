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

alter table public.sight_withdrawals enable row level security;
select sync.enroll('public.sight_withdrawals',
  readers => $$ select r.user_id $$, owner => null, natural_key => array['user_id', 'provider_id']);
grant select on public.sight_withdrawals to authenticated;
grant insert (id, user_id, provider_id, created_at, rev, updated_at, deleted), update (rev, updated_at, deleted)
  on public.sight_withdrawals to authenticated;
grant all on public.sight_withdrawals to service_role;
create policy "clients read their own" on public.sight_withdrawals for select to authenticated
  using (user_id = (select auth.uid()));
create policy "clients withdraw" on public.sight_withdrawals for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "clients take it back" on public.sight_withdrawals for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create or replace function private.care_between(provider uuid, client uuid, out known boolean, out treats boolean)
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

drop trigger follow_care_of_change on public.appointments;
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

revoke execute on function private.follow_withdrawal() from public, anon;
