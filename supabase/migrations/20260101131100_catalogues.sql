-- The catalogues of the office: what they say, version by version. One person writes a version, somebody else publishes
-- it, and the table that everybody reads is written by nothing else (docs/decisions/0225-desk-of-catalogues.md).

create function private.catalogue_columns(kind text) returns text[]
  language sql immutable set search_path = '' as $$
  select case kind
    when 'offers' then '{kind,title,price_kobo,price_from,unit,tax_code,upfront_discount_bp,deposit_bp,parts,sessions,
      session_type,months,place}'
    when 'lenders' then '{title,approval,complaints,rate_bp,fee_bp,fee_kobo,late_fee_kobo,early_fee_bp,lengths,from_kobo,
      to_kobo,reading_days,withdrawal_days}'
    when 'health_tips' then '{topic,goals,conditions,from_month,to_month,author,source,published_on,reviewed_by,
      reviewed_on,title,body,title_es,body_es,title_fr,body_fr,title_de,body_de}'
    when 'exercises' then '{name,category,muscles,secondary_muscles,equipment,measure,difficulty,is_unilateral,instructions}'
    when 'foods' then '{name,aliases,category,serving_description,serving_grams,kcal_per_100g,protein_g_per_100g,
      carbs_g_per_100g,fat_g_per_100g,fibre_g_per_100g,source,basis,confidence,licence,notes}'
    when 'procedures' then '{title,price_low,price_high,deposit,place}'
    when 'centres' then '{city,street,phone,weekdays_from,weekdays_to,weekends_from,weekends_to,place}'
    when 'wordings' then '{title_en,message_en,title_es,message_es,title_fr,message_fr,title_de,message_de}' end::text[]
$$;
comment on function private.catalogue_columns(text) is 'What a version says: columns of the table of that name; null where there is no such catalogue.';

create table private.catalogue_versions (
  id uuid primary key,
  catalogue text not null check (private.catalogue_columns(catalogue) is not null),
  code text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 10000),
  state text not null check (state in ('draft', 'review', 'returned', 'published', 'replaced', 'retired')),
  version integer check (version between 1 and 100000),
  note text not null default '' check (length(note) <= 500),
  written_by uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default clock_timestamp(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  published_with uuid,
  retired_at timestamptz,
  check (version is not null or state in ('draft', 'review', 'returned')),
  unique (catalogue, code, version)
);
comment on table private.catalogue_versions is
  'Of each entry what it said, says and shall say. What was in review never changes, so that exactly what was looked at is published.';
comment on column private.catalogue_versions.content is 'All columns of private.catalogue_columns.';
comment on column private.catalogue_versions.version is
  'Counted as they are published; what is taken back keeps its number until it gets the next one, so that none is given twice.';
comment on column private.catalogue_versions.written_at is 'By the clock, because a transaction that began before a retirement may write after it.';
comment on column private.catalogue_versions.note is 'Why it changes, by its writer.';
comment on column private.catalogue_versions.published_with is
  'The act that published it, perhaps with others; it stays when all of them are taken back, so that it publishes none of them again.';
comment on column private.catalogue_versions.retired_at is 'Of a retired version, and of one that came after a retirement was replaced: so it is restored as it was.';
create unique index one_version_at_work on private.catalogue_versions (catalogue, code) where state in ('draft', 'review');
create unique index one_version_that_counts on private.catalogue_versions (catalogue, code) where state in ('published', 'retired');
create index catalogue_versions_by_writer on private.catalogue_versions (written_by);
create index catalogue_versions_by_decider on private.catalogue_versions (decided_by);
create index catalogue_versions_by_act on private.catalogue_versions (published_with) where published_with is not null;
alter table private.catalogue_versions enable row level security;

comment on table public.offers is
  'Programs and services at their prices, tax included, as they were last published at the desk of catalogues.';

-- Tips were written by administrators one by one, and are no longer.
drop policy "administrators add" on public.health_tips;
drop policy "administrators change" on public.health_tips;
revoke insert, update on public.health_tips from authenticated;

