-- What the act on data protection asks of the house: what people agreed to, the registers of processing, transfers and
-- breaches, and what is removed by its age.

-- What was agreed to ----------------------------------------------------------------------------------

create table private.agreement_versions (
  purpose text not null,
  version date not null,
  primary key (purpose, version)
);
comment on table private.agreement_versions is 'The texts that were ever shown at sign-up, by the day on which they were last changed.';
alter table private.agreement_versions enable row level security;
insert into private.agreement_versions (purpose, version) values
  ('privacy', '2025-08-08'), ('terms', '2025-08-08'), ('disclaimer', '2025-08-08');

create table private.agreements (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null,
  version date not null,
  language text not null,
  how text not null check (how in ('sign-up')),
  agreed_at timestamptz not null,
  primary key (user_id, purpose, version),
  foreign key (purpose, version) references private.agreement_versions (purpose, version)
);
comment on table private.agreements is 'Who agreed to which version of which text, when and how. It is written once and goes with the account.';
create index agreements_by_version on private.agreements (purpose, version);
alter table private.agreements enable row level security;

-- What the visitor ticked counts once the mailbox has answered. Metadata is whatever was sent, so that nothing counts but
-- a text that there is.
create function private.keep_agreements() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.agreements (user_id, purpose, version, language, how, agreed_at)
  select new.id, v.purpose, v.version, coalesce(left(u.raw_user_meta_data ->> 'language', 10), 'en'), 'sign-up',
    coalesce(u.confirmation_sent_at, u.created_at, now())
  from auth.users u
    join private.agreement_versions v on u.raw_user_meta_data -> 'agreed' ->> v.purpose = v.version::text
  where u.id = new.id
  on conflict do nothing;
  return null;
end $$;
create trigger keep_agreements after insert on public.profiles
  for each row execute function private.keep_agreements();

