-- Health records: papers of a client, which nobody else sees but the provider to whom a grant shows them.

create table public.health_records (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null default 'other' check (kind in ('lab-report', 'prescription', 'imaging', 'referral',
    'discharge-summary', 'vaccination', 'insurance', 'other')),
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 4000),
  path text check (length(path) <= 500),
  mime_type text check (length(mime_type) <= 120),
  size_bytes bigint check (size_bytes between 0 and 104857600),
  pages integer not null default 1 check (pages between 1 and 20),
  recorded_at date not null default current_date,
  uploaded_at timestamptz,
  created_at timestamptz not null default now(),
  unique (id, user_id),
  -- A row must not lead to somebody else's file.
  constraint health_records_path_is_own check (starts_with(path, user_id::text || '/')),
  check (uploaded_at is null or path is not null),
  -- A PDF has its pages within it; a record that is removed keeps its count and no path.
  check (pages = 1 or path is null or mime_type is not distinct from 'image/jpeg')
);
comment on table public.health_records is
  'A document of a client; its files are in the bucket health-records under the client''s id.';
comment on column public.health_records.path is 'Of the first page. The second is beside it as name_2.jpg, and so on.';
comment on column public.health_records.recorded_at is 'The day the document speaks of, not the day of its upload.';
comment on column public.health_records.uploaded_at is 'Null while a file still waits on the device that has it.';
create index health_records_user on public.health_records (user_id, recorded_at desc);
create unique index health_records_path on public.health_records (path);

select sync.enroll('public.health_records', owner => 'user_id', share => '{"whole": "as many as a grant names"}',
  readers => $$
    select r.user_id
    union select private.granted_to('health_records', r.user_id, r.id) where not r.deleted
  $$);
create policy "read one's own and what is shown" on public.health_records for select to authenticated
  -- By id first, so that either side of the choice is looked up by an index.
  using (user_id = (select auth.uid()) or (not deleted
    and id = any (array(select g.row_id from private.granted_to_me('health_records') g))
    and (user_id, id) in (select g.client, g.row_id from private.granted_to_me('health_records') g)));
select private.write_own('public.health_records', makes => 'created_at',
  edits => 'kind, title, description, path, mime_type, size_bytes, pages, recorded_at, uploaded_at, deleted');
select private.empty_when_deleted('public.health_records', 'title', 'description', 'path', 'mime_type', 'uploaded_at');
