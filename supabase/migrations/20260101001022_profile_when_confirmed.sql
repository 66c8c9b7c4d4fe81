-- Whoever signs up with an address has not shown that it is his. What he typed makes a profile, and an application as a
-- provider, when the mailbox has answered; it is read then, because a later sign-up may have taken its place.

create or replace trigger make_profile after insert or update of email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.sign_up();

delete from public.profiles p using auth.users u
where u.id = p.id and u.email_confirmed_at is null and u.last_sign_in_at is null;

-- Definer: who calls it may not delete users.
create function private.forget_unconfirmed() returns void
  language sql security definer set search_path = '' as $$
  delete from auth.users u
  where u.email_confirmed_at is null and u.last_sign_in_at is null
    and coalesce(u.confirmation_sent_at, u.created_at) < now() - interval '1 day'
$$;
comment on function private.forget_unconfirmed() is
  'To be called daily: removes accounts whose address nobody has confirmed for a day. Their links are good for an hour.';
revoke execute on function private.forget_unconfirmed() from public, anon, authenticated;

-- Where the scheduler is installed it does it; the embedded stack does at each sign-up.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('forget-unconfirmed', '37 3 * * *', 'select private.forget_unconfirmed()');
  end if;
end $$;
