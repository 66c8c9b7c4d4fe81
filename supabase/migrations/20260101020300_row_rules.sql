-- Rules that many tables share.

-- How much a day --------------------------------------------------------------------------------------
-- What every member's device holds, one person must not be able to fill.
create table private.made_today (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  day date not null,
  made integer not null,
  primary key (user_id, kind)
);
comment on table private.made_today is 'How much each person has made on the last day of making it; created_at is the writer''s word.';

-- Definer: the count is nobody's to write.
create function private.count_today(who uuid, what text, most integer) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  so_far integer;
begin
  insert into private.made_today as m (user_id, kind, day, made) values (who, what, current_date, 1)
  on conflict (user_id, kind) do update
    set day = excluded.day, made = case when m.day = excluded.day then m.made + 1 else 1 end
  returning made into so_far;
  if so_far > most then
    raise exception 'one person makes at most % a day of %', most, what using errcode = 'P0001';
  end if;
end $$;

-- After the insert, so that a row which was there already does not count.
create function private.limit_a_day() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if caller is not null then
    perform private.count_today(caller, tg_table_name, tg_argv[0]::integer);
  end if;
  return null;
end $$;

-- An edit goes to as many devices as what it edits, so it counts against the same limit. A deletion is free: whoever has
-- reached the limit may still take back what he wrote.
create function private.limit_writes(relation regclass, most integer) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('create trigger limit_a_day after insert on %s
    for each row execute function private.limit_a_day(%L)', relation, most);
  execute format('create trigger limit_edits_a_day after update on %s
    for each row when (old.deleted or not new.deleted) execute function private.limit_a_day(%L)', relation, most);
end $$;
comment on function private.limit_writes(regclass, integer) is
  'How many rows of the table one person makes, and how often he edits one, in a day.';

-- Tombstones ------------------------------------------------------------------------------------------

-- What was deleted must not be read in its tombstone, which goes to everybody who read the row and stays for ninety
-- days. The columns are named: what is left besides them are figures, days and the choices of a list.
--
-- An undo takes the mark away again, and the device has by then what the server made of its row: goals, measurements,
-- own_measures, meal_plans and workout_sets keep their text so that an undo finds it. Names of exercises and foods are shown by the
-- history of whoever used them, what the laboratory has found is its record, and notifications, achievements and the
-- two tables of settings are read by nobody but their owner.
create function private.empty_tombstone() returns trigger
  language plpgsql set search_path = '' as $$
declare
  emptied jsonb;
begin
  select jsonb_object_agg(a.attname, case when a.attnotnull then
    case when a.attndims > 0 then '[]'::jsonb else '"(deleted)"' end end) into emptied
  from pg_catalog.pg_attribute a
  where a.attrelid = tg_relid and a.attname::text = any (tg_argv);
  return jsonb_populate_record(new, emptied);
end $$;
comment on function private.empty_tombstone() is
  'Takes what was written out of the columns named: null where there may be nothing, else the word for it or an empty list.';

create function private.empty_when_deleted(relation regclass, variadic columns text[]) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('create trigger empty_tombstone before insert or update on %s
    for each row when (new.deleted) execute function private.empty_tombstone(%s)', relation,
    (select string_agg(quote_literal(c), ', ' order by n) from unnest(columns) with ordinality as listed (c, n)));
end $$;
comment on function private.empty_when_deleted(regclass, text[]) is 'Empties these columns of a row that is deleted by sync.';
