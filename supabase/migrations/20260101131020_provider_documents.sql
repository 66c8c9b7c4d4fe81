-- Scans that an applicant puts up, such as one of his licence. They are his and the office's: no other provider or client
-- reads one, and an administrator only what he has opened, which is a line of the audit.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('licences', 'licences', false, 10485760, array['image/jpeg', 'application/pdf'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
insert into private.file_quotas (bucket_id, files, bytes, days) values ('licences', 20, 50 * 1024 * 1024, null);

create function private.has_applied() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = (select auth.uid()) and p.provider_status <> 'none')
$$;
create function private.is_being_looked_at() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles p
    where p.id = (select auth.uid()) and p.provider_status in ('pending', 'needs_information', 'rejected'))
$$;
comment on function private.is_being_looked_at is 'Whether the caller applies, and what he put up is no ground of an approval yet.';
grant execute on function private.has_applied(), private.is_being_looked_at() to authenticated, service_role;

create policy "applicants add documents" on storage.objects for insert to authenticated
  with check (bucket_id = 'licences' and (storage.foldername(name))[1] = (select auth.uid())::text
    and private.has_applied() and private.has_room(bucket_id, 1));
create policy "applicants read their documents" on storage.objects for select to authenticated
  using (bucket_id = 'licences' and (storage.foldername(name))[1] = (select auth.uid())::text);
-- What an approval stands on stays, and nothing takes its place.
create policy "applicants remove their documents" on storage.objects for delete to authenticated
  using (bucket_id = 'licences' and (storage.foldername(name))[1] = (select auth.uid())::text
    and private.is_being_looked_at());

create table private.opened_documents (
  admin_id uuid not null references public.profiles (id) on delete cascade,
  provider_id uuid not null references public.profiles (id) on delete cascade,
  path text not null,
  opened_at timestamptz not null default now(),
  primary key (admin_id, path)
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
declare
  folder constant text := provider::text || '/';
begin
  perform private.require_admin();
  return query
    select o.name, o.metadata ->> 'mimetype', (o.metadata ->> 'size')::bigint, o.created_at
    from storage.objects o
    where o.bucket_id = 'licences' and starts_with(o.name, folder)
    order by o.created_at desc, o.name limit 20;
end $$;
comment on function public.provider_documents is 'The documents that an applicant has put up, the newest first, and nothing of what is in them; administrators only.';

create function public.open_provider_document(document text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  provider uuid;
begin
  perform private.require_admin();
  select p.id into provider
  from storage.objects o join public.profiles p on p.id::text = split_part(o.name, '/', 1) and p.provider_status <> 'none'
  where o.bucket_id = 'licences' and o.name = document;
  if not found then
    raise exception 'there is no such document of somebody who has applied' using errcode = 'P0002';
  end if;
  -- Who asks again within the hour gets no longer one, and is in the audit already.
  insert into private.opened_documents as o (admin_id, provider_id, path) values (auth.uid(), provider, document)
  on conflict (admin_id, path) do update set opened_at = excluded.opened_at
    where o.opened_at <= now() - interval '1 hour';
  if found then
    perform private.audit('provider.document-opened', provider, '',
      jsonb_build_object('file', split_part(document, '/', 2)), device_at);
  end if;
end $$;
comment on function public.open_provider_document is
  'Lets an administrator read one document of an applicant for an hour, until something is decided.';

create function private.documents_opened_to_me() returns setof text
  language sql stable security definer set search_path = '' as $$
  select o.path from private.opened_documents o
  where o.admin_id = (select auth.uid()) and o.opened_at > now() - interval '1 hour' and private.is_admin()
$$;
comment on function private.documents_opened_to_me() is 'The documents of applicants that the caller may read now, as an administrator.';
grant execute on function private.documents_opened_to_me() to authenticated, service_role;
-- Only to download it: a signed address would outlive the hour and the decision, and a copy of it even more.
create policy "a document is downloaded by the administrator who opened it" on storage.objects for select to authenticated
  using (bucket_id = 'licences' and current_setting('storage.operation', true) = 'storage.object.get_authenticated'
    and name in (select private.documents_opened_to_me()));

grant execute on function public.provider_documents(uuid), public.open_provider_document(text, timestamptz) to authenticated;
