-- What the act on data protection asks of the house: what people agreed to, and the registers of processing,
-- transfers and breaches.

-- What was agreed to ----------------------------------------------------------------------------------

create table private.agreement_versions (
  purpose text not null,
  version text not null,
  primary key (purpose, version)
);
comment on table private.agreement_versions is 'The texts that were ever shown at sign-up, by the day on which they were last changed.';
alter table private.agreement_versions enable row level security;
insert into private.agreement_versions (purpose, version) values
  ('privacy', '2025-08-08'), ('terms', '2025-08-08'), ('disclaimer', '2025-08-08'),
  ('privacy', '2026-11-26'), ('terms', '2026-11-26'), ('disclaimer', '2026-11-26');

create table private.agreements (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose ~ '^[a-z-]{1,20}$'),
  version text not null check (version ~ '^[A-Za-z0-9._-]{1,20}$'),
  language text not null,
  how text not null check (how in ('sign-up')),
  agreed_at timestamptz not null,
  primary key (user_id, purpose, version)
);
comment on table private.agreements is 'Who agreed to which version of which text, when and how. It is written once and goes with the account.';
comment on column private.agreements.language is 'Of the form; the texts are in English alone.';
comment on column private.agreements.agreed_at is 'When the account was asked for, whenever its mailbox answered.';
create index agreements_by_version on private.agreements (purpose, version);
alter table private.agreements enable row level security;

-- What the visitor ticked counts once the mailbox has answered, as it was stated: a server that does not know a version yet
-- must not lose that somebody agreed to it. Metadata is whatever was sent, so that nothing is kept but names.
create function private.keep_agreements() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.agreements (user_id, purpose, version, language, how, agreed_at)
  select new.id, g.purpose, g.version, coalesce(left(u.raw_user_meta_data ->> 'language', 10), 'en'), 'sign-up',
    coalesce(u.created_at, now())
  from auth.users u, jsonb_each_text(case jsonb_typeof(u.raw_user_meta_data -> 'agreed')
    when 'object' then u.raw_user_meta_data -> 'agreed' else '{}' end) as g (purpose, version)
  where u.id = new.id and g.purpose ~ '^[a-z-]{1,20}$' and g.version ~ '^[A-Za-z0-9._-]{1,20}$'
  order by g.purpose limit 10
  on conflict do nothing;
  return null;
end $$;
create trigger keep_agreements after insert on public.profiles
  for each row execute function private.keep_agreements();

create function public.office_agreements()
  returns table (purpose text, version text, known boolean, people bigint, newest timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with told as (
      select a.purpose, a.version, exists (
          select from private.agreement_versions v where (v.purpose, v.version) = (a.purpose, a.version)) as known, count(*) as people, max(a.agreed_at) as newest
      from private.agreements a group by a.purpose, a.version
      union all
      select 'guidelines', s.guidelines_version::text, true, count(*), max(s.guidelines_at) from public.user_settings s
      where s.guidelines_version is not null and not s.deleted group by s.guidelines_version),
    most as (select * from told t order by t.known desc, t.people desc limit 100)
    select * from most m order by 1, 2 desc;
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
  ended_by uuid references auth.users (id) on delete set null,
  ended_at timestamptz,
  end_reason text
);
comment on table private.register_entries is 'What is processed, and what goes abroad. An entry stands as it was written until it ends.';
comment on column private.register_entries.data is 'Whose data and which.';
comment on column private.register_entries.basis is 'By what right; of a transfer, what protects it there.';
create index register_entries_by_author on private.register_entries (written_by);
create index register_entries_by_ender on private.register_entries (ended_by);
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
  done_at timestamptz not null,
  at timestamptz not null default now(),
  taken_by uuid references auth.users (id) on delete set null,
  words text not null,
  people integer,
  primary key (breach_id, step)
);
comment on table private.breach_steps is 'Who was told of a breach and in what words, and with what it was closed; each once.';
comment on column private.breach_steps.done_at is 'When it was done, as it is stated; at is when that was written down.';
comment on column private.breach_steps.people is 'Of how many people data were concerned, as far as that was known then.';
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

