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
      and s.user_id = any (who) and s.status = 'completed' and not s.deleted and s.completed_at <= now()
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
    where scores.metric in ('water', 'streak') and w.user_id = any (who) and not w.deleted and w.glasses_consumed > 0
      and w.date between first_day and least(last_day, private.day_of(now()))
    union all
    -- A day that was typed twice counts once, by its highest figure.
    select m.user_id, private.day_of(m.measured_at), case scores.metric when 'steps' then least(max(m.value), 50000) else 1 end
    from public.measurements m
    where (scores.metric = 'streak' or scores.metric = 'steps' and m.kind = 'steps')
      and m.user_id = any (who) and not m.deleted and m.measured_at <= now()
      and m.measured_at >= first_day::timestamp at time zone 'Africa/Lagos'
      and m.measured_at < (last_day + 1)::timestamp at time zone 'Africa/Lagos'
    group by 1, 2
    union all
    select m.user_id, m.date, 1
    from public.meal_plans m
    where scores.metric = 'streak' and m.user_id = any (who) and m.logged and not m.deleted
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

create type private.place as (user_id uuid, score numeric, rank bigint);

-- Definer: the ten first and three around the caller, by the names that he may read. Who is kept apart from the caller,
-- or does not show himself, has his place and no name.
create function private.board(places private.place[]) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with all_places as (select * from unnest(places)),
  mine as (select rank from all_places where user_id = (select auth.uid()))
  select jsonb_build_object('members', (select count(*) from all_places), 'places', coalesce((
    select jsonb_agg(jsonb_build_object('rank', p.rank, 'score', p.score, 'user_id', k.id,
        'first_name', k.first_name, 'last_name', k.last_name) order by p.rank, p.user_id)
    from all_places p
      left join public.people k on k.id = p.user_id
        and (k.id = (select auth.uid()) or k.listed and not private.is_apart(k.id))
    where p.rank <= 10 or p.rank between (select rank from mine) - 3 and (select rank from mine) + 3), '[]'))
$$;

create function public.challenge_board(challenge uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.challenges;
  who uuid[];
  places private.place[];
begin
  perform public.require_session();
  select * into asked from public.challenges c where c.id = challenge and not c.deleted;
  if not found then
    return null;
  end if;
  who := array(select m.user_id from public.challenge_members m
    where m.challenge_id = challenge and not m.deleted and (m.on_board or m.user_id = (select auth.uid())));
  places := array(
    select row (w.id, coalesce(s.score, 0), rank() over (order by coalesce(s.score, 0) desc))::private.place
    from unnest(who) as w (id) left join private.scores(who, asked.metric, asked.starts_on, asked.ends_on) s
      on s.user_id = w.id);
  -- Whoever was without a network may still send what he did in it.
  return private.board(places) || jsonb_build_object('provisional', private.day_of(now()) <= asked.ends_on + 3);
end $$;
comment on function public.challenge_board(uuid) is
  'The board of a challenge; provisional until three days after its end.';
grant execute on function public.challenge_board(uuid) to authenticated;

-- Who shares his workouts and shows his name to members takes part by what he does.
create index workout_sessions_completed on public.workout_sessions (completed_at)
  where status = 'completed' and not deleted;
create function public.weekly_board() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  monday constant date := date_trunc('week', private.day_of(now()))::date;
  who uuid[];
  places private.place[];
begin
  perform public.require_session();
  who := array(
    select distinct s.user_id from public.workout_sessions s
      join public.user_settings u on u.id = s.user_id and u.workout_data_sharing
      join public.people k on k.id = s.user_id and (k.listed or k.id = (select auth.uid()))
    where s.status = 'completed' and not s.deleted and s.completed_at >= monday::timestamp at time zone 'Africa/Lagos');
  places := array(
    select row (s.user_id, s.score, rank() over (order by s.score desc))::private.place
    from private.scores(who, 'minutes', monday, monday + 6) s where s.score > 0);
  return private.board(places) || jsonb_build_object('since', monday);
end $$;
comment on function public.weekly_board() is 'Active minutes since Monday, of whoever shares his workouts with the community.';
grant execute on function public.weekly_board() to authenticated;
