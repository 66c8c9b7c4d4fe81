-- An edit goes to as many devices as what it edits, so it counts against the same limit of the day. And what a member
-- writes for all the others is at most ten kilobytes.

alter table public.community_posts drop constraint community_posts_content_check;
alter table public.post_comments drop constraint post_comments_content_check;
do $$
declare t text;
begin
  foreach t in array array['community_posts', 'post_comments'] loop
    execute format($sql$
      update public.%1$I p set content = left(p.content, (
        select max(n) from generate_series(2500, 10000) n where octet_length(left(p.content, n)) <= 10000))
      where octet_length(p.content) > 10000$sql$, t);
  end loop;
end $$;
alter table public.community_posts add constraint community_posts_content_check
  check (content ~ '\S' and octet_length(content) <= 10000);
alter table public.post_comments add constraint post_comments_content_check
  check (content ~ '\S' and octet_length(content) <= 10000);

-- A like changes the counts of the post, and is counted as a like. A deletion is free: whoever has reached the limit may
-- still take back what he wrote.
create trigger limit_edits_a_day after update on public.community_posts
  for each row when ((old.deleted or not new.deleted)
    and (old.likes_count, old.comments_count) is not distinct from (new.likes_count, new.comments_count))
  execute function private.limit_a_day('200');
create trigger limit_edits_a_day after update on public.post_comments
  for each row when (old.deleted or not new.deleted) execute function private.limit_a_day('1000');
create trigger limit_a_day after insert on public.post_likes
  for each row execute function private.limit_a_day('1000');
create trigger limit_edits_a_day after update on public.post_likes
  for each row when (old.deleted or not new.deleted) execute function private.limit_a_day('1000');
create trigger limit_edits_a_day after update on public.challenges
  for each row when (old.deleted or not new.deleted) execute function private.limit_a_day('50');
create trigger limit_a_day after insert on public.challenge_members
  for each row execute function private.limit_a_day('1000');
create trigger limit_edits_a_day after update on public.challenge_members
  for each row when (old.deleted or not new.deleted) execute function private.limit_a_day('1000');
create trigger limit_edits_a_day after update on public.availability_rules
  for each row when (old.deleted or not new.deleted) execute function private.limit_a_day('500');
create trigger limit_edits_a_day after update on public.availability_exceptions
  for each row when (old.deleted or not new.deleted) execute function private.limit_a_day('500');
-- Name, picture, bio and fee of whoever is listed are on every device.
create trigger limit_a_day after update on public.people
  for each row when (new.listed or old.listed) execute function private.limit_a_day('200');
