-- What the catalogue may not say, whoever publishes it.

create function private.guard_lab_test() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.state = 'published' and not new.deleted and exists (
    select from unnest(new.analytes) as named (code)
    where not exists (select from public.lab_analytes a where a.analyte_code = named.code and a.state = 'published')) then
    raise exception 'a published test consists of published analytes' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger guard_lab_test before insert or update on public.lab_tests
  for each row execute function private.guard_lab_test();

create function private.guard_lab_analyte() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.state = 'retired' and exists (
    select from public.lab_tests t where t.state = 'published' and not t.deleted
      and (new.analyte_code = any (t.analytes) or (t.analytes = '{}' and t.test_code = new.analyte_code))) then
    raise exception 'a published test consists of it: that is retired first' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger guard_lab_analyte before update on public.lab_analytes
  for each row execute function private.guard_lab_analyte();

-- Nobody who was never seen is waited for.
create function private.lapse_lab_orders() returns void
  language sql security definer set search_path = '' as $$
  update public.lab_orders set status = 'cancelled' where status = 'ordered' and is_open and ordered_date < now() - interval '60 days'
$$;
comment on function private.lapse_lab_orders() is 'To be called daily: an order whose sample nobody came to give in 60 days ends.';
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('lapse-lab-orders', '11 0 * * *', 'select private.lapse_lab_orders()');
  end if;
end $$;
