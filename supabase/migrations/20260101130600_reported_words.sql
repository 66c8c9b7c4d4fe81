-- Messages, and the names that all read, with the moderators.

-- What it says now and who said it. Definer: it keeps what the reporter could read, and no more; of a message that alone,
-- and of what comes along only its kind. A team's name is its first member's.
create function private.reported(about text, about_id uuid) returns table (written text, author_id uuid)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if about = 'message' then
    return query
      select case when m.retract_reason is null then concat_ws(E'\n', nullif(m.content, ''),
          '[' || m.file_type || ']', '[' || m.card_kind || ']') end,
        (select p.id from public.profiles p where p.id = m.sender_id)
      from public.messages m
      where m.id = reported.about_id and not m.deleted and private.reads_message(m);
  elsif about = 'challenge' then
    return query
      select case when c.title <> '…' then concat_ws(E'\n', c.title, nullif(c.description, '')) end, c.creator_id
      from public.challenges c where c.id = reported.about_id and not c.deleted;
  elsif about = 'team' then
    return query
      select m.team, m.user_id from public.challenge_members m
      where private.team_id(m.challenge_id, m.team) = reported.about_id and m.team <> ''
        and exists (select from public.challenges c where c.id = m.challenge_id and c.teams = 'named')
      order by m.deleted, m.joined_at, m.id limit 1;
  end if;
end $$;

create function private.reads_message(m public.messages) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  return m.client_id = caller
    or m.provider_id = caller and m.client_id in (select private.my_acquaintances())
    or m.provider_id = m.client_id and m.arrived_at >= (private.my_clients_since() ->> m.client_id::text)::timestamptz;
end $$;
comment on function private.reads_message(public.messages) is
  'What the policy of the table asks, where a definer asks for the caller.';

-- All who are in the team, and the board that is final.
create function private.rename_team(challenge uuid, called text, to_be text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('private.renames_team', 'on', true);
  update public.challenge_members m set team = to_be, rev = sync.new_rev(), updated_at = now()
  where m.challenge_id = challenge and lower(m.team) = lower(called);
  perform set_config('private.renames_team', 'off', true);
  update private.team_scores t set team = to_be where t.challenge_id = challenge and lower(t.team) = lower(called);
end $$;

-- What was counted stands: a challenge loses its words and a team its name, and neither its people. Null where nothing is there.
create function private.take_words_away(item text, item_id uuid) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  author uuid;
  named public.challenge_members;
begin
  if item = 'message' then
    insert into private.removed_entries (entry_id, entity, kept)
    select m.id, 'messages', to_jsonb(m) from public.messages m
    where m.id = item_id and not m.deleted and m.retract_reason is null
    on conflict do nothing;
    update public.messages m set retract_reason = '@moderation', rev = sync.new_rev(), updated_at = now()
    where m.id = item_id and not m.deleted and m.retract_reason is null returning m.sender_id into author;
  elsif item = 'challenge' then
    insert into private.removed_entries as r (entry_id, entity, kept)
    select c.id, 'challenges', jsonb_build_object('title', c.title, 'content', c.description) from public.challenges c
    where c.id = item_id and not c.deleted and c.title <> '…'
    on conflict (entry_id) do update set kept = excluded.kept;
    update public.challenges c set title = '…', description = '', rev = sync.new_rev(), updated_at = now()
    where c.id = item_id and not c.deleted and c.title <> '…' returning c.creator_id into author;
  else
    select * into named from public.challenge_members m
    where private.team_id(m.challenge_id, m.team) = item_id and m.team <> ''
    order by m.deleted, m.joined_at, m.id limit 1;
    if not found then
      return null;
    end if;
    insert into private.removed_entries (entry_id, entity, kept)
    values (item_id, 'teams', jsonb_build_object('title', named.team, 'challenge_id', named.challenge_id));
    perform private.rename_team(named.challenge_id, named.team, private.name_of_nameless(item_id));
    author := named.user_id;
  end if;
  return author;
end $$;

-- The same in all languages, and no two in one challenge alike.
create function private.name_of_nameless(team uuid) returns text
  language sql immutable set search_path = '' as $$ select '… ' || left(team::text, 8) $$;

create function private.give_words_back(removed private.removed_entries) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare author uuid;
begin
  if removed.entity = 'messages' then
    update public.messages m
    set retract_reason = null, content = kept.content, file_path = kept.file_path, file_type = kept.file_type,
      file_bytes = kept.file_bytes, card_kind = kept.card_kind, card_id = kept.card_id, rev = sync.new_rev(), updated_at = now()
    from jsonb_populate_record(null::public.messages, removed.kept) kept
    where m.id = removed.entry_id returning m.sender_id into author;
  elsif removed.entity = 'challenges' then
    update public.challenges c
    set title = removed.kept ->> 'title', description = removed.kept ->> 'content', rev = sync.new_rev(), updated_at = now()
    where c.id = removed.entry_id returning c.creator_id into author;
  else
    select d.author_id into author from private.moderation_decisions d
    where d.about_id = removed.entry_id and d.act = 'removed' order by d.id desc limit 1;
    perform private.rename_team((removed.kept ->> 'challenge_id')::uuid, private.name_of_nameless(removed.entry_id),
      removed.kept ->> 'title');
  end if;
  return author;
end $$;

create trigger forget_removed after delete on public.messages
  for each row execute function private.forget_removed();
create trigger forget_removed after delete on public.challenges
  for each row execute function private.forget_removed();

-- Its maker may call it something else.
create function private.stay_nameless() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.removed_entries r
    where r.entry_id = new.id and (r.kept ->> 'title' = new.title or r.kept ->> 'content' = nullif(new.description, '')))
  then
    raise exception 'a moderator has removed this' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger stay_nameless before update on public.challenges
  for each row when ((old.title, old.description) is distinct from (new.title, new.description))
  execute function private.stay_nameless();
