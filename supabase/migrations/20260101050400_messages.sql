-- What a client and a provider in his care write to each other. It is part of the record: what was said can be taken
-- back with a reason, and is never deleted.

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
  check (client_id <> provider_id),
  check (content ~ '\S' or file_path is not null or card_id is not null),
  check (num_nonnulls(file_path, file_type, file_bytes) in (0, 3) and num_nonnulls(card_kind, card_id) in (0, 2)),
  -- The one place where its file can be: nobody shows the file of another by naming it.
  constraint messages_file_check check (file_path = sender_id || '/' || id || case file_type
    when 'image/jpeg' then '.jpg' when 'application/pdf' then '.pdf'
    when 'audio/mp4' then '.m4a' when 'audio/webm' then '.webm' when 'audio/ogg' then '.ogg' end),
  -- A minute of speech, recorded as densely as any browser does.
  constraint messages_voice_is_short check (file_type not like 'audio/%' or file_bytes <= 2097152)
);
comment on table public.messages is 'Between a client and a provider who cares for him. It outlives the provider''s account.';
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
  $$);
create index messages_newest on public.messages (client_id, provider_id, created_at desc, id desc);
select sync.grant_write('public.messages', makes => 'client_id, provider_id, sender_id, content, file_path, file_type, file_bytes, card_kind, card_id, urgent, created_at',
  edits => 'retract_reason');
create policy "both sides read" on public.messages for select to authenticated
  using (client_id = (select auth.uid())
    or provider_id = (select auth.uid()) and client_id = any (array(select private.my_acquaintances())));
create policy "both sides write while the care lasts" on public.messages for insert to authenticated
  with check (sender_id = (select auth.uid()) and (
    client_id = sender_id and provider_id = any (array(select private.carers((select auth.uid()))))
    or provider_id = sender_id and client_id = any (array(select private.my_clients()))));
-- A reason is read by the other: it ends with the care, as all writing does.
create policy "the sender takes it back while the care lasts" on public.messages for update to authenticated
  using (sender_id = (select auth.uid()) and (
    client_id = sender_id and provider_id = any (array(select private.carers((select auth.uid()))))
    or provider_id = sender_id and client_id = any (array(select private.my_clients()))))
  with check (sender_id = (select auth.uid()));
select private.limit_writes('public.messages', 500);

create table private.retracted_messages (
  message_id uuid primary key references public.messages (id) on delete cascade,
  content text not null,
  file_path text,
  card_kind text,
  card_id uuid
);
comment on table private.retracted_messages is 'What was taken back: of the record, and read by no device.';

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
  if old.retract_reason is not null then
    new.retract_reason := old.retract_reason;
  elsif new.retract_reason is not null then
    insert into private.retracted_messages (message_id, content, file_path, card_kind, card_id)
    values (old.id, old.content, old.file_path, old.card_kind, old.card_id);
    return private.without_content(new);
  end if;
  return new;
end $$;
create trigger keep_message before insert or update on public.messages
  for each row execute function private.keep_message();

create table private.message_words (
  to_provider boolean not null,
  language text not null,
  title text not null,
  message text not null,
  primary key (to_provider, language)
);
comment on table private.message_words is 'How a message is announced: without a word of it, because a locked screen shows it.';
insert into private.message_words (to_provider, language, title, message) values
  (false, 'en', 'New message from your care team', 'Open it in the app.'), (false, 'es', 'Nuevo mensaje de tu equipo', 'Ábrelo en la aplicación.'),
  (false, 'fr', 'Nouveau message de votre équipe', 'Ouvrez-le dans l’application.'), (false, 'de', 'Neue Nachricht von deinem Team', 'Öffne sie in der App.'),
  (true, 'en', 'New message from a client', 'Open it in the app.'), (true, 'es', 'Nuevo mensaje de un cliente', 'Ábrelo en la aplicación.'),
  (true, 'fr', 'Nouveau message d’un client', 'Ouvrez-le dans l’application.'), (true, 'de', 'Neue Nachricht von einem Klienten', 'Öffne sie in der App.');

-- Once until it is read, however many there are.
create function private.tell_of_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  for_provider constant boolean := new.sender_id = new.client_id;
  reader constant uuid := case when for_provider then new.provider_id else new.client_id end;
begin
  if not exists (
    select from public.notifications n
    where n.user_id = reader and n.about = new.sender_id and n.link like '/messages%' and not n.read and not n.deleted
      -- An unread greeting does not hide that somebody is in danger.
      and (not new.urgent or n.type = 'warning')) then
    perform private.notify(reader, w.title, w.message, case when new.urgent then 'warning' else 'info' end, 'system',
      '/messages?with=' || new.sender_id, new.sender_id)
    from private.message_words w
    where w.to_provider = for_provider
      and w.language = coalesce((select s.language from public.user_settings s where s.id = reader), 'en');
  end if;
  return null;
end $$;
create trigger tell_of_message after insert on public.messages
  for each row when (new.retract_reason is null) execute function private.tell_of_message();

-- How far each side has read, and up to where a device of his has it: one instant each, which only grow.
create table public.message_reads (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  client_id uuid not null references public.profiles (id) on delete cascade,
  provider_id uuid not null references public.people (id) on delete cascade,
  read_at timestamptz,
  delivered_at timestamptz,
  unique (user_id, client_id, provider_id),
  check (user_id in (client_id, provider_id) and client_id <> provider_id)
);
comment on table public.message_reads is 'Up to when somebody has, and has read, a conversation; the other side sees it.';
create index message_reads_by_client on public.message_reads (client_id);
create index message_reads_by_provider on public.message_reads (provider_id);
select sync.enroll('public.message_reads', owner => 'client_id', share => '{"whole": "two rows a conversation"}',
  natural_key => array['user_id', 'client_id', 'provider_id'], readers => $$
    select r.client_id
    union select c.provider_id from private.care c
      where c.client_id = r.client_id and c.provider_id = r.provider_id and private.is_provider(c.provider_id)
  $$);
select sync.grant_write('public.message_reads', makes => 'user_id, client_id, provider_id', edits => 'read_at, delivered_at');
create policy "both sides read" on public.message_reads for select to authenticated
  using (client_id = (select auth.uid())
    or provider_id = (select auth.uid()) and client_id = any (array(select private.my_acquaintances())));
create policy "everybody marks his own" on public.message_reads for insert to authenticated
  with check (user_id = (select auth.uid()) and (
    client_id = user_id and provider_id = any (array(select private.my_acquaintances()))
    or provider_id = user_id and client_id = any (array(select private.my_acquaintances()))));
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
      where (m.client_id = (select auth.uid()) or m.provider_id = (select auth.uid()))
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
  'The caller''s own messages with these letters in them: the newest 30, or the newest 30 up to an instant.';
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
