-- From a value that somebody typed to one that the client reads.

create function private.may_release_lab_result(r public.lab_results) returns boolean
  language sql stable set search_path = '' as $$
  select r.verified_at is not null and r.held_reason is null and not r.deleted and case r.flag
    when 'normal' then true
    when 'critical' then r.signed_at is not null
    else r.signed_at is not null or r.verified_at <= now() - interval '72 hours' end
$$;
comment on function private.may_release_lab_result(public.lab_results) is
  'Normal at once, abnormal after the doctor''s word or 72 hours, critical by the doctor first; held by nobody.';
grant execute on function private.may_release_lab_result(public.lab_results) to authenticated, service_role;

-- What a technician may do to a result, and what the doctor ---------------------------------------------

create function private.guard_lab_entry(old public.lab_results, new public.lab_results, enters boolean) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if (new.doctor_word, new.next_step, new.signed_at) is distinct from (old.doctor_word, old.next_step, old.signed_at) then
    raise exception 'the word about a result is the doctor''s' using errcode = '42501';
  end if;
  if old.verified_at is not null then
    if enters or new.verified_at is distinct from old.verified_at or new.deleted <> old.deleted then
      raise exception 'a verified result is changed by an amendment' using errcode = '23514';
    end if;
  -- A device that was offline may still have to say that the sample came in: a sample that is drawn will do until the
  -- second look.
  elsif (enters and not private.has_sample(new.order_id, new.test_code, 'collected', 'received'))
    or (new.verified_at is not null and not private.has_sample(new.order_id, new.test_code, 'received')) then
    raise exception 'nothing that came in is tested for this' using errcode = '23514';
  end if;
  if (new.read_back_to, new.read_back_at) is distinct from (old.read_back_to, old.read_back_at)
    and new.flag <> 'critical' then
    raise exception 'a critical result is read back' using errcode = '23514';
  end if;
end $$;

create function private.guard_lab_signing(old public.lab_results, new public.lab_results) returns void
  language plpgsql stable set search_path = '' as $$
declare
  doctors constant text[] := array['doctor_word', 'next_step', 'signed_at', 'held_reason', 'rev', 'updated_at',
    'needs_attention'];
begin
  if to_jsonb(new) - doctors <> to_jsonb(old) - doctors then
    raise exception 'a doctor signs and holds, and changes nothing else of a result' using errcode = '42501';
  elsif (new.doctor_word, new.next_step, new.signed_at) is distinct from (old.doctor_word, old.next_step, old.signed_at)
    and (old.signed_at is not null or new.signed_at is null or new.verified_at is null) then
    raise exception 'a verified result is signed once, with its word' using errcode = '23514';
  end if;
end $$;
-- Definer: the profiles of others are closed.
create function private.is_of_laboratory(who uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = who and p.role = 'lab_technician')
$$;
grant execute on function private.is_of_laboratory(uuid) to authenticated, service_role;

grant execute on function private.guard_lab_entry(public.lab_results, public.lab_results, boolean),
  private.guard_lab_signing(public.lab_results, public.lab_results) to authenticated, service_role;

create function private.guard_lab_result() returns trigger language plpgsql set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  is_person constant boolean := current_user in ('authenticated', 'anon');
  enters constant boolean := tg_op = 'INSERT' or (new.result_value, new.unit, new.flag, new.reference_range,
      new.interpretation, new.test_code, new.test_name)
    is distinct from (old.result_value, old.unit, old.flag, old.reference_range, old.interpretation, old.test_code, old.test_name)
    or (old.deleted and not new.deleted);
  -- A comment beside a value makes nobody the one who typed it.
  is_typed constant boolean := enters and (tg_op = 'INSERT' or (old.deleted and not new.deleted)
    or (new.result_value, new.unit, new.flag, new.test_code) is distinct from (old.result_value, old.unit, old.flag, old.test_code));
