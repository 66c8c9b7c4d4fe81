-- Progress photos: the rows. The files are in the bucket of the same name.

create table public.progress_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  pose text not null check (pose in ('front', 'left', 'right', 'back', 'own')),
  taken_on date not null,
  path text not null check (length(path) <= 200),
  thumb_path text not null check (length(thumb_path) <= 200),
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  created_at timestamptz not null default now(),
  check (starts_with(path, user_id::text || '/') and starts_with(thumb_path, user_id::text || '/'))
);
comment on table public.progress_photos is 'Photos of a body over time. Nobody but their owner reads the rows.';
create index progress_photos_taken_on on public.progress_photos (user_id, taken_on);

select private.share_own('public.progress_photos');
-- A file never changes: another picture is another row.
select private.write_own('public.progress_photos', makes => 'path, thumb_path, width, height, created_at',
  edits => 'pose, taken_on, deleted');
