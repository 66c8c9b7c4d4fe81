-- Who opened whose record, for its owner to read. A line is written once and stays: nobody can change or take it back,
-- not even whoever was in care when he looked and is not any more.

create table public.record_views (
  id uuid primary key,
  -- Of an account that is gone the line stays.
  viewer_id uuid not null,
  client_id uuid not null references public.people (id) on delete cascade,
  part text not null check (part in ('record', 'history', 'photos', 'papers')),
  day date not null check (day >= date '2020-01-01'),
  created_at timestamptz not null default now(),
  unique (viewer_id, client_id, part, day)
);
comment on table public.record_views is
  'A provider opened a client''s record, photos or papers, or took all of it along to his devices: one line a day and part.';
comment on column public.record_views.created_at is 'When the server had it; whoever read his own copy tells it later.';
create index record_views_by_client on public.record_views (client_id, day desc);

select sync.enroll('public.record_views', owner => 'client_id', share => '{"by": "day", "days": 7}',
  natural_key => array['viewer_id', 'client_id', 'part', 'day'],
  readers => $$ select r.client_id union select r.viewer_id $$);
grant select, insert (id, viewer_id, client_id, part, day, rev, updated_at) on public.record_views to authenticated;
create policy "both read" on public.record_views for select to authenticated
  using (client_id = (select auth.uid()) or viewer_id = (select auth.uid()));
-- Once acquainted, he tells even after the care has ended what he looked at before.
create policy "providers tell what they opened" on public.record_views for insert to authenticated
  with check (viewer_id = (select auth.uid()) and day <= (now() at time zone 'Pacific/Kiritimati')::date
    and private.is_provider(viewer_id) and client_id = any (array(select private.my_acquaintances())));
select private.limit_writes('public.record_views', 1000);

-- Where the server is asked it says so itself: the device would have to be believed.
create function private.tell_of_look(viewer uuid, client uuid, part text default 'record') returns void
  language sql security definer set search_path = '' as $$
  insert into public.record_views (id, viewer_id, client_id, part, day)
  select sync.natural_id('record_views', viewer::text, client::text, tell_of_look.part, to_char(d, 'YYYY-MM-DD')),
    viewer, client, tell_of_look.part, d
  from (select (now() at time zone 'Africa/Lagos')::date) as today (d)
  where viewer <> client
  on conflict do nothing
$$;

-- Whoever takes a whole record along has had it from the server.
create function private.tell_of_follow() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_look(new.follower_id, new.client_id, 'history');
  return null;
end $$;
create trigger tell_of_follow after insert on public.client_follows
  for each row when (not new.deleted) execute function private.tell_of_follow();
create trigger tell_of_follow_again after update of deleted on public.client_follows
  for each row when (old.deleted and not new.deleted) execute function private.tell_of_follow();

create function private.end_unopened_follows() returns void
  language sql security definer set search_path = '' as $$
  update public.client_follows f set deleted = true
  where not f.deleted and f.opened_at < now() - interval '30 days' and not exists (
    select from public.record_views v
    where v.viewer_id = f.follower_id and v.client_id = f.client_id and v.day > current_date - 30)
$$;
comment on function private.end_unopened_follows() is 'To be called daily.';
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('end-unopened-follows', '7 0 * * *', 'select private.end_unopened_follows()');
  end if;
end $$;
