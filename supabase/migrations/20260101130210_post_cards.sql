-- What authors show of their own rows under a post. The device names the row and the figures, the server says what they are.

-- The codes that devices award, as src/work/achievements/rules.ts makes them: each reader has words for them.
create function private.is_rule(code text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select code ~ '^(workouts|records|comebacks|returns|streak|weeks|weighings|goals|way|lost):[1-9][0-9]{0,2}$'
$$;

-- By what a set can be a record, as src/work/training/records.ts has it; a test asks both.
create function private.feats_of(s public.workout_sets) returns numeric[]
  language sql immutable parallel safe set search_path = '' as $$
  select array[nullif(s.weight_kg, 0),
    case when s.reps between 1 and 12 and s.weight_kg > 0
      then s.weight_kg * case s.reps when 1 then 1 else 1 + s.reps / 30.0 end end,
    case when coalesce(s.weight_kg, 0) = 0 then nullif(s.reps, 0) end,
    case when coalesce(s.distance_m, 0) = 0 then nullif(s.duration_seconds, 0) end,
    nullif(s.distance_m, 0)]
$$;

-- Whether it beat everything before it, by the rows as they are now. The first of its kind is none.
create function private.is_record(s public.workout_sets) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from unnest(private.feats_of(s)) with ordinality as feat (value, kind)
    where feat.value > (
      select max((private.feats_of(e))[feat.kind]) from public.workout_sets e
      where e.user_id = s.user_id and e.exercise_id = s.exercise_id and e.completed_at < s.completed_at
        and not e.deleted and e.kind not in ('warm-up', 'assisted')))
$$;

-- Definer: reads the author's row past its policies. Null where it is not there, not his or not done.
create function private.card_of(author uuid, wanted jsonb) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  of_kind constant text := wanted ->> 'kind';
  entry constant uuid := case when wanted ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (wanted ->> 'id')::uuid end;
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object('kind', of_kind, 'id', r.id, 'title', private.cleaned(r.title), 'code', r.code,
      'record', r.record))
      -- What is shown and has no figure now keeps its place: it may have one again.
      || jsonb_build_object('figures', coalesce((
        select jsonb_object_agg(f.key, f.value) from jsonb_each(r.figures) as f
        where wanted -> 'figures' ? f.key), '{}'))
    from (
      select s.id, s.name as title, null as code, null::boolean as record,
        jsonb_build_object('minutes', s.duration_minutes, 'calories', s.calories_burned) as figures
      from public.workout_sessions s
      where of_kind = 'workout' and s.id = entry and s.user_id = author and s.status = 'completed' and not s.deleted
      union all
      -- Only what the catalogue calls it is translated.
      select s.id, e.name, case when e.owner_id is null then 'catalogue' end,
        nullif(private.is_record(s), false), jsonb_build_object('weight_kg', s.weight_kg,
        'reps', s.reps, 'seconds', s.duration_seconds, 'metres', s.distance_m)
      from public.workout_sets s join public.exercises e on e.id = s.exercise_id
        join public.workout_sessions w on w.id = s.session_id and w.status = 'completed' and not w.deleted
      where of_kind = 'record' and s.id = entry and s.user_id = author and not s.deleted
        and s.kind not in ('warm-up', 'assisted')
      union all
      -- The title of a device's is anything; that of a badge is its challenge's, which all could read.
      select a.id, case when private.is_rule(a.code) then a.code else a.title end, a.code, null, '{}'
      from public.achievements a
      where of_kind = 'milestone' and a.id = entry and a.user_id = author and not a.deleted
        and (private.is_rule(a.code) or a.code like 'challenge:%')) as r);
end $$;

-- Where there is no such row the post stands without it.
create function private.fill_card() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.card := private.card_of(new.user_id, new.card);
  return new;
end $$;
-- Before its words are weighed with those of the post.
create trigger fill_card before insert on public.community_posts
  for each row when (new.card is not null) execute function private.fill_card();

create index community_posts_by_card on public.community_posts ((card ->> 'id')) where card is not null;

-- What the author takes out of his record is shown under no post, also none that a moderator puts back later. With a
-- workout go its sets.
create function private.drop_cards() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  gone constant text[] := array(
    select old.id::text
    union all
    select s.id::text from public.workout_sets s
    where tg_table_name = 'workout_sessions' and s.user_id = old.user_id and s.session_id = old.id);
begin
  update public.community_posts c set card = null, rev = sync.new_rev()
  where c.card is not null and c.card ->> 'id' = any (gone) and c.user_id = old.user_id;
  update private.removed_entries r set kept = r.kept - 'card'
  where r.entity = 'community_posts' and r.kept -> 'card' ->> 'id' = any (gone);
  return null;
end $$;
do $$
declare t text;
begin
  foreach t in array array['workout_sessions', 'workout_sets', 'achievements'] loop
    execute format('create trigger drop_cards after update of deleted on public.%I
      for each row when (new.deleted and not old.deleted) execute function private.drop_cards()', t);
    execute format('create trigger drop_cards_of_gone after delete on public.%I
      for each row execute function private.drop_cards()', t);
  end loop;
end $$;
create trigger drop_cards_of_undone after update of status on public.workout_sessions
  for each row when (old.status = 'completed' and new.status <> 'completed') execute function private.drop_cards();
-- Of another exercise the card says nothing any more.
create trigger drop_cards_of_other after update of exercise_id on public.workout_sets
  for each row when (old.exercise_id <> new.exercise_id) execute function private.drop_cards();

-- What is corrected in the record is corrected on the card, under the words that were weighed with the post.
create function private.correct_cards(posts uuid[]) returns void
  language sql security definer set search_path = '' as $$
  with shown as materialized (
    select p.id, private.card_of(p.user_id, p.card) || jsonb_build_object('title', p.card -> 'title') as card
    from public.community_posts p
    where p.id = any (posts))
  update public.community_posts c set card = shown.card, rev = sync.new_rev()
  from shown
  where c.id = shown.id and c.card is distinct from shown.card
$$;

create function private.correct_workout_cards() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.correct_cards(array(
    select p.id from public.community_posts p
    where p.card is not null and p.card ->> 'id' = new.id::text and p.user_id = new.user_id));
  return null;
end $$;
create trigger correct_cards after update of duration_minutes, calories_burned on public.workout_sessions
  for each row when ((old.duration_minutes, old.calories_burned) is distinct from (new.duration_minutes, new.calories_burned))
  execute function private.correct_workout_cards();

-- Another set of the exercise, of the one it was or is of, may have been the record all along.
create function private.correct_record_cards() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  authors uuid[];
  of_exercises uuid[];
begin
  select array_agg(distinct n.user_id), array_agg(o.exercise_id) || array_agg(n.exercise_id) into authors, of_exercises
  from former o join later n on n.id = o.id
  where (o.exercise_id, o.reps, o.weight_kg, o.duration_seconds, o.distance_m, o.kind, o.completed_at, o.deleted)
    is distinct from (n.exercise_id, n.reps, n.weight_kg, n.duration_seconds, n.distance_m, n.kind, n.completed_at, n.deleted);
  if authors is not null then
    perform private.correct_cards(array(
      select p.id
      from public.community_posts p join public.workout_sets s on s.id = (p.card ->> 'id')::uuid
      where p.user_id = any (authors) and p.card ->> 'kind' = 'record' and s.exercise_id = any (of_exercises)));
  end if;
  return null;
end $$;
-- Once a statement, however many sets it changes.
create trigger correct_cards after update on public.workout_sets
  referencing old table as former new table as later
  for each statement execute function private.correct_record_cards();
