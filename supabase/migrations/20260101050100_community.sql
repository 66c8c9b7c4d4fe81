-- The community: every member reads, authors write their own, the server counts.

-- The device has the same in src/lib/centres.ts; a test asks both.
create function private.is_centre(name text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select coalesce(name in ('Lagos', 'Abuja', 'Port Harcourt'), false)
$$;
comment on function private.is_centre(text) is 'A centre whose members have a group of their own.';

-- Each chooses it himself, in the profile. Definer: policies ask it of whoever reads.
create function private.centre_of(who uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select p.preferred_fitness_center from public.profiles p
    where p.id = who and private.is_centre(p.preferred_fitness_center)), '')
$$;
create function private.my_centre() returns text
  language sql stable security definer set search_path = '' as $$
  select private.centre_of(auth.uid())
$$;
grant execute on function private.my_centre() to authenticated;
grant execute on function private.is_centre(text) to authenticated, service_role;

create table public.community_posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.people (id) on delete cascade,
  title text check (length(title) <= 300),
  content text not null check (content ~ '\S' and octet_length(content) <= 10000),
  post_type text not null default 'general' check (length(post_type) between 1 and 40),
  image_url text check (image_url ~ '^https://' and length(image_url) <= 2000),
  image_path text check (length(image_path) <= 500),
  likes_count integer not null default 0 check (likes_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  created_at timestamptz not null default now(),
  held_at timestamptz,
  mentions uuid[] check (cardinality(mentions) <= 5),
  card jsonb check (octet_length(card::text) <= 2000),
  centre text not null default '' check (centre = '' or private.is_centre(centre)),
  -- The picture of somebody else must not be published by linking it.
  constraint community_posts_image_is_own check (starts_with(image_path, user_id::text || '/'))
);
comment on table public.community_posts is 'Posts of members. likes_count and comments_count are kept by trigger.';
comment on column public.community_posts.image_path is 'The object in the bucket community.';
comment on column public.community_posts.mentions is 'Who is named in it and is told.';
comment on column public.community_posts.card is
  'A workout, a record or a milestone of the author''s: by its row, with what the author shows of it. The server fills it in.';
comment on column public.community_posts.centre is 'For whom it is: those who chose this centre; empty for everybody.';
comment on column public.community_posts.held_at is 'The server''s: until a moderator has looked at it nobody but its author reads it.';
create index community_posts_by_time on public.community_posts (centre, created_at desc, id desc);
create index community_posts_by_user on public.community_posts (user_id);
create index community_posts_by_image on public.community_posts (image_path);

create table public.post_likes (
  id uuid primary key,
  post_id uuid not null references public.community_posts (id) on delete cascade,
  user_id uuid not null references public.people (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (post_id, user_id)
);
comment on table public.post_likes is 'One a post and member; taken back as a tombstone or by deletion.';
create index post_likes_by_user on public.post_likes (user_id);

create table public.post_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.community_posts (id) on delete cascade,
  user_id uuid not null references public.people (id) on delete cascade,
  content text not null check (content ~ '\S' and octet_length(content) <= 10000),
  created_at timestamptz not null default now(),
  held_at timestamptz,
  reply_to uuid,
  mentions uuid[] check (cardinality(mentions) <= 5),
  unique (post_id, id),
  -- An answer to what goes stands as a comment.
  foreign key (post_id, reply_to) references public.post_comments (post_id, id) on delete set null (reply_to)
);
comment on table public.post_comments is 'Comments of members on a post, oldest first.';
comment on column public.post_comments.reply_to is 'The comment of the same post that it answers, which answers none itself.';
comment on column public.post_comments.mentions is 'Who is named in it and is told.';
comment on column public.post_comments.held_at is 'The server''s: until a moderator has looked at it nobody but its author reads it.';
create index post_comments_by_post on public.post_comments (post_id, created_at);
create index post_comments_by_reply on public.post_comments (post_id, reply_to);
create index post_comments_by_user on public.post_comments (user_id);

-- Access ----------------------------------------------------------------------------------------------

