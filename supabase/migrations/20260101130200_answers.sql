-- Answers one deep, and who is told of being named.

-- Definer: reads whom it answers past the policies.
create function private.answer_comment() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  answered public.post_comments;
begin
  select * into answered from public.post_comments c where c.id = new.reply_to;
  if answered.held_at is not null and answered.user_id <> new.user_id or private.is_apart(answered.user_id) then
    raise exception 'this comment is not there to be answered' using errcode = '42501';
  end if;
  -- Who answers an answer stands beside it, and who answers what is gone has written a comment.
  new.reply_to := coalesce(answered.reply_to, answered.id);
  return new;
end $$;
create trigger answer_comment before insert on public.post_comments
  for each row when (new.reply_to is not null) execute function private.answer_comment();

create table private.mention_words (
  language text primary key,
  title text not null,
  message text not null
);
comment on table private.mention_words is 'How a mention is announced: without a word of it, because a locked screen shows it.';
insert into private.mention_words (language, title, message) values
  ('en', 'You were mentioned in the community', 'Open it to read what was written.'),
  ('es', 'Te han mencionado en la comunidad', 'Ábrelo para leer lo que se ha escrito.'),
  ('fr', 'On parle de vous dans la communauté', 'Ouvrez-la pour lire ce qui a été écrit.'),
  ('de', 'Du wurdest in der Gemeinschaft erwähnt', 'Öffne sie und lies, was da steht.');

-- The device has the same in src/features/community/reading.ts.
create function private.is_muted(words text[], written text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select exists (
    select from unnest(words) as w (word)
    where btrim(private.bare(w.word)) <> '' and private.bare(written) ~
      ('(^|[^[:alnum:]])' || regexp_replace(btrim(private.bare(w.word)), '([.*+?^${}()|[\]\\])', '\\\1', 'g')))
$$;

-- Of one author people are told thirty times a day, each of them once a post, once an hour and once until it is read: the
-- post stands whoever is told. Nobody who cannot be found by others is, nobody who is kept apart from the author or from
-- that of the post, nobody who muted what it says, and nobody of what stands under a post that cannot be read.
create function private.tell_of_mention() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  post constant uuid := coalesce((to_jsonb(new) ->> 'post_id')::uuid, new.id);
begin
  -- One after the other, or each would count without the other.
  perform pg_advisory_xact_lock(hashtextextended('mentions:' || new.user_id, 0));
  perform private.notify(k.id, w.title, w.message, 'info', 'community', '/community?post=' || post, new.user_id)
  from public.people k
    join public.user_settings s on s.id = k.id
    join private.mention_words w on w.language = s.language
    join public.community_posts p on p.id = post and not p.deleted and p.held_at is null
      and p.centre in ('', private.centre_of(k.id))
  where k.id = any (new.mentions) and k.id <> new.user_id and k.listed
    and not private.is_muted(s.muted_words, concat_ws(E'\n',
      to_jsonb(new) ->> 'title', new.content, to_jsonb(new) -> 'card' ->> 'title'))
    and not exists (
      select from public.person_blocks b
      where not b.deleted and (b.user_id, b.blocked_id) in (
        (k.id, new.user_id), (new.user_id, k.id), (k.id, p.user_id), (p.user_id, k.id)))
    and not exists (
      select from public.notifications n
      where n.user_id = k.id and n.about = new.user_id and n.category = 'community'
        and (not n.read and not n.deleted or n.link = '/community?post=' || post
          or n.created_at > now() - interval '1 hour'))
  limit greatest(30 - (
    select count(*) from public.notifications n
    where n.about = new.user_id and n.category = 'community' and n.created_at > now() - interval '1 day'), 0);
  return null;
end $$;
do $$
declare t text;
begin
  foreach t in array array['community_posts', 'post_comments'] loop
    execute format('create trigger tell_of_mention after insert on public.%I
      for each row when (new.mentions is not null and new.held_at is null and not new.deleted)
      execute function private.tell_of_mention()', t);
    -- What was held is told of when others can read it.
    execute format('create trigger tell_when_released after update on public.%I
      for each row when (new.mentions is not null and old.held_at is not null and new.held_at is null and not new.deleted)
      execute function private.tell_of_mention()', t);
  end loop;
end $$;
