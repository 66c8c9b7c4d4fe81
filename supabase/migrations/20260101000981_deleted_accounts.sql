-- That an account was deleted, so that the devices it was used on can tell this from a session that was ended.

create table private.deleted_accounts (
  user_id uuid primary key,
  deleted_at timestamptz not null default now()
);
comment on table private.deleted_accounts is
  'The ids of accounts that are gone, and nothing else of them. Whoever is not named here may be one that a restored backup has yet to know.';

-- Definer: the authentication service deletes users, and knows nothing of this.
create function private.keep_deleted_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_accounts (user_id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger keep_deleted_account after delete on auth.users
  for each row execute function private.keep_deleted_account();

create function public.is_account_deleted(account uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from private.deleted_accounts d where d.user_id = account)
    and not exists (select from auth.users u where u.id = account)
$$;
comment on function public.is_account_deleted is 'For functions that hold the service key.';

revoke execute on function private.keep_deleted_account(), public.is_account_deleted(uuid) from public, anon, authenticated;
grant execute on function public.is_account_deleted(uuid) to service_role;
