-- Teams of a challenge: who is in which, and what they have reached together.

-- What a report names it by.
create function private.team_id(challenge uuid, team text) returns uuid
  language sql immutable parallel safe set search_path = '' as $$
  select sync.natural_id('teams', challenge::text, lower(team))
$$;
grant execute on function private.team_id(uuid, text) to authenticated;
create index challenge_members_by_team_id on public.challenge_members (private.team_id(challenge_id, team)) where team <> '';

create function private.lock_team_name(challenge uuid, team text) returns void
  language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('team:' || challenge || lower(team), 0))
$$;

-- What a device made without a network is not refused: where there is no room, or the name cannot stand, its maker takes
-- part without a team and may choose another. Definer: who else takes part is nobody's to list.
create function private.join_team() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  asked public.challenges;
  spelt text;
begin
  select * into asked from public.challenges c where c.id = new.challenge_id;
  -- What a moderator calls it.
  if tg_op = 'UPDATE' and current_setting('private.renames_team', true) = 'on' then
    return new;
  end if;
  if new.deleted or asked.teams = 'alone' then
    new.team := case when tg_op = 'UPDATE' then old.team else '' end;
    return new;
  end if;
  -- Nobody goes over to those who lead, or comes to them late, neither by leaving and coming back.
  if asked.starts_on < private.day_of(now()) then
    new.team := case when tg_op = 'UPDATE' then old.team else '' end;
    return new;
  end if;
  if asked.teams = 'centre' then
    new.team := private.centre_of(new.user_id);
  else
    new.team := regexp_replace(btrim(private.cleaned(new.team)), '\s+', ' ', 'g');
    if private.has_link(new.team) or private.held_words_in(new.team) <> '{}'
      or private.is_removed_name(asked.id, 'team', new.team) then
      new.team := '';
    end if;
  end if;
  if asked.teams = 'named' and new.team <> '' then
    -- One after the other, or two would both take the last place.
    perform private.lock_team_name(asked.id, new.team);
    select min(m.team) into spelt from public.challenge_members m
    where m.challenge_id = asked.id and lower(m.team) = lower(new.team) and m.team <> '' and not m.deleted
      and m.user_id <> new.user_id
    having count(*) > 0;
    if (select count(*) from public.challenge_members m
        where m.challenge_id = asked.id and lower(m.team) = lower(new.team) and m.team <> '' and not m.deleted
          and m.user_id <> new.user_id) >= asked.team_size then
      new.team := '';
    else
      new.team := coalesce(spelt, new.team);
    end if;
    if spelt is null then
      insert into private.team_makers (challenge_id, name, user_id) values (asked.id, lower(new.team), new.user_id)
      on conflict (challenge_id, name) do update set user_id = excluded.user_id;
    end if;
  end if;
  return new;
end $$;
create trigger join_team before insert or update of team, deleted on public.challenge_members
  for each row execute function private.join_team();

-- By the mean, so that a large team has nothing before a small one; of less than three as if they were three, so that
-- nobody wins as a team alone. Whoever is not on the board counts for none, or his figure could be told from the rest.
create function private.count_teams(challenge uuid, is_final boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  asked public.challenges;
begin
  select * into asked from public.challenges c where c.id = challenge and c.teams <> 'alone';
  -- Whoever counts holds the board's lock, as whoever freezes it does: what is final is overwritten by no count that lasted.
  if not found or not is_final and exists (select from private.final_boards f where f.challenge_id = challenge) then
    return;
  end if;
  with now_of as materialized (
    select m.team, round(sum(s.score) / greatest(count(*), case asked.teams when 'named' then least(asked.team_size, 3) else 3 end), 1) as score,
      count(*)::integer as members
    from private.standings s
      join public.challenge_members m on m.challenge_id = asked.id and m.user_id = s.user_id and m.team <> ''
    where s.board = asked.id::text and s.final = is_final
    group by m.team),
  gone as (
    delete from private.team_scores t
    where t.challenge_id = asked.id and not exists (select from now_of n where n.team = t.team))
  insert into private.team_scores as t (challenge_id, team, score, members)
  select asked.id, n.team, n.score, n.members from now_of n
  on conflict (challenge_id, team) do update set (score, members) = (excluded.score, excluded.members)
    where (t.score, t.members) <> (excluded.score, excluded.members);
end $$;

-- What one alone has who shows the caller no name could be told from the mean and the rest: such a team has its place
-- without the figure. Among more than fifty nobody knows all the others. Whoever was counted and hides since may count
-- himself out or in, so that he is taken for both.
create function private.tells_of_one(t private.team_scores, is_final boolean, is_mine boolean) returns boolean
  language sql stable security definer set search_path = '' as $$
  select t.members - count(*) between 1 and case when is_mine and not coalesce(bool_or(k.id = (select auth.uid())), false) then 2 else 1 end
  from public.challenge_members m join public.people k on k.id = m.user_id
  where m.challenge_id = t.challenge_id and lower(m.team) = lower(t.team) and m.team <> ''
    and (k.id = (select auth.uid()) or k.listed and not private.is_apart(k.id))
    and exists (
      select from private.standings s
      where s.board = t.challenge_id::text and s.final = is_final and s.user_id = m.user_id)
$$;

create function public.team_board(challenge uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  asked public.challenges;
  mine public.challenge_members;
  own_score numeric;
  is_over boolean;
begin
  perform public.require_session();
  select * into asked from public.challenges c where c.id = challenge and not c.deleted and c.teams <> 'alone';
  if not found then
    return null;
  end if;
  is_over := private.closes(asked.ends_on);
  if is_over then
    perform private.freeze_board(asked.id);
  else
    perform private.count_board(asked.id::text, asked.id, asked.metric, asked.starts_on, asked.ends_on);
  end if;
  select * into mine from public.challenge_members m
  where m.challenge_id = asked.id and m.user_id = caller and not m.deleted and m.team <> '';
  if mine.id is not null and is_over then
    select f.score into own_score from private.final_scores f where f.board = asked.id::text and f.user_id = caller;
  elsif mine.id is not null then
    own_score := coalesce(
      (select s.score from private.scores(array[caller], asked.metric, asked.starts_on, asked.ends_on) s), 0);
  end if;
  return jsonb_build_object('provisional', not is_over, 'mine', mine.team,
    'teams', (
      select coalesce(jsonb_agg(jsonb_build_object('id', private.team_id(asked.id, t.team), 'team', t.team, 'members', t.members, 'score', case
          when t.members <= 50 and private.tells_of_one(t, is_over, coalesce(t.team = mine.team, false)) then null else t.score end,
        'rank', (select 1 + count(*) from private.team_scores o where o.challenge_id = asked.id and o.score > t.score))
        order by t.score desc, t.team), '[]')
      from private.team_scores t
      where t.challenge_id = asked.id and t.team in (
        (select s.team from private.team_scores s where s.challenge_id = asked.id order by s.score desc, s.team limit 10)
        union
        select mine.team)),
    'members', case when mine.id is null or asked.teams = 'centre' then '[]' else private.places_among(asked.id::text, is_over, own_score, array(
        select m.user_id from public.challenge_members m
        where m.challenge_id = asked.id and lower(m.team) = lower(mine.team) and m.team <> '' and not m.deleted)) end);
end $$;
comment on function public.team_board(uuid) is
  'The teams of a challenge by the mean of their members, the ten first and the caller''s own with whoever of it shows him a name.';
grant execute on function public.team_board(uuid) to authenticated;
