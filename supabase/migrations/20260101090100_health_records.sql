-- Health records: files of a client, which he shares with the doctors and surgeons who care for him.

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
  recorded_at date not null default current_date,
  uploaded_at timestamptz,
  created_at timestamptz not null default now(),
  -- A row must not lead to somebody else's file.
  constraint health_records_path_is_own check (starts_with(path, user_id::text || '/')),
  check (uploaded_at is null or path is not null)
);
comment on table public.health_records is
  'A document of a client; the file is in the bucket health-records under the client''s id.';
comment on column public.health_records.recorded_at is 'The day the document speaks of, not the day of its upload.';
comment on column public.health_records.uploaded_at is 'Null while the file still waits on the device that has it.';
create index health_records_user on public.health_records (user_id, recorded_at desc);
create unique index health_records_path on public.health_records (path);

select private.share_own('public.health_records', carers => '{doctor,aesthetic_surgeon}',
  share => '{"by": "recorded_at", "newest": 50, "per": ["user_id"]}');
select private.write_own('public.health_records', makes => 'created_at',
  edits => 'kind, title, description, path, mime_type, size_bytes, recorded_at, uploaded_at, deleted');
select private.empty_when_deleted('public.health_records', 'title', 'description', 'path', 'mime_type', 'uploaded_at');
