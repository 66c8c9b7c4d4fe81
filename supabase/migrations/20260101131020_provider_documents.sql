-- Scans that an applicant puts up, such as one of his licence. They are his and the office's: no other provider or client
-- reads one, and an administrator only what he has opened, which is a line of the audit.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('licences', 'licences', false, 10485760, array['image/jpeg', 'application/pdf'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
insert into private.file_quotas (bucket_id, files, bytes, days) values ('licences', 40, 100 * 1024 * 1024, null);

create function private.has_applied() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = (select auth.uid()) and p.provider_status <> 'none')
$$;
create function private.was_used(document uuid, added_at timestamptz) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.audit_lines l
    where l.subject_id = (select auth.uid()) and (
      l.act = 'provider.document-opened' and l.detail ->> 'object' = document::text
      or l.at >= added_at and l.act in ('provider.first-approval', 'provider.approved', 'provider.renewed',
        'provider.not-renewed', 'provider.rejected', 'provider.suspended')))
$$;
comment on function private.was_used is
  'Whether the office has opened the caller''s document, or has decided since it was put up, and so with it in the list.';
grant execute on function private.has_applied(), private.was_used(uuid, timestamptz) to authenticated, service_role;

-- A name is no words: it goes into the audit.
create policy "applicants add documents" on storage.objects for insert to authenticated
  with check (bucket_id = 'licences'
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](jpg|pdf)$')
    and private.has_applied() and private.has_room(bucket_id, 1));
create policy "applicants read their documents" on storage.objects for select to authenticated
  using (bucket_id = 'licences' and (storage.foldername(name))[1] = (select auth.uid())::text);
-- What the office has opened, and what a decision rests on, only the office removes.
create policy "applicants remove their documents" on storage.objects for delete to authenticated
  using (bucket_id = 'licences' and (storage.foldername(name))[1] = (select auth.uid())::text
    and not private.was_used(id, created_at));

-- A variable and not an expression, as in private.has_room.
create function private.documents_of(provider uuid)
  returns table (id uuid, version text, name text, metadata jsonb, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
declare
  folder constant text := provider::text || '/';
begin
  return query
    select o.id, o.version, o.name, o.metadata, o.created_at from storage.objects o
    where o.bucket_id = 'licences' and starts_with(o.name, folder);
end $$;

-- No policy lets anybody replace one, but the hosted storage writes the row of a finished upload as itself: of two uploads
-- under one name that are under way at once, the second would take the place of the first and keep its id.
create function private.keep_document() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'nothing takes the place of a document' using errcode = '42501';
end $$;
create trigger keep_document before update on storage.objects for each row
  when ((old.bucket_id = 'licences' or new.bucket_id = 'licences')
    and (old.bucket_id, old.name, old.version, old.metadata) is distinct from (new.bucket_id, new.name, new.version, new.metadata))
  execute function private.keep_document();

-- Its documents too: one that is put up between two approvals, or in the place of another, is not approved unseen.
create or replace function private.licence_stated(p public.profiles) returns text
  language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(jsonb_build_array(p.role, p.first_name, p.last_name, p.specialization, p.license_number,
    p.license_issuer, p.license_expires_on, p.license_renews_on, p.experience_years,
    (select jsonb_agg(jsonb_build_array(o.id, o.version) order by o.id) from private.documents_of(p.id) o))::text, 'UTF8')), 'hex')
$$;

-- Who was asked for more and puts up a scan goes back to those who wait. Whether it is what was asked for, the office sees:
-- its question stays beside the application.
create function private.note_document() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set provider_status = 'pending'
  where p.id::text = split_part(new.name, '/', 1) and p.provider_status = 'needs_information';
  return null;
end $$;
create trigger note_document after insert on storage.objects for each row when (new.bucket_id = 'licences')
  execute function private.note_document();

create table private.opened_documents (
  admin_id uuid not null references public.profiles (id) on delete cascade,
  provider_id uuid not null references public.profiles (id) on delete cascade,
  object_id uuid not null,
  version text not null,
  opened_at timestamptz not null default now(),
  is_removed boolean not null default false,
  primary key (admin_id, object_id, version)
);
comment on table private.opened_documents is 'Which administrator opened which document of an applicant, and when last.';
comment on column private.opened_documents.version is 'The bytes: the storage names each that it takes anew.';
comment on column private.opened_documents.is_removed is
  'He has said why it goes, and may remove it. The storage does, because a row that is deleted leaves its bytes behind.';
create index opened_documents_by_provider on private.opened_documents (provider_id);
alter table private.opened_documents enable row level security;

create function private.close_documents() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'profiles' then
    delete from private.opened_documents o where o.provider_id = new.id;
  else
    delete from private.opened_documents o where (o.provider_id, o.admin_id) = (new.provider_id, new.approved_by);
  end if;
  return null;
