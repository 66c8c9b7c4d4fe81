-- What somebody measures besides what everybody does.

create table public.own_measures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 60),
  unit text not null default '' check (length(unit) <= 20),
  created_at timestamptz not null default now()
);
comment on table public.own_measures is
  'A kind of measurement that a client has named. Its values are rows of measurements whose kind is own: and the id.';
create index own_measures_user_id on public.own_measures (user_id, created_at desc);

select private.share_own('public.own_measures', carers => '{trainer,nutritionist,doctor,aesthetic_surgeon}',
  share => '{"by": "created_at", "newest": 50, "per": ["user_id"]}');
select private.write_own('public.own_measures', makes => 'created_at', edits => 'name, unit, deleted');
select private.limit_writes('public.own_measures', 100);

-- Definer: whoever writes a value need not see whose kind it is. A value that was written on another device while its
-- kind was removed brings the kind back: it has no name without it, and could neither be seen nor removed.
create function private.guard_own_kind() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.deleted or (tg_op = 'UPDATE' and not old.deleted and (new.kind, new.user_id) = (old.kind, old.user_id)) then
    return new;
  end if;
  if not exists (select from public.own_measures o where o.id = right(new.kind, 36)::uuid and o.user_id = new.user_id) then
    raise exception 'The kind of measurement is not one of this person' using errcode = '23503';
  end if;
  update public.own_measures o set deleted = false where o.id = right(new.kind, 36)::uuid and o.deleted;
  return new;
end $$;
create trigger guard_own_kind before insert or update of kind, user_id, deleted on public.measurements
  for each row when (new.kind ~ '^own:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
  execute function private.guard_own_kind();

-- With the values that the device which removed it did not know yet; at the end, when its own removals have been written.
create function private.remove_own_values() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.measurements m set deleted = true
  where m.user_id = new.user_id and m.kind = 'own:' || new.id and not m.deleted;
  return null;
end $$;
create constraint trigger remove_own_values after update of deleted on public.own_measures
  deferrable initially deferred for each row when (new.deleted and not old.deleted) execute function private.remove_own_values();
