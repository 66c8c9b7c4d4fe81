-- What moderators do about reports. What is taken away is kept where no device reads it, and can be put back.

create table private.moderation_decisions (
  id bigint generated always as identity primary key,
  about text not null,
  about_id uuid not null,
  author_id uuid,
  moderator_id uuid not null,
  act text not null check (act in ('dismissed', 'warned', 'removed', 'put back', 'released', 'upheld')),
  reason text not null check (length(reason) <= 500),
  decided_at timestamptz not null default now()
);
comment on table private.moderation_decisions is 'Who decided what, and why; nothing in it is ever changed.';
create index moderation_decisions_by_item on private.moderation_decisions (about_id, id desc);
create index moderation_decisions_by_author on private.moderation_decisions (author_id);

create function private.refuse_change() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'a decision stands as it was made' using errcode = '42501';
end $$;
create trigger stands before update or delete on private.moderation_decisions
  for each row execute function private.refuse_change();

-- Who reports it again, or better, has it looked at again: a message only as far as he can read it now.
create function private.wait_again() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.about = 'message' and old.decided_at is not null then
    select r.written into new.written from private.reported(new.about, new.about_id) r;
  end if;
  new.decided_at := null;
  return new;
end $$;
create trigger wait_again before update of reason, note on public.community_reports
  for each row when ((old.reason, old.note) is distinct from (new.reason, new.note) and not new.deleted)
  execute function private.wait_again();

create table private.removed_entries (
  entry_id uuid primary key,
  entity text not null,
  kept jsonb not null
);
comment on table private.removed_entries is 'What a moderator took away, as it was.';

-- Its author must not bring back what was taken away.
create function private.stay_removed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.removed_entries r where r.entry_id = new.id) then
    raise exception 'a moderator has removed this' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger stay_removed before update on public.community_posts
  for each row when (old.deleted and not new.deleted) execute function private.stay_removed();
create trigger stay_removed before update on public.post_comments
  for each row when (old.deleted and not new.deleted) execute function private.stay_removed();

-- It goes with its author's account.
create function private.forget_removed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.removed_entries r where r.entry_id = old.id;
  return null;
end $$;
create trigger forget_removed after delete on public.community_posts
  for each row execute function private.forget_removed();
create trigger forget_removed after delete on public.post_comments
  for each row execute function private.forget_removed();

create table private.moderation_words (
  act text not null,
  language text not null,
  title text not null,
  message text not null,
  primary key (act, language)
);
comment on table private.moderation_words is 'How a decision is told; a reason follows the words for an author.';
insert into private.moderation_words (act, language, title, message) values
  ('removed', 'en', 'Something you wrote was removed', 'A moderator has removed it. The reason:'),
  ('removed', 'es', 'Se retiró algo que escribiste', 'Un moderador lo ha retirado. El motivo:'),
  ('removed', 'fr', 'Un de vos textes a été retiré', 'La modération l’a retiré. La raison :'),
  ('removed', 'de', 'Etwas von dir wurde entfernt', 'Die Moderation hat es entfernt. Der Grund:'),
  ('warned', 'en', 'A word from our moderators', 'They write:'),
  ('warned', 'es', 'Un aviso de nuestros moderadores', 'Escriben:'),
  ('warned', 'fr', 'Un mot de la modération', 'La modération écrit :'),
  ('warned', 'de', 'Ein Hinweis unserer Moderation', 'Die Moderation schreibt:'),
  ('put back', 'en', 'What you wrote is back', 'A moderator has put it back. The reason:'),
  ('put back', 'es', 'Lo que escribiste ha vuelto', 'Un moderador lo ha devuelto. El motivo:'),
  ('put back', 'fr', 'Votre texte est de retour', 'La modération l’a rétabli. La raison :'),
  ('put back', 'de', 'Dein Text ist zurück', 'Die Moderation hat ihn wiederhergestellt. Der Grund:'),
  ('released', 'en', 'Everybody can read it now', 'A moderator has looked at what you wrote in the community.'),
  ('released', 'es', 'Ya lo puede leer todo el mundo', 'Un moderador ha visto lo que escribiste en la comunidad.'),
  ('released', 'fr', 'Tout le monde peut le lire', 'La modération a vu ce que vous avez écrit dans la communauté.'),
  ('released', 'de', 'Jetzt können es alle lesen', 'Die Moderation hat angesehen, was du in der Gemeinschaft geschrieben hast.'),
  ('upheld', 'en', 'It stays removed', 'A moderator has read what you asked and looked again. The reason:'),
  ('upheld', 'es', 'Sigue retirado', 'Un moderador ha leído tu petición y lo ha vuelto a mirar. El motivo:'),
  ('upheld', 'fr', 'Cela reste retiré', 'La modération a lu votre demande et a regardé de nouveau. La raison :'),
  ('upheld', 'de', 'Es bleibt entfernt', 'Die Moderation hat deine Bitte gelesen und es noch einmal angesehen. Der Grund:'),
  ('reported', 'en', 'We have looked at your report', 'Thank you. A moderator has read it and decided.'),
  ('reported', 'es', 'Hemos visto tu denuncia', 'Gracias. Un moderador la ha leído y ha decidido.'),
  ('reported', 'fr', 'Nous avons examiné votre signalement', 'Merci. La modération l’a lu et a décidé.'),
  ('reported', 'de', 'Wir haben deine Meldung geprüft', 'Danke. Die Moderation hat sie gelesen und entschieden.');

