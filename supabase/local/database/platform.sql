-- What a hosted Supabase project has before its first migration: roles, schemas, and the tables of auth,
-- storage and realtime, as far as the product and its migrations touch them. Run once on an empty database.

do $$
declare wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'nologin noinherit')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);
    end if;
  end loop;
end $$;
grant anon, authenticated, service_role to authenticator;

create schema extensions;
create schema auth;
create schema storage;
create schema realtime;
create extension "uuid-ossp" with schema extensions;
create extension pgcrypto with schema extensions;
grant usage on schema public, extensions, auth, storage, realtime to anon, authenticated, service_role;

-- A hosted project starts open in `public`; the first migration has to close it there too.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create publication supabase_realtime;

-- Auth ------------------------------------------------------------------------------------------------

create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select (auth.jwt() ->> 'sub')::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;
create function auth.email() returns text language sql stable as $$
  select auth.jwt() ->> 'email'
$$;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid,
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text not null default '',
  email_change_confirm_status smallint not null default 0,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_email_key on auth.users (lower(email));

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user_id on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1',
  amr jsonb not null default '[]',
  factor_id uuid,
  user_agent text,
  ip text,
  not_after timestamptz,
  refreshed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on auth.sessions (user_id);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  parent text,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refresh_tokens_session_id on auth.refresh_tokens (session_id);
create index refresh_tokens_user_id on auth.refresh_tokens (user_id);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null,
  relates_to text not null,
  sign_up jsonb,
  created_at timestamptz not null default now()
);
create unique index one_time_tokens_of_a_kind on auth.one_time_tokens (user_id, token_type) where sign_up is null;
create index one_time_tokens_user_id on auth.one_time_tokens (user_id);
create index one_time_tokens_token_hash on auth.one_time_tokens (token_hash);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null check (status in ('unverified', 'verified')),
  secret text,
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mfa_factors_user_id on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  ip_address text,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index mfa_challenges_factor_id on auth.mfa_challenges (factor_id);

create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  attestation_type text not null default '',
  aaguid uuid,
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index webauthn_credentials_user_id on auth.webauthn_credentials (user_id);

create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('signup', 'registration', 'authentication')),
  session_data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index webauthn_challenges_user_id on auth.webauthn_challenges (user_id);
create index webauthn_challenges_expires_at on auth.webauthn_challenges (expires_at);

-- Storage ---------------------------------------------------------------------------------------------

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);
create index objects_by_prefix on storage.objects (bucket_id, name text_pattern_ops);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;
create function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;
create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

-- Files would stay behind, so rows go by the storage API alone; it says so for its own transaction.
create function storage.protect_delete() returns trigger language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Objects and buckets are removed through the storage API.' using errcode = '42501';
  end if;
  return null;
end $$;
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();

-- Realtime --------------------------------------------------------------------------------------------

create table realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  primary key (id)
);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- What a transaction wants said is queued here and delivered after its commit.
create unlogged table realtime.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('broadcast', 'change')),
  body jsonb not null
);
create function realtime.announce() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('realtime', '');
  return null;
end $$;
create trigger announce after insert on realtime.outbox
  for each statement execute function realtime.announce();

-- A hosted project gives every message an id, in its payload too.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language sql security definer set search_path = '' as $$
  insert into realtime.outbox (kind, body)
  select 'broadcast', jsonb_build_object(
    'id', message.id, 'topic', $3, 'event', $2, 'private', coalesce($4, true),
    'payload', case when jsonb_typeof($1) = 'object' then jsonb_build_object('id', message.id) || $1 else $1 end)
  from (values (gen_random_uuid())) as message (id)
$$;

-- Of a row larger than a message may be, the short values are told, as a hosted project does.
create function realtime.short_values(cells jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(cell.key, cell.value) from jsonb_each(cells) as cell
  where octet_length(cell.value::text) <= 64
$$;

create function realtime.capture() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  new_cells jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  old_cells jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  oversized boolean := coalesce(octet_length(new_cells::text), 0) + coalesce(octet_length(old_cells::text), 0) > 1048576;
begin
  if oversized then
    new_cells := realtime.short_values(new_cells);
    old_cells := realtime.short_values(old_cells);
  end if;
  insert into realtime.outbox (kind, body) values ('change', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
    'commit_timestamp', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'record', new_cells, 'old_record', old_cells, 'oversized', oversized));
  return null;
end $$;

-- Puts the trigger on every published table, and takes it off the others. Nothing is locked where all is well.
create function realtime.attach() returns void language plpgsql set search_path = '' as $$
declare target record;
begin
  for target in
    select c.oid::regclass as name, p.tablename is not null as published
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'zz_realtime_capture'
    left join pg_publication_tables p
      on p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname
    where (t.oid is null) <> (p.tablename is null)
  loop
    if target.published then
      execute format('create trigger zz_realtime_capture after insert or update or delete on %s
        for each row execute function realtime.capture()', target.name);
    else
      execute format('drop trigger zz_realtime_capture on %s', target.name);
    end if;
  end loop;
end $$;
revoke execute on function realtime.attach() from public;
