-- A look into the register of a council, before who has one is approved; and a look at an approved provider whose name,
-- profession or licence is no longer what was approved.

create table private.register_looks (
  provider_id uuid primary key references public.profiles (id) on delete cascade,
  looked_for text not null,
  looked_by uuid references auth.users (id) on delete set null,
  looked_at timestamptz not null default now()
);
comment on table private.register_looks is
  'Who was seen in the register of his council, by whom and when; no register can be asked by a machine.';
comment on column private.register_looks.looked_for is 'The profession, name and number that were looked for: with others it counts no more.';
create index register_looks_by_administrator on private.register_looks (looked_by);
alter table private.register_looks enable row level security;

create function private.as_in_register(p public.profiles) returns text
  language sql stable set search_path = '' as $$
  select jsonb_build_array(private.council_of(p.role), p.first_name, p.last_name, p.license_number)::text
$$;

create function private.was_seen_in_register(p public.profiles) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.council_of(p.role) is null or exists (select from private.register_looks l
    where l.provider_id = p.id and l.looked_for = private.as_in_register(p))
$$;

create function private.require_application(provider uuid, stated text) returns public.profiles
  language plpgsql security definer set search_path = '' as $$
declare
  p public.profiles;
begin
  perform private.require_admin();
  perform private.count_today(auth.uid(), 'office_acts', 200);
  perform pg_advisory_xact_lock(hashtextextended('office', 0));
  perform private.require_admin();
  select * into p from public.profiles o where o.id = provider and o.provider_status <> 'none' for update;
  if not found or stated is distinct from private.licence_stated(p) then
    raise exception 'the provider has changed what he states, or has not applied' using errcode = 'P0002';
  end if;
  return p;
end $$;
comment on function private.require_application is 'Somebody who applied, as the administrator who asks has seen him.';

create function public.note_register(provider uuid, stated text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  p constant public.profiles := private.require_application(provider, stated);
begin
  if private.council_of(p.role) is null or p.license_number is null then
    raise exception 'there is nothing to be looked for in a register' using errcode = '22023';
  end if;
  if private.was_seen_in_register(p) then
    return;
  end if;
  insert into private.register_looks (provider_id, looked_for, looked_by) values (p.id, private.as_in_register(p), auth.uid())
  on conflict (provider_id) do update set (looked_for, looked_by, looked_at) = row(excluded.looked_for, excluded.looked_by, now());
  perform private.audit('provider.seen-in-register', p.id, '',
    jsonb_build_object('council', private.council_of(p.role), 'licence', p.license_number), device_at);
end $$;
comment on function public.note_register is
  'An administrator has seen a provider in the register of his council, with this name and number; it is asked for before an approval.';

create or replace function private.approvable(p public.profiles, decision text, stated text) returns public.profiles
  language plpgsql stable security definer set search_path = '' as $$
begin
  if stated is distinct from private.licence_stated(p) then
    raise exception 'the provider has changed what he states' using errcode = 'P0002';
  end if;
  if decision = 'renewed' then
    if p.license_renews_on <= p.license_expires_on then
      raise exception 'the new day is not after the old one' using errcode = '22023';
    end if;
    p.license_expires_on := p.license_renews_on;
  end if;
  if not private.is_right_day(p) or decision <> 'renewed' and private.licence_problem(p) is not null then
    raise exception 'the licence has no right number or day' using errcode = '22023';
  end if;
  if decision = 'approved' and not private.was_seen_in_register(p) then
    raise exception 'nobody has looked into the register of the council' using errcode = '22023', hint = 'register';
  end if;
  return p;
end $$;

-- What was approved -------------------------------------------------------------------------------------

create function private.approved_words(p public.profiles) returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', trim(concat_ws(' ', p.first_name, p.last_name)), 'profession', p.role,
    'specialization', p.specialization, 'licence', p.license_number,
    'issuer', case when private.council_of(p.role) is null then p.license_issuer end)
$$;

create table private.approved_as (
  provider_id uuid primary key references public.profiles (id) on delete cascade,
  words jsonb not null
);
comment on table private.approved_as is
  'Name, profession and licence of an approved provider as an administrator has last looked at them.';
alter table private.approved_as enable row level security;
insert into private.approved_as (provider_id, words)
select p.id, private.approved_words(p) from public.profiles p where p.provider_status = 'approved';

create function private.note_approved_as() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.approved_as (provider_id, words) values (new.id, private.approved_words(new))
  on conflict (provider_id) do update set words = excluded.words;
  return null;
end $$;
create trigger note_approved_as_made after insert on public.profiles
  for each row when (new.provider_status = 'approved') execute function private.note_approved_as();
create trigger note_approved_as after update of provider_status on public.profiles
  for each row when (new.provider_status = 'approved' and old.provider_status <> 'approved')
  execute function private.note_approved_as();

create function private.changed_since_approval(p public.profiles) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(n.key, jsonb_build_array(a.words -> n.key, n.value))
  from private.approved_as a, jsonb_each(private.approved_words(p)) n
  where a.provider_id = p.id and p.provider_status = 'approved' and a.words -> n.key is distinct from n.value
$$;
comment on function private.changed_since_approval is 'By what, before and now; null where nothing has changed.';

create function public.look_at_changes(provider uuid, stated text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  p constant public.profiles := private.require_application(provider, stated);
  changed constant jsonb := private.changed_since_approval(p);
begin
  if changed is null then
    return;
  end if;
  update private.approved_as a set words = private.approved_words(p) where a.provider_id = p.id;
  perform private.audit('provider.changes-seen', p.id, '', jsonb_build_object('changed', changed), device_at);
end $$;
comment on function public.look_at_changes is
  'An administrator has looked at what of an approved provider has changed, exactly as it is now.';

grant execute on function public.note_register(uuid, text, timestamptz), public.look_at_changes(uuid, text, timestamptz)
  to authenticated;
