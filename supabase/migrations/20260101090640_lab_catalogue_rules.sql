-- The catalogue is drafted, published and retired, and what it said before is kept.

create table private.lab_catalogue_versions (
  entity text not null,
  code text not null,
  version integer not null,
  kept jsonb not null,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  primary key (entity, code, version)
);
comment on table private.lab_catalogue_versions is 'What a published test or analyte was before it was changed.';

-- Definer: the log is closed. Only what is said of the test makes a version, and not when it was written.
create function private.version_lab_catalogue() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  apart constant text[] := array['version', 'rev', 'updated_at', 'is_active'];
  code constant text := coalesce(to_jsonb(old) ->> 'test_code', to_jsonb(old) ->> 'analyte_code');
begin
  if old.state <> 'draft' and new.state = 'draft' then
    raise exception 'what was published is retired, and not drafted again' using errcode = '23514';
  end if;
  new.version := old.version;
  if old.state <> 'draft' and to_jsonb(new) - apart <> to_jsonb(old) - apart then
    insert into private.lab_catalogue_versions (entity, code, version, kept, changed_by)
    values (tg_table_name, code, old.version, to_jsonb(old), (select auth.uid()));
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger version_lab_catalogue before update on public.lab_analytes
  for each row execute function private.version_lab_catalogue();
create trigger version_lab_catalogue before update on public.lab_tests
  for each row execute function private.version_lab_catalogue();

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
