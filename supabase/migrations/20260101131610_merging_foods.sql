-- Two foods that are one: the double is retired in favour of the other, which is then found by the names of both. Nobody's
-- meals change: they keep their figures and name the food that they were logged with.

alter table private.catalogue_versions add column merged_into text check (merged_into <> code);
comment on column private.catalogue_versions.merged_into is
  'The entry that stays in place of this one, which is retired as this version is published.';

create function private.keep_what_stays() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.catalogue_versions v where v.catalogue = new.catalogue and v.merged_into = new.code
      and v.state = 'retired') then
    raise exception 'another entry went into %', new.code using errcode = 'P0002', hint = 'kept';
  end if;
  return new;
end $$;
comment on function private.keep_what_stays is 'What another entry went into is neither retired nor merged, or both would be gone.';
create trigger keep_what_stays before update of state on private.catalogue_versions
  for each row when (new.state = 'retired' and old.state <> 'retired') execute function private.keep_what_stays();

drop function private.add_version(uuid, text, text, jsonb, text, text, timestamptz);
create function private.add_version(
  id uuid, catalogue text, code text, said jsonb, note text, state text, device_at timestamptz, merged_into text default null
) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  made private.catalogue_versions;
begin
  insert into private.catalogue_versions (id, catalogue, code, content, note, state, written_by, merged_into)
  values (add_version.id, add_version.catalogue, add_version.code, said, add_version.note, add_version.state, auth.uid(),
    add_version.merged_into)
  returning * into made;
  if state = 'review' then
    perform private.note_entry('sent', made, note, jsonb_strip_nulls(jsonb_build_object(
      'before', (private.counting(catalogue, code)).version, 'into', made.merged_into)), device_at);
  end if;
end $$;

drop function public.catalogue_entries(text, text, text, text, integer);
create function public.catalogue_entries(
  catalogue text, named text default null, of_state text default null, after text default null, most integer default 50
) returns table (
    code text, version integer, state text, content jsonb, merged_into text, work_id uuid, work_state text, work_content jsonb,
    work_merged_into text, work_note text, work_by text, work_at timestamptz, is_own boolean, may_publish boolean)
  language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_catalogue(catalogue_entries.catalogue);
  return query
    select f.code, f.version, f.state, f.content,
      (private.counting(catalogue_entries.catalogue, f.merged_into)).content ->> 'name',
      f.work_id, f.work_state, f.work_content,
      (private.counting(catalogue_entries.catalogue, f.work_merged_into)).content ->> 'name',
      f.work_note, private.name_of(f.written_by), f.written_at, f.written_by = auth.uid(),
      f.work_state = 'review' and f.written_by <> auth.uid() and private.agrees(f.written_by)
    from (
      select coalesce(c.code, w.code) as code, c.version, c.state, c.content, c.merged_into,
        w.id as work_id, w.state as work_state, w.content as work_content, w.merged_into as work_merged_into,
        w.note as work_note, w.written_by, w.written_at
      from (select * from private.catalogue_versions v
          where v.catalogue = catalogue_entries.catalogue and v.state in ('published', 'retired')) c
        full join (select * from private.catalogue_versions v
          where v.catalogue = catalogue_entries.catalogue and v.state in ('draft', 'review')) w on w.code = c.code
      where coalesce(c.code, w.code) > coalesce(after, '')
        and (of_state is null or of_state in (c.state, w.state))
        and (named is null or strpos(lower(concat_ws(' ', coalesce(c.code, w.code), c.content ->> 'title',
          w.content ->> 'title', c.content ->> 'name', w.content ->> 'name', c.content ->> 'aliases')), lower(btrim(named))) > 0)
      order by coalesce(c.code, w.code)
      limit least(greatest(coalesce(most, 50), 1), 501)) f
    order by f.code;
end $$;
comment on function public.catalogue_entries is
  'Entries of a catalogue by name and state, a page at a time: what counts, and what is being written; administrators only.';

create function private.merged_aliases(kept jsonb, double jsonb) returns jsonb
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(n.name order by n.place), '[]') from (
    select a.name, min(a.place) as place
    from jsonb_array_elements_text(kept -> 'aliases' || (double -> 'name') || (double -> 'aliases'))
      with ordinality as a (name, place)
    where lower(a.name) <> lower(kept ->> 'name')
    group by a.name) n
$$;

-- What stays is written anew only where it is to be found by another name. Each is published with the other or by itself.
create function public.merge_foods(
  id uuid, double text, kept text, note text, double_version integer, kept_version integer, device_at timestamptz default null
) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  said text;
  old private.catalogue_versions;
  stays private.catalogue_versions;
  tried record;
begin
  perform private.begin_writing();
  said := private.require_reason(note);
  if exists (select from private.catalogue_versions v where v.id = merge_foods.id and v.state = 'review'
      and v.written_by = auth.uid() and (v.code, v.merged_into) = (double, kept)) then
    return;
  end if;
  old := private.counting('foods', double);
  stays := private.counting('foods', kept);
  if (old.version, old.state, stays.version, stays.state, double <> kept)
      is distinct from (double_version, 'published', kept_version, 'published', true) then
    raise exception 'it has changed meanwhile' using errcode = 'P0002', hint = 'changed';
  end if;
  if exists (select from private.catalogue_versions v where v.catalogue = 'foods' and v.code in (double, kept)
      and v.state in ('draft', 'review')) then
    raise exception 'somebody is at it' using errcode = 'P0002', hint = 'busy';
  end if;
  if exists (select from private.catalogue_versions v where v.catalogue = 'foods' and v.merged_into = double
      and v.state in ('review', 'retired')) then
    raise exception 'another food goes into %', double using errcode = 'P0002', hint = 'kept';
  end if;
  perform private.add_version(id, 'foods', double, old.content, said, 'review', device_at, kept);
  tried := private.try_entry('foods', kept,
    stays.content || jsonb_build_object('aliases', private.merged_aliases(stays.content, old.content)));
  if tried.problem is not null then
    raise exception 'this cannot be so: %', tried.problem using errcode = '22023', hint = tried.problem;
  end if;
  if tried.said <> stays.content then
    perform private.add_version(gen_random_uuid(), 'foods', kept, tried.said, said, 'review', device_at);
  end if;
