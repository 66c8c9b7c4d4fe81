-- A token is good for an hour, whatever becomes of the session it was made for: it went on reading and writing after a
-- sign-out everywhere, and with the password alone where the account has a second step. Every table asks for both now.

-- Definer: sessions and factors are closed to callers. It answers for the caller alone. Every statement runs it once,
-- so that it is written in plpgsql, whose plans a session keeps, and without scans, because they outlive small tables.
create function sync.session_holds() returns boolean
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  claims constant jsonb := auth.jwt();
  caller constant uuid := claims ->> 'sub';
begin
  return exists (select from auth.sessions s where s.id = (claims ->> 'session_id')::uuid and s.user_id = caller)
    and (claims ->> 'aal' is not distinct from 'aal2'
      or not exists (select from auth.mfa_factors f where f.user_id = caller and f.status = 'verified'));
end $$;
comment on function sync.session_holds() is
  'Whether the session of the caller''s token is still there and proved as far as the account asks.';

-- Policies hide rows, and what is hidden looks as if it were gone. Who answers with rows asks this first: the device
-- keeps what it has and asks its user to sign in.
create function public.require_session() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' and not sync.session_holds() then
    raise exception 'the session has ended, or its second step is missing' using errcode = 'PT401',
      hint = 'Sign in again. What you entered is kept on this device.';
  end if;
end $$;
comment on function public.require_session() is
  'Raises 401 for a token whose session has ended or lacks the second step. The first line of every function that clients call.';

create function sync.ask_for_session(relation regclass) returns void
  language plpgsql set search_path = '' as $$
begin
  if not exists (select from pg_catalog.pg_policy p where p.polrelid = relation and p.polname = 'a session that holds') then
    -- As a subquery it is evaluated once a statement and not once a row.
    execute format('create policy "a session that holds" on %s as restrictive for all to authenticated
      using ((select sync.session_holds()))', relation);
  end if;
end $$;
comment on function sync.ask_for_session(regclass) is
  'To be called for every table with row-level security that clients reach; sync.enroll does it for the enrolled.';

revoke all on function sync.session_holds(), public.require_session(), sync.ask_for_session(regclass) from public, anon;
grant execute on function sync.session_holds(), public.require_session() to authenticated, service_role;

do $$
declare
  relation regclass;
begin
  for relation in
    select c.oid from pg_catalog.pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    union all values ('storage.objects'::regclass), ('realtime.messages'::regclass)
  loop
    perform sync.ask_for_session(relation);
  end loop;
end $$;

-- Tables to come ----------------------------------------------------------------------------------------

alter function sync.enroll(regclass, text, text, text[]) rename to publish;

create function sync.enroll(
  relation regclass, readers text, owner text default null, natural_key text[] default null
) returns void
  language plpgsql set search_path = '' as $$
begin
  perform sync.publish(relation, readers, owner, natural_key);
  perform sync.ask_for_session(relation);
end $$;
comment on function sync.enroll(regclass, text, text, text[]) is
  'Makes a table of the schema public one that clients hold: published as sync.publish says, and closed to who has no session.';
revoke all on function sync.enroll(regclass, text, text, text[]) from public;

-- The wire ----------------------------------------------------------------------------------------------

-- sync_pull and sync_push begin with it.
create or replace function sync.require_client(client integer) returns void
  language plpgsql stable security definer set search_path = '' as $$
declare
  minimum integer := (select minimum_client from sync.state);
begin
  perform public.require_session();
  if coalesce(client, 0) < minimum then
    raise exception 'this version of the app is too old for the server' using
      errcode = 'PT426', detail = format('client %s, minimum %s', coalesce(client, 0), minimum),
      hint = 'Update the app. What you entered is kept on this device.';
  end if;
end $$;

create or replace function public.sync_push(ops jsonb, client integer default null) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  shapes jsonb;
  verdicts jsonb;
begin
  perform sync.require_client(client);
  if jsonb_typeof(ops) is distinct from 'array' then
    raise exception 'ops is a list' using errcode = 'PT400';
  end if;
  if jsonb_array_length(ops) > 1000 or pg_column_size(ops) > 5000000 then
    raise exception 'push at most 1000 rows and 5 MB at once' using errcode = 'PT413';
  end if;
  if jsonb_array_length(ops) = 0 then
    return '[]';
  end if;
  shapes := sync.shapes_of(ops);
  verdicts := to_jsonb(sync.apply_range(ops, shapes, sync.runs_of(ops, shapes), 0, jsonb_array_length(ops) - 1));
  -- Where the session ended meanwhile, the policies refused rows that are not at fault. Pull and digest are stable
  -- and so see one state from their first line to their last.
  perform public.require_session();
  return verdicts;
end $$;

create or replace function public.sync_digest() returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  answer jsonb := '{}';
  part jsonb;
  e text;
begin
  perform public.require_session();
  for e in select sync.enrolled() loop
    continue when not sync.columns_of(e, 'select') @> '{id,rev,deleted}';
    execute format($sql$
      select jsonb_build_object('count', count(*), 'hash',
        coalesce(lpad(to_hex(bit_xor(('x' || left(t.rev::text, 8))::bit(32))::integer), 8, '0'), '00000000')
        || coalesce(lpad(to_hex(bit_xor(('x' || right(t.rev::text, 8))::bit(32) # ('x' || left(t.id::text, 8))::bit(32))::integer),
          8, '0'), '00000000'))
      from public.%I t where not t.deleted
    $sql$, e) into part;
    answer := answer || jsonb_build_object(e, part);
  end loop;
  return answer;
end $$;
