-- Progress photos: the rows. The files are in the bucket of the same name.

create table public.progress_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  pose text not null check (pose in ('front', 'left', 'right', 'back', 'own')),
  own_pose text check (length(trim(own_pose)) between 1 and 40),
  taken_on date not null,
  path text not null check (length(path) <= 200),
  thumb_path text not null check (length(thumb_path) <= 200),
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  note text check (length(note) <= 500),
  shift_x numeric not null default 0 check (shift_x between -1 and 1),
  shift_y numeric not null default 0 check (shift_y between -1 and 1),
  zoom numeric not null default 1 check (zoom between 0.5 and 3),
  turn numeric not null default 0 check (turn between -45 and 45),
  created_at timestamptz not null default now(),
  check (starts_with(path, user_id::text || '/') and starts_with(thumb_path, user_id::text || '/')),
  check (own_pose is null or pose = 'own')
);
comment on table public.progress_photos is
  'Photos of a body over time. Read by their owner, and by a provider to whom a grant shows them.';
comment on column public.progress_photos.own_pose is 'What its owner calls a pose that is none of the others.';
comment on column public.progress_photos.shift_x is
  'How it is laid over the others of its pose: moved by so much of its width and height, then enlarged, then turned by
degrees. The file stays as it is.';
create index progress_photos_taken_on on public.progress_photos (user_id, taken_on);

-- A provider hears of a removal by the feed and has no tombstone to read.
select sync.enroll('public.progress_photos', owner => 'user_id', share => '{"whole": "as many as a grant names"}',
  readers => $$
    select r.user_id
    union select private.granted_to('progress_photos', r.user_id, r.id) where not r.deleted
  $$);
create policy "read one's own and what is shown" on public.progress_photos for select to authenticated
  using (user_id = (select auth.uid()) or (not deleted
    and (user_id, id) in (select g.client, g.row_id from private.granted_to_me('progress_photos') g)));
-- A file never changes: another picture is another row.
select private.write_own('public.progress_photos', makes => 'path, thumb_path, width, height, created_at',
  edits => 'pose, own_pose, taken_on, note, shift_x, shift_y, zoom, turn, deleted');