create function private.tell_decision(who uuid, act text, reason text) returns void
  language sql security definer set search_path = '' as $$
  select private.notify(who, w.title, concat_ws(' ', w.message, reason), 'info', 'system', '/community')
  from private.moderation_words w
  where w.act = tell_decision.act
    and w.language = coalesce((select s.language from public.user_settings s where s.id = who), 'en')
$$;

create function private.require_moderator() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  if not private.is_admin() then
    raise exception 'only a moderator reads reports' using errcode = '42501';
  end if;
end $$;

create function public.reports_waiting() returns table (
    about text, about_id uuid, author_id uuid, author text, written text, along jsonb, reports integer, reasons text[],
    notes text[], first_at timestamptz, stands boolean, acts_before integer)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
    select r.about, r.about_id, w.author_id, concat_ws(' ', p.first_name, p.last_name), w.written, w.along, r.reports,
      r.reasons, r.notes, r.first_at,
      case r.about
        when 'post' then exists (select from public.community_posts c where c.id = r.about_id and not c.deleted)
        when 'comment' then exists (select from public.post_comments c where c.id = r.about_id and not c.deleted)
        when 'person' then exists (select from public.people c where c.id = r.about_id and not c.deleted)
        when 'message' then w.written is not null and exists (
          select from public.messages c where c.id = r.about_id and not c.deleted and c.retract_reason is null)
        else exists (select from private.reported(r.about, r.about_id) c where c.written is not null)
      end,
      (select count(*)::integer from private.moderation_decisions d
        where d.author_id = w.author_id and d.act in ('warned', 'removed'))
    from (
      select c.about, c.about_id, count(*)::integer as reports, array_agg(distinct c.reason) as reasons,
        array_remove(array_agg(c.note order by c.created_at), '') as notes, min(c.created_at) as first_at
      from public.community_reports c
      where c.decided_at is null and not c.deleted
      group by c.about, c.about_id
      -- Somebody may be in danger.
      order by bool_or(c.reason = 'self-harm') desc, min(c.created_at)
      limit 50) r
    cross join lateral (
      select case c.about when 'message' then n.written else c.written end as written,
        coalesce(c.author_id, n.author_id) as author_id, n.along
      from public.community_reports c
        -- Of what its reporter could not read nothing is shown.
        left join lateral private.reported_to_moderators(c.about, c.about_id) n
          on c.about in ('message', 'team') and c.written is not null
      where c.about = r.about and c.about_id = r.about_id and c.decided_at is null and not c.deleted
      order by c.written is null, c.created_at limit 1) w
    left join public.people p on p.id = w.author_id
    order by 'self-harm' = any (r.reasons) desc, r.first_at;
end $$;
comment on function public.reports_waiting() is 'What members have reported and nobody has decided: whoever may be in danger first, then the oldest.';

-- Its author; null where there is nothing to take away.
create function private.take_away(item text, item_id uuid) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare author uuid;
begin
  if item = 'post' then
    insert into private.removed_entries (entry_id, entity, kept)
    select c.id, 'community_posts', jsonb_build_object('title', c.title, 'content', c.content, 'image_url', c.image_url,
      'image_path', c.image_path, 'card', c.card) from public.community_posts c where c.id = item_id and not c.deleted
    on conflict do nothing;
    update public.community_posts c set deleted = true, rev = sync.new_rev(), updated_at = now()
    where c.id = item_id and not c.deleted returning c.user_id into author;
  elsif item <> 'comment' then
    author := private.take_words_away(item, item_id);
  else
    insert into private.removed_entries (entry_id, entity, kept)
    select c.id, 'post_comments', jsonb_build_object('content', c.content)
    from public.post_comments c where c.id = item_id and not c.deleted
    on conflict do nothing;
    update public.post_comments c set deleted = true, rev = sync.new_rev(), updated_at = now()
    where c.id = item_id and not c.deleted returning c.user_id into author;
  end if;
  return author;
end $$;

