-- Who stands where: while it runs by the last count, and once its last day has closed as it stood then, for good.

create table private.final_boards (
  -- The challenge, or the week.
  board text primary key,
  challenge_id uuid unique references public.challenges (id) on delete cascade,
  frozen_at timestamptz not null default now()
);
create table private.final_scores (
  board text not null references private.final_boards (board) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  score numeric not null,
  shown boolean not null,
  primary key (board, user_id)
);
comment on table private.final_boards is 'Challenges and weeks whose last day has closed: their scores are counted no more.';
comment on table private.final_scores is 'What each who took part had then. Whether others find him is his to change, the score nobody''s.';
create index final_scores_by_score on private.final_scores (board, score desc, user_id) where shown;
create index final_scores_by_user on private.final_scores (user_id);
create trigger note_leavers after delete on private.final_scores
  referencing old table as gone for each statement execute function private.note_leavers();

-- Whom others find on a board. Conditions stand outside of the two: within one it would lose the order of its index.
create view private.standings as
  select s.board, s.user_id, s.score, s.final
  from (
    select b.board, b.user_id, b.score, false as final, true as shown from private.board_scores b
    union all
    select f.board, f.user_id, f.score, true, f.shown from private.final_scores f) as s
  where s.shown
    -- A week may have been frozen while somebody left it, and he is taken out at night.
    and (not s.final or s.board not like 'week %' or exists (
      select from public.user_settings u join public.people k on k.id = u.id
      where u.id = s.user_id and u.workout_data_sharing and k.listed));

create function private.mark_board(name text, is_final boolean) returns void
  language sql security definer set search_path = '' as $$
  -- What is counted and what has moved are of one snapshot. All that is there counts, also whom others no longer find in a
  -- week: that he goes is a line once he is taken out.
  with placed as (
    select s.score, row_number() over line as place, count(*) over (order by s.score desc) as reached
    from (
      select b.score from private.board_scores b where b.board = name and not is_final
      union all
      select f.score from private.final_scores f where f.board = name and f.shown and is_final) as s
    window line as (order by s.score desc)),
  now_of as materialized (
    select distinct p.score, p.reached from placed p where p.place % 100 = 0),
  moved as (
    delete from private.board_moves m where m.board = name and m.final = is_final),
  gone as (
    delete from private.board_marks m
    where m.board = name and m.final = is_final and not exists (select from now_of n where n.score = m.score))
  insert into private.board_marks as m (board, final, score, reached)
  select name, is_final, n.score, n.reached from now_of n
  on conflict (board, final, score) do update set reached = excluded.reached where m.reached <> excluded.reached
$$;

-- Whether it was not yet.
create function private.keep_final(name text, challenge uuid, who uuid[], metric text, first_day date, last_day date)
  returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  -- Two who ask at once: the second waits for the first, and finds its row.
  insert into private.final_boards (board, challenge_id) values (name, challenge) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into private.final_scores (board, user_id, score, shown)
  select name, w.id, coalesce(s.score, 0), coalesce(m.on_board, true)
  from unnest(who) as w (id)
    left join private.scores(who, metric, first_day, last_day) s on s.user_id = w.id
    left join public.challenge_members m on m.challenge_id = keep_final.challenge and m.user_id = w.id
  -- In a week nobody has set out for anything.
  where challenge is not null or s.score > 0;
  perform private.mark_board(name, true);
  return true;
end $$;

create table private.late_challenges (challenge_id uuid primary key references public.challenges (id) on delete cascade);
comment on table private.late_challenges is
  'Came when they were over, from a device that had no network or from somebody who would be the only one in it: they are
kept, and give no badge.';

create function private.note_late_challenge() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.ends_on < private.day_of(now()) then
    insert into private.late_challenges (challenge_id) values (new.id);
  end if;
  return null;
end $$;
create trigger note_late after insert on public.challenges for each row execute function private.note_late_challenge();

