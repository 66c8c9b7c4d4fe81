-- What a provider proposes to a client who is in his care, and what became of each goal.

create table public.goal_proposals (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  provider_id uuid references public.people (id) on delete set null,
  goal_id uuid references public.goals (id) on delete cascade,
  category text not null default 'weight'
    check (category in ('weight', 'fitness', 'nutrition', 'health', 'lifestyle')),
  kind text not null check (kind in ('weight', 'body-fat', 'waist', 'workouts', 'strength', 'distance', 'duration',
    'calories', 'protein', 'water', 'steps', 'sleep', 'resting-heart-rate', 'blood-pressure', 'streak', 'custom')),
  exercise_id uuid references public.exercises (id) on delete set null,
  title text not null check (length(trim(title)) between 1 and 200),
  target numeric not null,
  unit text not null default '' check (length(unit) <= 20),
  target_date date,
  reason text check (length(reason) <= 1000),
  status text not null default 'proposed'
    check (status in ('proposed', 'accepted', 'changed', 'declined', 'withdrawn')),
  answer text check (length(answer) <= 1000),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  check (status in ('proposed', 'withdrawn') = (answered_at is null))
);
comment on table public.goal_proposals is
  'A goal a provider proposes, or other figures for one he has set. The client accepts, changes or declines. A new goal gets the id of its proposal, so that two devices which accept it make one.';
comment on column public.goal_proposals.goal_id is 'The goal whose figures it would change; null for a new one.';
comment on column public.goal_proposals.reason is 'Why, in the provider''s words.';
comment on column public.goal_proposals.answer is 'What the client says to it.';
create index goal_proposals_newest on public.goal_proposals (client_id, provider_id, created_at desc, id desc);
create index goal_proposals_provider_id on public.goal_proposals (provider_id);
create index goal_proposals_goal_id on public.goal_proposals (goal_id);
create index goal_proposals_exercise_id on public.goal_proposals (exercise_id);

-- Nobody proposes what he may not see the rows of.
create function private.proposers(kind text) returns text[]
  language sql immutable set search_path = '' as $$
  select case
    when kind in ('calories', 'protein') then '{nutritionist}'::text[]
    when kind in ('workouts', 'strength', 'distance', 'duration', 'streak') then '{trainer}'
    when kind = 'water' then '{trainer,nutritionist}'
    else '{trainer,nutritionist,doctor}'
  end
$$;
grant execute on function private.proposers(text) to authenticated, service_role;

select sync.enroll('public.goal_proposals', owner => 'client_id',
  share => '{"by": "created_at", "newest": 20, "per": ["client_id", "provider_id"]}', readers => $$
    select r.client_id
    union select c from private.carers(r.client_id, 'trainer', 'nutritionist', 'doctor') c where c = r.provider_id
  $$);