create function private.require_same(is_same boolean) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if not is_same then
    raise exception 'it is written already, in other words' using errcode = '23505';
  end if;
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
  -- Sent again after an answer that was lost.
  if not found then
    perform private.require_same(exists (
      select from private.register_entries e
      where e.id = write_register_entry.id
        and (e.written_by, e.kind, e.title, e.data, e.recipients, e.basis) = (auth.uid(), write_register_entry.kind,
          btrim(write_register_entry.title), btrim(write_register_entry.data), btrim(write_register_entry.recipients),
          btrim(write_register_entry.basis))));
    return;
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
  update private.register_entries e set ended_at = now(), ended_by = auth.uid(), end_reason = words
  where e.id = end_register_entry.id and e.ended_at is null;
  if not found then
    perform from private.register_entries e
    where e.id = end_register_entry.id and (e.ended_by, e.end_reason) = (auth.uid(), words);
    if found then
      return;
    end if;
    raise exception 'it has ended already' using errcode = 'P0002';
  end if;
  perform private.audit('register.ended', null, words, jsonb_build_object('id', id), device_at);
end $$;
comment on function public.end_register_entry is 'Ends an entry, which stays to be read.';

create function public.register_page(of_kind text, after uuid default null, most integer default 50)
  returns table (
    id uuid, title text, data text, recipients text, basis text, author text, written_at timestamptz,
    ended_at timestamptz, ended_author text, end_reason text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select e.id, e.title, e.data, e.recipients, e.basis, nullif(concat_ws(' ', p.first_name, p.last_name), ''),
      e.written_at, e.ended_at, nullif(concat_ws(' ', o.first_name, o.last_name), ''), e.end_reason
    from private.register_entries e left join public.profiles p on p.id = e.written_by
      left join public.profiles o on o.id = e.ended_by
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
    perform private.require_same(exists (
      select from private.breaches b
      where b.id = write_breach.id and (b.written_by, b.noticed_at, b.what)
          = (auth.uid(), write_breach.noticed_at, btrim(write_breach.what))
        and b.people is not distinct from write_breach.people));
    return;
  end if;
  perform private.audit('breach.written', null, btrim(what), jsonb_build_object('id', id), device_at);
end $$;
comment on function public.write_breach is 'Writes a breach down, with which its clock runs; an administrator with a fresh second step.';

-- The people come after the commission or before it; what is closed is told to nobody any more.
create function public.take_breach_step(
  breach uuid, step text, words text, done_at timestamptz default null, people integer default null,
  device_at timestamptz default null
) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  said text;
  noticed timestamptz;
begin
  perform private.begin_record();
  said := private.require_reason(words);
  if not coalesce(step in ('commission', 'people', 'closed'), false) then
    raise exception 'there is no such step' using errcode = '22023';
  end if;
  if people not between 0 and 100000000 then
    raise exception 'there are not so many people' using errcode = '22023';
  end if;
  select b.noticed_at into noticed from private.breaches b where b.id = breach for update;
  if exists (
    select from private.breach_steps s
    where s.breach_id = breach and (s.step, s.taken_by, s.words) = (take_breach_step.step, auth.uid(), said)
      and s.done_at = coalesce(take_breach_step.done_at, s.done_at) and s.people is not distinct from take_breach_step.people
  ) then
    return;
  end if;
  if noticed is null or exists (
    select from private.breach_steps s where s.breach_id = breach and s.step in (take_breach_step.step, 'closed')) then
    raise exception 'there is no such breach, or this was done already' using errcode = 'P0002';
  end if;
  if done_at not between noticed and now() + interval '5 minutes' then
    raise exception 'it was done after it was noticed, and before now' using errcode = '22023';
  end if;
  insert into private.breach_steps (breach_id, step, done_at, taken_by, words, people)
  values (breach, step, coalesce(take_breach_step.done_at, now()), auth.uid(), said, take_breach_step.people);
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
      (select coalesce(jsonb_agg(jsonb_build_object('step', s.step, 'done_at', s.done_at, 'at', s.at, 'words', s.words,
          'people', s.people, 'author', nullif(concat_ws(' ', t.first_name, t.last_name), '')) order by s.at), '[]')
        from private.breach_steps s left join public.profiles t on t.id = s.taken_by where s.breach_id = b.id)
    from private.breaches b left join public.profiles p on p.id = b.written_by
    where after is null or (b.noticed_at, b.id) < (select a.noticed_at, a.id from private.breaches a where a.id = after)
    order by b.noticed_at desc, b.id desc
    limit least(greatest(coalesce(most, 50), 1), 201);
end $$;
comment on function public.breaches_page is 'The breaches with what was done about them, the newest first, a page at a time; administrators only.';

grant execute on function public.office_agreements(),
  public.write_register_entry(uuid, text, text, text, text, text, timestamptz),
  public.end_register_entry(uuid, text, timestamptz), public.register_page(text, uuid, integer),
  public.write_breach(uuid, timestamptz, text, integer, timestamptz),
  public.take_breach_step(uuid, text, text, timestamptz, integer, timestamptz), public.breaches_page(uuid, integer)
  to authenticated;
