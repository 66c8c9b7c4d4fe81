-- Messages, and the names that all read, with the moderators.

-- Who first called it that: of all who take part in it nobody else has chosen its words. Of an account that is gone the
-- number stays, as of a message.
create table private.team_makers (
  challenge_id uuid not null references public.challenges (id) on delete cascade,
  name text not null,
  user_id uuid not null,
  primary key (challenge_id, name)
);
comment on table private.team_makers is 'Who first gave a team its name.';

-- What a moderator has removed stays away also after a second removal, and however it is spelt.
create table private.removed_names (
  challenge_id uuid not null references public.challenges (id) on delete cascade,
  kind text not null check (kind in ('challenge', 'team')),
  folded text not null,
  primary key (challenge_id, kind, folded)
);
comment on table private.removed_names is 'What a challenge and its teams are not to be called again.';

-- Without marks, spaces and case; of what has no letters at all, as it is.
create function private.folded(name text) returns text
  language sql immutable set search_path = '' as $$
  select coalesce(nullif(regexp_replace(private.bare(name), '[^[:alnum:]]+', '', 'g'), ''), private.bare(name))
$$;

create function private.is_removed_name(challenge uuid, kind text, name text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.removed_names n
    where n.challenge_id = challenge and n.kind = is_removed_name.kind and n.folded = private.folded(name))
$$;

-- What the report itself keeps, and with it its reporter's devices. Of a message that it could be read and no word of it: a
-- copy would outlive it there. Of a team its name: who gave it is nobody's to learn by reporting.
create function private.reported(about text, about_id uuid) returns table (written text, author_id uuid)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if about = 'message' then
    return query
      select case when m.retract_reason is null then '' end,
        (select p.id from public.profiles p where p.id = m.sender_id)
      from public.messages m
      where m.id = reported.about_id and not m.deleted and private.reads_message(m);
  elsif about = 'challenge' then
    return query
      select case when c.title <> '…' then concat_ws(E'\n', c.title, nullif(c.description, '')) end, c.creator_id
      from public.challenges c where c.id = reported.about_id and not c.deleted;
  elsif about = 'team' then
    return query select t.team, null::uuid from private.reported_team(reported.about_id) t;
  end if;
end $$;

create function private.reported_team(team_id uuid) returns table (challenge_id uuid, team text, maker uuid)
  language sql stable security definer set search_path = '' as $$
  select m.challenge_id, m.team, k.user_id
  from public.challenge_members m
    join public.challenges c on c.id = m.challenge_id and c.teams = 'named'
    join private.team_makers k on k.challenge_id = m.challenge_id and k.name = lower(m.team)
  where private.team_id(m.challenge_id, m.team) = reported_team.team_id and m.team <> ''
  order by m.deleted, m.id limit 1
$$;

-- A message while a report of it waits whose writer could read it: what came with it as well, and what was taken back since.
-- Nothing changes what a message says, so that this is what was reported.
create function private.reported_message(message uuid)
  returns table (sender_id uuid, content text, file_path text, file_type text, file_bytes integer, card_kind text)
  language sql stable security definer set search_path = '' as $$
  select m.sender_id, coalesce(r.content, m.content), coalesce(r.file_path, m.file_path), coalesce(r.file_type, m.file_type),
    coalesce(r.file_bytes, m.file_bytes), coalesce(r.card_kind, m.card_kind)
  from public.messages m left join private.retracted_messages r on r.message_id = m.id
  where m.id = reported_message.message and not m.deleted and exists (
    select from public.community_reports c
    where c.about = 'message' and c.about_id = m.id and c.written is not null and c.decided_at is null and not c.deleted)
$$;

-- What moderators read of it, whoever wrote it.
create function private.reported_to_moderators(about text, about_id uuid) returns table (written text, author_id uuid, along jsonb)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if about = 'message' then
    return query
      select m.content, m.sender_id, case when num_nonnulls(m.file_type, m.card_kind) > 0 then
        jsonb_build_object('file_type', m.file_type, 'file_bytes', m.file_bytes, 'card_kind', m.card_kind) end
      from private.reported_message(reported_to_moderators.about_id) m;
  elsif about = 'team' then
    return query select t.team, t.maker, null::jsonb from private.reported_team(reported_to_moderators.about_id) t;
  end if;
end $$;

-- The file of a reported message is opened by a moderator for himself, for an hour and not beyond the case, and that he
-- did is a line of the audit. No card is: what is on it is the client's record, and its sender wrote none of it.
create table private.opened_files (
  moderator_id uuid not null references public.profiles (id) on delete cascade,
  message_id uuid not null references public.messages (id) on delete cascade,
  opened_at timestamptz not null default now(),
  primary key (moderator_id, message_id)
);
comment on table private.opened_files is 'Which moderator opened the file of which reported message, and when last.';
create index opened_files_by_message on private.opened_files (message_id);

