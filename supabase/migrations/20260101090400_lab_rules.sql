-- What the laboratory's server does by itself: numbers, totals, who may take which step, and who hears of it.

-- Order numbers ----------------------------------------------------------------------------------------

create table private.lab_order_counters (
  day date primary key,
  last_number integer not null
);
comment on table private.lab_order_counters is
  'The last order number of each clinic day. Its row is locked until the order commits: that is what leaves no gaps.';

-- After the insert, because `on conflict do nothing` runs the triggers before it also for a row it then leaves out.
-- Definer: nobody else may touch the counter, nor write a number.
create function private.number_lab_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  -- Somebody's order gets the day it arrives; an import by the server keeps the day it was ordered.
  arrived timestamptz := case when (select auth.uid()) is null then new.ordered_date else now() end;
  clinic_day date := (arrived at time zone 'Africa/Lagos')::date;
  number integer;
begin
  insert into private.lab_order_counters as c (day, last_number) values (clinic_day, 1)
  on conflict (day) do update set last_number = c.last_number + 1
  returning last_number into number;
  if number > 9999 then
    raise exception 'the laboratory takes 9,999 orders a day' using errcode = '23514';
  end if;
  -- Or one account would take the numbers of all. The counter is locked, so nobody counts beside this.
  if (select auth.uid()) is not null and 50 <= (
    select count(*) from public.lab_orders o
    where o.client_id = new.client_id and starts_with(o.order_number, 'LAB' || to_char(clinic_day, 'YYYYMMDD')))
  then
    raise exception 'the laboratory takes 50 orders a day for one client' using errcode = '23514';
  end if;
  update public.lab_orders
  set order_number = 'LAB' || to_char(clinic_day, 'YYYYMMDD') || '-' || lpad(number::text, 4, '0')
  where id = new.id;
  return null;
end $$;
create trigger number_lab_order after insert on public.lab_orders
  for each row execute function private.number_lab_order();

-- Totals -----------------------------------------------------------------------------------------------

create function private.lab_surcharge(priority text) returns integer language sql immutable set search_path = '' as $$
  select case priority when 'urgent' then 2500 when 'stat' then 5000 else 0 end
$$;
comment on function private.lab_surcharge(text) is 'What a priority costs on top of an order, in US cents.';

-- Definer: the total does not depend on which items the writer sees.
create function private.lab_total(of_order uuid, priority text) returns integer
  language sql security definer set search_path = '' as $$
  select coalesce(sum(i.price) + private.lab_surcharge(priority), 0)::integer
  from public.lab_order_items i where i.order_id = of_order and not i.deleted
$$;

-- Definer: a total is written by nobody else. The lock comes first, so that the sum sees what others committed.
create function private.total_lab_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed uuid := coalesce(new.order_id, old.order_id);
begin
  perform from public.lab_orders o where o.id = changed for no key update;
  update public.lab_orders o set total_amount = private.lab_total(o.id, o.priority)
  where o.id = changed and o.total_amount <> private.lab_total(o.id, o.priority);
  return null;
end $$;

-- Who may do what --------------------------------------------------------------------------------------

-- What the laboratory knows of whom it draws from, as of the arrival; the profile is closed to it.
create function private.describe_lab_patient() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''),
    coalesce(extract(year from age(p.date_of_birth))::integer, p.age)
  into new.patient_name, new.patient_age
  from public.profiles p where p.id = new.client_id;
  return new;
end $$;
create trigger describe_lab_patient before insert on public.lab_orders
  for each row execute function private.describe_lab_patient();

-- The steps of an order follow its samples and results, and the server takes them; a person orders and cancels.
create function private.guard_lab_order() returns trigger language plpgsql set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  is_person boolean := current_user in ('authenticated', 'anon');
  in_the_laboratory boolean;
begin
  if tg_op = 'INSERT' then
    new.order_number := null;
    if is_person and new.status not in ('ordered', 'cancelled') then
      raise exception 'an order begins as ordered' using errcode = '23514';
    end if;
    if is_person and new.ordered_date > now() then new.ordered_date := now(); end if;
  else
    if old.status <> new.status and (old.status, new.status) not in (
      ('ordered', 'sample_collected'), ('ordered', 'processing'), ('ordered', 'completed'), ('ordered', 'cancelled'),
      ('sample_collected', 'processing'), ('sample_collected', 'completed'), ('sample_collected', 'cancelled'),
      ('processing', 'completed'), ('processing', 'cancelled')
    ) then
      raise exception 'an order that is % cannot become %', old.status, new.status using errcode = '23514';
    end if;
    if is_person then
      in_the_laboratory := private.is_lab_technician() and old.client_id <> caller;
      if new.status not in (old.status, 'cancelled') then
        raise exception 'the steps of an order follow its samples and results' using errcode = '42501';
      elsif in_the_laboratory and (new.priority, new.notes) is distinct from (old.priority, old.notes) then
        raise exception 'priority and notes are the orderer''s' using errcode = '42501';
      elsif not in_the_laboratory and old.status <> 'ordered' and
        (new.status, new.priority, new.notes, new.patient_sex, new.patient_pregnant) is distinct from
        (old.status, old.priority, old.notes, old.patient_sex, old.patient_pregnant) then
        raise exception 'the laboratory is at work on this order' using errcode = '42501';
      end if;
    end if;
  end if;
  if new.status in ('sample_collected', 'processing', 'completed') then
    new.collection_date := coalesce(new.collection_date, now());
  end if;
  new.completed_date := case when new.status = 'completed' then coalesce(new.completed_date, now()) end;
  new.total_amount := private.lab_total(new.id, new.priority);
  if tg_op = 'INSERT' then
    new.is_open := private.lab_order_is_open(new.id, new.status);
  end if;
  return new;
