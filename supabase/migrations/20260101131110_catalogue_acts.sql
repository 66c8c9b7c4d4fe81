-- What is done with many entries of a catalogue at once: published together, taken back together, read from a file.

create function private.publish_version(v private.catalogue_versions, act uuid, reason text, device_at timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  before constant private.catalogue_versions := private.counting(v.catalogue, v.code);
  next integer;
begin
  if v.state is distinct from 'review' then
    raise exception 'nobody asks for this to be published any more' using errcode = 'P0002';
  end if;
  if before.state = 'retired' and before.retired_at > v.written_at then
    raise exception '% was retired after this was written', v.code using errcode = 'P0002', hint = 'retired';
  end if;
  if v.written_by is not distinct from auth.uid() or not private.agrees(v.written_by) then
    raise exception 'somebody else than the writer publishes' using errcode = '42501';
  end if;
  update private.catalogue_versions w set state = 'replaced' where w.id = before.id;
  select coalesce(max(w.version), 0) + 1 into next from private.catalogue_versions w
  where w.catalogue = v.catalogue and w.code = v.code;
  update private.catalogue_versions w
  set state = 'published', version = next, decided_by = auth.uid(), decided_at = now(), published_with = act
  where w.id = v.id;
  perform private.put_entry(v.catalogue, v.code, v.content, true);
  perform private.note_entry('published', v, reason, jsonb_build_object('version', next, 'with', act,
    'changed', (select jsonb_object_agg(k, jsonb_build_array(before.content -> k, v.content -> k))
      from jsonb_object_keys(v.content) k where before.content -> k is distinct from v.content -> k)), device_at);
end $$;

create function public.publish_entries(act uuid, ids uuid[], reason text, device_at timestamptz default null) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  said text;
  wanted constant uuid[] := array(select distinct i from unnest(ids) i order by i);
  v private.catalogue_versions;
  done integer := 0;
  was record;
begin
  perform private.begin_writing();
  perform private.require_fresh_step();
  said := private.require_reason(reason);
  if act is null or cardinality(wanted) not between 1 and 25 then
    raise exception 'one to twenty-five are published at once' using errcode = '22023';
  end if;
  -- An answer that was lost is asked for again. Anything else under a name that is taken would be undone with what had it.
  select array_agg(w.id order by w.id) as ids,
    bool_and(w.decided_by = auth.uid() and w.state in ('published', 'replaced', 'retired')) as stands
  into was from private.catalogue_versions w where w.published_with = act;
  if was.ids = wanted and was.stands then
    return cardinality(wanted);
  elsif was.ids is not null then
    raise exception 'this act was another one, or is taken back' using errcode = 'P0002';
  end if;
  for v in select * from private.catalogue_versions w where w.id = any (wanted) order by w.id for update loop
    perform private.publish_version(v, act, said, device_at);
    done := done + 1;
  end loop;
  if done <> cardinality(wanted) then
    raise exception 'some of these are not there any more' using errcode = 'P0002';
  end if;
  return done;
end $$;
comment on function public.publish_entries is
  'Publishes what somebody else wrote, all or nothing; for a quarter of an hour all of it can be taken back.';

-- Taking back -----------------------------------------------------------------------------------------

-- Another publication or a retirement since then would be undone as well, so it is none any more.
create view private.publications as
select v.published_with as act, min(v.decided_at) as at, (array_agg(v.decided_by))[1] as by, count(*)::integer as entries,
  array_agg(v.code order by v.code) as codes,
  array(select w.code from private.catalogue_versions w where w.state in ('draft', 'review')
    and (w.catalogue, w.code) in (select o.catalogue, o.code from private.catalogue_versions o
      where o.published_with = v.published_with) order by w.code) as blocked_by
from private.catalogue_versions v
where v.published_with is not null
group by v.published_with
having bool_and(v.state = 'published') and min(v.decided_at) > now() - interval '15 minutes';
comment on view private.publications is
  'What was published lately, counts as it was published, and can be taken back unless somebody writes its next version.';

create function public.late_publications()
  returns table (act uuid, at timestamptz, until timestamptz, by text, entries integer, codes text[], blocked_by text[])
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select p.act, p.at, p.at + interval '15 minutes', private.name_of(p.by), p.entries, p.codes, p.blocked_by
    from private.publications p order by p.at desc limit 20;
end $$;
comment on function public.late_publications() is
  'What can still be taken back, and the entries that somebody writes on, for which it waits; administrators only.';

create function private.take_back_version(v private.catalogue_versions, reason text, device_at timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  before private.catalogue_versions;
begin
  update private.catalogue_versions w set state = 'review', decided_by = null, decided_at = null where w.id = v.id;
  update private.catalogue_versions w
  set state = case when w.retired_at is null then 'published' else 'retired' end
  where w.id = (select r.id from private.catalogue_versions r where r.catalogue = v.catalogue and r.code = v.code
    and r.state = 'replaced' order by r.version desc limit 1)
  returning * into before;
  perform private.put_entry(v.catalogue, v.code, coalesce(before.content, v.content), coalesce(before.state = 'published', false));
  perform private.note_entry('taken-back', v, reason, jsonb_build_object('version', v.version, 'with', v.published_with), device_at);
end $$;

create function public.take_back_publication(act uuid, reason text, device_at timestamptz default null) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  said text;
  v private.catalogue_versions;
  done integer := 0;
  blocked_by text[];
begin
  perform private.begin_writing();
  perform private.require_fresh_step();
  said := private.require_reason(reason);
  select p.blocked_by into blocked_by from private.publications p where p.act = take_back_publication.act;
  if blocked_by is distinct from '{}' then
    raise exception 'this cannot be taken back any more, or somebody writes on it: %', blocked_by
      using errcode = 'P0002', hint = 'late';
  end if;
  for v in select * from private.catalogue_versions w where w.published_with = take_back_publication.act order by w.id for update loop
    perform private.take_back_version(v, said, device_at);
    done := done + 1;
  end loop;
  return done;
end $$;
comment on function public.take_back_publication is
  'All that was published in one act waits for review again, and what counted before counts; what was sold meanwhile stays as it was sold.';

-- From a file -----------------------------------------------------------------------------------------

-- What a new entry says where a file does not say it.
create function private.blank_entry(catalogue text) returns jsonb
  language sql stable set search_path = '' as $$
  select (select jsonb_object_agg(k, null) from unnest(private.catalogue_columns(catalogue)) k)
    || case catalogue
      when 'offers' then jsonb_build_object('price_from', false, 'upfront_discount_bp', 0, 'deposit_bp', 0, 'parts', 0,
        'sessions', 0, 'place', (select coalesce(max(o.place), 0) + 1 from public.offers o))
      when 'lenders' then jsonb_build_object('fee_bp', 0, 'fee_kobo', 0, 'late_fee_kobo', 0, 'early_fee_bp', 0,
        'lengths', '[]'::jsonb, 'reading_days', 2, 'withdrawal_days', 3)
      else jsonb_build_object('goals', '[]'::jsonb, 'conditions', '[]'::jsonb, 'published_on', private.day_of(now())) end
$$;

create function private.planned_entries(catalogue text, lines jsonb)
  returns table (line integer, code text, verdict text, problem text, before jsonb, after jsonb, stamp text)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  said jsonb;
  counts private.catalogue_versions;
begin
  for line, said in select n::integer, l from jsonb_array_elements(lines) with ordinality as each (l, n) loop
    code := said ->> 'code';
    counts := private.counting(planned_entries.catalogue, code);
    before := counts.content;
    select t.said, t.problem into after, problem from private.try_entry(planned_entries.catalogue, code,
      coalesce(before, private.blank_entry(planned_entries.catalogue)) || (said - 'code')) t;
    if exists (select from jsonb_array_elements(lines) with ordinality as other (l, n)
        where other.n < line and other.l ->> 'code' = code) then
      problem := 'twice';
    elsif exists (select from private.catalogue_versions v where v.catalogue = planned_entries.catalogue
        and v.code = planned_entries.code and v.state in ('draft', 'review')) then
      problem := 'busy';
    end if;
    after := case when problem is null then after end;
    verdict := case when problem is not null then 'refused' when before is null then 'added'
      when counts.state = 'published' and before = after then 'same' else 'changed' end;
    stamp := md5(concat_ws(' ', counts.version, counts.state, after));
    return next;
  end loop;
end $$;

-- Without what was `seen` it is a dry run and writes nothing.
create function public.import_entries(
  catalogue text, lines jsonb, note text default null, seen text[] default null, device_at timestamptz default null
) returns table (line integer, code text, verdict text, problem text, before jsonb, after jsonb, stamp text)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  planned record;
begin
  perform private.begin_writing();
  perform private.require_catalogue(import_entries.catalogue);
  if import_entries.catalogue = 'wordings' then
    raise exception 'texts are read from no file' using errcode = '22023';
  end if;
  if coalesce(jsonb_typeof(lines) <> 'array' or jsonb_array_length(lines) not between 1 and 200
    or exists (select from jsonb_array_elements(lines) l where jsonb_typeof(l) <> 'object'), true) then
    raise exception 'one to two hundred entries are read at once' using errcode = '22023';
  end if;
  for planned in select * from private.planned_entries(import_entries.catalogue, lines) loop
    if seen is not null and planned.stamp is distinct from seen[planned.line] then
      raise exception 'line % is not as it was looked at', planned.line using errcode = 'P0002', hint = 'changed';
    end if;
    if seen is not null and planned.verdict = 'refused' then
      raise exception 'line % cannot be so: %', planned.line, planned.problem using errcode = '22023';
    end if;
    if seen is not null and planned.verdict <> 'same' then
      perform private.add_version(gen_random_uuid(), import_entries.catalogue, planned.code, planned.after,
        private.require_reason(note), 'review', device_at);
    end if;
    return query select planned.line, planned.code, planned.verdict, planned.problem, planned.before, planned.after,
      planned.stamp;
  end loop;
end $$;
comment on function public.import_entries is
  'What a file would add and change, and what of it is refused and why. Sent with the stamps of what was looked at, all of it waits for review if it still is that, or nothing does.';

grant execute on function public.publish_entries(uuid, uuid[], text, timestamptz), public.late_publications(),
  public.take_back_publication(uuid, text, timestamptz),
  public.import_entries(text, jsonb, text, text[], timestamptz) to authenticated;
