-- What members have done, counted out of their records: what a device says of itself ranks nobody.

-- A day is one of Lagos, where the house is, so that a challenge begins and ends once for all.
create function private.day_of(at timestamptz) returns date
  language sql stable set search_path = '' as $$ select (at at time zone 'Africa/Lagos')::date $$;

-- No day counts for more than somebody in good health does in it, and nothing counts that is yet to come.
create function private.scores(who uuid[], metric text, first_day date, last_day date)
  returns table (user_id uuid, score numeric)
  language sql stable security definer set search_path = '' set jit = off as $$
  with workouts as (
    select s.user_id, private.day_of(s.completed_at) as day, count(*) as workouts,
      sum(least(coalesce(s.duration_minutes, 0), 240)) as minutes, sum(coalesce(s.calories_burned, 0)) as calories
    from public.workout_sessions s
    where scores.metric in ('workouts', 'minutes', 'calories', 'streak')
      and s.user_id in (select unnest(who)) and s.status = 'completed' and not s.deleted and s.completed_at <= now()
      and s.completed_at >= first_day::timestamp at time zone 'Africa/Lagos'
      and s.completed_at < (last_day + 1)::timestamp at time zone 'Africa/Lagos'
    group by 1, 2),
  days as (
    select w.user_id, w.day, case scores.metric
        when 'workouts' then least(w.workouts, 3) when 'minutes' then least(w.minutes, 240)
        when 'calories' then least(w.calories, 4000) else 1 end as amount
    from workouts w
    union all
    select w.user_id, w.date, case scores.metric when 'water' then least(w.glasses_consumed, 16) else 1 end
    from public.water_intake w
    where scores.metric in ('water', 'streak') and w.user_id in (select unnest(who)) and not w.deleted and w.glasses_consumed > 0
      and w.date between first_day and least(last_day, private.day_of(now()))
    union all
    -- A day that was typed twice counts once, by its highest figure.
    select m.user_id, private.day_of(m.measured_at), case scores.metric when 'steps' then least(max(m.value), 50000) else 1 end
    from public.measurements m
    where (scores.metric = 'streak' or scores.metric = 'steps' and m.kind = 'steps')
      and m.user_id in (select unnest(who)) and not m.deleted and m.measured_at <= now()
      and m.measured_at >= first_day::timestamp at time zone 'Africa/Lagos'
      and m.measured_at < (last_day + 1)::timestamp at time zone 'Africa/Lagos'
    group by 1, 2
    union all
    select m.user_id, m.date, 1
    from public.meal_plans m
    where scores.metric = 'streak' and m.user_id in (select unnest(who)) and m.logged and not m.deleted
      and m.date between first_day and least(last_day, private.day_of(now()))),
  -- Days in a row have the same distance to their place in the order.
  runs as (
    select d.user_id, d.day - (row_number() over (partition by d.user_id order by d.day))::integer as begun
    from (select distinct days.user_id, days.day from days) as d
    where scores.metric = 'streak')
  select d.user_id, sum(d.amount)::numeric from days d where scores.metric <> 'streak' group by 1
  union all
  select r.user_id, max(r.days)::numeric
  from (select runs.user_id, count(*) as days from runs group by runs.user_id, runs.begun) as r
  group by 1
$$;

-- A board of many is counted once a minute and not for everybody who looks at it; a board of few, each time. What can be
-- counted again needs no journal.
create unlogged table private.boards (
  board text primary key,
  members integer not null,
  counted_at timestamptz not null
);
create unlogged table private.board_scores (
  board text not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  score numeric not null,
  primary key (board, user_id)
);
comment on table private.boards is 'When a board of many was last counted, and of how many members.';
comment on table private.board_scores is 'The scores of that count.';
create index board_scores_by_score on private.board_scores (board, score desc, user_id);
create index board_scores_by_user on private.board_scores (user_id);

-- Who stands on the board of a challenge; without one, on that of the week: whoever has trained in it, shares his
-- workouts and shows his name.
create function private.board_members(challenge uuid, since date) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select m.user_id from public.challenge_members m
  where m.challenge_id = board_members.challenge and not m.deleted and m.on_board
  union all
  select distinct s.user_id
  from public.workout_sessions s
    join public.user_settings u on u.id = s.user_id and u.workout_data_sharing
    join public.people k on k.id = s.user_id and k.listed
  where board_members.challenge is null and s.status = 'completed' and not s.deleted and s.completed_at <= now()
    and s.completed_at >= since::timestamp at time zone 'Africa/Lagos'
$$;

create function private.count_board(name text, challenge uuid, metric text, first_day date, last_day date) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  known private.boards;
  who uuid[];
