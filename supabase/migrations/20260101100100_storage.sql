-- Files: five private buckets. A path begins with the id of its owner, and only the owner writes there.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', false, 2097152, array['image/jpeg', 'image/png', 'image/gif']),
  ('progress-photos', 'progress-photos', false, 10485760, array['image/jpeg', 'image/png', 'image/webp']),
  ('health-records', 'health-records', false, 20971520,
    array['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/plain', 'text/csv']),
  ('community', 'community', false, 5242880, array['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
  ('messages', 'messages', false, 10485760,
    array['image/jpeg', 'application/pdf', 'audio/mp4', 'audio/webm', 'audio/ogg'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Room ------------------------------------------------------------------------------------------------
-- How much one person keeps in each bucket. The size of a file is known when it is stored, so that the last one may go
-- beyond the limit, by no more than one file of the bucket may have.

create table private.file_quotas (
  bucket_id text primary key,
  files integer not null,
  bytes bigint not null,
  days integer
);
comment on table private.file_quotas is 'What one person may keep in a bucket.';
comment on column private.file_quotas.days is
  'Only what came within so many days counts: of a message nobody removes the file, and the room would be used up for good.';
insert into private.file_quotas (bucket_id, files, bytes, days) values
  ('avatars', 20, 20 * 1024 * 1024, null),
  ('progress-photos', 1000, 1024 * 1024 * 1024, null),
  ('health-records', 1000, 1024 * 1024 * 1024, null),
  ('community', 500, 500 * 1024 * 1024, null),
  ('messages', 1000, 1024 * 1024 * 1024, 30);

-- Definer: the quotas are closed. The files are counted by whose folder they are in; a variable and not an expression, so
-- that the planner sees the beginning of the name and takes the index of it.
create function private.has_room(bucket text, more integer) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  folder constant text := (select auth.uid())::text || '/';
begin
  return coalesce((
    select count(o.id) + more <= q.files and coalesce(sum((o.metadata ->> 'size')::bigint), 0) < q.bytes
    from private.file_quotas q
      left join storage.objects o on o.bucket_id = q.bucket_id and starts_with(o.name, folder)
        and (q.days is null or o.created_at > now() - make_interval(days => q.days))
    where q.bucket_id = bucket
    group by q.files, q.bytes), false);
end $$;
comment on function private.has_room(text, integer) is 'Whether the caller may keep so many more files in the bucket.';
grant execute on function private.has_room(text, integer) to authenticated, service_role;

-- Who reads and writes --------------------------------------------------------------------------------

create policy "owners read their files" on storage.objects for select to authenticated
  using (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "owners add files" on storage.objects for insert to authenticated
  with check (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text and private.has_room(bucket_id, 1));
create policy "owners replace their files" on storage.objects for update to authenticated
  using (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text and private.has_room(bucket_id, 0));
create policy "owners delete their files" on storage.objects for delete to authenticated
  using (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text);
-- Looked up as the caller, so that a list of the bucket is no list of members, and a draft is nobody's but its author's.
create policy "a face is seen by who sees the person" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and exists (select from public.people p where p.avatar_path = objects.name));
create policy "a picture of the community is seen while it is posted" on storage.objects for select to authenticated
  using (bucket_id = 'community'
    and exists (select from public.community_posts p where p.image_path = objects.name and not p.deleted));
-- Looked up as the caller, as a face is: whose row is not shown, its files are not.
create policy "photos are seen by whom a grant shows them" on storage.objects for select to authenticated
  using (bucket_id = 'progress-photos' and name in (
    select unnest(array[p.path, p.thumb_path]) from public.progress_photos p
    where not p.deleted and p.id in (select g.row_id from private.granted_to_me('progress_photos') g)));
create policy "papers are seen by whom a grant shows them" on storage.objects for select to authenticated
  using (bucket_id = 'health-records' and regexp_replace(name, '_[0-9]+(\.jpg)$', '\1') in (
    select r.path from public.health_records r
    where not r.deleted and r.id in (select g.row_id from private.granted_to_me('health_records') g)));
-- Of a message: after the text that names it, once, for whoever may read that, and until it is taken back. Nothing replaces it, because
-- what was said stays as it was.
create policy "a message's file is added by its sender" on storage.objects for insert to authenticated
  with check (bucket_id = 'messages' and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select from public.messages m where m.file_path = objects.name) and private.has_room(bucket_id, 1));
create policy "a message's file is seen by who reads it" on storage.objects for select to authenticated
  using (bucket_id = 'messages' and exists (select from public.messages m where m.file_path = objects.name));