-- A report that waits again is a new case.
create function private.close_reported_file() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.opened_files o where o.message_id = new.about_id;
  return null;
end $$;
comment on function private.close_reported_file() is 'Nobody reads the file of a message beyond the decision about it.';
create trigger close_reported_file after insert on private.moderation_decisions
  for each row when (new.about = 'message') execute function private.close_reported_file();

create function public.open_reported_file(message uuid) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  reported record;
begin
  perform private.require_moderator();
  select * into reported from private.reported_message(message) m where m.file_path is not null;
  if not found then
    raise exception 'no report of a message with a file waits' using errcode = 'P0002';
  end if;
  if not exists (select from storage.objects o where o.bucket_id = 'messages' and o.name = reported.file_path) then
    raise exception 'the file has not arrived' using errcode = 'P0002';
  end if;
  -- Who asks again within the hour gets no longer one, and is in the audit already.
  insert into private.opened_files as o (moderator_id, message_id) values (auth.uid(), message)
  on conflict (moderator_id, message_id) do update set opened_at = excluded.opened_at
    where o.opened_at <= now() - interval '1 hour';
  if found then
    perform private.audit('report.file-opened', reported.sender_id, '', jsonb_build_object('about', 'message', 'id', message));
  end if;
  return reported.file_path;
end $$;
comment on function public.open_reported_file(uuid) is
  'Lets a moderator read the file of a reported message for an hour, until the report is decided; where it is.';
revoke execute on function public.open_reported_file(uuid) from public, anon;
grant execute on function public.open_reported_file(uuid) to authenticated;

create function private.files_opened_to_me() returns setof text
  language sql stable security definer set search_path = '' as $$
  select m.file_path
  from private.opened_files o cross join lateral private.reported_message(o.message_id) m
  where o.moderator_id = (select auth.uid()) and o.opened_at > now() - interval '1 hour' and private.is_admin()
$$;
comment on function private.files_opened_to_me() is 'The files of reported messages that the caller may read now, as a moderator.';
grant execute on function private.files_opened_to_me() to authenticated, service_role;
-- Only to download it: a signed address would outlive the hour and the decision, and a copy of it even more.
create policy "the file of a reported message is downloaded by the moderator who opened it" on storage.objects for select to authenticated
  using (bucket_id = 'messages' and current_setting('storage.operation', true) = 'storage.object.get_authenticated'
    and name in (select private.files_opened_to_me()));

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
  named record;
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
    insert into private.removed_names (challenge_id, kind, folded)
    select c.id, 'challenge', private.folded(c.title) from public.challenges c
    where c.id = item_id and not c.deleted and c.title <> '…'
    on conflict do nothing;
    update public.challenges c set title = '…', description = '', rev = sync.new_rev(), updated_at = now()
    where c.id = item_id and not c.deleted and c.title <> '…' returning c.creator_id into author;
  else
    select * into named from private.reported_team(item_id);
    if not found then
      return null;
    end if;
    -- Whoever joins now does so before it, or finds that the name is gone.
    perform private.lock_team_name(named.challenge_id, named.team);
    insert into private.removed_entries (entry_id, entity, kept)
    values (item_id, 'teams', jsonb_build_object('title', named.team, 'challenge_id', named.challenge_id))
    on conflict do nothing;
    insert into private.removed_names (challenge_id, kind, folded)
    values (named.challenge_id, 'team', private.folded(named.team))
    on conflict do nothing;
    perform private.rename_team(named.challenge_id, named.team, private.name_of_nameless(item_id));
    author := named.maker;
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
    delete from private.removed_names n
    where n.challenge_id = removed.entry_id and n.kind = 'challenge' and n.folded = private.folded(removed.kept ->> 'title');
    -- What its maker calls it since stands; the words are his again.
    perform set_config('private.puts_back', 'on', true);
    update public.challenges c
    set title = removed.kept ->> 'title', description = removed.kept ->> 'content', rev = sync.new_rev(), updated_at = now()
    where c.id = removed.entry_id and c.title = '…';
    perform set_config('private.puts_back', 'off', true);
    select c.creator_id into author from public.challenges c where c.id = removed.entry_id;
  else
    select d.author_id into author from private.moderation_decisions d
    where d.about_id = removed.entry_id and d.act = 'removed' order by d.id desc limit 1;
    delete from private.removed_names n
    where n.challenge_id = (removed.kept ->> 'challenge_id')::uuid and n.kind = 'team'
      and n.folded = private.folded(removed.kept ->> 'title');
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
  if private.is_removed_name(new.id, 'challenge', new.title)
  then
    raise exception 'a moderator has removed this' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger stay_nameless before update on public.challenges
  for each row when (old.title <> new.title)
  execute function private.stay_nameless();
