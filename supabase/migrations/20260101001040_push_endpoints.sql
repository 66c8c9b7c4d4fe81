-- A browser's word for where pushes go is an address that the server then calls. It has to be a DNS name at the port of
-- https; where the name leads is checked when it is called, in `_shared/outside.ts`, which also has this pattern.

alter table public.push_subscriptions drop constraint if exists push_subscriptions_endpoint_check;

delete from public.push_subscriptions
where endpoint !~ '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?(:443)?/[!"$-~]*$';

alter table public.push_subscriptions
  add constraint push_subscriptions_endpoint_check check (length(endpoint) <= 2000 and endpoint ~
    '^https://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?(:443)?/[!"$-~]*$'),
  add column failures integer not null default 0;
comment on column public.push_subscriptions.failures is 'How often in a row the push service did not take a message.';

create function public.push_failed(subscription uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.push_subscriptions set failures = failures + 1 where id = subscription;
  delete from public.push_subscriptions where id = subscription and failures >= 3;
$$;
comment on function public.push_failed(uuid) is
  'For the sender: the third failure in a row ends a subscription; the browser subscribes anew when the app next starts.';

revoke execute on function public.push_failed(uuid) from public, anon, authenticated;
grant execute on function public.push_failed(uuid) to service_role;
