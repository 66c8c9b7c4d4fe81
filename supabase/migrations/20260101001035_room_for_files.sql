-- How much one person keeps in each bucket. The size of a file is known when it is stored, so that the last one may go
-- beyond the limit, by no more than one file of the bucket may have.

create table private.file_quotas (
  bucket_id text primary key,
  files integer not null,
  bytes bigint not null
);
comment on table private.file_quotas is 'What one person may keep in a bucket.';
insert into private.file_quotas (bucket_id, files, bytes) values
  ('avatars', 20, 20 * 1024 * 1024),
  ('progress-photos', 1000, 1024 * 1024 * 1024),
  ('health-records', 1000, 1024 * 1024 * 1024),
  ('community', 500, 500 * 1024 * 1024);

-- Definer: the quotas are closed. The files are counted by whose folder they are in; a variable and not an expression, so
-- that the planner sees the beginning of the name and takes the index of it.
create function private.has_room(bucket text, more integer) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  folder constant text := (select auth.uid())::text || '/';
begin
  return coalesce((
    select count(o.id) + more <= q.files and coalesce(sum((o.metadata ->> 'size')::bigint), 0) < q.bytes
    from private.file_quotas q left join storage.objects o on o.bucket_id = q.bucket_id and starts_with(o.name, folder)
    where q.bucket_id = bucket
    group by q.files, q.bytes), false);
end $$;
comment on function private.has_room(text, integer) is 'Whether the caller may keep so many more files in the bucket.';
revoke execute on function private.has_room(text, integer) from public, anon;
grant execute on function private.has_room(text, integer) to authenticated, service_role;

drop policy "owners add files" on storage.objects;
create policy "owners add files" on storage.objects for insert to authenticated
  with check (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text and private.has_room(bucket_id, 1));
drop policy "owners replace their files" on storage.objects;
create policy "owners replace their files" on storage.objects for update to authenticated
  using (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id in ('avatars', 'progress-photos', 'health-records', 'community')
    and (storage.foldername(name))[1] = (select auth.uid())::text and private.has_room(bucket_id, 0));
