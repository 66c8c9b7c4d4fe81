-- What is released or taken back changes the value before of the client's other orders that are open.

-- Definer: the items of an order are closed to whoever verifies or amends another.
create function private.renew_previous_lab_results() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.lab_order_items i set previous = private.previous_lab_results(i.client_id, i.analytes, i.order_id)
  where i.client_id = new.client_id and i.order_id <> new.order_id and i.is_open and not i.deleted
    and new.test_code = any (i.analytes)
    and i.previous <> private.previous_lab_results(i.client_id, i.analytes, i.order_id);
  return null;
end $$;
create trigger renew_previous_lab_results after update on public.lab_results
  for each row when (old.released_at is distinct from new.released_at
    or (new.released_at is not null and (old.result_value, old.deleted) is distinct from (new.result_value, new.deleted)))
  execute function private.renew_previous_lab_results();