create function public.decide_report(about text, about_id uuid, act text, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  item text := decide_report.about;
  item_id uuid := decide_report.about_id;
  words text := btrim(coalesce(decide_report.reason, ''));
  author uuid;
  could_read boolean;
  told uuid;
begin
  perform private.require_moderator();
  if act not in ('dismissed', 'warned', 'removed') or act = 'removed' and item = 'person' then
    raise exception 'this cannot be done about it' using errcode = '22023';
  end if;
  if act <> 'dismissed' and words = '' then
    raise exception 'the author is told why' using errcode = '22023';
  end if;
  -- Two moderators at once: the second finds nothing waiting.
  perform pg_advisory_xact_lock(hashtextextended('report:' || item_id, 0));
  select r.author_id, r.written is not null into author, could_read from public.community_reports r
  where r.about = item and r.about_id = item_id and r.decided_at is null and not r.deleted
  order by r.written is null, r.author_id is null limit 1;
  if not found then
    raise exception 'nothing is reported about it, or it is decided' using errcode = 'P0002';
  end if;
  if author is null and could_read and item in ('message', 'team') then
    select n.author_id into author from private.reported_to_moderators(item, item_id) n;
  end if;
  if act = 'removed' and item = 'message' and not could_read then
    raise exception 'nobody who can read it has reported it' using errcode = 'P0002';
  end if;
  -- Of the entry and not of the report, whose writer perhaps could not read it. A second removal would stand in the way of
  -- an appeal against the first.
  if act = 'removed' then
    author := private.take_away(item, item_id);
    if author is null then
      raise exception 'it does not stand any more' using errcode = 'P0002';
    end if;
  end if;
  perform private.refuse_own_case(coalesce(author, private.author_of(item, item_id)));
  insert into private.moderation_decisions (about, about_id, author_id, moderator_id, act, reason)
  values (item, item_id, author, auth.uid(), decide_report.act, words);
  perform private.audit('report.' || act, author, words, jsonb_build_object('about', item, 'id', item_id));
  if act <> 'dismissed' and author is not null then
    perform private.tell_decision(author, act, words);
  end if;
  for told in
    update public.community_reports r set decided_at = now(), rev = sync.new_rev()
    where r.about = item and r.about_id = item_id and r.decided_at is null and not r.deleted
    returning r.user_id
  loop
    perform private.tell_decision(told, 'reported', null);
  end loop;
end $$;
comment on function public.decide_report is 'A moderator dismisses, warns or removes; the author is told why, the reporters that it was looked at.';

-- What is removed now, with the decision that removed it.
create view private.removals as
  select r.entry_id, d.id as decision_id, d.about, d.author_id, d.moderator_id, d.reason, d.decided_at,
    concat_ws(E'\n', r.kept ->> 'title', r.kept ->> 'content') as written
  from private.removed_entries r
  cross join lateral (
    select * from private.moderation_decisions m
    where m.about_id = r.entry_id and m.act = 'removed' and m.author_id is not null
    order by m.id desc limit 1) d;

create function public.removed_lately() returns table (
    about text, about_id uuid, author text, written text, reason text, decided_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
    select r.about, r.entry_id, concat_ws(' ', p.first_name, p.last_name), r.written, r.reason, r.decided_at
    from private.removals r left join public.people p on p.id = r.author_id
    order by r.decided_at desc
    limit 20;
end $$;
comment on function public.removed_lately() is 'What moderators took away and can put back, the latest first.';

create function private.kind_of_entry(entity text) returns text
  language sql immutable set search_path = '' as $$
  select case entity when 'community_posts' then 'post' when 'post_comments' then 'comment' when 'messages' then 'message'
    when 'challenges' then 'challenge' when 'teams' then 'team' end
$$;

create function public.put_back(entry uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  removed private.removed_entries;
  author uuid;
  words text := btrim(coalesce(reason, ''));
begin
  perform private.require_moderator();
  if words = '' then
    raise exception 'the author is told why' using errcode = '22023';
  end if;
  delete from private.removed_entries r where r.entry_id = entry returning * into removed;
  if not found then
    raise exception 'nothing of it was removed' using errcode = 'P0002';
  end if;
  if removed.entity = 'community_posts' then
    update public.community_posts c
    set deleted = false, held_at = null, title = removed.kept ->> 'title', content = removed.kept ->> 'content',
      image_url = removed.kept ->> 'image_url', image_path = removed.kept ->> 'image_path',
      card = nullif(removed.kept -> 'card', 'null'),
      rev = sync.new_rev(), updated_at = now()
    where c.id = entry returning c.user_id into author;
  elsif removed.entity <> 'post_comments' then
    author := private.give_words_back(removed);
  else
    update public.post_comments c
    set deleted = false, held_at = null, content = removed.kept ->> 'content', rev = sync.new_rev(), updated_at = now()
    where c.id = entry returning c.user_id into author;
  end if;
  perform private.refuse_own_case(author);
  insert into private.moderation_decisions (about, about_id, author_id, moderator_id, act, reason)
  values (private.kind_of_entry(removed.entity), entry, author, auth.uid(), 'put back', words);
  perform private.audit('report.put-back', author, words, jsonb_build_object('id', entry));
  if author is not null then
    perform private.tell_decision(author, 'put back', words);
  end if;
end $$;
comment on function public.put_back is 'Gives back what a moderator took away; its author is told why.';

grant execute on function public.reports_waiting(), public.decide_report(text, uuid, text, text), public.removed_lately(),
  public.put_back(uuid, text) to authenticated;