end $$;
comment on function private.close_documents is 'No administrator reads a document beyond the decision about it; the first of two, beyond his own.';
create trigger close_documents after update of provider_status, provider_reason, license_expires_on, license_renews_on
  on public.profiles for each row
  when ((old.provider_status, old.provider_reason, old.license_expires_on, old.license_renews_on)
    is distinct from (new.provider_status, new.provider_reason, new.license_expires_on, new.license_renews_on))
  execute function private.close_documents();
create trigger close_documents after insert or update on private.first_approvals
  for each row execute function private.close_documents();

create function public.provider_documents(provider uuid)
  returns table (path text, type text, bytes bigint, added_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select o.name, o.metadata ->> 'mimetype', (o.metadata ->> 'size')::bigint, o.created_at
    from private.documents_of(provider) o
    order by o.created_at desc, o.name;
end $$;
comment on function public.provider_documents is 'The documents that an applicant has put up, the newest first, and nothing of what is in them; administrators only.';

create function public.open_provider_document(document text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  provider uuid;
  object uuid;
  bytes text;
begin
  perform private.require_admin();
  select p.id, o.id, o.version into provider, object, bytes
  from storage.objects o join public.profiles p on p.id::text = split_part(o.name, '/', 1) and p.provider_status <> 'none'
  where o.bucket_id = 'licences' and o.name = document;
  if not found then
    raise exception 'there is no such document of somebody who has applied' using errcode = 'P0002';
  end if;
  -- Who asks again within the hour gets no longer one, and is in the audit already.
  insert into private.opened_documents as o (admin_id, provider_id, object_id, version)
  values (auth.uid(), provider, object, bytes)
  on conflict (admin_id, object_id, version) do update set opened_at = excluded.opened_at
    where o.opened_at <= now() - interval '1 hour';
  if found then
    perform private.audit('provider.document-opened', provider, '',
      jsonb_build_object('file', split_part(document, '/', 2), 'object', object, 'version', bytes), device_at);
  end if;
end $$;
comment on function public.open_provider_document is
  'Lets an administrator read one document of an applicant for an hour, until something is decided.';

create function private.documents_opened_to_me() returns table (object_id uuid, version text)
  language sql stable security definer set search_path = '' as $$
  select o.object_id, o.version from private.opened_documents o
  where o.admin_id = (select auth.uid()) and o.opened_at > now() - interval '1 hour' and private.is_admin()
$$;
comment on function private.documents_opened_to_me() is 'The documents of applicants that the caller may read now, as an administrator.';
grant execute on function private.documents_opened_to_me() to authenticated, service_role;
create function public.remove_provider_document(document text, reason text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  opened private.opened_documents;
  words text;
begin
  perform private.require_admin();
  perform private.require_fresh_step();
  words := private.require_reason(reason);
  update private.opened_documents o set is_removed = true
  from storage.objects s
  where s.bucket_id = 'licences' and s.name = document and (s.id, s.version) = (o.object_id, o.version)
    and o.admin_id = auth.uid() and o.opened_at > now() - interval '1 hour' and not o.is_removed
  returning o.* into opened;
  -- Asked again, because the storage did not answer, it is said already.
  if found then
    perform private.audit('provider.document-removed', opened.provider_id, words, jsonb_build_object(
      'file', split_part(document, '/', 2), 'object', opened.object_id, 'version', opened.version), device_at);
  elsif document not in (select private.documents_i_remove()) then
    raise exception 'only what one has open is removed' using errcode = 'P0002';
  end if;
end $$;
comment on function public.remove_provider_document is
  'Says why a document of an applicant goes, and lets the administrator who has it open remove it.';

create function private.documents_i_remove() returns setof text
  language sql stable security definer set search_path = '' as $$
  select s.name from private.opened_documents o join storage.objects s on (s.id, s.version) = (o.object_id, o.version)
  where o.admin_id = (select auth.uid()) and o.is_removed and private.is_admin()
$$;
comment on function private.documents_i_remove is 'The documents that the caller has said, as an administrator, shall go.';
grant execute on function private.documents_i_remove() to authenticated, service_role;
create policy "a document is removed by the administrator who said why" on storage.objects for delete to authenticated
  using (bucket_id = 'licences' and name in (select private.documents_i_remove()));
-- The storage removes what it can read.
create policy "a document is found by the administrator who removes it" on storage.objects for select to authenticated
  using (bucket_id = 'licences' and current_setting('storage.operation', true) = 'storage.object.delete_many'
    and name in (select private.documents_i_remove()));

-- Only to download it: a signed address would outlive the hour and the decision, and a copy of it even more.
create policy "a document is downloaded by the administrator who opened it" on storage.objects for select to authenticated
  using (bucket_id = 'licences' and current_setting('storage.operation', true) = 'storage.object.get_authenticated'
    and (id, version) in (select o.object_id, o.version from private.documents_opened_to_me() o));

grant execute on function public.provider_documents(uuid), public.open_provider_document(text, timestamptz),
  public.remove_provider_document(text, text, timestamptz) to authenticated;
