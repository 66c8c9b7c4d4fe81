-- What authors show of their own rows under a post. The device names the row and the figures, the server says what they are.

-- The codes that devices award, as src/work/achievements/rules.ts makes them: each reader has words for them.
create function private.is_rule(code text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select code ~ '^(workouts|records|comebacks|returns|streak|weeks|weighings|goals|way|lost):[1-9][0-9]{0,2}$'
$$;

-- Definer: reads the author's row past its policies. Where it is not there, not his or not done, the post stands without it.
create function private.fill_card() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  wanted constant jsonb := new.card;
  of_kind constant text := wanted ->> 'kind';
  entry constant uuid := case when wanted ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (wanted ->> 'id')::uuid end;
begin
  new.card := (
    select jsonb_strip_nulls(jsonb_build_object('kind', of_kind, 'id', r.id, 'title', private.cleaned(r.title), 'code', r.code,
      'figures', coalesce((
        select jsonb_object_agg(f.key, f.value) from jsonb_each(jsonb_strip_nulls(r.figures)) as f
        where wanted -> 'figures' ? f.key), '{}')))
    from (
      select s.id, s.name as title, null as code,
        jsonb_build_object('minutes', s.duration_minutes, 'calories', s.calories_burned) as figures
      from public.workout_sessions s
      where of_kind = 'workout' and s.id = entry and s.user_id = new.user_id and s.status = 'completed' and not s.deleted
      union all
      -- Only what the catalogue calls it is translated.
      select s.id, e.name, case when e.owner_id is null then 'catalogue' end, jsonb_build_object('weight_kg', s.weight_kg,
        'reps', s.reps, 'seconds', s.duration_seconds, 'metres', s.distance_m)
      from public.workout_sets s join public.exercises e on e.id = s.exercise_id
        join public.workout_sessions w on w.id = s.session_id and w.status = 'completed' and not w.deleted
      where of_kind = 'record' and s.id = entry and s.user_id = new.user_id and not s.deleted
        and s.kind not in ('warm-up', 'assisted')
      union all
      -- The title of a device's is anything; that of a badge is its challenge's, which all could read.
      select a.id, case when private.is_rule(a.code) then a.code else a.title end, a.code, '{}'
      from public.achievements a
      where of_kind = 'milestone' and a.id = entry and a.user_id = new.user_id and not a.deleted
        and (private.is_rule(a.code) or a.code like 'challenge:%')) as r);
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
