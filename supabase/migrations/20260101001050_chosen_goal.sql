-- The goal that is chosen in onboarding has the id of its person, so that two devices make one and the same. Nobody
-- else may take that id: people's ids can be seen by whoever they have to do with.
create function private.keep_ids_of_people() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles where id = new.id) then
    raise exception 'The id of a goal is that of another person' using errcode = '23514';
  end if;
  return new;
end $$;
revoke execute on function private.keep_ids_of_people() from public, anon;
create trigger keep_ids_of_people before insert on public.goals
  for each row when (new.id <> new.user_id) execute function private.keep_ids_of_people();
