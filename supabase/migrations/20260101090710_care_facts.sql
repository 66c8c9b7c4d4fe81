-- Problems and allergies, as a doctor in care knows them. What one says stays; it is resolved, or void as a mistake.

create table public.care_facts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.people (id) on delete cascade,
  kind text not null check (kind in ('problem', 'allergy')),
  name text not null check (length(trim(name)) between 1 and 200),
  code text check (code ~ '^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$'),
  since date,
  reaction text check (length(reaction) <= 300),
  severity text check (severity in ('mild', 'moderate', 'severe')),
  -- Of an account that is gone the name stays.
  signed_by_id uuid not null,
  signed_by text not null check (length(signed_by) <= 250),
  signed_at timestamptz not null,
  resolved_on date,
  void_at timestamptz,
  changed_by text check (length(changed_by) <= 250),
  check (kind = 'allergy' or num_nonnulls(reaction, severity) = 0),
  check (kind = 'problem' or code is null)
);
comment on table public.care_facts is 'A client''s problems and allergies, each signed by a doctor.';
comment on column public.care_facts.code is 'Of ICD-10.';
comment on column public.care_facts.void_at is 'When a doctor declared it a mistake. It stays to be read.';
comment on column public.care_facts.changed_by is 'Who resolved it, took it up again or declared it void, by name.';
create index care_facts_by_user on public.care_facts (user_id, kind, signed_at desc, id desc);

select private.share_own('public.care_facts', carers => '{doctor,aesthetic_surgeon}',
  share => '{"by": "signed_at", "newest": 50, "per": ["user_id", "kind"]}');
select sync.grant_write('public.care_facts',
  makes => 'user_id, kind, name, code, since, reaction, severity, signed_by_id, signed_by, signed_at',
  edits => 'resolved_on, void_at, changed_by');
create policy "doctors in care sign them" on public.care_facts for insert to authenticated
  with check (signed_by_id = (select auth.uid()) and user_id = any (array(select private.my_clients('doctor'))));
create policy "doctors in care resolve them" on public.care_facts for update to authenticated
  using (user_id = any (array(select private.my_clients('doctor'))))
  with check (user_id = any (array(select private.my_clients('doctor'))));
select private.limit_writes('public.care_facts', 300);

-- Definer: a name is the house's word on who it was, whatever the device held.
create function private.sign_fact() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller text;
begin
  select coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), '-') into caller
  from public.profiles p where p.id = (select auth.uid());
  if tg_op = 'INSERT' then
    new.signed_by := caller;
    new.signed_at := least(new.signed_at, now());
    new.changed_by := case when new.resolved_on is not null or new.void_at is not null then caller end;
  elsif (new.resolved_on, new.void_at) is distinct from (old.resolved_on, old.void_at) then
    if old.void_at is not null then
      raise exception 'what is void stays so' using errcode = '42501';
    end if;
    new.changed_by := caller;
  else
    new.changed_by := old.changed_by;
  end if;
  new.void_at := case when new.void_at > now() then now() else new.void_at end;
  return new;
end $$;
create trigger sign_fact before insert or update on public.care_facts
  for each row when (current_user in ('authenticated', 'anon')) execute function private.sign_fact();
