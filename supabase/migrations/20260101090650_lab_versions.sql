-- The versions of the catalogue: drafted, published, retired, and never changed afterwards.

create function private.lab_catalogue_columns(kind text) returns text[]
  language sql immutable set search_path = '' as $$
  select case kind
    when 'analyte' then '{analyte_name,loinc,kind,unit,decimals,choices,normal_choices,ranges,possible_low,possible_high,
      delta_percent,delta_days,formula,source}'
    when 'test' then '{test_name,category,description,sample_type,preparation_instructions,normal_range_min,
      normal_range_max,unit,price,processing_time_hours,requires_fasting,container,analytes,repeat_after_days}' end::text[]
$$;
comment on function private.lab_catalogue_columns(text) is 'What a version says: the columns of lab_analytes or lab_tests.';

create table public.lab_versions (
  id uuid primary key,
  kind text not null check (kind in ('analyte', 'test')),
  code text not null check (code ~ '^[A-Za-z0-9-]{1,20}$'),
  version integer not null check (version between 1 and 100000),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 20000),
  state text not null default 'draft' check (state in ('draft', 'published', 'retired')),
  note text check (length(note) <= 500),
  drafted_by_id uuid references public.people (id) on delete set null,
  drafted_at timestamptz not null default now(),
  published_by_id uuid references public.people (id) on delete set null,
  published_at timestamptz,
  confirmed_by text check (length(trim(confirmed_by)) between 1 and 120),
  confirmed_at timestamptz,
  confirmed_noted_by_id uuid references public.people (id) on delete set null,
  check (code ~ case kind when 'analyte' then '^[A-Z0-9-]+$' else '^..' end),
  unique (kind, code, version),
  check ((state = 'draft') = (published_at is null)),
  check ((confirmed_by is null) = (confirmed_at is null))
);
comment on table public.lab_versions is
  'What the laboratory''s catalogue says of a test or an analyte, version by version. The id derives from kind, code and
version, so that two who draft the next one write the same.';
comment on column public.lab_versions.content is 'All columns of private.lab_catalogue_columns.';
comment on column public.lab_versions.state is 'A retired version takes out of ordering; the one after it may publish again.';
comment on column public.lab_versions.confirmed_by is
  'The clinician who has confirmed codes, ranges and limits of this version; null until one has.';
create index lab_versions_drafted_by_id on public.lab_versions (drafted_by_id);
create index lab_versions_published_by_id on public.lab_versions (published_by_id);
create index lab_versions_confirmed_noted_by_id on public.lab_versions (confirmed_noted_by_id);

-- What the house began with.
insert into public.lab_versions (id, kind, code, version, content, state, published_at)
select sync.natural_id('lab_versions', c.kind, c.code, c.version::text), c.kind, c.code, c.version,
  (select jsonb_object_agg(k, c.said -> k) from unnest(private.lab_catalogue_columns(c.kind)) k), c.state, now()
from (
  select 'analyte' as kind, a.analyte_code as code, a.version, a.state, to_jsonb(a) as said from public.lab_analytes a
  union all select 'test', t.test_code, t.version, t.state, to_jsonb(t) from public.lab_tests t) c;

-- A draft is of the version after the one that counts; what has counted stays as it was, but for who confirms it.
-- Definer: it reads the catalogue and writes who did what.
create function private.guard_lab_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  columns constant text[] := private.lab_catalogue_columns(new.kind);
  apart constant text[] := array['confirmed_by', 'confirmed_at', 'confirmed_noted_by_id', 'drafted_by_id', 'published_by_id',
    'rev', 'updated_at'];
  counts integer;
  is_said constant boolean := tg_op = 'INSERT' or (new.content, new.note) is distinct from (old.content, old.note);
