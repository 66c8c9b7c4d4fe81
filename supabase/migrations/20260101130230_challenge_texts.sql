-- What a challenge is called stands before every member, and no moderator looks at it first.

-- Refused, it stays on the device of who wrote it, with the reason. Definer: the list of words is the moderators'.
create function private.weigh_challenge() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  written text;
begin
  new.title := private.cleaned(new.title);
  new.description := private.cleaned(new.description);
  written := concat_ws(E'\n', new.title, new.description);
  -- What a moderator puts back was weighed when it was written.
  if caller is null or current_setting('private.puts_back', true) = 'on' then
    return new;
  end if;
  if private.has_link(written) and exists (
    select from public.profiles p where p.id = caller and p.created_at > now() - interval '7 days')
  then
    raise exception 'whoever has been here for less than seven days posts no links' using errcode = '42501';
  end if;
  if private.held_words_in(written) <> '{}' then
    raise exception 'a challenge is called by no words that a moderator would look at' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger weigh_challenge before insert on public.challenges
  for each row execute function private.weigh_challenge();
create trigger weigh_edit before update on public.challenges
  for each row when (not new.deleted
    and (old.deleted or (old.title, old.description) is distinct from (new.title, new.description)))
  execute function private.weigh_challenge();