-- Whoever reached the target, and of three or more who did something the first three as each sees himself on the board:
-- behind those who show themselves.
create function private.award_badges(asked public.challenges) returns void
  language sql security definer set search_path = '' as $$
  insert into public.achievements (id, user_id, code, title, category, value, earned_at)
  select sync.natural_id('achievements', f.user_id::text, 'challenge:' || asked.id), f.user_id, 'challenge:' || asked.id,
    asked.title, 'challenge', case when f.rivals >= 3 and f.place <= 3 then f.place end,
    (asked.ends_on + time '12:00') at time zone 'Africa/Lagos'
  from (
    select s.user_id, s.score as own, s.score as reached, count(*) filter (where s.score > 0) over () as rivals,
      1 + count(*) filter (where s.shown)
        over (order by s.score desc groups between unbounded preceding and 1 preceding) as place
    from private.final_scores s where s.board = asked.id::text and asked.teams = 'alone'
    union all
    -- In a team, what the team has: of whoever counted for it.
    select s.user_id, s.score, t.score,
      (select count(*) from private.team_scores o where o.challenge_id = asked.id and o.score > 0),
      (select 1 + count(*) from private.team_scores o where o.challenge_id = asked.id and o.score > t.score)
    from private.final_scores s
      join public.challenge_members m on m.challenge_id = asked.id and m.user_id = s.user_id
      join private.team_scores t on t.challenge_id = asked.id and t.team = m.team
    where s.board = asked.id::text and s.shown and asked.teams <> 'alone') as f
  where not exists (select from private.late_challenges l where l.challenge_id = asked.id)
    and f.own > 0 and (f.reached >= asked.target or f.rivals >= 3 and f.place <= 3)
  on conflict do nothing
$$;

create function private.freeze_board(challenge uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare asked public.challenges;
begin
  if exists (select from private.final_boards f where f.challenge_id = challenge) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('board:' || challenge, 0));
  select * into asked from public.challenges c where c.id = challenge;
  if private.keep_final(asked.id::text, asked.id,
      array(select m.user_id from public.challenge_members m where m.challenge_id = asked.id and not m.deleted),
      asked.metric, asked.starts_on, asked.ends_on) then
    perform private.count_teams(asked.id, true);
    perform private.award_badges(asked);
  end if;
end $$;

create function private.freeze_week(monday date) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.final_boards f where f.board = 'week ' || monday) then
    perform private.keep_final('week ' || monday, null, array(select private.board_members(null, monday, monday + 6)),
      'minutes', monday, monday + 6);
  end if;
end $$;

-- Also where nobody looks: what is taken away later changes nothing of what was reached. Of the weeks only the last is asked for.
create function private.freeze_boards() returns void
  language sql security definer set search_path = '' as $$
  -- In one order, as each takes the lock of its board.
  select private.freeze_board(c.id) from (
    select o.id from public.challenges o
    where private.closes(o.ends_on) and not o.deleted
      and not exists (select from private.final_boards f where f.challenge_id = o.id)
    order by o.id) as c;
  select private.freeze_week(date_trunc('week', private.day_of(now()) - 10)::date);
  delete from private.final_boards f where f.challenge_id is null and f.frozen_at < now() - interval '30 days';
  -- Who left a week while it was frozen.
  delete from private.final_scores f
  where f.board like 'week %' and not exists (
    select from private.standings s where s.board = f.board and s.final and s.user_id = f.user_id);
  -- Whoever hides and shows himself all day leaves nothing that others would have to read for good.
  select private.mark_board(m.board, true)
  from (select distinct o.board from private.board_moves o join private.final_boards f on f.board = o.board where o.final) as m;
  -- Of boards that are kept no more.
  with kept as (
    select b.board, false as final from private.boards b
    union all
    select f.board, true from private.final_boards f),
  marks as (
    delete from private.board_marks m where (m.board, m.final) not in (select k.board, k.final from kept k))
  delete from private.board_moves m where (m.board, m.final) not in (select k.board, k.final from kept k)
