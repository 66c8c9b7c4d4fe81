-- A surgery from the first thought of it to the last check: the case, and what speaks for and against it. Its surgeon and
-- the client read it, and nobody else; how far it is follows from its rows and is stored nowhere.

create table public.surgery_cases (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.people (id) on delete cascade,
  surgeon_id uuid references public.people (id) on delete set null,
  procedure text not null check (procedure in ('arm_lift', 'breast_lift', 'tummy_tuck', 'thigh_lift', 'butt_lift',
    'liposuction', 'back_lift')),
  area text check (length(area) <= 200),
  side text not null check (side in ('both', 'left', 'right', 'middle')),
  planned_on date,
  place text check (length(place) <= 200),
  price_low integer check (price_low between 0 and 100000000),
  price_high integer check (price_high between 0 and 100000000),
  deposit integer check (deposit between 0 and 100000000),
  included boolean not null default false,
  consent_asked_at timestamptz,
  ended_as text check (ended_as in ('closed', 'cancelled')),
  ended_on date,
  created_at timestamptz not null default now(),
  unique (id, client_id),
  check ((ended_as is null) = (ended_on is null)),
  check (price_high >= price_low)
);
comment on table public.surgery_cases is 'A surgery that is considered, planned or done, for one client by one surgeon.';
comment on column public.surgery_cases.price_low is 'In cents of a dollar, as the fees of surgeons are; so are price_high and deposit.';
comment on column public.surgery_cases.included is 'One of the surgeries of the client''s program; others are discounted.';
comment on column public.surgery_cases.consent_asked_at is
  'When the surgeon last asked for consent. The server answers with the text that counts by then.';
create index surgery_cases_by_client on public.surgery_cases (client_id);
create index surgery_cases_by_surgeon on public.surgery_cases (surgeon_id);

-- Keeps for both what is a record of medicine, after the care has ended too.
create function private.share_surgery(relation regclass, share jsonb, natural_key text[] default null) returns void
  language plpgsql set search_path = '' as $$
begin
  perform sync.enroll(relation, 'select r.client_id union select r.surgeon_id where private.is_provider(r.surgeon_id)',
    'client_id', natural_key, share);
  execute format($sql$create policy "the surgeon and the client read" on %s for select to authenticated
    using (client_id = (select auth.uid())
      or surgeon_id = (select auth.uid()) and (select private.is_provider((select auth.uid()))))$sql$, relation);
end $$;

create function private.is_my_case(wanted uuid) returns boolean
  language sql stable set search_path = '' as $$
  select exists (select from public.surgery_cases c where c.id = wanted and c.surgeon_id = auth.uid())
$$;
grant execute on function private.is_my_case(uuid) to authenticated, service_role;

-- What the surgeon writes, for a case of his own and while the care lasts.
create function private.surgeon_writes(relation regclass, makes text, edits text) returns void
  language plpgsql set search_path = '' as $$
declare
  own constant text := format('surgeon_id = (select auth.uid())
    and client_id = any (array(select private.my_clients(''aesthetic_surgeon''))) %s',
    case when relation <> 'public.surgery_cases'::regclass then 'and private.is_my_case(case_id)' end);
begin
  execute format('grant select, insert (id, %s, rev, updated_at) on %s to authenticated', makes || ', ' || edits, relation);
  execute format('create policy "surgeons write about their clients" on %s for insert to authenticated with check (%s)',
    relation, own);
  execute format('grant update (%s, rev, updated_at) on %s to authenticated', edits, relation);
  execute format('create policy "surgeons go on while the care lasts" on %s for update to authenticated
    using (%2$s) with check (%2$s)', relation, own);
  perform private.limit_writes(relation, 500);
end $$;

select private.share_surgery('public.surgery_cases', '{"whole": "a line a surgery, and the records of a recall hang on it"}');
select private.surgeon_writes('public.surgery_cases', 'client_id, surgeon_id, procedure, created_at',
  'area, side, planned_on, place, price_low, price_high, deposit, included, consent_asked_at, ended_as, ended_on');

create function private.guard_case() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := least(coalesce(new.created_at, now()), now());
  end if;
  -- least() passes over what is null.
  if new.consent_asked_at > now() then
    new.consent_asked_at := now();
  end if;
  return new;
end $$;
create trigger guard_case before insert or update on public.surgery_cases
  for each row when (current_user = 'authenticated') execute function private.guard_case();

-- Whether somebody is fit for it, and what is to be done before it: each answered by somebody, or not yet.
create table public.surgery_checks (
  id uuid primary key,
  case_id uuid not null,
  client_id uuid not null references public.people (id) on delete cascade,
  surgeon_id uuid references public.people (id) on delete set null,
  item text not null check (item in ('bmi', 'weight_stable', 'smoking', 'haemoglobin', 'screens', 'photos', 'fasting',
    'labs', 'escort', 'medicines')),
  answer text not null check (answer in ('yes', 'no', 'unknown')),
  note text check (length(note) <= 500),
  -- Of an account that is gone the answer stays.
  answered_by uuid not null,
  answered_on date not null,
  unique (case_id, item),
  foreign key (case_id, client_id) references public.surgery_cases (id, client_id) on delete cascade
);
comment on table public.surgery_checks is 'The candidacy list and the list before the operation: an answer to each line.';
create index surgery_checks_by_case on public.surgery_checks (case_id, client_id);
create index surgery_checks_by_client on public.surgery_checks (client_id);
create index surgery_checks_by_surgeon on public.surgery_checks (surgeon_id);

select private.share_surgery('public.surgery_checks', '{"with": "case_id", "of": "surgery_cases"}', '{case_id,item}');
select private.surgeon_writes('public.surgery_checks', 'case_id, client_id, surgeon_id, item',
  'answer, note, answered_by, answered_on');
create policy "whoever answers says so" on public.surgery_checks as restrictive for insert to authenticated
  with check (answered_by = (select auth.uid()));
create policy "whoever answers anew says so" on public.surgery_checks as restrictive for update to authenticated
  using (true) with check (answered_by = (select auth.uid()));
