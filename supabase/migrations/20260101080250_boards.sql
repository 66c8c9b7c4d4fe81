-- What members have done, counted out of their records: what a device says of itself ranks nobody.

-- A day is one of Lagos, where the house is, so that a challenge begins and ends once for all.
-- Of a body that is bound here a query takes the expression and makes no call: it is asked of every row of a figure.
create function private.day_of(at timestamptz) returns date
  language sql stable
  return (at at time zone 'Africa/Lagos')::date;

-- How much a row adds to its day; nothing where it does not count.
create function private.counts_of(entity text, r jsonb)
  returns table (day date, amount numeric, minutes numeric, calories numeric)
  language sql stable set search_path = '' as $$
  select day, amount, coalesce((r ->> 'duration_minutes')::numeric, 0), coalesce((r ->> 'calories_burned')::numeric, 0)
  from (
    select case when entity in ('workout_sessions', 'measurements')
        then private.day_of(coalesce(r ->> 'completed_at', r ->> 'measured_at')::timestamptz) else (r ->> 'date')::date end,
      case when entity = 'water_intake' then (r ->> 'glasses_consumed')::numeric
        when r ->> 'kind' = 'steps' then (r ->> 'value')::numeric else 1 end
    where not (r ->> 'deleted')::boolean and coalesce(r ->> 'status', 'completed') = 'completed'
      and coalesce((r ->> 'logged')::boolean, true)) as counted (day, amount)
$$;

-- A day closes three days after its end, for whoever was without a network in it.
create function private.closes(day date) returns boolean
  language sql stable set search_path = '' as $$ select private.day_of(now()) > day + 3 $$;

create table private.late_entries (
  entry_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  amount numeric not null,
  minutes numeric not null,
  calories numeric not null
);
comment on table private.late_entries is
  'What was written or changed after its day had closed, with what it added to that day until then: no more of it counts.';
create index late_entries_by_user on private.late_entries (user_id);

create function private.note_late() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  counted record;
  former record;
begin
  select * into counted from private.counts_of(tg_table_name, to_jsonb(new));
  if tg_op = 'UPDATE' then
    select * into former from private.counts_of(tg_table_name, to_jsonb(old));
  else
    select null::date as day, 0::numeric as amount, 0::numeric as minutes, 0::numeric as calories into former;
  end if;
  if private.closes(coalesce(counted.day, former.day)) then
    insert into private.late_entries as l (entry_id, user_id, day, amount, minutes, calories)
    select new.id, new.user_id, d.day, d.stood * coalesce(former.amount, 0), d.stood * coalesce(former.minutes, 0),
      d.stood * coalesce(former.calories, 0)
    from (select coalesce(counted.day, former.day), (coalesce(counted.day, former.day) is not distinct from former.day)::integer)
      as d (day, stood)
    -- What stood when it closed was kept by the first of them.
    on conflict (entry_id) do update
      set (day, amount, minutes, calories) = (excluded.day, excluded.amount, excluded.minutes, excluded.calories)
      where l.day <> excluded.day;
  end if;
  return null;
end $$;
-- The conditions only spare what is of today: whoever writes may not ask the function itself.
create trigger note_late after insert or update on public.workout_sessions
  for each row when (new.completed_at < now() - interval '3 days') execute function private.note_late();
create trigger note_late after insert or update on public.measurements
  for each row when (new.measured_at < now() - interval '3 days') execute function private.note_late();
create trigger note_late after insert or update on public.water_intake
  for each row when (new.date <= current_date - 3) execute function private.note_late();
create trigger note_late after insert or update on public.meal_plans
  for each row when (new.date <= current_date - 3) execute function private.note_late();

create function private.forget_late() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.late_entries l where l.entry_id = old.id;
  return null;
end $$;
do $$
declare t text;
begin
  foreach t in array array['workout_sessions', 'measurements', 'water_intake', 'meal_plans'] loop
    execute format('create trigger forget_late after delete on public.%I for each row execute function private.forget_late()', t);
  end loop;