end $$;
comment on function public.merge_foods is
  'Sends to review that one food takes the place of its double, and is found by the names of both; administrators only.';

-- Of a food that is merged the favourites go with it, because no device offers it any more.
create table private.moved_favourites (
  version_id uuid not null references private.catalogue_versions (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  rev uuid not null,
  primary key (version_id, user_id)
);
comment on table private.moved_favourites is 'Whose favourite a merge made or brought back, so that an undo takes exactly those.';
comment on column private.moved_favourites.rev is 'Its state then: what its owner has done with it since stays.';
create index moved_favourites_by_user on private.moved_favourites (user_id);
alter table private.moved_favourites enable row level security;

create function private.move_favourites(v private.catalogue_versions, back boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  stays constant uuid := private.row_of(v.catalogue, v.merged_into);
begin
  if back then
    update public.food_favourites f set deleted = true from private.moved_favourites m
    where m.version_id = v.id and f.food_id = stays and (f.user_id, f.rev) = (m.user_id, m.rev);
    delete from private.moved_favourites m where m.version_id = v.id;
    return;
  end if;
  with moved as (
    insert into public.food_favourites as f (user_id, food_id, created_at)
    select o.user_id, stays, v.decided_at from public.food_favourites o
    where o.food_id = private.row_of(v.catalogue, v.code) and not o.deleted
    on conflict (user_id, food_id) do update set (deleted, created_at) = row(false, excluded.created_at) where f.deleted
    returning f.user_id, f.rev)
  insert into private.moved_favourites (version_id, user_id, rev) select v.id, m.user_id, m.rev from moved m;
end $$;

create or replace function private.publish_version(v private.catalogue_versions, act uuid, reason text, device_at timestamptz)
  returns void
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
  if v.merged_into is not null and (private.counting(v.catalogue, v.merged_into)).state is distinct from 'published' then
    raise exception '% is no longer there to stay', v.merged_into using errcode = 'P0002', hint = 'changed';
  end if;
  if v.written_by is not distinct from auth.uid() or not private.agrees(v.written_by) then
    raise exception 'somebody else than the writer publishes' using errcode = '42501';
  end if;
  update private.catalogue_versions w set state = 'replaced' where w.id = before.id;
  select coalesce(max(w.version), 0) + 1 into next from private.catalogue_versions w
  where w.catalogue = v.catalogue and w.code = v.code;
  update private.catalogue_versions w
  set state = case when w.merged_into is null then 'published' else 'retired' end,
    retired_at = case when w.merged_into is not null then clock_timestamp() end,
    version = next, decided_by = auth.uid(), decided_at = now(), published_with = act
  where w.id = v.id
  returning * into v;
  begin
    perform private.put_entry(v.catalogue, v.code, v.content, v.merged_into is null);
  exception when unique_violation then
    raise exception 'another entry has this name by now: %', v.code using errcode = 'P0002', hint = 'name';
  end;
  if v.merged_into is not null then
    perform private.move_favourites(v, false);
  end if;
  perform private.note_entry('published', v, reason, jsonb_strip_nulls(jsonb_build_object('version', next, 'with', act,
    'into', v.merged_into)) || jsonb_build_object(
    'changed', (select jsonb_object_agg(k, jsonb_build_array(before.content -> k, v.content -> k))
      from jsonb_object_keys(v.content) k where before.content -> k is distinct from v.content -> k)), device_at);
end $$;

create or replace view private.publications as
select v.published_with as act, min(v.decided_at) as at, (array_agg(v.decided_by))[1] as by, count(*)::integer as entries,
  array_agg(v.code order by v.code) as codes,
  array(select w.code from private.catalogue_versions w where w.state in ('draft', 'review')
    and (w.catalogue, w.code) in (select o.catalogue, o.code from private.catalogue_versions o
      where o.published_with = v.published_with) order by w.code) as blocked_by
from private.catalogue_versions v
where v.published_with is not null
group by v.published_with
having bool_and(v.state = case when v.merged_into is null then 'published' else 'retired' end)
  and min(v.decided_at) > now() - interval '15 minutes';

create or replace function private.take_back_version(v private.catalogue_versions, reason text, device_at timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  before private.catalogue_versions;
begin
  if v.merged_into is not null then
    perform private.move_favourites(v, true);
  end if;
  update private.catalogue_versions w set state = 'review', decided_by = null, decided_at = null, retired_at = null
  where w.id = v.id;
  update private.catalogue_versions w
  set state = case when w.retired_at is null then 'published' else 'retired' end
  where w.id = (select r.id from private.catalogue_versions r where r.catalogue = v.catalogue and r.code = v.code
    and r.state = 'replaced' order by r.version desc limit 1)
  returning * into before;
  perform private.put_entry(v.catalogue, v.code, coalesce(before.content, v.content), coalesce(before.state = 'published', false));
  perform private.note_entry('taken-back', v, reason, jsonb_build_object('version', v.version, 'with', v.published_with), device_at);
end $$;

grant execute on function public.catalogue_entries(text, text, text, text, integer),
  public.merge_foods(uuid, text, text, text, integer, integer, timestamptz) to authenticated;