begin
  if tg_op = 'INSERT' then
    new.is_open := coalesce((select o.is_open from public.lab_orders o where o.id = new.order_id), false);
  end if;
  if enters or (new.verified_at is not null and old.verified_at is null) then
    new := private.judge_lab_result(new);
  end if;
  if is_person and private.is_lab_technician() then
    perform private.guard_lab_entry(old, new, enters);
  elsif is_person then
    perform private.guard_lab_signing(old, new);
  end if;
  if is_person then
    if is_typed then
      new.entered_by_id := caller;
      new.entered_at := now();
    end if;
    -- Nobody's clock is ahead of the server's. (Not least(): least(null, x) is x.)
    if new.verified_at > now() then new.verified_at := now(); end if;
    if new.signed_at > now() then new.signed_at := now(); end if;
    if new.read_back_at > now() then new.read_back_at := now(); end if;
    if new.verified_at is not null and (tg_op = 'INSERT' or old.verified_at is null) then
      new.verified_by_id := caller;
      new.second_look := new.entered_by_id is not distinct from caller;
      if new.second_look and not private.proved_since(new.entered_at) then
        raise exception 'another technician verifies it, or the same one after signing in again' using errcode = '42501';
      end if;
      -- A word or a hold is about what was verified; the 72 hours count from when the server had it.
      new.verified_at := now();
    end if;
    if tg_op = 'UPDATE' then
      if new.signed_at is distinct from old.signed_at then
        new.signed_by_id := caller;
        -- Whichever doctor held it, it waited for a doctor's word.
        if not private.is_of_laboratory(old.held_by_id) then new.held_reason := null; end if;
      end if;
      if new.read_back_at is distinct from old.read_back_at then new.read_back_by_id := caller; end if;
      if new.held_reason is distinct from old.held_reason then
        if old.released_at is not null then
          raise exception 'what is released is not held' using errcode = '23514';
        elsif old.held_by_id is not null
          and private.is_of_laboratory(old.held_by_id) <> private.is_of_laboratory(caller) then
          raise exception 'who held it, laboratory or doctor, lets go of it' using errcode = '42501';
        end if;
        new.held_by_id := case when new.held_reason is not null then caller end;
      end if;
    elsif new.read_back_at is not null then
      new.read_back_by_id := caller;
    end if;
  end if;
  if new.released_at is null and private.may_release_lab_result(new) then
    new.released_at := now();
  end if;
  return new;
end $$;
create trigger guard_lab_result before insert or update on public.lab_results
  for each row execute function private.guard_lab_result();

-- What follows ------------------------------------------------------------------------------------------

