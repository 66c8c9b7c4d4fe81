-- A request that its device had given up arrives beside the one that repeats it. Whichever waited for the other's lock
-- asked too early whether its row had landed: where somebody else wrote over the row while it waited, it was told of a
-- conflict with its own edit, and the device added its count once more. So it is asked again after the wait.

create or replace function sync.apply_op(op jsonb, columns jsonb) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  entity constant text := op ->> 'entity';
  sent constant jsonb := op -> 'row';
  verdict jsonb;
  id uuid;
  rev uuid;
  base uuid;
  here jsonb;
  seen boolean;
begin
  if columns is null then
    raise exception 'no entity is named %', coalesce(entity, 'null') using errcode = '22023';
  end if;
  if jsonb_typeof(sent) is distinct from 'object' or sent ->> 'id' is null or sent ->> 'rev' is null then
    raise exception 'an op needs a row with id and rev' using errcode = '22023';
  end if;
  id := (sent ->> 'id')::uuid;
  rev := (sent ->> 'rev')::uuid;
  base := (op ->> 'base_rev')::uuid;

  -- The second time round is for whom another device overtook between looking and writing.
  for attempt in 1..2 loop
    -- What has landed once and was deleted since must not rise again; and what is there already is not inserted even
    -- in vain, because the triggers of an insert might refuse the row for being there twice.
    seen := sync.was(entity, id, rev);
    if not seen and (base is not null or attempt = 1 and not columns -> 'present' ? id::text) then
      verdict := sync.write_row(entity, id, sent, columns, base);
      if verdict is not null then
        return verdict;
      end if;
    end if;
    here := sync.current_row(entity, id, columns);
    if seen or (here ->> 'rev')::uuid = rev or sync.was(entity, id, rev) then
      return jsonb_build_object('entity', entity, 'id', id, 'verdict', 'duplicate', 'row', here);
    end if;
    exit when here is null;
    if (here ->> 'rev')::uuid is distinct from base then
      return jsonb_build_object('entity', entity, 'id', id, 'verdict', 'conflict', 'row', here);
    end if;
  end loop;
  raise exception 'it is gone, or not yours to change' using errcode = '42501';
end $$;
