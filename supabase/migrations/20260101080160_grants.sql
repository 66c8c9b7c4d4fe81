-- Grants: what a client shows a provider in care of what is otherwise read by nobody else. A grant names the kind of
-- records it is about and each of them, what they are shown for, and the last day. It gives sight of nothing else.

create table public.grants (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.people (id) on delete cascade,
  provider_id uuid not null references public.people (id) on delete cascade,
  subject text not null check (subject in ('progress_photos', 'health_records')),
  row_ids uuid[] not null check (cardinality(row_ids) >= 1 and cardinality(row_ids) <= 200),
  purpose text not null check (length(trim(purpose)) between 1 and 200),
  until date not null,
  created_at timestamptz not null default now(),
  check (user_id <> provider_id),
  check (array_ndims(row_ids) = 1 and array_position(row_ids, null) is null),
  check (until <= (created_at at time zone 'UTC')::date + 366)
);
comment on table public.grants is
  'Records a client shows to one provider in care, until a day. Revoked by deleting it; with the care it ends for good.';
comment on column public.grants.subject is 'The table of the records.';
comment on column public.grants.row_ids is 'Ids of the client''s own rows; another person''s are of no effect.';
comment on column public.grants.until is 'The last day, where the client lives. A year at most.';
create index grants_by_user on public.grants (user_id, subject);
create index grants_by_provider on public.grants (provider_id, subject);

-- Definer: care is closed. With the setting of photos off, no grant of photos counts.
create function private.grant_counts(client uuid, provider uuid, subject text, until date, deleted boolean) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not deleted and until >= private.today_of(client) and provider in (select private.carers(client))
    and (subject <> 'progress_photos'
      or exists (select from public.user_settings s where s.id = client and s.progress_photos))
$$;

create function private.granted_to(about text, client uuid, row_id uuid) returns setof uuid
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query
    select g.provider_id from public.grants g
    where g.user_id = client and g.subject = about and granted_to.row_id = any (g.row_ids)
      and private.grant_counts(g.user_id, g.provider_id, g.subject, g.until, g.deleted);
end $$;
comment on function private.granted_to(text, uuid, uuid) is 'The providers to whom the client shows the record now.';

create function private.granted_to_me(about text) returns table (client uuid, row_id uuid)
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query
    select g.user_id, unnest(g.row_ids) from public.grants g
    where g.provider_id = auth.uid() and g.subject = about
      and private.grant_counts(g.user_id, g.provider_id, g.subject, g.until, g.deleted);
end $$;
comment on function private.granted_to_me(text) is
  'The records that are shown to the caller now, each with its owner: whoever names the row of another shows nothing.';
grant execute on function private.grant_counts(uuid, uuid, text, date, boolean), private.granted_to(text, uuid, uuid),
  private.granted_to_me(text) to authenticated, service_role;

select sync.enroll('public.grants', owner => 'user_id', share => '{"whole": "a line each, while it counts"}', readers => $$
  select r.user_id
  union select r.provider_id where private.grant_counts(r.user_id, r.provider_id, r.subject, r.until, r.deleted)
$$);
create policy "both sides read" on public.grants for select to authenticated
  using (user_id = (select auth.uid()) or (provider_id = (select auth.uid())
    and private.grant_counts(user_id, provider_id, subject, until, deleted)));
select private.write_own('public.grants', makes => 'provider_id, subject', edits => 'row_ids, purpose, until, deleted',
  checked => 'deleted or provider_id = any (array(select private.carers(user_id)))');
select private.empty_when_deleted('public.grants', 'purpose');
select private.limit_writes('public.grants', 200);

-- Devices follow --------------------------------------------------------------------------------------

create function private.republish_granted(given public.grants) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  -- A record that is made meanwhile would miss the grant, and the grant the record.
  perform pg_advisory_xact_lock(715002, sync.bucket(given.user_id));
  perform sync.recompute(given.subject, given.user_id, given.provider_id, given.row_ids);
end $$;

create function private.follow_grant() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- What is not shown by it any more, too.
  if tg_op <> 'INSERT' then
    perform private.republish_granted(old);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.row_ids <> old.row_ids then
    perform private.republish_granted(new);
  end if;
  return null;
end $$;
create trigger follow_grant after insert or delete or update of deleted, until, row_ids on public.grants
  for each row execute function private.follow_grant();

-- What was agreed under a care does not come back with another.
create function private.end_grants_with_care() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.grants g set deleted = true
  where g.user_id = old.client_id and g.provider_id = old.provider_id and not g.deleted;
  return null;
end $$;
create trigger end_grants after delete on private.care
  for each row execute function private.end_grants_with_care();
create trigger end_grants_without_treatment after update of treats on private.care
  for each row when (not new.treats) execute function private.end_grants_with_care();

-- The setting turned off ends all that stand; turned on, it shows nothing by itself.
create function private.follow_photo_setting() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare given public.grants;
begin
  for given in select * from public.grants g
    where g.user_id = new.id and g.subject = 'progress_photos' and not g.deleted order by g.id loop
    if new.progress_photos then
      -- One that came from another device meanwhile counts from now on.
      perform sync.recompute('grants', given.user_id, given.provider_id, array[given.id]);
      perform private.republish_granted(given);
    else
      update public.grants set deleted = true where id = given.id;
    end if;
  end loop;
  return null;
end $$;
create trigger follow_photo_setting after update of progress_photos on public.user_settings
  for each row when (old.progress_photos <> new.progress_photos) execute function private.follow_photo_setting();

create function private.end_grants() returns void
  language sql security definer set search_path = '' as $$
  update public.grants g set deleted = true where not g.deleted and g.until < private.today_of(g.user_id)
$$;
comment on function private.end_grants() is
  'To be called daily at least. By a grant whose day has passed nobody sees anything, whenever this is called.';
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('end-grants', '9 * * * *', 'select private.end_grants()');
  end if;
end $$;