end $$;

-- Definer: it does not depend on which results the writer sees.
create function private.lab_order_is_open(of_order uuid, status text) returns boolean
  language sql security definer set search_path = '' as $$
  select status <> 'cancelled' and (status <> 'completed' or exists (
    select from public.lab_results r where r.order_id = of_order and not r.deleted and r.released_at is null))
$$;
grant execute on function private.lab_order_is_open(uuid, text) to authenticated, service_role;

create trigger guard_lab_order before insert or update on public.lab_orders
  for each row execute function private.guard_lab_order();

-- After the change, so that a technician still sees what he cancels.
create function private.settle_lab_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.lab_orders o set is_open = private.lab_order_is_open(o.id, o.status)
  where o.id = new.id and o.is_open <> private.lab_order_is_open(o.id, o.status);
  return null;
end $$;
create trigger settle_lab_order after update of status on public.lab_orders
  for each row when (old.status <> new.status) execute function private.settle_lab_order();

-- Definer: what the laboratory may see follows the order, whoever changed it.
create function private.open_lab_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.lab_order_items c set is_open = new.is_open where c.order_id = new.id and c.is_open <> new.is_open;
  update public.lab_samples c set is_open = new.is_open where c.order_id = new.id and c.is_open <> new.is_open;
  update public.lab_results c set is_open = new.is_open where c.order_id = new.id and c.is_open <> new.is_open;
  update public.lab_amendments c set is_open = new.is_open where c.order_id = new.id and c.is_open <> new.is_open;
  update public.lab_alerts c set is_open = new.is_open where c.order_id = new.id and c.is_open <> new.is_open;
  return null;
end $$;
create trigger open_lab_order after update on public.lab_orders
  for each row when (old.is_open <> new.is_open) execute function private.open_lab_order();

-- Of each analyte the last value that was released before, for whoever enters the next one without a network.
create function private.previous_lab_results(client uuid, codes text[], besides uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', l.test_code, 'value', l.result_value, 'unit', l.unit, 'at', l.at)
    order by l.test_code), '[]')
  from (
    select distinct on (r.test_code) r.test_code, r.result_value, r.unit, coalesce(o.collection_date, r.entered_at) as at
    from public.lab_results r join public.lab_orders o on o.id = r.order_id
    where r.client_id = client and r.test_code = any (codes) and r.order_id <> besides and r.released_at is not null
      and not r.deleted
    order by r.test_code, at desc) l
$$;

-- Definer: reads the order and the catalogue whoever writes. What an item says of its test is the catalogue's word.
create function private.fill_lab_order_item() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  parent public.lab_orders;
  test public.lab_tests;
begin
  select * into parent from public.lab_orders o where o.id = new.order_id;
  if (select auth.uid()) is not null and parent.status <> 'ordered'
    and (tg_op = 'INSERT' or new.deleted <> old.deleted) then
    raise exception 'the tests of an order are fixed once the laboratory has it' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE' then return new; end if;
  select * into test from public.lab_tests t where t.id = new.test_id;
  if test.id is null or not test.is_active or test.deleted then
    raise exception 'the laboratory does not offer this test' using errcode = '23503';
  end if;
  new.test_code := test.test_code;
  new.test_name := test.test_name;
  new.price := test.price;
  new.container := test.container;
  new.analytes := case when test.analytes = '{}' then array[test.test_code] else test.analytes end;
  new.test_version := test.version;
  new.analyte_versions := (select coalesce(jsonb_object_agg(a.analyte_code, a.version), '{}')
    from public.lab_analytes a where a.analyte_code = any (new.analytes));
  new.previous := private.previous_lab_results(new.client_id, new.analytes, new.order_id);
  new.is_open := coalesce(parent.is_open, true);
  return new;
end $$;
create trigger fill_lab_order_item before insert or update on public.lab_order_items
  for each row execute function private.fill_lab_order_item();
create trigger total_lab_order after insert or update of deleted, price on public.lab_order_items
  for each row execute function private.total_lab_order();
create trigger total_lab_order_without after delete on public.lab_order_items
  for each row execute function private.total_lab_order();

-- Technicians, and doctors who stand in, see orders without care: an approval given or withdrawn publishes by itself.
create function private.republish_laboratory() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform sync.republish_entity(entity, new.id)
  from unnest(array['lab_orders', 'lab_order_items', 'lab_samples', 'lab_results', 'lab_amendments', 'lab_alerts',
    'lab_versions']) entity;
  return null;
end $$;
create trigger republish_laboratory after update of role, provider_status on public.profiles for each row
  when ((old.role, old.provider_status) is distinct from (new.role, new.provider_status)
    and array[old.role, new.role] && array['lab_technician', 'doctor', 'aesthetic_surgeon'])
  execute function private.republish_laboratory();

grant execute on function private.lab_total(uuid, text) to authenticated, service_role;
