-- Who wants nothing more to do with whom, and what members report.

create table public.person_blocks (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, blocked_id),
  check (user_id <> blocked_id)
);
comment on table public.person_blocks is
  'One member blocks another in the community; neither reads the other''s comments or answers the other''s posts. Care goes on.';
create index person_blocks_by_blocked on public.person_blocks (blocked_id, user_id);

select private.share_own('public.person_blocks', natural_key => array['user_id', 'blocked_id']);
select private.write_own('public.person_blocks', makes => 'blocked_id, created_at', edits => 'deleted');
select private.limit_writes('public.person_blocks', 200);

-- Definer: whether one is blocked is nobody's to read, only what comes of it.
create function private.is_apart(other uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.person_blocks b
    where not b.deleted and ((b.user_id = (select auth.uid()) and b.blocked_id = other)
      or (b.blocked_id = (select auth.uid()) and b.user_id = other)))
$$;
grant execute on function private.is_apart(uuid) to authenticated;

-- The newest posts are on all devices: those of the two leave each other's, or come back. Definer: the feed is closed.
create function private.part_devices() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  pair constant public.person_blocks := case when tg_op = 'DELETE' then old else new end;
begin
  insert into sync.feed as f (entity, row_id, audience, xid, removed)
  select 'community_posts', p.id, reader, pg_current_xact_id(), true
  from (values (pair.user_id, pair.blocked_id), (pair.blocked_id, pair.user_id)) as two (author, reader)
    join public.community_posts p on p.user_id = author and not p.deleted
    join sync.feed h on h.entity = 'community_posts' and h.row_id = p.id and h.audience = sync.shared('community')
      and not h.removed
  on conflict (entity, row_id, audience) do update set xid = excluded.xid, at = excluded.at where f.removed;
  perform sync.ping(array[pair.user_id, pair.blocked_id]);
  return null;
end $$;
create trigger part_devices after insert or delete or update of deleted on public.person_blocks
  for each row execute function private.part_devices();

-- Definer: who blocks somebody may still report him, who is blocked reads nothing new by reporting.
create function private.has_blocked_me(other uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.person_blocks b
    where b.user_id = other and b.blocked_id = (select auth.uid()) and not b.deleted)
$$;

-- Definer: reads the post past its policies.
create function private.keep_apart() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if exists (
    select from public.community_posts p
    where p.id = new.post_id and p.user_id <> caller
      and (private.is_apart(p.user_id) or p.centre not in ('', private.my_centre())))
  then
    raise exception 'this post is not there for you to answer' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_apart before insert on public.post_comments for each row execute function private.keep_apart();
create trigger keep_apart before insert on public.post_likes for each row execute function private.keep_apart();
-- Rewriting, or taking up again what was deleted, is answering too.
create trigger keep_apart_edits before update on public.post_comments
  for each row when (not new.deleted and (old.deleted or new.content <> old.content)) execute function private.keep_apart();
create trigger keep_apart_edits before update on public.post_likes
  for each row when (old.deleted and not new.deleted) execute function private.keep_apart();

create table public.community_reports (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  about text not null check (about in ('post', 'comment', 'person', 'message', 'challenge', 'team')),
  about_id uuid not null,
  reason text not null check (reason in
    ('spam', 'abuse', 'self-harm', 'body-shaming', 'unsafe-advice', 'fake-provider', 'privacy', 'other')),
  note text not null default '' check (length(note) <= 1000),
  -- The server's: as it stood when the report arrived, because its author can change or delete it.
  written text,
  author_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  -- The server's: a moderator has looked at it.
  decided_at timestamptz,
  unique (user_id, about, about_id)
);
comment on table public.community_reports is 'What a member finds wrong, or whom, with what it said: a post, a comment, a message to him, or a name that all read.';
create index community_reports_by_about on public.community_reports (about, about_id);
create index community_reports_by_author on public.community_reports (author_id);

select private.share_own('public.community_reports', natural_key => array['user_id', 'about', 'about_id']);
select private.write_own('public.community_reports', makes => 'about, about_id, created_at',
  edits => 'reason, note, deleted');
create index community_reports_waiting on public.community_reports (created_at) where decided_at is null and not deleted;
select private.limit_writes('public.community_reports', 50);
select private.empty_when_deleted('public.community_reports', 'note');

-- Definer: it keeps what the reporter could read, and no more.
create function private.keep_what_was_reported() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.about = 'post' then
    select concat_ws(E'\n', p.title, p.content, p.card ->> 'title'), p.user_id into new.written, new.author_id
    from public.community_posts p where p.id = new.about_id and not p.deleted and (p.user_id = (select auth.uid())
      or p.held_at is null and p.centre in ('', private.my_centre()) and not private.has_blocked_me(p.user_id));
  elsif new.about = 'comment' then
    select c.content, c.user_id into new.written, new.author_id
    from public.post_comments c join public.community_posts p on p.id = c.post_id
    where c.id = new.about_id and not c.deleted and (c.user_id = (select auth.uid())
      or c.held_at is null and not private.has_blocked_me(c.user_id) and not p.deleted and (p.user_id = (select auth.uid())
        or p.held_at is null and p.centre in ('', private.my_centre()) and not private.has_blocked_me(p.user_id)));
  elsif new.about = 'person' then
    select concat_ws(' ', p.first_name, p.last_name), p.id into new.written, new.author_id
    from public.people p where p.id = new.about_id and p.listed;
  else
    select r.written, r.author_id into new.written, new.author_id from private.reported(new.about, new.about_id) r;
  end if;
  return new;
end $$;
create trigger keep_what_was_reported before insert on public.community_reports
  for each row execute function private.keep_what_was_reported();
