-- Accounts: how they come, how they are locked, and what stays of an account that goes.

-- Sign-up ---------------------------------------------------------------------------------------------

-- Metadata is whatever the visitor typed: it is cut and checked here, because an error would refuse the sign-up.
create function private.typed(metadata jsonb, field text, longest integer) returns text
  language sql immutable set search_path = '' as $$
  select nullif(left(trim(metadata ->> field), longest), '')
$$;

-- Definer: the authentication service writes auth.users and knows nothing of profiles.
create function private.sign_up() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
  wanted text := metadata ->> 'provider_type';
  provides boolean := coalesce(
    wanted in ('trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon', 'lab_technician'), false);
  years integer := substring(metadata ->> 'experience' from '^\s*(\d{1,2})')::integer;
begin
  insert into public.profiles
    (id, user_id, first_name, last_name, role, provider_status, specialization, license_number, experience_years)
  values (
    new.id, new.id, private.typed(metadata, 'first_name', 100), private.typed(metadata, 'last_name', 100),
    case when provides then wanted else 'client' end, case when provides then 'pending' else 'none' end,
    case when provides then private.typed(metadata, 'specialization', 200) end,
    case when provides then private.typed(metadata, 'license_number', 100) end,
    case when provides and years <= 80 then years end)
  on conflict (id) do nothing;
  return null;
end $$;
-- Whoever signs up with an address has not shown that it is his. What he typed makes a profile, and an application as a
-- provider, when the mailbox has answered; it is read then, because a later sign-up may have taken its place.
create trigger make_profile after insert or update of email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.sign_up();

-- Definer: the authentication service writes accounts and may not call what is private. Other metadata stays writable,
-- whatever the name in it.
create function private.check_names() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  field text;
begin
  foreach field in array array['first_name', 'last_name'] loop
    if not private.is_name(new.raw_user_meta_data ->> field)
      and (tg_op = 'INSERT' or new.raw_user_meta_data ->> field is distinct from old.raw_user_meta_data ->> field) then
      raise exception 'this is not a name' using errcode = '23514';
    end if;
  end loop;
  return new;
end $$;
create trigger check_names before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.check_names();

-- Definer: who calls it may not delete users.
create function private.forget_unconfirmed() returns void
  language sql security definer set search_path = '' as $$
  delete from auth.users u
  where u.email_confirmed_at is null and u.last_sign_in_at is null
    and coalesce(u.confirmation_sent_at, u.created_at) < now() - interval '1 day'
$$;
comment on function private.forget_unconfirmed() is
  'To be called daily: removes accounts whose address nobody has confirmed for a day. Their links are good for an hour.';

-- Where the scheduler is installed it does it; the embedded stack does at each sign-up.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('forget-unconfirmed', '37 3 * * *', 'select private.forget_unconfirmed()');
  end if;
end $$;

-- Locked accounts -------------------------------------------------------------------------------------

create table private.locks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null,
  locked_at timestamptz not null default now()
);
comment on table private.locks is 'Who is locked out, and why. What keeps him out is auth.users.banned_until.';
alter table private.locks enable row level security;

-- Deleted accounts ------------------------------------------------------------------------------------
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