$$;
comment on function private.freeze_boards() is 'To be called soon after midnight in Lagos.';

create function private.show_on_final() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  with moved as (
    update private.final_scores f set shown = not f.shown
    where f.board = new.challenge_id::text and f.user_id = new.user_id and f.shown <> (new.on_board and not new.deleted)
    returning f.board, f.score, f.shown)
  insert into private.board_moves (board, final, score, by)
  select m.board, true, m.score, case when m.shown then 1 else -1 end from moved m;
  return null;
end $$;
create trigger show_on_final after update of on_board, deleted on public.challenge_members
  for each row when ((old.on_board, old.deleted) is distinct from (new.on_board, new.deleted))
  execute function private.show_on_final();

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('freeze-boards', '7 23 * * *', 'select private.freeze_boards()');
  end if;
end $$;

-- How many but the caller have more. By the next mark above, so that no more than a hundred are counted. In the order of the
-- index alone, here and below: of a board that was counted just now the planner knows nothing, and would sort all of it.
create function private.above(name text, is_final boolean, wanted numeric) returns bigint
  language plpgsql stable security definer set search_path = '' set enable_bitmapscan = off as $$
declare
  mark private.board_marks;
begin
  select * into mark from private.board_marks m
  where m.board = name and m.final = is_final and m.score > wanted order by m.score limit 1;
  return coalesce(mark.reached, 0)
    + (select coalesce(sum(m.by), 0) from private.board_moves m
      where m.board = name and m.final = is_final and m.score >= mark.score)
    - (select count(*) from private.standings s
      where s.board = name and s.final = is_final and s.user_id = (select auth.uid()) and s.score >= mark.score)
    + (select count(*) from private.standings s
      where s.board = name and s.final = is_final and s.user_id <> (select auth.uid()) and s.score > wanted
        and s.score < coalesce(mark.score, 'infinity'));
end $$;

-- Definer: the ten first and three around the caller, by the names that he may read; his own score as it is now, null
-- where he does not take part. Who is kept apart from him, or shows no name, has his place without one.
create function private.places_of(name text, is_final boolean, own_score numeric) returns jsonb
  language plpgsql stable security definer set search_path = '' set enable_bitmapscan = off as $$
declare
  me constant uuid := (select auth.uid());
begin
  return (
    with others as not materialized (
      select s.user_id, s.score from private.standings s where s.board = name and s.final = is_final and s.user_id <> me),
    chosen as (
      (select * from others order by score desc, user_id limit 10)
      union
      (select * from others where score > own_score order by score, user_id desc limit 3)
      union
      (select * from others where score <= own_score order by score desc, user_id limit 3)
      union
      select me, own_score where own_score is not null),
    ranked as materialized (
      select d.score, private.above(name, is_final, d.score) + case when own_score > d.score then 2 else 1 end as rank
      from (select distinct chosen.score from chosen) as d)
    select coalesce(jsonb_agg(jsonb_build_object('rank', r.rank, 'score', c.score, 'user_id', k.id,
        'first_name', k.first_name, 'last_name', k.last_name) order by r.rank, c.user_id), '[]')
    from chosen c
      join ranked r on r.score = c.score
      left join public.people k on k.id = c.user_id and (k.id = me or k.listed and not private.is_apart(k.id)));
end $$;

