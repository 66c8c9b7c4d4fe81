-- Who reads and writes what of the laboratory. The rules of the single steps are in the next files.

-- Definer: the profiles of others are closed.
create function private.is_lab_technician() returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(private.my_role() = 'lab_technician', false)
$$;

create function private.lab_technicians() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.id from public.profiles p where p.role = 'lab_technician' and p.provider_status = 'approved'
$$;

-- A result is somebody's to sign while he cares for the client, or because he stood in; being told is what gives sight.
create function private.told_of_lab(of_order uuid, of_result uuid default null) returns setof uuid
  language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query
    select a.told_id
    from public.lab_alerts a join public.profiles p on p.id = a.told_id
    where a.order_id = of_order and (of_result is null or a.result_id = of_result) and not a.deleted
      and p.role in ('doctor', 'aesthetic_surgeon') and p.provider_status = 'approved'
      and (a.is_stand_in or a.told_id in (select private.carers(a.client_id, 'doctor', 'aesthetic_surgeon')));
end $$;
comment on function private.told_of_lab(uuid, uuid) is 'Who was told of a critical result of an order, and may still see it.';

create function private.my_lab_alerts(out orders uuid[], out results uuid[])
  language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(a.order_id), '{}'), coalesce(array_agg(a.result_id), '{}')
  from public.lab_alerts a
  where a.told_id = (select auth.uid()) and (select auth.uid()) in (select private.told_of_lab(a.order_id, a.result_id))
$$;

grant execute on function private.is_lab_technician(), private.my_lab_alerts() to authenticated, service_role;

-- The catalogue ----------------------------------------------------------------------------------------

-- Nobody writes it: what is published in lab_versions is put here by the server.
select sync.enroll('public.lab_analytes', share => '{"whole": "the catalogue"}', natural_key => array['analyte_code'],
  readers => $$ select sync.shared('catalogue') $$);
select sync.enroll('public.lab_tests', share => '{"whole": "the catalogue"}', readers => $$ select sync.shared('catalogue') $$);
grant select on public.lab_analytes, public.lab_tests to authenticated;
create policy "everybody reads" on public.lab_analytes for select to authenticated using (true);
create policy "everybody reads" on public.lab_tests for select to authenticated using (true);

-- Orders -----------------------------------------------------------------------------------------------
-- The laboratory is one room: what waits there every technician sees, what has left it none. So a technician's device
-- holds the work of these days, however long the house has stood.

create index lab_orders_date on public.lab_orders (ordered_date);
select sync.enroll('public.lab_orders', owner => 'client_id', share => '{"by": "ordered_date", "days": 90, "newest": 10,
  "per": ["client_id"], "unless": "r.is_open"}', readers => $$
  select r.client_id
  union select private.carers(r.client_id, 'doctor', 'aesthetic_surgeon')
  union select private.told_of_lab(r.id)
  union select t from private.lab_technicians() t where r.is_open
$$);
-- An order is never deleted, only cancelled: its number would leave a gap.
grant select, insert (id, client_id, ordered_by_id, status, ordered_date, priority, notes, patient_sex, patient_pregnant,
    created_at, rev, updated_at),
  update (status, priority, notes, patient_sex, patient_pregnant, rev, updated_at)
  on public.lab_orders to authenticated;
create policy "read one's own, the clients', and the laboratory's" on public.lab_orders for select to authenticated
  using (
    client_id = (select auth.uid())
    or client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))
    or id = any ((select (private.my_lab_alerts()).orders)::uuid[])
    or (is_open and (select private.is_lab_technician())));
create policy "order for oneself or a patient" on public.lab_orders for insert to authenticated
  with check (ordered_by_id = (select auth.uid()) and (client_id = (select auth.uid())
    or client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))));
create policy "the client, the orderer and the laboratory go on with it" on public.lab_orders for update
  to authenticated
  using (
    client_id = (select auth.uid())
    or (ordered_by_id = (select auth.uid()) and client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon'))))
    or (is_open and (select private.is_lab_technician())))
  with check (
    client_id = (select auth.uid())
    or (ordered_by_id = (select auth.uid()) and client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon'))))
    or (select private.is_lab_technician()));

-- With the values before, which are none of a stand-in's business.
select sync.enroll('public.lab_order_items', owner => 'client_id', natural_key => array['order_id', 'test_id'],
  share => '{"with": "order_id", "of": "lab_orders"}',
  readers => $$
  select r.client_id
  union select private.carers(r.client_id, 'doctor', 'aesthetic_surgeon')
  union select t from private.lab_technicians() t where r.is_open
$$);
select sync.grant_write('public.lab_order_items', makes => 'order_id, client_id, test_id, created_at', edits => 'deleted');
create policy "read one's own, the clients', and the laboratory's" on public.lab_order_items for select
  to authenticated using (
    client_id = (select auth.uid())
    or client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))
    or (is_open and (select private.is_lab_technician())));
-- The order is looked up as the caller, and it has to be one he made or one made for him.
create policy "the orderer and the client fill it" on public.lab_order_items for insert to authenticated
  with check (exists (select from public.lab_orders o
    where o.id = order_id and (select auth.uid()) in (o.client_id, o.ordered_by_id)));
