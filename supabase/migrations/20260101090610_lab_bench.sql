-- The bench: samples come in or are rejected, results are entered and looked at a second time.

-- Samples ----------------------------------------------------------------------------------------------

create function private.guard_lab_sample() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  parent public.lab_orders;
begin
  select * into parent from public.lab_orders o where o.id = new.order_id for no key update;
  if tg_op = 'INSERT' then
    new.is_open := coalesce(parent.is_open, false);
    if caller is not null and parent.status in ('completed', 'cancelled') then
      raise exception 'an order that is % takes no samples', parent.status using errcode = '23514';
    end if;
    if not exists (select from public.lab_order_items i
      where i.order_id = new.order_id and i.container = new.container and not i.deleted) then
      raise exception 'no test of this order needs such a sample' using errcode = '23514';
    end if;
    -- Its rejection may still be on its way: the device has to merge it first with what a colleague said of the sample.
    if new.draw > 1 and not exists (select from public.lab_samples s where s.order_id = new.order_id
      and s.container = new.container and s.draw = new.draw - 1) then
      raise exception 'it is drawn again after the draw before' using errcode = '23514';
    end if;
  elsif caller is not null and new.state = 'rejected' and old.state <> 'rejected'
    and parent.status in ('completed', 'cancelled') then
    raise exception 'an order that has ended keeps its samples' using errcode = '23514';
  elsif (old.state, new.state) not in (('collected', 'collected'), ('collected', 'received'), ('collected', 'rejected'),
    ('received', 'received'), ('received', 'rejected'), ('rejected', 'rejected')) then
    raise exception 'a sample that is % cannot become %', old.state, new.state using errcode = '23514';
  end if;
  if caller is not null then
    new.collected_by_id := case when tg_op = 'INSERT' then caller else old.collected_by_id end;
    new.collected_at := least(new.collected_at, now());
    if tg_op = 'INSERT' or new.state <> old.state then
      if new.state = 'received' then new.received_by_id := caller; end if;
      if new.state = 'rejected' then new.rejected_by_id := caller; end if;
    end if;
    if new.received_at > now() then new.received_at := now(); end if;
    if new.rejected_at > now() then new.rejected_at := now(); end if;
  end if;
  if new.state = 'received' then new.received_at := coalesce(new.received_at, now()); end if;
  if new.state = 'rejected' then new.rejected_at := coalesce(new.rejected_at, now()); end if;
  return new;
end $$;
comment on function private.guard_lab_sample() is 'Definer: it reads the order, whoever writes.';
create trigger guard_lab_sample before insert or update on public.lab_samples
  for each row execute function private.guard_lab_sample();

create function private.follow_lab_sample() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  gone uuid[];
  was public.lab_results;
begin
  update public.lab_orders o
  set status = case when new.state = 'received' then 'processing'
      when o.status = 'ordered' then 'sample_collected' else o.status end,
    collection_date = coalesce(o.collection_date, new.collected_at),
    lab_technician_id = coalesce(o.lab_technician_id, new.collected_by_id)
  where o.id = new.order_id and (o.status = 'ordered' or (o.status = 'sample_collected' and new.state = 'received'));
  if new.state = 'rejected' and (tg_op = 'INSERT' or old.state <> 'rejected') then
    perform private.tell_of_lab(new.client_id, 'rejected', '/lab');
    -- What was found in it is nobody's: it is typed anew from the next draw, also where that came in before the word of
    -- the rejection. A sample of another kind may carry it, and its receipt may still be on its way.
    gone := array(
      select r.id from public.lab_results r
      where r.order_id = new.order_id and not r.deleted
        and exists (
          select from public.lab_order_items i where i.order_id = r.order_id and i.container = new.container
            and r.test_code = any (i.analytes) and not i.deleted)
        and not exists (
          select from public.lab_order_items i join public.lab_samples s on s.order_id = i.order_id
            and s.container = i.container and s.container <> new.container and s.state in ('collected', 'received')
            and not s.deleted
          where i.order_id = r.order_id and r.test_code = any (i.analytes) and not i.deleted));
    for was in select r.* from public.lab_results r where r.id = any (gone) order by r.id for update loop
      update public.lab_results r set deleted = true where r.id = was.id;
      -- What somebody may have read is kept as it was, and whoever knows of it is told.
      if was.verified_at is not null then
        perform private.take_back_lab_result(was, was.result_value,
          left(concat_ws(': ', 'Sample rejected', new.reject_reason, new.note), 500));
      end if;
    end loop;
  end if;
  return null;
end $$;
create trigger follow_lab_sample after insert or update on public.lab_samples
  for each row execute function private.follow_lab_sample();

-- What a value is --------------------------------------------------------------------------------------

create function private.lab_range(ranges jsonb, age integer, sex text, pregnant boolean) returns jsonb
  language sql immutable set search_path = '' as $$
  select r from jsonb_array_elements(ranges) with ordinality as listed (r, n)
  where (r ->> 'sex' is null or r ->> 'sex' is not distinct from lab_range.sex)
    and (r ->> 'from' is null or coalesce(age >= (r ->> 'from')::integer, false))
    and (r ->> 'to' is null or coalesce(age <= (r ->> 'to')::integer, false))
    and (r ->> 'pregnant' is null or (r ->> 'pregnant')::boolean = coalesce(lab_range.pregnant, false))
  order by n limit 1