-- The same of a few: the ten first of them, three around the caller, and nobody who shows him no name, for among few he
-- would be known without one.
create function private.places_among(name text, is_final boolean, own_score numeric, among uuid[]) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with me as (select (select auth.uid()) as id),
  known as (
    select k.id, k.first_name, k.last_name
    from public.people k
    where k.id = any (among) and k.id <> (select id from me) and k.listed and not private.is_apart(k.id)
      and (name not like 'week %' or exists (
        select from public.user_settings u where u.id = k.id and u.workout_data_sharing))),
  scored as (
    select k.id, s.score from known k join private.standings s on s.board = name and s.final = is_final and s.user_id = k.id
    union all
    select id, own_score from me where own_score is not null),
  ranked as (
    select s.id, s.score, rank() over (order by s.score desc) as rank, row_number() over line as place
    from scored s window line as (order by s.score desc, s.id))
  select coalesce(jsonb_agg(jsonb_build_object('rank', r.rank, 'score', r.score, 'user_id', p.id,
      'first_name', p.first_name, 'last_name', p.last_name) order by r.place), '[]')
  from ranked r join public.people p on p.id = r.id
  where r.place <= 10 or abs(r.place - (select o.place from ranked o where o.id = (select id from me))) <= 3
$$;

-- Of all, or of those alone whom the caller follows: what he sees of them, the board of all shows him as well.
create function private.places_for(name text, is_final boolean, own_score numeric, followed boolean) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  if followed then
    return private.places_among(name, is_final, own_score,
      (select u.followed from public.user_settings u where u.id = (select auth.uid())));
  end if;
  return private.places_of(name, is_final, own_score);
end $$;

create function public.challenge_board(challenge uuid, followed boolean default false) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  asked public.challenges;
  own_score numeric;
  takes_part boolean;
begin
  perform public.require_session();
  select * into asked from public.challenges c where c.id = challenge and not c.deleted;
  if not found then
    return null;
  end if;
  takes_part := exists (
    select from public.challenge_members m
    where m.challenge_id = asked.id and m.user_id = caller and not m.deleted);
  if private.closes(asked.ends_on) then
    perform private.freeze_board(asked.id);
    if takes_part then
      select f.score into own_score from private.final_scores f
      where f.board = asked.id::text and f.user_id = caller;
    end if;
    return jsonb_build_object('places', private.places_for(asked.id::text, true, own_score, followed), 'provisional', false);
  end if;
  if takes_part then
    own_score := coalesce(
      (select s.score from private.scores(array[caller], asked.metric, asked.starts_on, asked.ends_on) s), 0);
  end if;
  perform private.count_board(asked.id::text, asked.id, asked.metric, asked.starts_on, asked.ends_on);
  return jsonb_build_object('places', private.places_for(asked.id::text, false, own_score, followed), 'provisional', true);
end $$;
comment on function public.challenge_board(uuid, boolean) is
  'The board of a challenge, of all or of those whom the caller follows; provisional until three days after its end, and then as it stood.';
grant execute on function public.challenge_board(uuid, boolean) to authenticated;

create index workout_sessions_completed on public.workout_sessions (completed_at)
  where status = 'completed' and not deleted;
create function public.weekly_board(previous boolean default false, followed boolean default false) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  monday constant date := date_trunc('week', private.day_of(now()))::date - case when previous then 7 else 0 end;
  name constant text := 'week ' || monday;
  own_score numeric;
begin
  perform public.require_session();
  if private.closes(monday + 6) then
    perform private.freeze_week(monday);
    select f.score into own_score from private.final_scores f where f.board = name and f.user_id = caller;
    return jsonb_build_object('places', private.places_for(name, true, own_score, followed), 'since', monday, 'provisional', false);
  end if;
  if exists (select from public.user_settings u where u.id = caller and u.workout_data_sharing) then
    select s.score into own_score from private.scores(array[caller], 'minutes', monday, monday + 6) s where s.score > 0;
  end if;
  perform private.count_board(name, null, 'minutes', monday, monday + 6);
  return jsonb_build_object('places', private.places_for(name, false, own_score, followed), 'since', monday, 'provisional', true);
end $$;
comment on function public.weekly_board(boolean, boolean) is
  'Active minutes of this week, or of the one before, of whoever shares his workouts with the community, or of whom the caller follows of them; final once its last day has closed.';
grant execute on function public.weekly_board(boolean, boolean) to authenticated;
