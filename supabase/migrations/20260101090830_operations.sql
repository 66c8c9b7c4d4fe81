-- What was done, found and put in, and what went wrong later. It is signed when it is written and never changed: what is
-- to be said about it later is a record of its own.

create function private.is_list_of_products(products jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(products) <> 'array' then false
    when jsonb_array_length(products) > 40 then false
    else not exists (
      select from jsonb_array_elements(products) p
      where case when jsonb_typeof(p) <> 'object' then true else
        (select count(*) from jsonb_object_keys(p)) <> 5
        or jsonb_typeof(p -> 'name') is distinct from 'string' or length(trim(p ->> 'name')) not between 1 and 120
        or jsonb_typeof(p -> 'batch') is distinct from 'string' or length(trim(p ->> 'batch')) not between 1 and 60
        or coalesce(jsonb_typeof(p -> 'lot'), '') not in ('string', 'null') or length(p ->> 'lot') > 60
        or coalesce(jsonb_typeof(p -> 'amount'), '') not in ('string', 'null') or length(p ->> 'amount') > 60
        or coalesce(jsonb_typeof(p -> 'expires_on'), '') not in ('string', 'null')
        or (p ->> 'expires_on') !~ '^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' end) end
$$;

grant execute on function private.is_list_of_products(jsonb) to authenticated, service_role;

create table public.operation_records (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null,
  client_id uuid not null references public.people (id) on delete cascade,
  surgeon_id uuid references public.people (id) on delete set null,
  kind text not null check (kind in ('operation', 'addition', 'complication')),
  done_on date not null check (done_on >= date '2020-01-01'),
  technique text check (length(technique) <= 4000),
  findings text not null check (length(trim(findings)) between 1 and 8000),
  products jsonb not null default '[]' check (private.is_list_of_products(products)),
  signed_at timestamptz not null default now(),
  foreign key (case_id, client_id) references public.surgery_cases (id, client_id) on delete cascade
);
comment on table public.operation_records is
  'An operation with the products that were used, an addition to its record, or a complication after it.';
comment on column public.operation_records.products is 'Of each: name, batch, lot, expires_on, amount.';
create index operation_records_by_case on public.operation_records (case_id, client_id);
create index operation_records_by_client on public.operation_records (client_id);
create index operation_records_by_surgeon on public.operation_records (surgeon_id);

select private.share_surgery('public.operation_records', '{"whole": "a recall asks for every one of them, in a basement too"}');
-- After the care has ended too, so that what was done before a device had a connection is not lost.
grant select, insert (id, case_id, client_id, surgeon_id, kind, done_on, technique, findings, products, signed_at, rev,
  updated_at) on public.operation_records to authenticated;
create policy "surgeons record what they did" on public.operation_records for insert to authenticated
  with check (surgeon_id = (select auth.uid()) and client_id <> surgeon_id and (select private.is_provider((select auth.uid())))
    and (select private.my_role()) = 'aesthetic_surgeon' and private.is_my_case(case_id));
select private.limit_writes('public.operation_records', 500);

-- That the consent was withdrawn meanwhile takes nothing away: what was done is said, and stands beside the withdrawal.
create function private.guard_operation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.signed_at := least(coalesce(new.signed_at, now()), now());
  if new.done_on > (now() at time zone 'Pacific/Kiritimati')::date then
    raise exception 'nothing is recorded before it is done' using errcode = '42501';
  end if;
  if new.kind = 'operation' and not exists (
    select from public.surgery_consents s where s.case_id = new.case_id and s.signed_at is not null and not s.deleted) then
    raise exception 'nobody has consented' using errcode = '42501';
  end if;
  if new.kind <> 'operation' and not exists (
    select from public.operation_records o where o.case_id = new.case_id and o.kind = 'operation') then
    raise exception 'there is no operation it could be about' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_operation before insert on public.operation_records
  for each row when (current_user = 'authenticated') execute function private.guard_operation();

create function private.tell_of_operation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_care(new.client_id, 'operation', '/care', new.surgeon_id);
  return null;
end $$;
create trigger tell_of_operation after insert on public.operation_records
  for each row when (new.kind = 'operation') execute function private.tell_of_operation();