select sync.grant_write('public.goal_proposals', makes => 'client_id, provider_id, goal_id, category, kind, exercise_id,
  title, target, unit, target_date, reason, created_at', edits => 'status, answer, answered_at, deleted');
create policy "the client and who proposes it read" on public.goal_proposals for select to authenticated
  using (client_id = (select auth.uid()) or (provider_id = (select auth.uid())
    and client_id = any (array(select private.my_clients('trainer', 'nutritionist', 'doctor')))));
create policy "providers propose what they may see" on public.goal_proposals for insert to authenticated
  with check (provider_id = (select auth.uid())
    and client_id = any (array(select private.my_clients(variadic private.proposers(kind)))));
create policy "the client answers, who proposes withdraws" on public.goal_proposals for update to authenticated
  using (client_id = (select auth.uid()) or (provider_id = (select auth.uid())
    and client_id = any (array(select private.my_clients('trainer', 'nutritionist', 'doctor')))))
  with check (client_id = (select auth.uid()) or provider_id = (select auth.uid()));
select private.limit_writes('public.goal_proposals', 200);
select private.empty_when_deleted('public.goal_proposals', 'title', 'reason', 'answer');

-- Each side has its own say. Where both spoke at once the answer counts: the goal is set by then.
create function private.keep_answer() returns trigger
  language plpgsql set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if tg_op = 'INSERT' then
    if caller is not null and new.status <> 'proposed' then
      raise exception 'A proposal begins without an answer' using errcode = '23514';
    end if;
    if new.goal_id is not null and not exists (select from public.goals g
      where g.id = new.goal_id and g.user_id = new.client_id and g.provider_id = new.provider_id and g.kind = new.kind) then
      raise exception 'Other figures are proposed for a goal that one has set' using errcode = '23514';
    end if;
  elsif caller = old.client_id then
    if new.status = 'withdrawn' and old.status <> 'withdrawn' then
      raise exception 'A client answers, and withdraws nothing' using errcode = '23514';
    end if;
    new.deleted := old.deleted;
  elsif caller is not null and old.status not in ('proposed', 'withdrawn') then
    new.status := old.status;
    new.answer := old.answer;
    new.answered_at := old.answered_at;
  elsif caller is not null then
    if new.status not in ('proposed', 'withdrawn') then
      raise exception 'Nobody answers his own proposal' using errcode = '23514';
    end if;
    -- Nor writes what the client would seem to have said.
    new.answer := old.answer;
  end if;
  return new;
end $$;
create trigger keep_answer before insert or update on public.goal_proposals
  for each row execute function private.keep_answer();

create table private.proposal_words (
  to_provider boolean not null,
  language text not null,
  title text not null,
  message text not null,
  primary key (to_provider, language)
);
comment on table private.proposal_words is 'How a proposal and its answer are told of: without a word of them.';
insert into private.proposal_words (to_provider, language, title, message) values
  (false, 'en', 'A goal is proposed to you', 'Open your goals to answer.'),
  (false, 'es', 'Te proponen una meta', 'Abre tus metas para responder.'),
  (false, 'fr', 'Un objectif vous est proposé', 'Ouvrez vos objectifs pour répondre.'),
  (false, 'de', 'Ein Ziel wird dir vorgeschlagen', 'Öffne deine Ziele, um zu antworten.'),
  (true, 'en', 'A client answered a proposal', 'Open the record to read it.'),
  (true, 'es', 'Un cliente respondió a una propuesta', 'Abre la ficha para leerla.'),
  (true, 'fr', 'Un client a répondu à une proposition', 'Ouvrez le dossier pour la lire.'),
  (true, 'de', 'Ein Klient hat auf einen Vorschlag geantwortet', 'Öffne die Akte, um es zu lesen.');

-- Definer: what the other is told is nobody's to write.
create function private.tell_of_proposal() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  answered constant boolean := tg_op = 'UPDATE';
  reader constant uuid := case when answered then new.provider_id else new.client_id end;
  other constant uuid := case when answered then new.client_id else new.provider_id end;
begin
  perform private.notify(reader, w.title, w.message, 'info', 'general', case when answered then null else '/goals' end, other)
  from private.proposal_words w
  where w.to_provider = answered
    and w.language = coalesce((select s.language from public.user_settings s where s.id = reader), 'en');
  return null;
end $$;
create trigger tell_of_proposal after insert on public.goal_proposals
  for each row when (new.status = 'proposed' and not new.deleted) execute function private.tell_of_proposal();
create trigger tell_of_answer after update on public.goal_proposals
  for each row when (old.answered_at is null and new.answered_at is not null) execute function private.tell_of_proposal();

-- Goals that were proposed ----------------------------------------------------------------------------

-- A provider's name stands on the figures he proposed and on no others: whoever changes them has a goal of his own. It is
-- taken off and not refused, because two devices may have answered differently, and neither knew.
-- Definer: the proposal may be of another person.
create function private.keep_what_was_proposed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and exists (select from public.goal_proposals p where p.id = new.id and p.client_id <> new.user_id) then
    raise exception 'The id of a goal is that of what was proposed to another person' using errcode = '23514';
  end if;
  if new.provider_id is not null and not exists (select from public.goal_proposals p
    where new.id in (p.id, p.goal_id) and p.client_id = new.user_id and p.provider_id = new.provider_id
      and (p.kind, p.target, p.target_date, p.exercise_id)
        is not distinct from (new.kind, new.target, new.target_date, new.exercise_id)) then
    new.provider_id := null;
  end if;
  return new;
end $$;
create trigger keep_what_was_proposed before insert or update on public.goals
  for each row execute function private.keep_what_was_proposed();

-- What became of them ---------------------------------------------------------------------------------

create table public.goal_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  goal_id uuid not null references public.goals (id) on delete cascade,
  provider_id uuid references public.people (id) on delete set null,
  what text not null check (what in ('edited', 'paused', 'resumed', 'completed', 'cancelled')),
  reason text check (reason in ('ill', 'travel', 'fasting', 'period', 'other')),
  edits jsonb not null default '[]' check (jsonb_typeof(edits) = 'array' and octet_length(edits::text) <= 8000),
  created_at timestamptz not null default now(),
  check (what = 'paused' or reason is null)
);
comment on table public.goal_changes is
  'What was done to a goal and when; an undo takes its line away. Its owner alone reads it: why somebody pauses is nobody else''s matter.';
comment on column public.goal_changes.provider_id is 'Whose proposal it was, where it was one.';
comment on column public.goal_changes.edits is 'Each {column, from, to}, as text.';
create index goal_changes_user_id on public.goal_changes (user_id);
create index goal_changes_goal_id on public.goal_changes (goal_id);
create index goal_changes_provider_id on public.goal_changes (provider_id);

select private.share_own('public.goal_changes');
-- Asked as the caller, who sees his own goals and what was proposed to him.
select private.write_own('public.goal_changes', makes => 'goal_id, provider_id, what, reason, edits, created_at',
  edits => 'deleted', checked => $$
    exists (select from public.goals g where g.id = goal_id and g.user_id = (select auth.uid()))
    and (goal_changes.provider_id is null or exists (select from public.goal_proposals p
      where goal_changes.goal_id in (p.id, p.goal_id) and p.client_id = (select auth.uid())
        and p.provider_id = goal_changes.provider_id))
  $$);
