-- What a client and a provider in his care write to each other, and what a client writes with all who care for him. It is
-- part of the record: what was said can be taken back with a reason, and is never deleted.
--
-- Where the client stands in the provider's place, the conversation is that of his care team: whoever cares for him is in
-- it, from when he came into care for as long as he cares.

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  -- Of an account that is gone the number stays: what was said and by which side is the client's record.
  provider_id uuid not null,
  sender_id uuid not null,
  content text not null check (octet_length(content) <= 8000),
  file_path text,
  file_type text check (file_type in ('image/jpeg', 'application/pdf', 'audio/mp4', 'audio/webm', 'audio/ogg')),
  file_bytes integer check (file_bytes between 1 and 10485760),
  card_kind text check (card_kind in ('workout', 'meal', 'measurement', 'result', 'appointment', 'plan')),
  card_id uuid,
  urgent boolean not null default false,
  created_at timestamptz not null default now(),
  arrived_at timestamptz not null default now(),
  retract_reason text check (length(trim(retract_reason)) between 1 and 300),
  retracted_at timestamptz,
  check (content ~ '\S' or file_path is not null or card_id is not null),
  check (num_nonnulls(file_path, file_type, file_bytes) in (0, 3) and num_nonnulls(card_kind, card_id) in (0, 2)),
  -- The one place where its file can be: nobody shows the file of another by naming it.
  constraint messages_file_check check (file_path = sender_id || '/' || id || case file_type
    when 'image/jpeg' then '.jpg' when 'application/pdf' then '.pdf'
    when 'audio/mp4' then '.m4a' when 'audio/webm' then '.webm' when 'audio/ogg' then '.ogg' end),
  -- A minute of speech, recorded as densely as any browser does.
  constraint messages_voice_is_short check (file_type not like 'audio/%' or file_bytes <= 2097152)
);
comment on table public.messages is
  'Between a client and a provider who cares for him, or his whole care team. It outlives the provider''s account.';
comment on column public.messages.provider_id is 'The client himself where it is said to all who care for him.';
comment on column public.messages.created_at is 'When it was typed: never ahead of time, and two weeks before it arrived at most.';
comment on column public.messages.file_path is 'In the bucket `messages`; it comes after the text.';
comment on column public.messages.card_id is 'A row that each side sees by its own rights; nothing of it is in here.';
comment on column public.messages.urgent is 'The device found words of danger in it.';
create index messages_by_provider on public.messages (provider_id, client_id);
create unique index messages_by_file on public.messages (file_path) where file_path is not null;

-- Both sides of a pair that knows each other read. The client's devices hold all of it, the provider's the newest.
select sync.enroll('public.messages', owner => 'client_id',
  share => '{"by": "created_at", "newest": 200, "per": ["client_id", "provider_id"]}', readers => $$
    select r.client_id
    union select c.provider_id from private.care c
      where c.client_id = r.client_id and c.provider_id = r.provider_id and private.is_provider(c.provider_id)
    union select c.provider_id from private.care c
      where c.client_id = r.client_id and r.provider_id = r.client_id and c.treats and r.arrived_at >= c.since
  $$);
create index messages_newest on public.messages (client_id, provider_id, created_at desc, id desc);
select sync.grant_write('public.messages', makes => 'client_id, provider_id, sender_id, content, file_path, file_type, file_bytes, card_kind, card_id, urgent, created_at',
  edits => 'retract_reason');
create index messages_of_teams on public.messages (client_id, created_at desc) where provider_id = client_id;
-- Definer: nobody reads the care of others. All at once, because a policy would ask for each row; of who is not cared for
-- now there is no instant, and no row is behind it.
create function private.my_clients_since() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.client_id, c.since), '{}') from private.care c
  where c.provider_id = (select auth.uid()) and c.treats and private.is_provider(c.provider_id)
$$;
comment on function private.my_clients_since() is 'Since when the caller has cared for each of his clients.';
grant execute on function private.my_clients_since() to authenticated;

