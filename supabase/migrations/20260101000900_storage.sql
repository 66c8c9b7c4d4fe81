-- Files: four private buckets. A path begins with the id of its owner, and only the owner writes there.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', false, 2097152, array['image/jpeg', 'image/png', 'image/gif']),
  ('progress-photos', 'progress-photos', false, 10485760, array['image/jpeg', 'image/png', 'image/webp']),
  ('health-records', 'health-records', false, 20971520,
    array['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/plain', 'text/csv']),
  ('community', 'community', false, 5242880, array['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.photo_sharers() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select c.id from private.my_clients('trainer') as c (id) join public.user_settings s on s.id = c.id
  where s.progress_photos
$$;
comment on function private.photo_sharers() is 'The clients of the calling trainer who share their progress photos.';
revoke execute on function private.photo_sharers() from public, anon;
grant execute on function private.photo_sharers() to authenticated, service_role;

create policy "owners read their files" on storage.objects for select to authenticated
  using (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "owners add files" on storage.objects for insert to authenticated
  with check (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "owners replace their files" on storage.objects for update to authenticated
  using (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "owners delete their files" on storage.objects for delete to authenticated
  using (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Looked up as the caller, so that a list of the bucket is no list of members, and a draft is nobody's but its author's.
create policy "a face is seen by who sees the person" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and exists (select from public.people p where p.avatar_path = objects.name));
create policy "a picture of the community is seen while it is posted" on storage.objects for select to authenticated
  using (bucket_id = 'community'
    and exists (select from public.community_posts p where p.image_path = objects.name and not p.deleted));
create policy "trainers see photos that are shared with them" on storage.objects for select to authenticated
  using (bucket_id = 'progress-photos'
    and (storage.foldername(name))[1] in (select c::text from private.photo_sharers() as c));
create policy "doctors and surgeons see records of their clients" on storage.objects for select to authenticated
  using (bucket_id = 'health-records'
    and (storage.foldername(name))[1] in (select c::text from private.my_clients('doctor', 'aesthetic_surgeon') as c));