-- Writing what everybody reads ------------------------------------------------------------------------

create function private.put_entry(catalogue text, code text, content jsonb, counts boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  columns constant text[] := private.catalogue_columns(catalogue);
  mark constant text := case catalogue when 'health_tips' then 'deleted' else 'is_active' end;
begin
  execute format('insert into public.%I (code, %I, %s) select $1, $2, %3$s from jsonb_populate_record(null::public.%1$I, $3)
    on conflict (code) do update set (%2$I, %3$s) = row(excluded.%2$I, %4$s)',
    catalogue, mark, array_to_string(columns, ', '),
    (select string_agg('excluded.' || c, ', ') from unnest(columns) c))
  using code, counts = (mark = 'is_active'), content;
end $$;
comment on function private.put_entry is 'Writes an entry as a version says it; one that does not count is kept, and neither offered nor shown.';

-- Whether each column is of the kind that it has in the table. What casts forgive is no version: a tip with a list in
-- its title, or of "today".
create function private.misshapen_column(catalogue text, content jsonb) returns text
  language sql stable security definer set search_path = '' as $$
  select a.attname
  from unnest(private.catalogue_columns(catalogue)) with ordinality as each (k, n)
    join pg_catalog.pg_attribute a on a.attrelid = format('public.%I', catalogue)::regclass and a.attname = k
  where content -> k <> 'null' and case a.atttypid::regtype::text
    when 'text[]' then jsonb_typeof(content -> k) <> 'array' or jsonb_path_exists(content -> k, 'strict $[*] ? (@.type() != "string")', '{}', true)
    when 'date' then content ->> k !~ '^\d{4}-\d\d-\d\d$'
    else jsonb_typeof(content -> k) in ('array', 'object') end
  order by n limit 1
$$;

-- The rules are those of the table: it is tried there, and taken back.
create function private.try_entry(catalogue text, code text, content jsonb, out said jsonb, out problem text)
  language plpgsql security definer set search_path = '' as $$
declare
  columns constant text[] := private.catalogue_columns(catalogue);
  rule text;
begin
  if columns is null or jsonb_typeof(content) is distinct from 'object' or length(content::text) > 10000 then
    problem := 'content';
  elsif coalesce(code !~ '^[a-z][a-z0-9-]{1,39}$', true) then
    problem := 'code';
  else
    problem := coalesce(
      (select k from jsonb_object_keys(content) k where k <> all (columns) limit 1),
      (select k from unnest(columns) k where not content ? k limit 1),
      private.misshapen_column(catalogue, content));
  end if;
  if problem is not null then
    return;
  end if;
  foreach problem in array columns loop
    execute format('select $1 || jsonb_build_object($2, to_jsonb(r) -> $2)
      from jsonb_populate_record(null::public.%I, jsonb_build_object($2, $3)) r', catalogue)
    into said using coalesce(said, '{}'), problem, content -> problem;
  end loop;
  problem := null;
  begin
    perform private.put_entry(catalogue, code, said, true);
    raise exception 'it could be so' using errcode = 'PT000';
  exception
    when sqlstate 'PT000' then null;
    when not_null_violation then get stacked diagnostics problem = column_name;
    when check_violation then
      get stacked diagnostics rule = constraint_name;
      problem := regexp_replace(rule, '^' || catalogue || '_|_check\d*$', '', 'g');
      problem := case when problem = any (columns) then problem else 'content' end;
  end;
exception when data_exception then
  problem := coalesce(problem, 'content');
end $$;
comment on function private.try_entry is
  'What a version would say, in the types of the table, and which column of it cannot be so; no problem where all can.';

-- Looking ---------------------------------------------------------------------------------------------

create function private.require_catalogue(catalogue text) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if private.catalogue_columns(catalogue) is null then
    raise exception 'there is no such catalogue' using errcode = '22023';
  end if;
end $$;

create function private.counting(catalogue text, code text) returns private.catalogue_versions
  language sql stable set search_path = '' as $$
  select * from private.catalogue_versions v
  where v.catalogue = counting.catalogue and v.code = counting.code and v.state in ('published', 'retired')
$$;

create function private.name_of(who uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select nullif(concat_ws(' ', p.first_name, p.last_name), '') from public.profiles p where p.id = who
$$;

create function public.catalogue_entries(
  catalogue text, named text default null, of_state text default null, after text default null, most integer default 50
) returns table (
    code text, version integer, state text, content jsonb, work_id uuid, work_state text, work_content jsonb, work_note text,
    work_by text, work_at timestamptz, is_own boolean, may_publish boolean)
  language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_catalogue(catalogue_entries.catalogue);
  return query
    select coalesce(c.code, w.code), c.version, c.state, c.content, w.id, w.state, w.content, w.note,
      private.name_of(w.written_by), w.written_at, w.written_by = auth.uid(),
      w.state = 'review' and w.written_by <> auth.uid() and private.agrees(w.written_by)
    from (select * from private.catalogue_versions v
        where v.catalogue = catalogue_entries.catalogue and v.state in ('published', 'retired')) c
      full join (select * from private.catalogue_versions v
        where v.catalogue = catalogue_entries.catalogue and v.state in ('draft', 'review')) w on w.code = c.code
    where coalesce(c.code, w.code) > coalesce(after, '')
      and (of_state is null or of_state in (c.state, w.state))
      and (named is null or strpos(lower(concat_ws(' ', coalesce(c.code, w.code), c.content ->> 'title', w.content ->> 'title')),
        lower(btrim(named))) > 0)
    order by coalesce(c.code, w.code)
    limit least(greatest(coalesce(most, 50), 1), 501);
end $$;
comment on function public.catalogue_entries is
  'Entries of a catalogue by name and state, a page at a time: what counts, and what is being written; administrators only.';

create function public.catalogue_history(catalogue text, code text) returns table (
    id uuid, version integer, state text, content jsonb, note text, written_by text, written_at timestamptz,
    decided_by text, decided_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_catalogue(catalogue_history.catalogue);
  return query
    select v.id, case when v.state <> 'review' and v.state <> 'returned' then v.version end, v.state, v.content, v.note, private.name_of(v.written_by), v.written_at,
      private.name_of(v.decided_by), v.decided_at
    from private.catalogue_versions v
    where v.catalogue = catalogue_history.catalogue and v.code = catalogue_history.code and v.state <> 'draft'
    order by v.written_at desc, v.id limit 50;
end $$;
comment on function public.catalogue_history is 'The last 50 versions of an entry, those sent back included; administrators only.';

-- Writing ---------------------------------------------------------------------------------------------

create function private.begin_writing() returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.count_today(auth.uid(), 'catalogues', 500);
  -- Two at one entry: the second finds what the first wrote.
  perform pg_advisory_xact_lock(hashtextextended('catalogues', 0));
  perform private.require_admin();
end $$;

create function private.note_entry(act text, v private.catalogue_versions, reason text, detail jsonb, device_at timestamptz)
  returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit('catalogue.' || act, null, reason,
    jsonb_build_object('catalogue', v.catalogue, 'code', v.code) || coalesce(detail, '{}'), device_at);
end $$;

create function private.add_version(
  id uuid, catalogue text, code text, said jsonb, note text, state text, device_at timestamptz
) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  made private.catalogue_versions;
begin
  insert into private.catalogue_versions (id, catalogue, code, content, note, state, written_by)
  values (add_version.id, add_version.catalogue, add_version.code, said, add_version.note, add_version.state, auth.uid())
  returning * into made;
  if state = 'review' then
    perform private.note_entry('sent', made, note,
      jsonb_build_object('before', (private.counting(catalogue, code)).version), device_at);
  end if;
end $$;

-- The id comes from the desk, so that an answer that was lost is asked for again.
create function public.write_entry(
  id uuid, catalogue text, code text, content jsonb, note text, based_on integer default null, based_state text default null,
  send boolean default false, device_at timestamptz default null
) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  known private.catalogue_versions;
  counts private.catalogue_versions;
  tried record;
begin
  perform private.begin_writing();
  perform private.require_catalogue(catalogue);
  counts := private.counting(catalogue, code);
  tried := private.try_entry(catalogue, code, content);
  select * into known from private.catalogue_versions v where v.id = write_entry.id for update;
  if known.id is not null and (known.written_by is distinct from auth.uid() or known.catalogue <> write_entry.catalogue
      or known.code <> write_entry.code) then
    raise exception 'another one has this id' using errcode = '42501';
  end if;
  if known.state = 'review' and send and known.content = tried.said then
    return;
  end if;
  if known.state <> 'draft' then
    raise exception 'it is decided, or somebody looks at it' using errcode = 'P0002', hint = 'decided';
  end if;
  if (based_on, based_state) is distinct from (counts.version, counts.state) then
    raise exception 'it has changed meanwhile' using errcode = 'P0002', hint = 'changed';
  end if;
  if tried.problem is not null then
    raise exception 'this cannot be so: %', tried.problem using errcode = '22023', hint = tried.problem;
  end if;
  if counts.state = 'published' and counts.content = tried.said then
    raise exception 'it says so already' using errcode = '22023', hint = 'same';
  end if;
  delete from private.catalogue_versions v where v.id = known.id;
  if exists (select from private.catalogue_versions v where v.catalogue = write_entry.catalogue and v.code = write_entry.code
      and v.state in ('draft', 'review')) then
    raise exception 'somebody is at it' using errcode = 'P0002', hint = 'busy';
  end if;
  perform private.add_version(id, catalogue, code, tried.said,
    case when send then private.require_reason(note) else coalesce(btrim(note), '') end,
    case when send then 'review' else 'draft' end, device_at);
end $$;
comment on function public.write_entry is
  'Writes a draft of an entry, or sends it to be looked at, from when on it does not change.';

create function public.return_entry(id uuid, reason text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  v private.catalogue_versions;
begin
  perform private.begin_writing();
  update private.catalogue_versions w set state = 'returned', decided_by = auth.uid(), decided_at = now()
  where w.id = return_entry.id and w.state in ('draft', 'review')
  returning * into v;
  if v.id is null then
    raise exception 'nobody is at it any more' using errcode = 'P0002';
  end if;
  perform private.note_entry('returned', v, private.require_reason(reason), null, device_at);
end $$;
comment on function public.return_entry is 'Sends a version back that shall not be published, or takes one''s own back; it stays readable.';

create function public.retire_entry(catalogue text, code text, version integer, reason text, device_at timestamptz default null)
  returns void
  language plpgsql security definer set search_path = '' as $$
declare
  v private.catalogue_versions;
begin
  perform private.begin_writing();
  perform private.require_fresh_step();
  update private.catalogue_versions w set state = 'retired', retired_at = clock_timestamp()
  where w.catalogue = retire_entry.catalogue and w.code = retire_entry.code and w.version = retire_entry.version
    and w.state = 'published'
  returning * into v;
  if v.id is null then
    raise exception 'it has changed meanwhile' using errcode = 'P0002', hint = 'changed';
  end if;
  perform private.put_entry(v.catalogue, v.code, v.content, false);
  perform private.note_entry('retired', v, private.require_reason(reason), jsonb_build_object('version', v.version), device_at);
end $$;
comment on function public.retire_entry is
  'Takes an entry out of what is offered and shown; one person may, and two bring it back. What was sold stays as it was sold.';

grant execute on function public.catalogue_entries(text, text, text, text, integer), public.catalogue_history(text, text),
  public.write_entry(uuid, text, text, jsonb, text, integer, text, boolean, timestamptz),
  public.return_entry(uuid, text, timestamptz),
  public.retire_entry(text, text, integer, text, timestamptz) to authenticated;
