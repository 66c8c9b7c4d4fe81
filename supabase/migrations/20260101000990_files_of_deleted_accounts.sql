-- A token is good for an hour, also when its account is gone: what it then brought in would be found by nobody.

alter policy "owners add files" on storage.objects
  with check (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select from public.profiles p where p.id = (select auth.uid())));
alter policy "owners replace their files" on storage.objects
  with check (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select from public.profiles p where p.id = (select auth.uid())));
