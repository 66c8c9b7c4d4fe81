-- Achievements and challenges.

create table public.achievements (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  code text not null check (code ~ '^[a-z0-9][a-z0-9:_-]{0,119}$'),
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 1000),
  category text not null default 'general' check (length(category) between 1 and 40),
  value numeric,
  unit text check (length(unit) <= 20),
  earned_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, code)
);
comment on table public.achievements is
  'What a user has earned. Devices award it from the rows they hold; the id derives from user and code, so two devices award it once.';

select private.share_own('public.achievements', natural_key => array['user_id', 'code']);
select private.write_own('public.achievements', makes => 'code, created_at',
  edits => 'title, description, category, value, unit, earned_at, deleted');
-- Those of a challenge the server gives.
create policy "nobody gives himself a badge" on public.achievements as restrictive for insert to authenticated
  with check (code not like 'challenge:%');
create policy "nobody changes a badge" on public.achievements as restrictive for update to authenticated
  using (true) with check (code not like 'challenge:%');

create table public.challenges (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid references public.profiles (id) on delete set null,
  title text not null check (length(trim(title)) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  -- Nobody is ranked by weight.
  metric text not null check (metric in ('workouts', 'minutes', 'calories', 'steps', 'water', 'streak')),
  target numeric not null check (target > 0 and target <= 10000000),
  unit text not null default '' check (length(unit) <= 20),
  starts_on date not null default current_date,
  ends_on date not null,
  teams text not null default 'alone' check (teams in ('alone', 'named', 'centre')),
  team_size integer not null default 10 check (team_size between 2 and 50),
  created_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 366)
);
comment on table public.challenges is
  'A challenge of the community; every signed-in user sees it. It outlives the account that made it.';
comment on column public.challenges.teams is
  'Each alone, in teams that those who join name, or by the centres that they chose.';
comment on column public.challenges.team_size is 'How many a team that is named has room for.';
create index challenges_creator_id on public.challenges (creator_id);

-- Everybody's device holds the newest, and those that one takes part in.
create index challenges_newest on public.challenges (created_at desc, id);
select sync.enroll('public.challenges', owner => 'creator_id', readers => $$
    select r.creator_id
    union select sync.shared('community')
    union select m.user_id from public.challenge_members m where m.challenge_id = r.id and not m.deleted
  $$,
  share => '{"by": "created_at", "newest": 50, "unless": "seen.audience <> sync.shared(''community'')"}');
create policy "everybody reads" on public.challenges for select to authenticated using (true);
-- What is counted, and of which days, stands when others join: whoever could change it could ask for any day of theirs.
select private.write_own('public.challenges', owner => 'creator_id', makes => 'created_at, metric, starts_on, ends_on, teams, team_size',
  edits => 'title, description, target, unit, deleted');
create trigger date_entry before insert on public.challenges for each row execute function private.date_entry();
-- Definer: who takes part is not the maker's to read.
create function private.keep_target() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.challenge_members m
    where m.challenge_id = new.id and not m.deleted and m.user_id is distinct from new.creator_id)
  then
    raise exception 'others take part: the target stands' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_target before update of target on public.challenges
  for each row when (old.target <> new.target) execute function private.keep_target();
select private.limit_writes('public.challenges', 50);
select private.empty_when_deleted('public.challenges', 'title', 'description', 'unit');

create table public.challenge_members (
  id uuid primary key,
  challenge_id uuid not null references public.challenges (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  on_board boolean not null default true,
  team text not null default '' check (length(team) <= 40),
  joined_at timestamptz not null default now(),
  unique (challenge_id, user_id)
);
comment on table public.challenge_members is
  'Who takes part; who leaves marks his row deleted, who comes back takes the mark away. How far he is, his records say.';
comment on column public.challenge_members.on_board is 'Whether others find him on the board; who is not on it counts for no team.';
comment on column public.challenge_members.team is 'Empty where he is in none. The server spells it, and says which one where teams are by centre.';
create index challenge_members_by_team on public.challenge_members (challenge_id, lower(team)) where team <> '';
create index challenge_members_user_id on public.challenge_members (user_id);

select sync.enroll('public.challenge_members', share => '{}', readers => $$ select r.user_id $$,
  natural_key => array['challenge_id', 'user_id']);

-- Who joins gets the challenge to his devices, and who leaves lets it go again.
create function private.follow_membership() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare member constant public.challenge_members := case when tg_op = 'DELETE' then old else new end;
begin
  perform sync.recompute('challenges', null, member.user_id, array[member.challenge_id]);
  return null;
end $$;
create trigger follow_membership after insert or delete or update of deleted on public.challenge_members
  for each row execute function private.follow_membership();
select sync.grant_write('public.challenge_members', makes => 'challenge_id, user_id, joined_at',
  edits => 'on_board, team, deleted');
-- Who else takes part is the board's to say, as far as each wants to be found.
create policy "everybody reads his own" on public.challenge_members for select to authenticated
  using (user_id = (select auth.uid()));
create policy "join for oneself" on public.challenge_members for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.challenge_members for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
select private.limit_writes('public.challenge_members', 1000);
