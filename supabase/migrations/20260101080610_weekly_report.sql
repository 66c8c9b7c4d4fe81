-- The report of a week. Devices make it from their rows (src/work/report/weekly.ts); this is the same for whoever has not
-- opened the app, and a test holds both against each other.

-- The trend of the weight at the end of the week and by how much it moved: a tenth of the difference a day, straight
-- lines over days without a reading, begun at the mean of the first seven. Null where the week has none of it, and no
-- change where fewer than four of its days were weighed.
create function private.weight_in_week(who uuid, first date, zone text) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  reading record;
  day date;
  trend double precision;
  before double precision;
  at_end double precision;
  weighed integer := 0;
begin
  for reading in
    with days as (
      select (m.measured_at at time zone weight_in_week.zone)::date as on_day, avg(m.value)::double precision as value
      from public.measurements m where m.user_id = who and m.kind = 'weight' and not m.deleted group by 1)
    select d.on_day, d.value, lead(d.on_day, 1, d.on_day + 1) over by_day - d.on_day as gap,
      lead(d.value, 1, d.value) over by_day as next, (select avg(s.value) from (
        select f.value from days f order by f.on_day limit 7) as s) as seed
    from days d window by_day as (order by d.on_day) order by d.on_day
  loop
    trend := coalesce(trend, reading.seed);
    if reading.on_day between first and first + 6 then weighed := weighed + 1; end if;
    for step in 0 .. reading.gap - 1 loop
      day := reading.on_day + step;
      exit when day > first + 6;
      trend := trend + 0.1 * (reading.value + (reading.next - reading.value) * (step::double precision / reading.gap) - trend);
      if day < first then before := trend; else at_end := trend; end if;
    end loop;
  end loop;
  return case when at_end is not null then jsonb_build_object('now', at_end,
    'change', case when weighed >= 4 then at_end - before end) end;
end $$;

create function private.measured_in_week(who uuid, what text, since timestamptz, until timestamptz) returns numeric
  language sql stable security definer set search_path = '' as $$
  select avg(m.value) from public.measurements m
  where m.user_id = who and m.kind = what and not m.deleted and m.measured_at >= since and m.measured_at < until
$$;

-- The latest that had begun by its end and was not reached before it. What it asked for then is not kept, so a goal that
-- was changed since is told as it is.
create function private.goal_in_week(who uuid, what text, first date, since timestamptz) returns setof public.goals
  language sql stable security definer set search_path = '' as $$
  select g.* from public.goals g
  where g.user_id = who and g.kind = what and not g.deleted and g.start_date <= first + 6
    and (g.status = 'active' or g.completed_at >= since)
  order by g.created_at desc limit 1
$$;

create function private.week_of(who uuid, first date) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with asked as (
    select z.zone, w.first::timestamp at time zone z.zone as since, (w.first + 7)::timestamp at time zone z.zone as until
    from (select week_of.first) as w cross join (select private.zone_of_user(who) as zone) as z),
  begun as (
    select g.*, row_number() over (order by g.valid_from desc, g.created_at desc) as place
    from public.nutrition_goals g
    where g.user_id = who and not g.deleted and g.valid_from <= week_of.first + 6),
  -- Own ones give way to a nutritionist's, unless the person put them in their place and knew it.
  firm as (select b.* from begun b where b.set_by is not null or b.overrides order by b.place limit 1),
  targets as (
    select b.calories_target, b.protein_target, b.water_target from begun b
    where b.id = coalesce((select f.id from firm f where f.set_by is not null), (select l.id from begun l where l.place = 1))),
  target as (
    select coalesce((select t.calories_target from targets t), 1500) as kcal,
      coalesce((select t.protein_target from targets t), 100) as protein,
      coalesce((select t.water_target from targets t), 8) as water),
  eaten as (
    select m.date, sum(m.calories) as kcal, sum(m.protein) as protein from public.meal_plans m
    where m.user_id = who and m.logged and not m.deleted and m.date between week_of.first and week_of.first + 6
    group by m.date),
  days as (select count(*) as logged, avg(e.kcal) as kcal, count(*) filter (where e.protein >= t.protein) as protein
    from eaten e cross join target t),
  drunk as (
    select count(*) as days, avg(w.glasses_consumed) as mean from public.water_intake w
    where w.user_id = who and not w.deleted and w.glasses_consumed > 0
      and w.date between week_of.first and week_of.first + 6),
  trained as (
    select count(*) as done, coalesce(sum(s.duration_minutes), 0) as minutes,
      coalesce(sum(s.distance_m), 0) as distance
    from public.workout_sessions s, asked a
    where s.user_id = who and not s.deleted and s.completed_at >= a.since and s.completed_at < a.until),
  lifted as (
    select coalesce(sum(coalesce(s.reps, 0) * coalesce(s.weight_kg, 0)), 0) as volume from public.workout_sets s, asked a
    where s.user_id = who and not s.deleted and s.kind not in ('warm-up', 'assisted') and s.completed_at >= a.since
      and s.completed_at < a.until)
  select jsonb_build_object(
    'first', week_of.first, 'last', week_of.first + 6,
    'weight', private.weight_in_week(who, week_of.first, a.zone),
    'planned', (select (g.target - g.start_value) / nullif(g.target_date - g.start_date, 0) * 7
      from private.goal_in_week(who, 'weight', week_of.first, a.since) g where g.target_date >= week_of.first),
    'weighings', (select count(*) from public.measurements m where m.user_id = who and m.kind = 'weight'
      and not m.deleted and m.measured_at >= a.since and m.measured_at < a.until),
    'days', d.logged,
    'kcal', case when d.logged >= 3 then jsonb_build_object('mean', d.kcal, 'target', t.kcal) end,
    'proteinDays', d.protein,
    'workouts', jsonb_build_object('done', w.done, 'goal', coalesce((select g.target
      from private.goal_in_week(who, 'workouts', week_of.first, a.since) g), 4)),
    'resting', exists (select from public.pauses p where p.user_id = who and not p.deleted
      and p.from_day <= week_of.first + 6 and coalesce(p.to_day, 'infinity') >= week_of.first),
    'minutes', w.minutes,
    'distance', w.distance,
    'volume', l.volume,
    'water', case when b.days >= 3 then jsonb_build_object('mean', b.mean, 'target', t.water) end,
    'sleep', private.measured_in_week(who, 'sleep', a.since, a.until),
    'pressure', (select jsonb_build_object('systolic', p.systolic, 'diastolic', p.diastolic) from (
      select private.measured_in_week(who, 'systolic', a.since, a.until) as systolic,
        private.measured_in_week(who, 'diastolic', a.since, a.until) as diastolic) as p
      where p.systolic is not null and p.diastolic is not null))
  from asked a, target t, days d, drunk b, trained w, lifted l