-- The order is locked first, so that of two releases at once the second sees the first.
create function private.finish_lab_order(finished uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  parent public.lab_orders;
  is_done boolean;
begin
  select * into parent from public.lab_orders o where o.id = finished for no key update;
  is_done := parent.status in ('ordered', 'sample_collected', 'processing')
    and exists (select from public.lab_order_items i where i.order_id = finished and not i.deleted)
    and not exists (
      select from public.lab_order_items i cross join lateral unnest(i.analytes) as wanted (code)
      where i.order_id = finished and not i.deleted and not exists (
        select from public.lab_results r
        where r.order_id = finished and r.test_code = wanted.code and r.released_at is not null and not r.deleted));
  if is_done then
    update public.lab_orders o set status = 'completed' where o.id = finished;
  else
    update public.lab_orders o set is_open = private.lab_order_is_open(o.id, o.status)
    where o.id = finished and o.is_open <> private.lab_order_is_open(o.id, o.status);
  end if;
end $$;

create function private.follow_lab_result() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  was public.lab_results;
  is_told constant boolean := (select auth.uid()) is not null or tg_op = 'UPDATE';
begin
  if tg_op = 'UPDATE' then was := old; end if;
  if new.flag = 'critical' and not new.deleted and new.released_at is null
    and (was.flag, was.version, coalesce(was.deleted, false)) is distinct from (new.flag, new.version, false) then
    perform private.raise_lab_alert(new);
  elsif was.flag = 'critical' and (new.flag <> 'critical' or new.deleted) then
    update public.lab_alerts a set deleted = true where a.result_id = new.id and not a.deleted;
  end if;
  if is_told and new.flag not in ('normal', 'critical') and new.verified_at is not null and was.verified_at is null
    and new.released_at is null then
    perform private.tell_of_lab(d, 'word', private.lab_inbox_of(d))
    from private.carers(new.client_id, 'doctor', 'aesthetic_surgeon') d;
  end if;
  if new.signed_at is distinct from was.signed_at then
    update public.lab_alerts a set acknowledged_at = now()
    where a.result_id = new.id and a.told_id = new.signed_by_id and a.acknowledged_at is null and not a.deleted;
  end if;
  if is_told and new.released_at is not null and was.released_at is null then
    perform private.tell_of_lab(new.client_id, case when exists (
      select from public.lab_amendments a where a.result_id = new.id and a.was_released) then 'amended' else 'released' end,
      '/lab');
  end if;
  if (new.released_at is null, new.deleted) is distinct from (was.released_at is null, was.deleted) then
    perform private.finish_lab_order(new.order_id);
  end if;
  return null;
end $$;
create trigger follow_lab_result after insert or update on public.lab_results
  for each row execute function private.follow_lab_result();

-- Who the patient is was said after a value was typed: the ranges are others.
create function private.judge_again() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.lab_results r
  set (flag, reference_range, range_low, range_high) = (
    select j.flag, j.reference_range, j.range_low, j.range_high from private.judge_lab_result(r) j)
  where r.order_id = new.id and r.verified_at is null and not r.deleted;
  return null;
end $$;
create trigger judge_again after update of patient_sex, patient_pregnant, patient_age on public.lab_orders for each row
  when ((old.patient_sex, old.patient_pregnant, old.patient_age)
    is distinct from (new.patient_sex, new.patient_pregnant, new.patient_age))
  execute function private.judge_again();

-- Amending ------------------------------------------------------------------------------------------------
-- What has been read is changed where it is known by whom it was read: on the server. The next technician verifies it.

create function private.require_lab_technician() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  if not private.is_lab_technician() then
    raise exception 'only the laboratory does this' using errcode = '42501';
  end if;
end $$;

create function private.lab_formula_uses(formula text) returns text[]
  language sql immutable set search_path = '' as $$
  select case formula when 'ldl_friedewald' then '{CHOL,HDL,TG}' when 'non_hdl' then '{CHOL,HDL}'
    when 'egfr_ckd_epi_2021' then '{CREAT}' else '{}' end::text[]
$$;
comment on function private.lab_formula_uses(text) is 'What it is computed from; src/work/lab/compute.ts has the same.';

-- The doctors who know of it are told that it was wrong, and not only the client.
create function private.take_back_lab_result(was public.lab_results, value text, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lab_amendments (result_id, order_id, client_id, version, result_value, unit, reference_range, flag,
    interpretation, doctor_word, next_step, verified_by_id, was_released, reason, amended_by_id, is_open)
  values (was.id, was.order_id, was.client_id, was.version, was.result_value, was.unit, was.reference_range, was.flag,
    was.interpretation, was.doctor_word, was.next_step, was.verified_by_id, was.released_at is not null,
    trim(take_back_lab_result.reason), (select auth.uid()), true);
  if was.flag <> 'normal' then
    perform private.tell_of_lab(d, 'amended', private.lab_inbox_of(d))
    from (select private.carers(was.client_id, 'doctor', 'aesthetic_surgeon')
      union select private.told_of_lab(was.order_id, was.id)
      union select was.signed_by_id where was.signed_by_id is not null) as known (d);
  end if;
  update public.lab_results r
  set result_value = trim(take_back_lab_result.value), entered_by_id = (select auth.uid()), entered_at = now(),
    verified_at = null, verified_by_id = null, second_look = false, was_questioned = false, interpretation = null,
    doctor_word = null, next_step = null, signed_at = null, signed_by_id = null, released_at = null,
    read_back_to = null, read_back_at = null, read_back_by_id = null, version = r.version + 1
  where r.id = was.id;
end $$;

create function public.amend_lab_result(result uuid, value text, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  was public.lab_results;
  computed public.lab_results;
begin
  perform private.require_lab_technician();
  select * into was from public.lab_results r where r.id = amend_lab_result.result and not r.deleted for update;
  if was.id is null or was.client_id = (select auth.uid()) then
    raise exception 'there is no such result' using errcode = '42501';
  elsif was.verified_at is null then
    raise exception 'what is not verified is corrected without an amendment' using errcode = '23514';
  elsif coalesce(length(trim(amend_lab_result.reason)), 0) < 3 then
    raise exception 'an amendment has a reason' using errcode = '23514';
  elsif trim(amend_lab_result.value) = was.result_value then
    raise exception 'it has this value already' using errcode = '23514';
  elsif exists (select from public.lab_orders o where o.id = was.order_id and o.status = 'cancelled') then
    raise exception 'an order that was cancelled stays as it is' using errcode = '23514';
  end if;
  perform private.take_back_lab_result(was, amend_lab_result.value, amend_lab_result.reason);
  -- What was computed from it is wrong with it, and is computed anew at the bench.
  for computed in select r.* from public.lab_results r
    where r.order_id = was.order_id and r.verified_at is not null and not r.deleted and was.test_code = any (
      private.lab_formula_uses((private.lab_analyte_of(r.order_id, r.test_code)).formula)) order by r.id for update loop
    perform private.take_back_lab_result(computed, 'not calculated', amend_lab_result.reason);
  end loop;
end $$;
comment on function public.amend_lab_result(uuid, text, text) is
  'Takes a verified result back to be verified anew, and keeps it as it was, with the reason.';

-- An order that has ended is on no technician's device. Whoever looks one up is named to its client.
create function public.find_lab_order(number text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  found_order public.lab_orders;
begin
  perform private.require_lab_technician();
  select * into found_order from public.lab_orders o
  where o.order_number = upper(trim(find_lab_order.number)) and o.client_id <> (select auth.uid());
  if found_order.id is null then
    return null;
  end if;
  perform private.tell_of_look((select auth.uid()), found_order.client_id);
  return jsonb_build_object('order_number', found_order.order_number, 'patient_name', found_order.patient_name,
    'status', found_order.status, 'ordered_date', found_order.ordered_date,
    'results', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'test_code', r.test_code, 'test_name', r.test_name,
        'result_value', r.result_value, 'unit', r.unit, 'flag', r.flag, 'reference_range', r.reference_range,
        'verified_at', r.verified_at, 'released_at', r.released_at, 'version', r.version) order by r.test_name), '[]')
      from public.lab_results r where r.order_id = found_order.id and not r.deleted));
end $$;
grant execute on function public.amend_lab_result(uuid, text, text), public.find_lab_order(text) to authenticated;
