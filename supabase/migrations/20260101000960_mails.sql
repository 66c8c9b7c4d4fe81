-- Mails that functions send once, or not again too soon.

create table private.sent_mails (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  sent_at timestamptz not null default now(),
  primary key (user_id, kind)
);
comment on table private.sent_mails is 'Which mail of each kind a user was sent last; marked before it is sent, so never sent twice.';

-- Definer: functions reach the database through the API, which does not show this schema.
create function public.claim_mail(user_id uuid, kind text, again_after interval default null) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sent_mails as sent (user_id, kind) values (claim_mail.user_id, claim_mail.kind)
  on conflict on constraint sent_mails_pkey do update set sent_at = now()
  where sent.sent_at < now() - claim_mail.again_after;
  return found;
end $$;
comment on function public.claim_mail is
  'True for one caller, who then sends; again only after the time given. For functions that hold the service key.';

create function public.release_mail(user_id uuid, kind text) returns void
  language sql security definer set search_path = '' as $$
  delete from private.sent_mails sent where sent.user_id = release_mail.user_id and sent.kind = release_mail.kind
$$;
comment on function public.release_mail is 'Takes the mark back where the mail could not be sent.';

revoke execute on function public.claim_mail(uuid, text, interval), public.release_mail(uuid, text)
  from public, anon, authenticated;
grant execute on function public.claim_mail(uuid, text, interval), public.release_mail(uuid, text) to service_role;