end $$;

-- No day counts for more than somebody in good health does in it; nothing counts that is yet to come, nor what came
-- after its day had closed.
create function private.scores(who uuid[], metric text, first_day date, last_day date)
  returns table (user_id uuid, score numeric)
  language sql stable security definer set search_path = '' set jit = off as $$
  with workouts as (
    select s.user_id, private.day_of(s.completed_at) as day, count(*) as workouts,
      sum(least(coalesce(s.duration_minutes, 0), 240, l.minutes)) as minutes,
      sum(least(coalesce(s.calories_burned, 0), l.calories)) as calories
    from public.workout_sessions s
      left join private.late_entries l on l.entry_id = s.id and l.day = private.day_of(s.completed_at)
    where coalesce(l.amount, 1) > 0 and scores.metric in ('workouts', 'minutes', 'calories', 'streak')
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
    select w.user_id, w.date, case scores.metric when 'water' then least(w.glasses_consumed, 16, l.amount) else 1 end
    from public.water_intake w left join private.late_entries l on l.entry_id = w.id and l.day = w.date
    where coalesce(l.amount, 1) > 0 and scores.metric in ('water', 'streak') and w.user_id in (select unnest(who)) and not w.deleted and w.glasses_consumed > 0
      and w.date between first_day and least(last_day, private.day_of(now()))
    union all
    -- A day that was typed twice counts once, by its highest figure.
    select m.user_id, private.day_of(m.measured_at), case scores.metric when 'steps' then least(max(least(m.value, l.amount)), 50000) else 1 end
    from public.measurements m
      left join private.late_entries l on l.entry_id = m.id and l.day = private.day_of(m.measured_at)
    where coalesce(l.amount, 1) > 0 and (scores.metric = 'streak' or scores.metric = 'steps' and m.kind = 'steps')
      and m.user_id in (select unnest(who)) and not m.deleted and m.measured_at <= now()
      and m.measured_at >= first_day::timestamp at time zone 'Africa/Lagos'
      and m.measured_at < (last_day + 1)::timestamp at time zone 'Africa/Lagos'
    group by 1, 2
    union all
    select m.user_id, m.date, 1
    from public.meal_plans m left join private.late_entries l on l.entry_id = m.id and l.day = m.date
    where coalesce(l.amount, 1) > 0 and scores.metric = 'streak' and m.user_id in (select unnest(who)) and m.logged and not m.deleted
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

-- A board of many is counted by a job while it is looked at, once a minute, and nobody waits for it; a board of few, each
-- time. What can be counted again needs no journal.
create unlogged table private.boards (
  board text primary key,
  members integer not null,
  counted_at timestamptz not null,
  asked_at timestamptz not null default now()
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

-- Where every hundredth place stands, so that a far one is found from the next mark above it, and not by counting all who
-- are before it. Those of a final board stay, as it is counted no more.
create table private.board_marks (
  board text not null,
  final boolean not null,
  score numeric not null,
  reached integer not null,
  primary key (board, final, score)
) partition by list (final);
create table private.board_moves (
  board text not null,
  final boolean not null,
  score numeric not null,
  by integer not null
) partition by list (final);
-- A crash takes them along with the scores that they are of, or neither.
create unlogged table private.board_marks_running partition of private.board_marks for values in (false);
create unlogged table private.board_moves_running partition of private.board_moves for values in (false);
create table private.board_marks_final partition of private.board_marks for values in (true);
create table private.board_moves_final partition of private.board_moves for values in (true);
comment on table private.board_marks is 'How many had this score or more when the board was counted.';
comment on table private.board_marks_running is 'The marks of boards that are counted again.';
comment on table private.board_marks_final is 'The marks of boards that are final.';
comment on table private.board_moves_running is 'Who has left a board since its last count.';
comment on table private.board_moves_final is 'Who has left a final board or come back to it since the last night.';
comment on table private.board_moves is
  'Who has left the board since, or come back to a final one: two who changed the marks themselves would wait for each other.';
create index board_moves_by_score on private.board_moves (board, final, score);

-- Of a board that goes as a whole nobody is counted again.
create function private.note_leavers() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'board_scores' then
    insert into private.board_moves (board, final, score, by)
    select g.board, false, g.score, -1 from gone g where exists (select from private.boards b where b.board = g.board);
  else
    insert into private.board_moves (board, final, score, by)
    select g.board, true, g.score, -1 from gone g
    where g.shown and exists (select from private.final_boards f where f.board = g.board);
  end if;
  return null;
end $$;
create trigger note_leavers after delete on private.board_scores
  referencing old table as gone for each statement execute function private.note_leavers();

create table private.team_scores (
  challenge_id uuid not null references public.challenges (id) on delete cascade,
  team text not null,
  score numeric not null,
  members integer not null,
  primary key (challenge_id, team)
);
comment on table private.team_scores is
  'What the members of a team reached on average, by the last count of the board, and once that is final as it stood.';
create index team_scores_by_score on private.team_scores (challenge_id, score desc, team);

-- Who stands on the board of a challenge; without one, on that of the week: whoever has trained in it, shares his
-- workouts and shows his name.
create function private.board_members(challenge uuid, since date, until date) returns setof uuid
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
    and s.completed_at < (until + 1)::timestamp at time zone 'Africa/Lagos'
$$;

create function private.count_board(name text, challenge uuid, metric text, first_day date, last_day date) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  known private.boards;
begin
  select * into known from private.boards b where b.board = name;
  -- Older than the job lets one become: there is no job.
  if known.members > 200 and known.counted_at > now() - interval '65 minutes' then
    -- Nobody waits for whoever counts it just then: the next who looks says it.
    update private.boards b set asked_at = now()
    where b.board = (select x.board from private.boards x
      where x.board = name and x.asked_at < now() - interval '5 minutes' for update skip locked);
    return;
  end if;
  -- Whoever comes while it is counted takes the last one, where there is one: of a board that the job has only found there
  -- is none.
  if not pg_try_advisory_xact_lock(hashtextextended('board:' || name, 0)) then
    if known.counted_at > '-infinity' then
      return;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('board:' || name, 0));
    select * into known from private.boards b where b.board = name;
    if known.members > 200 and known.counted_at > '-infinity' then
      return;
    end if;
  end if;
  perform private.recount_board(name, challenge, metric, first_day, last_day);
end $$;

create function private.recount_board(name text, challenge uuid, metric text, first_day date, last_day date) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  who uuid[];
begin
  who := array(select private.board_members(challenge, first_day, last_day));
  delete from private.board_scores b
  where b.board = name and not exists (select from unnest(who) as w (id) where w.id = b.user_id);
  insert into private.board_scores as b (board, user_id, score)
  select name, w.id, coalesce(s.score, 0)
  from unnest(who) as w (id) left join private.scores(who, metric, first_day, last_day) s on s.user_id = w.id
  on conflict (board, user_id) do update set score = excluded.score where b.score <> excluded.score;
  insert into private.boards as b (board, members, counted_at) values (name, cardinality(who), now())
  on conflict (board) do update set (members, counted_at) = (excluded.members, excluded.counted_at);
  perform private.mark_board(name, false);
  perform private.count_teams(challenge, false);
end $$;

-- The boards that are not final yet.
create function private.running_boards()
  returns table (board text, challenge uuid, metric text, first_day date, last_day date)
  language sql stable security definer set search_path = '' as $$
  select c.id::text, c.id, c.metric, c.starts_on, c.ends_on from public.challenges c
  where not c.deleted and not private.closes(c.ends_on)
  union all
  select 'week ' || w.monday, null, 'minutes', w.monday, w.monday + 6
  from (select date_trunc('week', private.day_of(now()))::date - 7 * n from generate_series(0, 1) n) as w (monday)
  where not private.closes(w.monday + 6)
$$;

-- One that has become a board of many is known to the job before somebody looks at it, and has to wait.
create function private.find_large_boards() returns void
  language sql security definer set search_path = '' as $$
  with small as materialized (
    select r.* from private.running_boards() r
    where r.first_day <= private.day_of(now())
      and not exists (select from private.boards k where k.board = r.board and k.members > 200)),
  -- All challenges in one pass.
  grown (board, members) as (
    select m.challenge_id::text, count(*)
    from public.challenge_members m
    where m.challenge_id in (select s.challenge from small s) and not m.deleted and m.on_board
    group by m.challenge_id having count(*) > 200
    union all
    select s.board, count(*)
    from small s cross join lateral private.board_members(null, s.first_day, s.last_day)
    where s.challenge is null
    group by s.board having count(*) > 200)
  insert into private.boards as b (board, members, counted_at, asked_at)
  select g.board, g.members, '-infinity', '-infinity' from grown g
  -- Unless somebody has counted it meanwhile.
  on conflict (board) do update set (members, counted_at) = (excluded.members, excluded.counted_at) where b.members <= 200
$$;

-- One that was looked at within the hour once a minute, the others once an hour, until their last day has closed. One
-- board a call, of those not counted since the round began; false where none is due.
create function private.count_next_board(began timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare due record;
begin
  for due in
    select r.* from private.boards b join private.running_boards() r on r.board = b.board
    where b.members > 200 and b.counted_at < began
      and b.counted_at < now() - case when b.asked_at > now() - interval '1 hour' then interval '50 seconds' else interval '1 hour' end
    order by b.board
  loop
    if pg_try_advisory_xact_lock(hashtextextended('board:' || due.board, 0)) then
      perform private.recount_board(due.board, due.challenge, due.metric, due.first_day, due.last_day);
      return true;
    end if;
  end loop;
  return false;
end $$;

-- A transaction a board: one over all would keep what everybody pulls back until its end (docs/decisions/0215), and the
-- rows of the boards that it has from whoever hides.
create procedure private.count_boards() language plpgsql as $$
declare began constant timestamptz := now();
begin
  perform private.find_large_boards();
  commit;
  while private.count_next_board(began) loop
    commit;
  end loop;
end $$;
comment on procedure private.count_boards() is 'To be called each minute, outside of a transaction.';

-- Whoever hides is gone from a board of many at once, and not with its next count; from that of a week for good.
create function private.leave_board() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_argv[0] = 'challenge' then
    delete from private.board_scores b where b.board = new.challenge_id::text and b.user_id = new.user_id;
  else
    delete from private.board_scores b where b.board like 'week %' and b.user_id = new.id;
    delete from private.final_scores f where f.board like 'week %' and f.user_id = new.id;
  end if;
  return null;
end $$;
create trigger leave_board after update of on_board, deleted on public.challenge_members
  for each row when (new.deleted or not new.on_board) execute function private.leave_board('challenge');
create trigger leave_board after update of workout_data_sharing on public.user_settings
  for each row when (not new.workout_data_sharing) execute function private.leave_board('week');
create trigger leave_board after update of listed on public.people
  for each row when (not new.listed) execute function private.leave_board('week');

-- Whoever looks at a board later has it counted again; one that is counted just then stays.
create function private.forget_boards() returns void
  language sql security definer set search_path = '' as $$
  with forgotten as (
    delete from private.boards b
    where b.counted_at < now() - interval '7 days'
      and pg_try_advisory_xact_lock(hashtextextended('board:' || b.board, 0))
    returning b.board)
  delete from private.board_scores s using forgotten f where s.board = f.board
$$;
comment on function private.forget_boards() is 'To be called daily.';

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('forget-boards', '47 3 * * *', 'select private.forget_boards()');
    perform cron.schedule('count-boards', '* * * * *', 'call private.count_boards()');
  end if;
end $$;