create policy "both sides read" on public.messages for select to authenticated
  using (client_id = (select auth.uid())
    or provider_id = (select auth.uid()) and client_id = any (array(select private.my_acquaintances()))
    or provider_id = client_id and client_id = any (array(select private.my_clients()))
      and arrived_at >= ((select private.my_clients_since()) ->> client_id::text)::timestamptz);

-- Definer: a client opens the conversation of his team in a row that the policies of this table do not reach.
create function private.team_is_open(client uuid) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.message_reads r
    where r.user_id = client and r.client_id = client and r.provider_id = client and r.is_open and not r.deleted);
end $$;

create function private.care_lasts(client uuid, provider uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select case when client = auth.uid()
    then exists (select from private.carers(client) as carer where provider in (client, carer))
    else provider in (client, auth.uid()) and client in (select private.my_clients()) end
$$;
comment on function private.care_lasts(uuid, uuid) is 'Whether the caller is in this conversation now.';
grant execute on function private.care_lasts(uuid, uuid) to authenticated;

create function private.may_write(client uuid, provider uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.care_lasts(client, provider) and (provider <> client or private.team_is_open(client))
$$;
comment on function private.may_write(uuid, uuid) is 'Whether the caller may write in this conversation now.';
grant execute on function private.may_write(uuid, uuid) to authenticated;

create policy "both sides write while the care lasts" on public.messages for insert to authenticated
  with check (sender_id = (select auth.uid()) and private.may_write(client_id, provider_id));
-- A reason is read by the other: it ends with the care, and not where a client closes the conversation of his team.
create policy "the sender takes it back while the care lasts" on public.messages for update to authenticated
  using (sender_id = (select auth.uid()) and private.care_lasts(client_id, provider_id)
    and retract_reason is distinct from '@moderation')
  with check (sender_id = (select auth.uid()));
-- What a moderator has removed says so by a reason that is nobody's own.
create policy "nobody says that a moderator did" on public.messages as restrictive for insert to authenticated
  with check (retract_reason is distinct from '@moderation');
create policy "nobody says afterwards that a moderator did" on public.messages as restrictive for update to authenticated
  using (true) with check (retract_reason is distinct from '@moderation');
select private.limit_writes('public.messages', 500);

create table private.retracted_messages (
  message_id uuid primary key references public.messages (id) on delete cascade,
  content text not null,
  file_path text,
  file_type text,
  file_bytes integer,
  card_kind text,
  card_id uuid
);
comment on table private.retracted_messages is
  'What was taken back: of the record, and read by no device but a moderator''s, where it was reported before.';

-- With its path goes the sight of its file.
create function private.without_content(message public.messages) returns public.messages
  language plpgsql set search_path = '' as $$
begin
  message.content := '(retracted)';
  message.retracted_at := now();
  message.file_path := null;
  message.file_type := null;
  message.file_bytes := null;
  message.card_kind := null;
  message.card_id := null;
  return message;
end $$;

-- Definer: keeps what is taken back where nobody reads it.
create function private.keep_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- One after the other: a mark of having read must not pass over what arrives behind it.
    perform pg_advisory_xact_lock(hashtextextended('messages:' || new.client_id || ':' || new.provider_id, 0));
    new.arrived_at := clock_timestamp();
    -- Nothing is said to have been said before the memory of a device reaches.
    new.created_at := greatest(least(coalesce(new.created_at, new.arrived_at), new.arrived_at), new.arrived_at - interval '14 days');
    -- Of what was typed just now, by when it arrived: when it was typed is its writer's word. What waited for a network, and
    -- what is sent again after a refusal, counts towards the day alone.
    if new.created_at > new.arrived_at - interval '2 minutes' and (select count(*) from (
        select from public.messages m
        where m.client_id = new.client_id and m.provider_id = new.provider_id and m.sender_id = new.sender_id
          and m.created_at > new.arrived_at - interval '3 minutes' and m.arrived_at > new.arrived_at - interval '1 minute'
          and m.created_at > m.arrived_at - interval '2 minutes'
        limit 20) as lately) = 20 then
      raise exception 'too many messages a minute' using errcode = 'P0001';
    end if;
    -- Taken back before it was sent: it was never said.
    if new.retract_reason is not null then
      return private.without_content(new);
    end if;
    return new;
  end if;
  if old.retract_reason = '@moderation' and new.retract_reason is null then
    delete from private.retracted_messages r where r.message_id = old.id;
    new.retracted_at := null;
  elsif old.retract_reason is not null then
    new.retract_reason := old.retract_reason;
  elsif new.retract_reason is not null then
    insert into private.retracted_messages (message_id, content, file_path, file_type, file_bytes, card_kind, card_id)
    values (old.id, old.content, old.file_path, old.file_type, old.file_bytes, old.card_kind, old.card_id);
    return private.without_content(new);
  end if;
  return new;
end $$;
create trigger keep_message before insert or update on public.messages
  for each row execute function private.keep_message();

create table private.message_words (
  kind text not null check (kind in ('to client', 'to provider', 'among providers')),
  language text not null,
  title text not null,
  message text not null,
  primary key (kind, language)
);
comment on table private.message_words is 'How a message is announced: without a word of it, because a locked screen shows it.';
insert into private.message_words (kind, language, title, message) values
  ('to client', 'en', 'New message from your care team', 'Open it in the app.'),
  ('to client', 'es', 'Nuevo mensaje de tu equipo', 'Ábrelo en la aplicación.'),
  ('to client', 'fr', 'Nouveau message de votre équipe', 'Ouvrez-le dans l’application.'),
  ('to client', 'de', 'Neue Nachricht von deinem Team', 'Öffne sie in der App.'),
  ('to provider', 'en', 'New message from a client', 'Open it in the app.'),
  ('to provider', 'es', 'Nuevo mensaje de un cliente', 'Ábrelo en la aplicación.'),
  ('to provider', 'fr', 'Nouveau message d’un client', 'Ouvrez-le dans l’application.'),
  ('to provider', 'de', 'Neue Nachricht von einem Klienten', 'Öffne sie in der App.'),
  ('among providers', 'en', 'New message in a care team', 'Open it in the app.'),
  ('among providers', 'es', 'Nuevo mensaje en un equipo', 'Ábrelo en la aplicación.'),
  ('among providers', 'fr', 'Nouveau message dans une équipe', 'Ouvrez-le dans l’application.'),
  ('among providers', 'de', 'Neue Nachricht in einem Team', 'Öffne sie in der App.');

-- Everybody in it but who wrote it, each once until he reads it, however many there are. A care team's is named by the row
-- in which its client opened it, because a client is also somebody's pair.
create function private.tell_of_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_team constant boolean := new.provider_id = new.client_id;
  subject constant uuid := case when is_team then new.client_id else new.sender_id end;
  address constant text := '/messages?with=' || case when is_team
    then sync.natural_id('message_reads', new.client_id::text, new.client_id::text, new.client_id::text)
    else new.sender_id end;
begin
  perform private.notify(reader.id, w.title, w.message, case when new.urgent then 'warning' else 'info' end, 'system',
    address, subject)
  from (
      select new.client_id as id
      union select new.provider_id
      union select private.carers(new.client_id) where is_team) as reader
    join private.message_words w on w.kind = case
        when reader.id = new.client_id then 'to client'
        when new.sender_id = new.client_id then 'to provider'
        else 'among providers' end
      and w.language = coalesce((select s.language from public.user_settings s where s.id = reader.id), 'en')
  where reader.id <> new.sender_id and not exists (
    select from public.notifications n
    where n.user_id = reader.id and n.about = subject and n.link = address and not n.read and not n.deleted
      -- An unread greeting does not hide that somebody is in danger.
      and (not new.urgent or n.type = 'warning'));
  return null;
end $$;
create trigger tell_of_message after insert on public.messages
  for each row when (new.retract_reason is null) execute function private.tell_of_message();

-- How far each side has read, and up to where a device of his has it: one instant each, which only grow. Of a care team's
-- conversation there is a row for each who is in it, made by the server, so that each sees who the others are.
create table public.message_reads (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  client_id uuid not null references public.profiles (id) on delete cascade,
  provider_id uuid not null references public.people (id) on delete cascade,
  read_at timestamptz,
  delivered_at timestamptz,
  is_open boolean not null default false,
  since timestamptz,
  unique (user_id, client_id, provider_id),
  check (user_id in (client_id, provider_id) or client_id = provider_id),
  constraint message_reads_the_client_opens check (not is_open or user_id = client_id and client_id = provider_id)
);
comment on table public.message_reads is
  'Up to when somebody has, and has read, a conversation; the others in it see it. Deleted where he is no longer in it.';
comment on column public.message_reads.since is
  'Of a provider in a care team''s conversation: since when he is in it. Of what was said before he neither has nor has read anything.';
comment on column public.message_reads.is_open is 'In the client''s row: his care team may write in its conversation.';
create index message_reads_by_client on public.message_reads (client_id);
create index message_reads_by_provider on public.message_reads (provider_id);
select sync.enroll('public.message_reads', owner => 'client_id', share => '{"whole": "a row for each in a conversation"}',
  natural_key => array['user_id', 'client_id', 'provider_id'], readers => $$
    select r.client_id
    union select c.provider_id from private.care c
      where c.client_id = r.client_id and c.provider_id = r.provider_id and private.is_provider(c.provider_id)
    union select c.provider_id from private.care c
      where c.client_id = r.client_id and r.provider_id = r.client_id and c.treats
  $$);
select sync.grant_write('public.message_reads', makes => 'user_id, client_id, provider_id',
  edits => 'read_at, delivered_at, is_open');
create policy "both sides read" on public.message_reads for select to authenticated
  using (client_id = (select auth.uid())
    or provider_id = (select auth.uid()) and client_id = any (array(select private.my_acquaintances()))
    or provider_id = client_id and client_id = any (array(select private.my_clients())));
create policy "everybody marks his own" on public.message_reads for insert to authenticated
  with check (user_id = (select auth.uid()) and (
    client_id = user_id and provider_id = any (array(select private.my_acquaintances()))
    or provider_id = user_id and client_id = any (array(select private.my_acquaintances()))
    or provider_id = client_id and (client_id = user_id or client_id = any (array(select private.my_clients())))));
create policy "everybody moves his own" on public.message_reads for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.grow_only() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.read_at := least(new.read_at, case when new.read_at is not null then clock_timestamp() end);
  new.delivered_at := least(new.delivered_at, case when new.delivered_at is not null then clock_timestamp() end);
  if tg_op = 'UPDATE' then
    new.read_at := greatest(new.read_at, old.read_at);
    new.delivered_at := greatest(new.delivered_at, old.delivered_at);
  end if;
  -- Whoever reads it has it.
  new.delivered_at := greatest(new.delivered_at, new.read_at);
  return new;
end $$;
create trigger grow_only before insert or update on public.message_reads
  for each row execute function private.grow_only();
select private.limit_writes('public.message_reads', 2000);

-- Who is in the conversation of a care team -----------------------------------------------------------

-- As the care is now. It begins when the client first opens it, and stays with whoever cares where he closes it.
create function private.refresh_team(client uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.message_reads r where r.user_id = client and r.client_id = client and r.provider_id = client) then
    return;
  end if;
  insert into public.message_reads as r (user_id, client_id, provider_id, since)
  select c.provider_id, client, client, c.since from private.care c
  where c.client_id = client and c.provider_id in (select private.carers(client)) order by c.provider_id
  on conflict (user_id, client_id, provider_id) do update set (deleted, since) = (false, excluded.since)
    where r.deleted or r.since is distinct from excluded.since;
  update public.message_reads r set deleted = true
  where r.client_id = client and r.provider_id = client and r.user_id <> client and not r.deleted
    and r.user_id not in (select private.carers(client));
end $$;

-- Whoever changes who is in it takes the members' rows before the client's lock, as a mark of having read does: two that
-- took them the other way round would wait for each other.
create function private.lock_team(client uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform from public.message_reads r where r.client_id = client and r.provider_id = client and r.user_id <> client
    order by r.user_id for no key update;
end $$;

create function private.open_team() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_team(new.client_id);
  -- Whose care begins meanwhile is seen here, or sees afterwards that it is open.
  perform pg_advisory_xact_lock_shared(715002, sync.bucket(new.client_id));
  perform private.refresh_team(new.client_id);
  return null;
end $$;
create trigger open_team after insert or update of is_open on public.message_reads
  for each row when (new.is_open) execute function private.open_team();

create function private.lock_team_of_care() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_team(case when tg_op = 'DELETE' then old.client_id else new.client_id end);
  return null;
end $$;
-- Before `republish` by its name, which takes the client's lock whole.
create trigger lock_team after insert or update or delete on private.care
  for each row execute function private.lock_team_of_care();

create function private.follow_team() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_team(case when tg_op = 'DELETE' then old.client_id else new.client_id end);
  return null;
end $$;
-- Behind it: a part of that lock first, and two would wait for each other.
create trigger team_follows after insert or update or delete on private.care
  for each row execute function private.follow_team();

-- Search ----------------------------------------------------------------------------------------------

create function private.bare(written text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select lower(regexp_replace(normalize(written, nfd), '[\u0300-\u036f]', '', 'g'))
$$;
comment on function private.bare(text) is 'Small letters without their marks, as a device compares them.';
grant execute on function private.bare(text) to authenticated;

-- Beyond what a device holds. As the caller, so that nobody finds what he may not read; the newest of it.
create function public.search_messages(wanted text, before timestamptz default null) returns jsonb
  language plpgsql stable set search_path = '' as $$
begin
  perform public.require_session();
  return (
    select coalesce(jsonb_agg(to_jsonb(hits) order by hits.created_at desc), '[]'::jsonb)
    from (
      select m.id, m.client_id, m.provider_id, m.sender_id, m.content, m.created_at
      from public.messages m
      where (m.client_id = (select auth.uid()) or m.provider_id = (select auth.uid())
          or m.provider_id = m.client_id and m.client_id = any (array(select private.my_clients())))
        and m.retract_reason is null and not m.deleted
        and length(trim(wanted)) between 3 and 100
        -- Those of the same instant again, so that none between two pages is left out.
        and (before is null or m.created_at <= before)
        and strpos(private.bare(m.content), private.bare(trim(wanted))) > 0
      order by m.created_at desc
      limit 30
    ) as hits);
end $$;
comment on function public.search_messages(text, timestamptz) is
  'Messages with these letters in them that the caller may read: the newest 30, or the newest 30 up to an instant.';
revoke execute on function public.search_messages(text, timestamptz) from public, anon;
grant execute on function public.search_messages(text, timestamptz) to authenticated;

-- Deletions -------------------------------------------------------------------------------------------

-- Definer: what was taken back is read by no device. An array, because a list of rows is cut off after a thousand.
create function public.files_sent_to(client uuid) returns text[]
  language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(paths.path), '{}')
  from (
    select m.file_path as path from public.messages m where m.client_id = client and m.sender_id <> client
    union
    select r.file_path from private.retracted_messages r join public.messages m on m.id = r.message_id
    where m.client_id = client and m.sender_id <> client
  ) as paths
  where paths.path is not null
$$;
comment on function public.files_sent_to(uuid) is
  'For functions that hold the service key: of a client whose messages go with the account, the files in the folders of others.';
revoke execute on function public.files_sent_to(uuid) from public, anon, authenticated;