$$;
comment on function private.week_of(uuid, date) is 'The figures of the seven days from this one on, as the device tells them.';

-- Telling ---------------------------------------------------------------------------------------------

create table private.report_words (
  language text primary key references private.calendar_words (language),
  title text not null,
  workouts text not null,
  days text not null,
  weight text not null
);
comment on table private.report_words is 'What the report of a week is told with; the patterns take figures.';
insert into private.report_words (language, title, workouts, days, weight) values
  ('en', 'Your week', 'Workouts: %1$s of %2$s.', 'Days with meals: %1$s of 7.', 'Weight, as a trend: %1$s %2$s.'),
  ('es', 'Tu semana', 'Entrenamientos: %1$s de %2$s.', 'Días con comidas: %1$s de 7.', 'Peso, como tendencia: %1$s %2$s.'),
  ('fr', 'Votre semaine', 'Séances : %1$s sur %2$s.', 'Jours avec repas : %1$s sur 7.', 'Poids, en tendance : %1$s %2$s.'),
  ('de', 'Deine Woche', 'Trainings: %1$s von %2$s.', 'Tage mit Mahlzeiten: %1$s von 7.', 'Gewicht, als Trend: %1$s %2$s.');

-- Of the body no more than the person wants to see of it.
create function private.week_in_words(week jsonb, s public.user_settings, w private.report_words) returns text
  language sql immutable set search_path = '' as $$
  select concat_ws(' ',
    -- Nobody who rests is told of what he did not do.
    case when not (week ->> 'resting')::boolean
      then format(w.workouts, week #>> '{workouts,done}', week #>> '{workouts,goal}') end,
    format(w.days, week ->> 'days'),
    case when not s.hide_body then (
      select format(w.weight,
        case when c.change > 0 then '+' else '' end
          || replace(trim_scale(c.change)::text, '.', case s.language when 'en' then '.' else ',' end),
        case s.units when 'imperial' then 'lb' else 'kg' end)
      -- In two steps, as a device does (src/lib/units.ts).
      from (select round(round((week #>> '{weight,change}')::numeric
        / case s.units when 'imperial' then 0.45359237 else 1 end, 2), 1) as change) as c
      where c.change is not null) end)
$$;

create table private.weeks_told (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first date not null
);
comment on table private.weeks_told is 'The first day of the last week that each client was told of, or that had nothing to tell.';

-- From Monday on, when digests go out, by the clock that the client lives by; two days later it is old. A week that
-- shares most of its days with the last told, because the client's weeks begin on another day since, is not told.
create function private.weeks_due_at(at timestamptz) returns table (user_id uuid, first date)
  language sql stable security definer set search_path = '' as $$
  select d.id, d.first from (
    select s.id, h.here, h.here::date - 7
      - case s.week_start when 'sunday' then extract(dow from h.here) else extract(isodow from h.here) - 1 end::integer as first
    from public.user_settings s
      join public.profiles p on p.id = s.id and p.role = 'client'
      cross join lateral (select weeks_due_at.at at time zone s.timezone as here) as h) as d
  where extract(isodow from d.here) <= 3 and d.here::time between '07:00' and '21:00'
    and not exists (select from private.weeks_told t where t.user_id = d.id and t.first > d.first - 4)
$$;

create view private.weeks_due as select d.user_id, d.first from private.weeks_due_at(now()) as d;

create function private.tell_of_weeks(at timestamptz default now()) returns setof uuid
  language plpgsql security definer set search_path = '' as $$
declare
  due record;
begin
  for due in select d.user_id, d.first from private.weeks_due_at(at) as d order by d.user_id limit 500 loop
    insert into private.weeks_told as t (user_id, first) values (due.user_id, due.first)
    on conflict (user_id) do update set first = excluded.first where t.first <= excluded.first - 4;
    continue when not found;
    begin
      return query
      select private.notify(due.user_id, w.title, private.week_in_words(v.week, s, w), 'info', 'report',
        '/progress?report=' || due.first)
      from (select private.week_of(due.user_id, due.first) as week) as v
        join public.user_settings s on s.id = due.user_id join private.report_words w on w.language = s.language
      where (v.week ->> 'days')::integer > 0 or (v.week ->> 'weighings')::integer > 0
        or (v.week #>> '{workouts,done}')::integer > 0;
    exception when others then
      -- What is due to everybody else goes out.
      raise warning 'The week of a client could not be told: %', sqlstate;
    end;
  end loop;
end $$;
comment on function private.tell_of_weeks(timestamptz) is
  'Called by whoever asks what is due to be sent. A week with nothing in it is not told.';