$$;
comment on function private.lab_range(jsonb, integer, text, boolean) is 'The first range that fits; src/work/lab has the same.';

create function private.lab_figure(value text) returns numeric
  language sql immutable set search_path = '' as $$
  select substring(btrim(value) from '^[<>]?\s*(-?[0-9]{1,9}(?:\.[0-9]{1,6})?)$')::numeric
$$;
comment on function private.lab_figure(text) is 'Null where it is none; `<0.01` counts as the figure it is said against.';

create function private.lab_flag(figure numeric, fits jsonb) returns text
  language sql immutable set search_path = '' as $$
  select case
    when figure <= (fits ->> 'critical_low')::numeric or figure >= (fits ->> 'critical_high')::numeric then 'critical'
    when figure < (fits ->> 'low')::numeric then 'low'
    when figure > (fits ->> 'high')::numeric then 'high'
    else 'normal' end
$$;

create function private.range_in_words(fits jsonb) returns text
  language sql immutable set search_path = '' as $$
  select case when fits ->> 'low' is not null and fits ->> 'high' is not null then concat(fits ->> 'low', ' - ', fits ->> 'high')
    when fits ->> 'low' is not null then '>= ' || (fits ->> 'low')
    when fits ->> 'high' is not null then '<= ' || (fits ->> 'high') end
$$;

-- An order keeps the version it came with; where its tests came at different times, the earliest.
create function private.lab_analyte_of(of_order uuid, code text) returns public.lab_analytes
  language plpgsql stable security definer set search_path = '' as $$
declare
  analyte public.lab_analytes;
  kept jsonb;
begin
  select * into analyte from public.lab_analytes a where a.analyte_code = lab_analyte_of.code;
  select v.content || jsonb_build_object('version', v.version) into kept
  from public.lab_order_items i
    join public.lab_versions v on v.kind = 'analyte' and v.code = lab_analyte_of.code
      and v.version = (i.analyte_versions ->> lab_analyte_of.code)::integer
  where i.order_id = of_order and not i.deleted order by v.version limit 1;
  return case when kept is null then analyte else jsonb_populate_record(analyte, kept) end;
end $$;

-- Definer: the catalogue has the last word about unit, range and flag. What it has no limit for is never called normal:
-- a doctor reads it first.
create function private.judge_lab_result(result public.lab_results) returns public.lab_results
  language plpgsql stable security definer set search_path = '' as $$
declare
  analyte public.lab_analytes;
  patient public.lab_orders;
  fits jsonb;
  figure constant numeric := private.lab_figure(result.result_value);
begin
  analyte := private.lab_analyte_of(result.order_id, result.test_code);
  if analyte.id is null then
    result.flag := case result.flag when 'normal' then 'abnormal' else result.flag end;
    return result;
  end if;
  select * into patient from public.lab_orders o where o.id = result.order_id;
  fits := private.lab_range(analyte.ranges, patient.patient_age, patient.patient_sex, patient.patient_pregnant);
  result.test_name := analyte.analyte_name;
  result.unit := analyte.unit;
  result.range_low := (fits ->> 'low')::numeric;
  result.range_high := (fits ->> 'high')::numeric;
  result.reference_range := private.range_in_words(fits);
  if analyte.kind = 'number' and figure is null
    and (analyte.formula is null or result.result_value <> 'not calculated') then
    raise exception '% is a figure', analyte.analyte_name using errcode = '23514';
  elsif figure < analyte.possible_low or figure > analyte.possible_high then
    raise exception '% of % cannot be', analyte.analyte_name, result.result_value using errcode = '23514';
  elsif analyte.kind = 'choice' then
    if not result.result_value = any (analyte.choices) then
      raise exception '% is none of the findings of %', result.result_value, analyte.analyte_name using errcode = '23514';
    end if;
    result.reference_range := nullif(array_to_string(analyte.normal_choices, ', '), '');
    result.flag := case when analyte.normal_choices = '{}' or result.result_value = any (analyte.normal_choices)
      then 'normal' else 'abnormal' end;
  elsif analyte.kind = 'number' then
    result.flag := case when figure is null then 'normal'
      when fits is null and analyte.ranges <> '[]' then 'abnormal'
      else private.lab_flag(figure, fits) end;
  elsif result.flag = 'normal' then
    result.flag := 'abnormal';
  end if;
  return result;
end $$;
grant execute on function private.judge_lab_result(public.lab_results) to authenticated, service_role;

create function private.has_sample(of_order uuid, code text, variadic states text[]) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.lab_order_items i join public.lab_samples s
      on s.order_id = i.order_id and s.container = i.container and s.state = any (states) and not s.deleted
    where i.order_id = of_order and code = any (i.analytes) and not i.deleted)
$$;
comment on function private.has_sample(uuid, text, text[]) is 'It was ordered, and a sample for it stands there.';

-- The proof is the token's: every way of it has its time. A token that is only renewed keeps the times it had.
create function private.proved_since(moment timestamptz) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(to_timestamp((way ->> 'timestamp')::numeric)
    > greatest(moment, now() - interval '15 minutes')), false)
  from jsonb_array_elements(coalesce((select auth.jwt()) -> 'amr', '[]')) way
$$;
comment on function private.proved_since(timestamptz) is
  'Whether the caller has signed in, or given the second step, after this moment and within the last quarter of an hour.';
grant execute on function private.has_sample(uuid, text, text[]), private.proved_since(timestamptz) to authenticated, service_role;
