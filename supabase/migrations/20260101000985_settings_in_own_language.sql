-- Whoever signs up brings the language along in which the app was shown, so that the first mails speak it too. What
-- the server has no words for is not taken.

create or replace function private.make_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  wanted text := (select u.raw_user_meta_data ->> 'language' from auth.users u where u.id = new.id);
begin
  insert into public.user_settings (id, user_id, language) values (new.id, new.id,
    coalesce((select w.language from private.calendar_words w where w.language = wanted), 'en'))
  on conflict (id) do nothing;
  return null;
end $$;
