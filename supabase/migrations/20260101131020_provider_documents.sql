-- Scans that an applicant puts up, such as one of his licence. They are his and the office's: no other provider or client
-- reads one, and an administrator only what he has opened, which is a line of the audit.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('licences', 'licences', false, 10485760, array['image/jpeg', 'application/pdf'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
insert into private.file_quotas (bucket_id, files, bytes, days) values ('licences', 20, 50 * 1024 * 1024, 365);

create function private.has_applied() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = (select auth.uid()) and p.provider_status <> 'none')
$$;
-- The same act that opens one, decides or asks for more has seen the list of all.
create function private.was_looked_at(added_at timestamptz) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.audit_lines l
    where l.subject_id = (select auth.uid()) and starts_with(l.act, 'provider.') and l.at >= added_at)
$$;
comment on function private.was_looked_at is 'Whether the office did anything about the caller''s application since then.';
grant execute on function private.has_applied(), private.was_looked_at(timestamptz) to authenticated, service_role;

-- A name is no words: it goes into the audit.
create policy "applicants add documents" on storage.objects for insert to authenticated
  with check (bucket_id = 'licences'
    and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](jpg|pdf)$')
    and private.has_applied() and private.has_room(bucket_id, 1));
create policy "applicants read their documents" on storage.objects for select to authenticated
  using (bucket_id = 'licences' and (storage.foldername(name))[1] = (select auth.uid())::text);
-- What the office has looked at stays, whatever it decided, and nothing takes its place.
create policy "applicants remove their documents" on storage.objects for delete to authenticated
  using (bucket_id = 'licences' and (storage.foldername(name))[1] = (select auth.uid())::text
    and not private.was_looked_at(created_at));

-- A variable and not an expression, as in private.has_room.
create function private.documents_of(provider uuid)
  returns table (id uuid, name text, metadata jsonb, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
declare
  folder constant text := provider::text || '/';
begin
  return query
    select o.id, o.name, o.metadata, o.created_at from storage.objects o where o.bucket_id = 'licences' and starts_with(o.name, folder);
end $$;

-- Its documents too: one that is put up between two approvals, or in the place of another, is not approved unseen.
create or replace function private.licence_stated(p public.profiles) returns text
  language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(jsonb_build_array(p.role, p.first_name, p.last_name, p.specialization, p.license_number,
    p.license_issuer, p.license_expires_on, p.license_renews_on, p.experience_years,
    (select jsonb_agg(o.id order by o.id) from private.documents_of(p.id) o))::text, 'UTF8')), 'hex')
$$;

-- Whoever was asked for something and has put up a scan waits for the office again, as with what he states.
create function private.note_document() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set provider_status = 'pending', provider_reason = null
  where p.id::text = split_part(new.name, '/', 1) and p.provider_status = 'needs_information';
  return null;
end $$;
create trigger note_document after insert on storage.objects for each row when (new.bucket_id = 'licences')
  execute function private.note_document();

create table private.opened_documents (
  admin_id uuid not null references public.profiles (id) on delete cascade,
  provider_id uuid not null references public.profiles (id) on delete cascade,
  object_id uuid not null,
  opened_at timestamptz not null default now(),
  primary key (admin_id, object_id)
);
comment on table private.opened_documents is 'Which administrator opened which document of an applicant, and when last.';
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
    order by o.created_at desc, o.name limit 20;
end $$;
comment on function public.provider_documents is 'The documents that an applicant has put up, the newest first, and nothing of what is in them; administrators only.';

create function public.open_provider_document(document text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  provider uuid;
  object uuid;
begin
  perform private.require_admin();
  select p.id, o.id into provider, object
  from storage.objects o join public.profiles p on p.id::text = split_part(o.name, '/', 1) and p.provider_status <> 'none'
  where o.bucket_id = 'licences' and o.name = document;
  if not found then
    raise exception 'there is no such document of somebody who has applied' using errcode = 'P0002';
  end if;
  -- Who asks again within the hour gets no longer one, and is in the audit already.
  insert into private.opened_documents as o (admin_id, provider_id, object_id) values (auth.uid(), provider, object)
  on conflict (admin_id, object_id) do update set opened_at = excluded.opened_at
    where o.opened_at <= now() - interval '1 hour';
  if found then
    perform private.audit('provider.document-opened', provider, '',
      jsonb_build_object('file', split_part(document, '/', 2), 'object', object), device_at);
  end if;
end $$;
comment on function public.open_provider_document is
  'Lets an administrator read one document of an applicant for an hour, until something is decided.';

create function private.documents_opened_to_me() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select o.object_id from private.opened_documents o
  where o.admin_id = (select auth.uid()) and o.opened_at > now() - interval '1 hour' and private.is_admin()
$$;
comment on function private.documents_opened_to_me() is 'The documents of applicants that the caller may read now, as an administrator.';
grant execute on function private.documents_opened_to_me() to authenticated, service_role;
-- Only to download it: a signed address would outlive the hour and the decision, and a copy of it even more.
create policy "a document is downloaded by the administrator who opened it" on storage.objects for select to authenticated
  using (bucket_id = 'licences' and current_setting('storage.operation', true) = 'storage.object.get_authenticated'
    and id in (select private.documents_opened_to_me()));

grant execute on function public.provider_documents(uuid), public.open_provider_document(text, timestamptz) to authenticated;
