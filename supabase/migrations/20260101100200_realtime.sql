-- Channels are private: everybody hears the own topic and the shared ones, on which only the database speaks.

create policy "own and shared topics are heard" on realtime.messages for select to authenticated
  using (extension = 'broadcast'
    and (select realtime.topic()) in ('user:' || (select auth.uid()), 'shared:community', 'shared:catalogue'));

-- That somebody types is said from device to device: in a topic of his own in the conversation, which whoever may write in
-- it hears. Nothing of it is kept.
create function private.may_hear_typing(topic text) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  named constant text[] := regexp_match(topic,
    replace('^typing:(id):(id):id$', 'id', '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'));
begin
  return named is not null and private.may_write(named[1]::uuid, named[2]::uuid);
end $$;
comment on function private.may_hear_typing(text) is
  'Whether it is a topic `typing:<client>:<provider>:<who types>` of a conversation in which the caller may write.';
grant execute on function private.may_hear_typing(text) to authenticated;
create policy "who writes in a conversation hears who types" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and private.may_hear_typing((select realtime.topic())));
create policy "everybody says of himself alone that he types" on realtime.messages for insert to authenticated
  with check (extension = 'broadcast' and private.may_hear_typing((select realtime.topic()))
    and split_part((select realtime.topic()), ':', 4) = (select auth.uid())::text);

-- The tables whose changes are also told row by row.
do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
alter publication supabase_realtime add table public.community_posts, public.notifications, public.progress_evaluations;