-- Everybody's device holds the newest posts for everybody with their counts, and what is one's own. Those of a group are
-- asked for: a row an audience of each would be one for every member, and who leaves would keep what he holds.
select sync.enroll('public.community_posts', owner => 'user_id',
  share => '{"by": "created_at", "newest": 100, "per": ["centre"]}',
  readers => $$ select r.user_id union select sync.shared('community') where r.centre = '' $$);
select sync.enroll('public.post_likes', share => '{}', readers => $$ select r.user_id $$,
  natural_key => array['post_id', 'user_id']);
select sync.enroll('public.post_comments', share => '{}', readers => $$ select r.user_id $$);

select sync.grant_write('public.community_posts', makes => 'user_id, created_at, mentions, card, centre',
  edits => 'title, content, post_type, image_url, image_path, deleted');
select sync.grant_write('public.post_likes', makes => 'post_id, user_id, created_at', edits => 'deleted');
select sync.grant_write('public.post_comments', makes => 'post_id, user_id, created_at, reply_to, mentions', edits => 'content, deleted');
grant delete on public.community_posts, public.post_likes, public.post_comments to authenticated;

do $$
declare t text;
begin
  foreach t in array array['community_posts', 'post_likes', 'post_comments'] loop
    execute format('create policy "members read" on public.%I for select to authenticated using (true)', t);
    execute format('create policy "members write as themselves" on public.%I for insert to authenticated
      with check (user_id = (select auth.uid()))', t);
    execute format('create policy "authors change their own" on public.%I for update to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
    execute format('create policy "authors delete their own" on public.%I for delete to authenticated
      using (user_id = (select auth.uid()))', t);
  end loop;
end $$;

-- Rules -----------------------------------------------------------------------------------------------

-- Written when it was written, also offline, but never ahead of time: the feed is sorted by it.
create function private.date_entry() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.created_at := least(coalesce(new.created_at, now()), now());
  return new;
end $$;
create trigger date_entry before insert on public.community_posts for each row execute function private.date_entry();
create trigger date_entry before insert on public.post_comments for each row execute function private.date_entry();

create trigger limit_a_day after insert on public.community_posts
  for each row execute function private.limit_a_day('200');
-- A like changes the counts of the post, and is counted as a like; a correction of what a card shows, as that.
create trigger limit_edits_a_day after update on public.community_posts
  for each row when ((old.deleted or not new.deleted)
    and (old.likes_count, old.comments_count, old.card) is not distinct from (new.likes_count, new.comments_count, new.card))
  execute function private.limit_a_day('200');
select private.limit_writes('public.post_comments', 1000), private.limit_writes('public.post_likes', 1000);

select private.empty_when_deleted('public.community_posts', 'title', 'content', 'image_url', 'image_path', 'mentions', 'card'),
  private.empty_when_deleted('public.post_comments', 'content', 'mentions');

-- Definer: the counts are nobody's to write. updated_at stays: a like is no edit, and must not win over one or
-- bring a post back that its author deleted before.
create function private.count_entry() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  post uuid := case when tg_op = 'DELETE' then old.post_id else new.post_id end;
  -- What is held for a look is not counted yet.
  change integer := case when tg_op <> 'DELETE' and not new.deleted and to_jsonb(new) ->> 'held_at' is null then 1 else 0 end
    - case when tg_op <> 'INSERT' and not old.deleted and to_jsonb(old) ->> 'held_at' is null then 1 else 0 end;
begin
  if change = 0 then
    return null;
  end if;
  if tg_argv[0] = 'likes' then
    update public.community_posts set likes_count = greatest(likes_count + change, 0), rev = sync.new_rev() where id = post;
  else
    update public.community_posts set comments_count = greatest(comments_count + change, 0), rev = sync.new_rev()
    where id = post;
  end if;
  return null;
end $$;
create trigger count_likes after insert or update or delete on public.post_likes
  for each row execute function private.count_entry('likes');
create trigger count_comments after insert or update or delete on public.post_comments
  for each row execute function private.count_entry('comments');
