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

-- A device sends several steps made offline as one, so whatever can be reached in steps can be reached at once.
create function private.guard_lab_order() returns trigger language plpgsql set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  is_person boolean := current_user in ('authenticated', 'anon');
  works_on_it boolean;
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
      works_on_it := private.is_lab_technician() and old.client_id <> caller
        and (old.lab_technician_id = caller or old.lab_technician_id is null);
      if works_on_it then
        if new.lab_technician_id is not null and new.lab_technician_id <> caller then
          raise exception 'a technician takes an order for himself only' using errcode = '42501';
        end if;
        if new.priority <> old.priority then
          raise exception 'the priority is the orderer''s' using errcode = '42501';
        end if;
        new.lab_technician_id := caller;
      elsif (new.lab_technician_id, new.collection_date, new.completed_date)
          is distinct from (old.lab_technician_id, old.collection_date, old.completed_date)
        or new.status not in (old.status, 'cancelled') then
        raise exception 'only the laboratory processes an order' using errcode = '42501';
      elsif old.status <> 'ordered'
        and (new.status, new.priority, new.notes) is distinct from (old.status, old.priority, old.notes) then
        raise exception 'the laboratory is at work on this order' using errcode = '42501';
      end if;
    end if;
  end if;
  if new.status in ('sample_collected', 'processing', 'completed') then
    new.collection_date := coalesce(new.collection_date, now());
  end if;
  new.completed_date := case when new.status = 'completed' then coalesce(new.completed_date, now()) end;
  new.total_amount := private.lab_total(new.id, new.priority);
  return new;
end $$;
create trigger guard_lab_order before insert or update on public.lab_orders
  for each row execute function private.guard_lab_order();

-- Definer: what the order's other readers may see follows the order, whoever changed it.
create function private.share_lab_order() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  waits boolean := private.lab_order_waits(new.lab_technician_id, new.status);
begin
  update public.lab_order_items i set lab_technician_id = new.lab_technician_id, is_open = waits
  where i.order_id = new.id and (i.lab_technician_id, i.is_open) is distinct from (new.lab_technician_id, waits);
  update public.lab_results t set lab_technician_id = new.lab_technician_id
  where t.order_id = new.id and t.lab_technician_id is distinct from new.lab_technician_id;
  return null;
end $$;
create trigger share_lab_order after update of lab_technician_id, status on public.lab_orders
  for each row execute function private.share_lab_order();

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
  new.lab_technician_id := parent.lab_technician_id;
  new.is_open := private.lab_order_waits(parent.lab_technician_id, parent.status);
  return new;
end $$;
create trigger fill_lab_order_item before insert or update on public.lab_order_items
  for each row execute function private.fill_lab_order_item();
create trigger total_lab_order after insert or update of deleted, price on public.lab_order_items
  for each row execute function private.total_lab_order();
create trigger total_lab_order_without after delete on public.lab_order_items
  for each row execute function private.total_lab_order();

create function private.guard_lab_result() returns trigger language plpgsql set search_path = '' as $$
declare
  is_person boolean := current_user in ('authenticated', 'anon');
  parent public.lab_orders;
begin
  if tg_op = 'INSERT' then
    select * into parent from public.lab_orders o where o.id = new.order_id;
    new.lab_technician_id := parent.lab_technician_id;
    if is_person and parent.status in ('ordered', 'cancelled') then
      raise exception 'results are for an order whose sample was collected' using errcode = '23514';
    end if;
  elsif old.verified_at is not null and new.verified_at is not distinct from old.verified_at
    and (new.result_value, new.unit, new.flag, new.reference_range, new.interpretation, new.test_code, new.test_name)
      is distinct from
      (old.result_value, old.unit, old.flag, old.reference_range, old.interpretation, old.test_code, old.test_name) then
    raise exception 'a verified result is changed only by verifying it again' using errcode = '23514';
  end if;
  if is_person and tg_op = 'UPDATE' and old.verified_at is not null
    and (new.verified_at is null or (new.deleted and not old.deleted)) then
    raise exception 'a verified result can be withdrawn, and verified again, but not unmade' using errcode = '23514';
  end if;
  if new.verified_at is null then
    new.verified_by_id := null;
  elsif is_person and (tg_op = 'INSERT' or new.verified_at is distinct from old.verified_at) then
    new.verified_by_id := (select auth.uid());
  end if;
  if is_person then
    -- Nobody's clock verifies or releases in the future. (Not least(): least(null, x) is x.)
    if new.verified_at > now() then new.verified_at := now(); end if;
    if new.released_at > now() then new.released_at := now(); end if;
  end if;
  return new;
end $$;
create trigger guard_lab_result before insert or update on public.lab_results
  for each row execute function private.guard_lab_result();

-- Technicians see orders without care, so an approval given or withdrawn has to publish by itself.
create function private.republish_to_technician() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform sync.republish_entity(entity, new.id)
  from unnest(array['lab_orders', 'lab_order_items', 'lab_results']) entity;
  return null;
end $$;
create trigger republish_to_technician after update of role, provider_status on public.profiles for each row
  when ((old.role, old.provider_status) is distinct from (new.role, new.provider_status)
    and 'lab_technician' in (old.role, new.role))
  execute function private.republish_to_technician();

grant execute on function private.lab_total(uuid, text) to authenticated, service_role;