begin
  select * into known from private.boards b where b.board = name;
  if known.members > 200 and known.counted_at > now() - interval '1 minute' then
    return;
  end if;
  -- Whoever comes while it is counted takes the last one, where there is one.
  if not pg_try_advisory_xact_lock(hashtextextended('board:' || name, 0)) then
    if known.board is not null then
      return;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('board:' || name, 0));
    select * into known from private.boards b where b.board = name;
    if known.members > 200 then
      return;
    end if;
  end if;
  who := array(select private.board_members(challenge, first_day));
  delete from private.board_scores b
  where b.board = name and not exists (select from unnest(who) as w (id) where w.id = b.user_id);
  insert into private.board_scores as b (board, user_id, score)
  select name, w.id, coalesce(s.score, 0)
  from unnest(who) as w (id) left join private.scores(who, metric, first_day, last_day) s on s.user_id = w.id
  on conflict (board, user_id) do update set score = excluded.score where b.score <> excluded.score;
  insert into private.boards as b (board, members, counted_at) values (name, cardinality(who), now())
  on conflict (board) do update set (members, counted_at) = (excluded.members, excluded.counted_at);
end $$;

-- Whoever hides is gone from a board of many at once, and not with its next count.
create function private.leave_board() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_argv[0] = 'challenge' then
    delete from private.board_scores b where b.board = new.challenge_id::text and b.user_id = new.user_id;
  else
    delete from private.board_scores b where b.board like 'week %' and b.user_id = new.id;
  end if;
  return null;
end $$;
create trigger leave_board after update of on_board, deleted on public.challenge_members
  for each row when (new.deleted or not new.on_board) execute function private.leave_board('challenge');
create trigger leave_board after update of workout_data_sharing on public.user_settings
  for each row when (not new.workout_data_sharing) execute function private.leave_board('week');
create trigger leave_board after update of listed on public.people
  for each row when (not new.listed) execute function private.leave_board('week');

-- Definer: the ten first and three around the caller, by the names that he may read; his own score as it is now, null
-- where he does not take part. Who is kept apart from him, or shows no name, has his place without one.
create function private.places_of(name text, own_score numeric) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with me as (select (select auth.uid()) as id),
  others as not materialized (
    select b.user_id, b.score from private.board_scores b where b.board = name and b.user_id <> (select id from me)),
  chosen as (
    (select * from others order by score desc, user_id limit 10)
    union
    (select * from others where score > own_score order by score, user_id limit 3)
    union
    (select * from others where score <= own_score order by score desc, user_id limit 3)
    union
    select id, own_score from me where own_score is not null),
  -- Each looks only from its score to the next above it, so that nobody is counted twice.
  ranked as (
    select c.score, case when own_score > c.score then 2 else 1 end + sum(
      (select count(*) from others o where o.score > c.score and (c.above is null or o.score <= c.above))
      ) over (order by c.score desc) as rank
    from (select d.score, lag(d.score) over (order by d.score desc) as above
      from (select distinct chosen.score from chosen) as d) as c)
  select coalesce(jsonb_agg(jsonb_build_object('rank', r.rank, 'score', c.score, 'user_id', k.id,
      'first_name', k.first_name, 'last_name', k.last_name) order by r.rank, c.user_id), '[]')
  from chosen c
    join ranked r on r.score = c.score
    left join public.people k on k.id = c.user_id
      and (k.id = (select id from me) or k.listed and not private.is_apart(k.id))
$$;

create function public.challenge_board(challenge uuid) returns jsonb
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
  if takes_part then
    own_score := coalesce(
      (select s.score from private.scores(array[caller], asked.metric, asked.starts_on, asked.ends_on) s), 0);
  end if;
  perform private.count_board(asked.id::text, asked.id, asked.metric, asked.starts_on, asked.ends_on);
  -- Whoever was without a network may still send what he did in it.
  return jsonb_build_object('places', private.places_of(asked.id::text, own_score),
    'provisional', private.day_of(now()) <= asked.ends_on + 3);
end $$;
comment on function public.challenge_board(uuid) is
  'The board of a challenge; provisional until three days after its end.';
grant execute on function public.challenge_board(uuid) to authenticated;

create index workout_sessions_completed on public.workout_sessions (completed_at)
  where status = 'completed' and not deleted;
create function public.weekly_board() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  monday constant date := date_trunc('week', private.day_of(now()))::date;
  own_score numeric;
begin
  perform public.require_session();
  if exists (select from public.user_settings u where u.id = caller and u.workout_data_sharing) then
    select s.score into own_score from private.scores(array[caller], 'minutes', monday, monday + 6) s where s.score > 0;
  end if;
  perform private.count_board('week ' || monday, null, 'minutes', monday, monday + 6);
  return jsonb_build_object('places', private.places_of('week ' || monday, own_score), 'since', monday);
end $$;
comment on function public.weekly_board() is 'Active minutes since Monday, of whoever shares his workouts with the community.';
grant execute on function public.weekly_board() to authenticated;

-- Whoever looks at a board later has it counted again.
create function private.forget_boards() returns void
  language sql security definer set search_path = '' as $$
  delete from private.board_scores s using private.boards b
  where b.board = s.board and b.counted_at < now() - interval '7 days';
  delete from private.boards where counted_at < now() - interval '7 days'
$$;
comment on function private.forget_boards() is 'To be called daily.';

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('forget-boards', '47 3 * * *', 'select private.forget_boards()');
  end if;
end $$;
