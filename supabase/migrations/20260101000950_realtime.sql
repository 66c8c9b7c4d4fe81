-- Channels are private: everybody hears the own topic and the shared ones, and only the database speaks.

create policy "own and shared topics are heard" on realtime.messages for select to authenticated
  using (extension = 'broadcast'
    and (select realtime.topic()) in ('user:' || (select auth.uid()), 'shared:community', 'shared:catalogue'));