create policy "the orderer and the client change it" on public.lab_order_items for update to authenticated
  using (exists (select from public.lab_orders o
    where o.id = order_id and (select auth.uid()) in (o.client_id, o.ordered_by_id)))
  with check (exists (select from public.lab_orders o
    where o.id = order_id and (select auth.uid()) in (o.client_id, o.ordered_by_id)));

-- The bench --------------------------------------------------------------------------------------------
-- No technician has a hand in what is about himself.

select sync.enroll('public.lab_samples', owner => 'client_id', natural_key => array['order_id', 'container', 'draw'],
  share => '{"with": "order_id", "of": "lab_orders"}', readers => $$
  select r.client_id
  union select private.carers(r.client_id, 'doctor', 'aesthetic_surgeon')
  union select t from private.lab_technicians() t where r.is_open
$$);
select sync.grant_write('public.lab_samples', makes => 'order_id, client_id, container, draw, collected_at',
  edits => 'state, received_at, rejected_at, reject_reason, note');
create policy "read one's own, the clients', and the laboratory's" on public.lab_samples for select
  to authenticated using (
    client_id = (select auth.uid())
    or client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))
    or (is_open and (select private.is_lab_technician())));
create policy "technicians collect" on public.lab_samples for insert to authenticated
  with check (is_open and client_id <> (select auth.uid()) and (select private.is_lab_technician()));
create policy "technicians receive and reject" on public.lab_samples for update to authenticated
  using (is_open and client_id <> (select auth.uid()) and (select private.is_lab_technician()))
  with check (client_id <> (select auth.uid()) and (select private.is_lab_technician()));

select sync.enroll('public.lab_results', owner => 'client_id', natural_key => array['order_id', 'test_code'],
  share => '{"with": "order_id", "of": "lab_orders"}', readers => $$
  select r.client_id where r.released_at is not null
  union select private.carers(r.client_id, 'doctor', 'aesthetic_surgeon')
    where r.released_at is not null or (r.verified_at is not null and r.flag <> 'normal')
  union select private.told_of_lab(r.order_id, r.id)
  union select t from private.lab_technicians() t where r.is_open and t <> r.client_id
$$);
select sync.grant_write('public.lab_results', makes => 'order_id, client_id, test_code, created_at', edits => 'test_name,
  result_value, reference_range, unit, flag, interpretation, was_questioned, read_back_to, read_back_at, verified_at,
  held_reason, doctor_word, next_step, signed_at, deleted');
create policy "read what is released, who makes it and whose word is asked before" on public.lab_results for select
  to authenticated using (
    (released_at is not null and client_id = (select auth.uid()))
    or ((released_at is not null or (verified_at is not null and flag <> 'normal'))
      and client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon'))))
    or id = any ((select (private.my_lab_alerts()).results)::uuid[])
    or (is_open and client_id <> (select auth.uid()) and (select private.is_lab_technician())));
create policy "technicians enter" on public.lab_results for insert to authenticated
  with check (is_open and client_id <> (select auth.uid()) and (select private.is_lab_technician()));
create policy "technicians verify" on public.lab_results for update to authenticated
  using (is_open and client_id <> (select auth.uid()) and (select private.is_lab_technician()))
  with check (client_id <> (select auth.uid()) and (select private.is_lab_technician()));
create policy "doctors sign" on public.lab_results for update to authenticated
  using (client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))
    or id = any ((select (private.my_lab_alerts()).results)::uuid[]))
  with check (client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon')))
    or id = any ((select (private.my_lab_alerts()).results)::uuid[]));

-- What somebody has read may be looked at again beside what it has become.
select sync.enroll('public.lab_amendments', owner => 'client_id', share => '{"with": "order_id", "of": "lab_orders"}', readers => $$
  select r.client_id where r.was_released
  union select private.carers(r.client_id, 'doctor', 'aesthetic_surgeon') where r.was_released or r.flag <> 'normal'
  union select t from private.lab_technicians() t where r.is_open and t <> r.client_id
$$);
grant select on public.lab_amendments to authenticated;
create policy "read what one has seen before" on public.lab_amendments for select to authenticated using (
  (was_released and client_id = (select auth.uid()))
  or ((was_released or flag <> 'normal')
    and client_id = any (array(select private.my_clients('doctor', 'aesthetic_surgeon'))))
  or (is_open and client_id <> (select auth.uid()) and (select private.is_lab_technician())));

select sync.enroll('public.lab_alerts', owner => 'client_id', natural_key => array['result_id', 'told_id'],
  share => '{"with": "order_id", "of": "lab_orders"}', readers => $$
  select a from private.told_of_lab(r.order_id, r.result_id) a where a = r.told_id
  union select t from private.lab_technicians() t where r.is_open and t <> r.client_id
$$);
grant select, update (acknowledged_at, rev, updated_at) on public.lab_alerts to authenticated;
create policy "the doctor who was told reads, and the laboratory" on public.lab_alerts for select to authenticated using (
  (told_id = (select auth.uid()) and result_id = any ((select (private.my_lab_alerts()).results)::uuid[]))
  or (is_open and client_id <> (select auth.uid()) and (select private.is_lab_technician())));
create policy "the doctor who was told acknowledges" on public.lab_alerts for update to authenticated
  using (told_id = (select auth.uid())) with check (told_id = (select auth.uid()));
