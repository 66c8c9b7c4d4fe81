-- A token is good for an hour, whatever becomes of the session it was made for. So every table and every function that
-- clients call asks whether the session is still there, and proved as far as the account asks.

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
-- keeps what it has and asks its user to sign in. Every pull asks it, so it has the caller's own rights and no settings
-- of its own, and looks at the role only of who has no session.
create function public.require_session() returns void
  language plpgsql stable as $$
begin
  if not sync.session_holds() and auth.role() is distinct from 'service_role' then
    raise exception 'the session has ended, or its second step is missing' using errcode = 'PT401',
      hint = 'Sign in again. What you entered is kept on this device.';
  end if;
end $$;
comment on function public.require_session() is
  'Raises 401 for a token whose session has ended or lacks the second step. The first line of every function that clients call.';

grant execute on function sync.session_holds(), public.require_session() to authenticated, service_role;

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

select sync.ask_for_session('storage.objects'), sync.ask_for_session('realtime.messages');
