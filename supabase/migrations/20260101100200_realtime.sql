-- Channels are private: everybody hears the own topic and the shared ones, and only the database speaks.

create policy "own and shared topics are heard" on realtime.messages for select to authenticated
  using (extension = 'broadcast'
    and (select realtime.topic()) in ('user:' || (select auth.uid()), 'shared:community', 'shared:catalogue'));

-- The tables whose changes are also told row by row.
do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
alter publication supabase_realtime add table public.community_posts, public.notifications, public.progress_evaluations;
