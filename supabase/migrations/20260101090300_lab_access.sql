-- Who reads and writes what of the laboratory. The rules of the single steps are in the next file.

-- Definer: the profiles of others are closed.
create function private.is_lab_technician() returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(private.my_role() = 'lab_technician', false)
$$;

create function private.lab_technicians() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.id from public.profiles p where p.role = 'lab_technician' and p.provider_status = 'approved'
$$;

create function private.lab_order_waits(technician uuid, status text) returns boolean
  language sql immutable set search_path = '' as $$
  select technician is null and status in ('ordered', 'sample_collected', 'processing')
$$;
comment on function private.lab_order_waits(uuid, text) is 'No technician has it yet, so every technician sees it.';

grant execute on function private.is_lab_technician(), private.lab_order_waits(uuid, text) to authenticated, service_role;

select sync.enroll('public.lab_tests', share => '{"whole": "the catalogue"}', readers => $$ select sync.shared('catalogue') $$);
select sync.grant_write('public.lab_tests', makes => 'test_code', edits => 'test_name, category, description, sample_type,
  preparation_instructions, normal_range_min, normal_range_max, unit, price, processing_time_hours, requires_fasting,
  is_active, deleted');
create policy "everybody reads" on public.lab_tests for select to authenticated using (true);
create policy "administrators add" on public.lab_tests for insert to authenticated
  with check ((select private.is_admin()));
create policy "administrators change" on public.lab_tests for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create index lab_orders_date on public.lab_orders (ordered_date);
select sync.enroll('public.lab_orders', owner => 'client_id', share => '{"by": "ordered_date", "days": 90, "newest": 10,
  "per": ["client_id"], "unless": "r.status not in (''completed'', ''cancelled'')"}', readers => $$
  select r.client_id
  union select private.carers(r.client_id, 'doctor', 'aesthetic_surgeon')
  union select t from private.lab_technicians() t
    where t = r.lab_technician_id or private.lab_order_waits(r.lab_technician_id, r.status)
$$);
-- An order is never deleted, only cancelled: its number would leave a gap.
grant select, insert (id, client_id, ordered_by_id, status, ordered_date, priority, notes, created_at, rev, updated_at),
  update (status, priority, notes, lab_technician_id, collection_date, completed_date, rev, updated_at)
  on public.lab_orders to authenticated;
create policy "read one's own, the clients', and the laboratory's" on public.lab_orders for select to authenticated
  using (
    client_id = (select auth.uid())
    or client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))
    or ((lab_technician_id = (select auth.uid())
        or (lab_technician_id is null and status in ('ordered', 'sample_collected', 'processing')))
      and (select private.is_lab_technician())));
create policy "order for oneself or a patient" on public.lab_orders for insert to authenticated
  with check (ordered_by_id = (select auth.uid()) and (client_id = (select auth.uid())
    or client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))));
create policy "the client, the orderer and the laboratory go on with it" on public.lab_orders for update
  to authenticated
  using (
    client_id = (select auth.uid())
    or (ordered_by_id = (select auth.uid()) and client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon'))))
    or ((lab_technician_id = (select auth.uid())
        or (lab_technician_id is null and status in ('ordered', 'sample_collected', 'processing')))
      and (select private.is_lab_technician())))
  with check (
    client_id = (select auth.uid())
    or (ordered_by_id = (select auth.uid()) and client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon'))))
    or (lab_technician_id = (select auth.uid()) and (select private.is_lab_technician())));

select sync.enroll('public.lab_order_items', owner => 'client_id', natural_key => array['order_id', 'test_id'],
  share => '{"with": "order_id", "of": "lab_orders"}',
  readers => $$
  select r.client_id
  union select private.carers(r.client_id, 'doctor', 'aesthetic_surgeon')
  union select t from private.lab_technicians() t where t = r.lab_technician_id or r.is_open
$$);
select sync.grant_write('public.lab_order_items', makes => 'order_id, client_id, test_id, created_at', edits => 'deleted');
create policy "read one's own, the clients', and the laboratory's" on public.lab_order_items for select
  to authenticated using (
    client_id = (select auth.uid())
    or client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))
    or ((lab_technician_id = (select auth.uid()) or is_open) and (select private.is_lab_technician())));
-- The order is looked up as the caller, and it has to be one he made or one made for him.
create policy "the orderer and the client fill it" on public.lab_order_items for insert to authenticated
  with check (exists (select from public.lab_orders o
    where o.id = order_id and (select auth.uid()) in (o.client_id, o.ordered_by_id)));
create policy "the orderer and the client change it" on public.lab_order_items for update to authenticated
  using (exists (select from public.lab_orders o
    where o.id = order_id and (select auth.uid()) in (o.client_id, o.ordered_by_id)))
  with check (exists (select from public.lab_orders o
    where o.id = order_id and (select auth.uid()) in (o.client_id, o.ordered_by_id)));

select sync.enroll('public.lab_results', owner => 'client_id', share => '{"with": "order_id", "of": "lab_orders"}', readers => $$
  select r.client_id where r.released_at is not null
  union select private.carers(r.client_id, 'doctor', 'aesthetic_surgeon') where r.released_at is not null
  union select t from private.lab_technicians() t where t = r.lab_technician_id
$$);
select sync.grant_write('public.lab_results', makes => 'order_id, client_id, created_at', edits => 'test_code, test_name,
  result_value, reference_range, unit, flag, interpretation, verified_at, released_at, deleted');
create policy "read what is released, technicians what they work on" on public.lab_results for select
  to authenticated using (
    (released_at is not null and (client_id = (select auth.uid())
      or client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))))
    or (lab_technician_id = (select auth.uid()) and (select private.is_lab_technician())));
create policy "the technician of the order writes" on public.lab_results for insert to authenticated
  with check (lab_technician_id = (select auth.uid()) and client_id <> (select auth.uid())
    and (select private.is_lab_technician()));
create policy "the technician of the order changes" on public.lab_results for update to authenticated
  using (lab_technician_id = (select auth.uid()) and client_id <> (select auth.uid())
    and (select private.is_lab_technician()))
  with check (lab_technician_id = (select auth.uid()) and client_id <> (select auth.uid())
    and (select private.is_lab_technician()));
