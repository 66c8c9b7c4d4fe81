-- What may be written for every member: no characters that nobody sees, no links of whoever came lately, and words that
-- somebody looks at before others can read them.

-- The device has the same in src/lib/plain-text.ts; a test asks both.
create function private.cleaned(written text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(
    -- Controls, marks of direction, blanks without width. What joins letters and faces stays.
    regexp_replace(written, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e007f]', '', 'g'),
    -- No language sets more than three marks on a letter.
    '([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+', '\1', 'g')
$$;

create function private.has_link(written text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select lower(written) ~ 'https?:|www\.|[a-z0-9-]\.(com|net|org|info|biz|ng|io|ly|gg|xyz|shop|site|online|link|app|ru|tk)([^a-z0-9]|$)|[a-z0-9]\.[a-z]{2,}/[a-z0-9]'
$$;

create table private.held_words (
  -- It is part of a pattern, in which none of these means more than itself.
  word text primary key check (word ~ '^[a-z0-9][a-z0-9'' -]{1,59}$'),
  added_at timestamptz not null default now()
);
comment on table private.held_words is
  'Beginnings of words that a moderator looks at before others read them: they sell, or praise illness. Administrators change them.';
insert into private.held_words (word)
select word from (values
  ('thinspo'), ('thinspiration'), ('bonespo'), ('meanspo'), ('proana'), ('pro ana'), ('pro-ana'), ('promia'), ('pro mia'),
  ('clenbuterol'), ('dinitrophenol'), ('double your money'), ('guaranteed profit'), ('cures cancer'), ('cures diabetes')) as held (word);

-- A word as the list keeps it, and a text as it is looked for in: letters of Hausa are told by those that phones have.
create function private.plainly(written text) returns text
  language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return translate(private.bare(written), '’ƙɗɓ', '''kdb');
end $$;

-- Definer: the list is the moderators'. Without what joins letters, or a word would be split by it.
create function private.held_words_in(written text) returns text[]
  language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select w.word
    from (select private.plainly(regexp_replace(written, '[\u200c\u200d]', '', 'g')) as text) said
      join private.held_words w on said.text ~ ('(^|[^[:alnum:]])' || w.word)
    order by w.word);
end $$;

create index community_posts_held on public.community_posts (held_at) where held_at is not null;
create index post_comments_held on public.post_comments (held_at) where held_at is not null;

-- Definer: reads how old the account is, and what of it waits for a look.
create function private.weigh_words() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  written text;
  waits boolean;
begin
  new.content := private.cleaned(new.content);
  written := new.content;
  if tg_table_name = 'community_posts' then
    new.title := private.cleaned(new.title);
    written := concat_ws(E'\n', new.title, written, new.card ->> 'title');
  end if;
  -- What a moderator puts back was looked at.
  if caller is distinct from new.user_id then
    return new;
  end if;
  if private.has_link(written) and exists (
    select from public.profiles p where p.id = caller and p.created_at > now() - interval '7 days')
  then
    raise exception 'whoever has been here for less than seven days posts no links' using errcode = '42501';
  end if;
  -- Who takes the words out has it stand for all again.
  waits := private.held_words_in(written) <> '{}';
  -- What is held takes a place among the newest that all devices have. What waited until now may be edited.
  if waits and (tg_op = 'INSERT' or old.held_at is null or old.deleted) then
    -- One after the other, or each would count without the other.
    perform pg_advisory_xact_lock(hashtextextended('held:' || caller, 0));
    if (select count(*) from (
        select from public.community_posts c
        where c.user_id = caller and c.held_at is not null and not c.deleted and c.id <> new.id
        union all
        select from public.post_comments c
        where c.user_id = caller and c.held_at is not null and not c.deleted and c.id <> new.id) as waiting) >= 5
    then
      raise exception 'of one person at most 5 posts and comments wait for a look' using errcode = 'P0001';
    end if;
  end if;
  new.held_at := case when waits then coalesce(new.held_at, now()) end;
  return new;
end $$;
create trigger weigh_words before insert on public.community_posts
  for each row execute function private.weigh_words();
create trigger weigh_words before insert on public.post_comments
  for each row execute function private.weigh_words();
-- What comes back is weighed as what is new.
create trigger weigh_edit before update on public.community_posts
  for each row when (not new.deleted
    and (old.deleted or (old.title, old.content) is distinct from (new.title, new.content)))
  execute function private.weigh_words();
create trigger weigh_edit before update on public.post_comments
  for each row when (not new.deleted and (old.deleted or old.content <> new.content))
  execute function private.weigh_words();

drop policy "members read" on public.community_posts;
create policy "members read" on public.community_posts for select to authenticated
  using (user_id = (select auth.uid())
    or held_at is null and centre in ('', (select private.my_centre())) and not private.is_apart(user_id));
-- Nothing stands under a post that one cannot read.
drop policy "members read" on public.post_comments;
create policy "members read" on public.post_comments for select to authenticated
  using (user_id = (select auth.uid()) or held_at is null and not private.is_apart(user_id)
    and exists (select from public.community_posts p where p.id = post_id));
drop policy "members read" on public.post_likes;
create policy "members read" on public.post_likes for select to authenticated
  using (user_id = (select auth.uid()) or exists (select from public.community_posts p where p.id = post_id));
select sync.enroll('public.community_posts', owner => 'user_id',
  share => '{"by": "created_at", "newest": 100, "per": ["centre"]}',
  readers => $$ select r.user_id union select sync.shared('community') where r.held_at is null and r.centre = '' $$);

-- The moderators' desk --------------------------------------------------------------------------------

create function public.held_words() returns setof text
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query select w.word from private.held_words w order by w.word;
end $$;
comment on function public.held_words() is 'What is held for a look before others read it.';

create function public.hold_word(word text, held boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  plain constant text := private.plainly(btrim(hold_word.word));
begin
  perform private.require_moderator();
  if held is null then
    raise exception 'say whether the word is held' using errcode = '22004';
  end if;
  if held then
    insert into private.held_words (word) values (plain) on conflict do nothing;
  else
    delete from private.held_words w where w.word = plain;
  end if;
  perform private.audit(case when held then 'word.held' else 'word.let' end, null, plain);
end $$;
comment on function public.hold_word(text, boolean) is 'Puts a word on the list or takes it off; what was written before stays as it is.';

create function public.held_entries() returns table (
    about text, about_id uuid, author text, written text, words text[], held_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
    select h.about, h.id, concat_ws(' ', p.first_name, p.last_name), h.written, private.held_words_in(h.written), h.held_at
    from (
      select 'post' as about, c.id, c.user_id, concat_ws(E'\n', c.title, c.content, c.card ->> 'title') as written, c.held_at
      from public.community_posts c where c.held_at is not null and not c.deleted
      union all
      select 'comment', c.id, c.user_id, c.content, c.held_at
      from public.post_comments c where c.held_at is not null and not c.deleted
      order by held_at limit 50) h
    left join public.people p on p.id = h.user_id
    order by h.held_at;
end $$;
comment on function public.held_entries() is 'What waits for a look, the longest first.';

create function public.decide_held(about text, about_id uuid, act text, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  words constant text := btrim(coalesce(decide_held.reason, ''));
  item constant text := decide_held.about;
  entry constant uuid := decide_held.about_id;
  author uuid;
begin
  perform private.require_moderator();
  if act not in ('released', 'removed') or item not in ('post', 'comment') then
    raise exception 'this cannot be done about it' using errcode = '22023';
  end if;
  if act = 'removed' and words = '' then
    raise exception 'the author is told why' using errcode = '22023';
  end if;
  -- The second of two moderators finds nothing held.
  if item = 'post' then
    update public.community_posts c set held_at = null, rev = sync.new_rev()
    where c.id = entry and c.held_at is not null and not c.deleted and act = 'released' returning c.user_id into author;
  else
    update public.post_comments c set held_at = null, rev = sync.new_rev()
    where c.id = entry and c.held_at is not null and not c.deleted and act = 'released' returning c.user_id into author;
  end if;
  if act = 'removed' and exists (
    select from public.community_posts c where c.id = entry and c.held_at is not null
    union all
    select from public.post_comments c where c.id = entry and c.held_at is not null)
  then
    author := private.take_away(item, entry);
  end if;
  if author is null then
    raise exception 'nothing of it is held, or it is decided' using errcode = 'P0002';
  end if;
  perform private.refuse_own_case(author);
  insert into private.moderation_decisions (about, about_id, author_id, moderator_id, act, reason)
  values (item, entry, author, auth.uid(), decide_held.act, words);
  perform private.audit('held.' || act, author, words, jsonb_build_object('about', item, 'id', entry));
  perform private.tell_decision(author, act, nullif(words, ''));
end $$;
comment on function public.decide_held is 'A moderator lets everybody read it, or removes it; its author is told.';

grant execute on function public.held_words(), public.hold_word(text, boolean), public.held_entries(),
  public.decide_held(text, uuid, text, text) to authenticated;