begin
  if tg_op = 'UPDATE' and old.state <> 'draft' then
    if to_jsonb(new) - apart <> to_jsonb(old) - apart then
      raise exception 'what has counted stays as it was: the next version is drafted' using errcode = '23514';
    end if;
  elsif not new.deleted then
    if not new.content ?& columns or new.content - columns <> '{}' then
      raise exception 'a version says all there is to say of %, and nothing else', new.code using errcode = '23514';
    end if;
    -- Two who publish at once: the second reads what the first wrote.
    if new.state <> 'draft' then perform pg_advisory_xact_lock(hashtext('lab_catalogue')); end if;
    select c.version into counts from (
      select a.version from public.lab_analytes a where new.kind = 'analyte' and a.analyte_code = new.code
      union all select t.version from public.lab_tests t where new.kind = 'test' and t.test_code = new.code) c;
    if new.version <> coalesce(counts, 0) + 1 then
      raise exception 'the next version of % is %', new.code, coalesce(counts, 0) + 1 using errcode = '23514';
    elsif new.state = 'retired' and counts is null then
      raise exception '% was never published', new.code using errcode = '23514';
    end if;
    if is_said then
      new.drafted_by_id := coalesce(caller, new.drafted_by_id);
      new.drafted_at := case when caller is null then new.drafted_at else now() end;
    end if;
    if new.state <> 'draft' then
      new.published_by_id := coalesce(caller, new.published_by_id);
      new.published_at := now();
    end if;
    if tg_op = 'UPDATE' and new.content <> old.content and new.confirmed_by is not distinct from old.confirmed_by then
      new.confirmed_by := null;
    end if;
  end if;
  if tg_op = 'INSERT' or new.confirmed_by is distinct from old.confirmed_by then
    new.confirmed_at := case when new.confirmed_by is not null then now() end;
    new.confirmed_noted_by_id := case when new.confirmed_by is not null then caller end;
  else
    new.confirmed_at := old.confirmed_at;
  end if;
  return new;
end $$;

-- Definer: nobody else writes what counts. The checks of the two tables are those of a version that is published.
create function private.publish_lab_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  relation constant text := case new.kind when 'analyte' then 'lab_analytes' else 'lab_tests' end;
  columns constant text := array_to_string(private.lab_catalogue_columns(new.kind), ', ');
  named constant text := new.kind || '_code';
begin
  execute format('insert into public.%1$I (id, %2$I, state, version, %3$s)
    select sync.natural_id(%1$L, $1), $1, $2, $3, %3$s from jsonb_populate_record(null::public.%1$I, $4)
    on conflict (%2$I) do update set (state, version, deleted, %3$s) = row(excluded.state, excluded.version, false, %4$s)',
    relation, named, columns, (select string_agg('excluded.' || c, ', ') from unnest(private.lab_catalogue_columns(new.kind)) c))
  using new.code, new.state, new.version, new.content;
  return null;
end $$;

-- The laboratory's own; what counts is read by everybody in the two tables. A device holds the drafts and the newest ten
-- of each, by which it judges the orders that are open.
select sync.enroll('public.lab_versions', natural_key => array['kind', 'code', 'version'],
  share => '{"by": "version", "newest": 10, "per": ["kind", "code"], "unless": "r.state = ''draft''"}',
  readers => $$ select t from private.lab_technicians() t $$);
select sync.grant_write('public.lab_versions', makes => 'kind, code, version',
  edits => 'content, state, note, confirmed_by, deleted');
create policy "the laboratory reads" on public.lab_versions for select to authenticated
  using ((select private.is_lab_technician()));
create policy "the laboratory drafts" on public.lab_versions for insert to authenticated
  with check ((select private.is_lab_technician()));
create policy "the laboratory publishes" on public.lab_versions for update to authenticated
  using ((select private.is_lab_technician())) with check ((select private.is_lab_technician()));
select private.limit_writes('public.lab_versions', 2000);

-- After sync has added its columns.
create trigger guard_lab_version before insert or update on public.lab_versions
  for each row execute function private.guard_lab_version();
create trigger publish_lab_version after insert on public.lab_versions
  for each row when (new.state <> 'draft' and not new.deleted) execute function private.publish_lab_version();
create trigger publish_lab_draft after update of state on public.lab_versions
  for each row when (old.state = 'draft' and new.state <> 'draft' and not new.deleted)
  execute function private.publish_lab_version();
