-- Asked by every pull: with the caller's own rights, without settings of its own, and the role only of who has no session.
create or replace function public.require_session() returns void
  language plpgsql stable as $$
begin
  if not sync.session_holds() and auth.role() is distinct from 'service_role' then
    raise exception 'the session has ended, or its second step is missing' using errcode = 'PT401',
      hint = 'Sign in again. What you entered is kept on this device.';
  end if;
end $$;