create function public.office_agreements() returns table (purpose text, version text, people bigint, newest timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select a.purpose, a.version::text, count(*), max(a.agreed_at) from private.agreements a group by a.purpose, a.version
    union all
    select 'guidelines', s.guidelines_version::text, count(*), max(s.guidelines_at) from public.user_settings s
    where s.guidelines_version is not null and not s.deleted group by s.guidelines_version
    order by 1, 2 desc;
end $$;
comment on function public.office_agreements is 'How many people agreed to which version of which text; administrators only.';

-- The registers ---------------------------------------------------------------------------------------

create table private.register_entries (
  id uuid primary key,
  kind text not null check (kind in ('processing', 'transfer')),
  title text not null,
  data text not null,
  recipients text not null,
  basis text not null,
  written_by uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table private.register_entries is 'What is processed, and what goes abroad. An entry stands as it was written until it ends.';
comment on column private.register_entries.data is 'Whose data and which.';
comment on column private.register_entries.basis is 'By what right; of a transfer, what protects it there.';
create index register_entries_by_author on private.register_entries (written_by);
create index register_entries_by_time on private.register_entries (kind, written_at, id);
alter table private.register_entries enable row level security;

create table private.breaches (
  id uuid primary key,
  noticed_at timestamptz not null,
  what text not null,
  people integer,
  written_by uuid references auth.users (id) on delete set null,
  written_at timestamptz not null default now()
);
comment on table private.breaches is 'Breaches of personal data. From noticed_at on there are 72 hours to tell the commission.';
comment on column private.breaches.people is 'Of how many people data were concerned, where that is known.';
create index breaches_by_author on private.breaches (written_by);
create index breaches_by_time on private.breaches (noticed_at, id);
alter table private.breaches enable row level security;

create table private.breach_steps (
  breach_id uuid not null references private.breaches (id),
  step text not null check (step in ('commission', 'people', 'closed')),
  at timestamptz not null default now(),
  taken_by uuid references auth.users (id) on delete set null,
  words text not null,
  primary key (breach_id, step)
);
comment on table private.breach_steps is 'Who was told of a breach and in what words, and with what it was closed; each once.';
create index breach_steps_by_person on private.breach_steps (taken_by);
alter table private.breach_steps enable row level security;

-- What is written here stands, and so asks for a fresh second step.
create function private.begin_record() returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_fresh_step();
  perform private.count_today(auth.uid(), 'office_acts', 200);
end $$;

create function public.write_register_entry(
  id uuid, kind text, title text, data text, recipients text, basis text, device_at timestamptz default null
) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_record();
  if not coalesce(kind in ('processing', 'transfer'), false) then
    raise exception 'there is no such register' using errcode = '22023';
  end if;
  insert into private.register_entries (id, kind, title, data, recipients, basis, written_by)
  values (write_register_entry.id, write_register_entry.kind, private.require_reason(title), private.require_reason(data),
    private.require_reason(recipients), private.require_reason(basis), auth.uid())
  on conflict do nothing;
  if not found then
    raise exception 'it is written already' using errcode = 'P0002';
  end if;
  perform private.audit('register.written', null, btrim(title), jsonb_build_object('register', kind, 'id', id), device_at);
end $$;
comment on function public.write_register_entry is 'Writes what is processed, or goes abroad; an administrator with a fresh second step.';

create function public.end_register_entry(id uuid, reason text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  words text;
begin
  perform private.begin_record();
  words := private.require_reason(reason);
  update private.register_entries e set ended_at = now() where e.id = end_register_entry.id and e.ended_at is null;
  if not found then
    raise exception 'it has ended already' using errcode = 'P0002';
  end if;
  perform private.audit('register.ended', null, words, jsonb_build_object('id', id), device_at);
end $$;
comment on function public.end_register_entry is 'Ends an entry, which stays to be read.';

create function public.register_page(of_kind text, after uuid default null, most integer default 50)
  returns table (
    id uuid, title text, data text, recipients text, basis text, author text, written_at timestamptz, ended_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select e.id, e.title, e.data, e.recipients, e.basis, nullif(concat_ws(' ', p.first_name, p.last_name), ''),
      e.written_at, e.ended_at
    from private.register_entries e left join public.profiles p on p.id = e.written_by
    where e.kind = of_kind and (after is null
      or (e.written_at, e.id) < (select a.written_at, a.id from private.register_entries a where a.id = after))
    order by e.written_at desc, e.id desc
    limit least(greatest(coalesce(most, 50), 1), 201);
end $$;
comment on function public.register_page is 'A register, the newest first, a page at a time; administrators only.';

create function public.write_breach(
  id uuid, noticed_at timestamptz, what text, people integer default null, device_at timestamptz default null
) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_record();
  if not coalesce(noticed_at between now() - interval '5 years' and now() + interval '5 minutes', false)
    or people not between 0 and 100000000 then
    raise exception 'a breach was noticed before now' using errcode = '22023';
  end if;
  insert into private.breaches (id, noticed_at, what, people, written_by)
  values (write_breach.id, write_breach.noticed_at, private.require_reason(what), write_breach.people, auth.uid())
  on conflict do nothing;
  if not found then
    raise exception 'it is written already' using errcode = 'P0002';
  end if;
  perform private.audit('breach.written', null, btrim(what), jsonb_build_object('id', id), device_at);
end $$;
comment on function public.write_breach is 'Writes a breach down, with which its clock runs; an administrator with a fresh second step.';

-- The people come after the commission or before it; what is closed is told to nobody any more.
create function public.take_breach_step(breach uuid, step text, words text, device_at timestamptz default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  said text;
begin
  perform private.begin_record();
  said := private.require_reason(words);
  if not coalesce(step in ('commission', 'people', 'closed'), false) then
    raise exception 'there is no such step' using errcode = '22023';
  end if;
  perform from private.breaches b where b.id = breach for update;
  if not found or exists (
    select from private.breach_steps s where s.breach_id = breach and s.step in (take_breach_step.step, 'closed')) then
    raise exception 'there is no such breach, or this was done already' using errcode = 'P0002';
  end if;
  insert into private.breach_steps (breach_id, step, taken_by, words) values (breach, step, auth.uid(), said);
  perform private.audit('breach.' || step, null, said, jsonb_build_object('id', breach), device_at);
end $$;
comment on function public.take_breach_step is 'Notes that the commission or the people were told, or closes it; each once.';

create function public.breaches_page(after uuid default null, most integer default 50)
  returns table (id uuid, noticed_at timestamptz, due_at timestamptz, what text, people integer, author text, steps jsonb)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select b.id, b.noticed_at, b.noticed_at + interval '72 hours', b.what, b.people,
      nullif(concat_ws(' ', p.first_name, p.last_name), ''),
      (select coalesce(jsonb_agg(jsonb_build_object('step', s.step, 'at', s.at, 'words', s.words) order by s.at), '[]')
        from private.breach_steps s where s.breach_id = b.id)
    from private.breaches b left join public.profiles p on p.id = b.written_by
    where after is null or (b.noticed_at, b.id) < (select a.noticed_at, a.id from private.breaches a where a.id = after)
    order by b.noticed_at desc, b.id desc
    limit least(greatest(coalesce(most, 50), 1), 201);
end $$;
comment on function public.breaches_page is 'The breaches with what was done about them, the newest first, a page at a time; administrators only.';

-- What is removed by its age --------------------------------------------------------------------------

create table private.retention_rules (
  relation text primary key,
  counted_by text not null,
  days integer not null check (days > 0)
);
comment on table private.retention_rules is 'After how many days rows go, counted from which of their columns; a row without it stays.';
alter table private.retention_rules enable row level security;
insert into private.retention_rules (relation, counted_by, days) values
  ('private.device_reports', 'reported_at', 30),
  ('private.made_today', 'day', 7),
  ('private.care_codes', 'expires_at', 30),
  ('private.retention_runs', 'ran_at', 400),
  ('public.notification_deliveries', 'sent_at', 90);

create table private.retention_runs (
  id bigint generated always as identity primary key,
  relation text not null references private.retention_rules (relation) on delete cascade,
  ran_at timestamptz not null default clock_timestamp(),
  removed bigint,
  problem text
);
comment on table private.retention_runs is 'What each night removed, or by what code it could not.';
create index retention_runs_by_relation on private.retention_runs (relation, ran_at);
alter table private.retention_runs enable row level security;

-- One table that cannot be cleared does not keep the others.
create function private.retain() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  rule private.retention_rules;
  gone bigint;
  told jsonb := '{}';
begin
  for rule in select * from private.retention_rules r order by r.relation loop
    begin
      execute format('delete from %s where %I < now() - make_interval(days => $1)', rule.relation, rule.counted_by)
        using rule.days;
      get diagnostics gone = row_count;
      insert into private.retention_runs (relation, removed) values (rule.relation, gone);
      if gone > 0 then
        told := told || jsonb_build_object(rule.relation, gone);
      end if;
    exception when others then
      insert into private.retention_runs (relation, problem) values (rule.relation, sqlstate);
      told := told || jsonb_build_object(rule.relation, sqlstate);
    end;
  end loop;
  if told <> '{}' then
    perform private.audit('retention.ran', null, '', told);
  end if;
end $$;
comment on function private.retain is 'To be called daily: removes what is older than its rule says, and writes down how much that was.';

create function public.office_retention() returns table (
    relation text, days integer, ran_at timestamptz, removed bigint, problem text, removed_in_month bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select r.relation, r.days, l.ran_at, l.removed, l.problem, (
      select coalesce(sum(m.removed), 0)::bigint from private.retention_runs m
      where m.relation = r.relation and m.ran_at > now() - interval '30 days')
    from private.retention_rules r left join lateral (
      select n.ran_at, n.removed, n.problem from private.retention_runs n
      where n.relation = r.relation order by n.ran_at desc, n.id desc limit 1) as l on true
    order by r.relation;
end $$;
comment on function public.office_retention is 'The rules of retention with their last night and month; administrators only.';

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('retain', '41 3 * * *', 'select private.retain()');
  end if;
end $$;

grant execute on function public.office_agreements(),
  public.write_register_entry(uuid, text, text, text, text, text, timestamptz),
  public.end_register_entry(uuid, text, timestamptz), public.register_page(text, uuid, integer),
  public.write_breach(uuid, timestamptz, text, integer, timestamptz),
  public.take_breach_step(uuid, text, text, timestamptz), public.breaches_page(uuid, integer),
  public.office_retention() to authenticated;
