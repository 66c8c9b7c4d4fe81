-- A name is shown to others and stands in mails of the product, so it may be nothing but a name: no line of its own, no
-- mark that hides or turns what stands beside it, and nothing that a mail program makes a link of. `src/lib/names.ts`
-- says the same to whoever types one. The two joiners of no width stay: Persian and Indian names are written with them.

create function private.is_name(name text) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select normalize(is_name.name, nfkc) !~ ('[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E'
    || '\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E007F@<>/\\]|\.[^ .][^ .\u0300-\u036F]')
$$;
comment on function private.is_name(text) is 'A dot is followed by a space, or by an initial: `evil.example` is an address.';

-- What was kept before becomes a name.
create function pg_temp.as_name(name text) returns text
  language sql as $$
  select nullif(trim(left(regexp_replace(regexp_replace(normalize(as_name.name, nfkc),
    '[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E'
    || '\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E007F@<>/\\]+', ' ', 'g'), '\.(?=[^ .])', '. ', 'g'), 100)), '')
$$;
update public.profiles p
set first_name = case when private.is_name(p.first_name) then p.first_name else pg_temp.as_name(p.first_name) end,
  last_name = case when private.is_name(p.last_name) then p.last_name else pg_temp.as_name(p.last_name) end
where not private.is_name(p.first_name) or not private.is_name(p.last_name);

drop function pg_temp.as_name(text);

alter table public.profiles
  add constraint profiles_first_name_is_name check (private.is_name(first_name)),
  add constraint profiles_last_name_is_name check (private.is_name(last_name));

-- Definer: the authentication service writes accounts and may not call what is private. Other metadata of an account from
-- before has to stay writable, whatever the name in it.
create function private.check_names() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  field text;
begin
  foreach field in array array['first_name', 'last_name'] loop
    if not private.is_name(new.raw_user_meta_data ->> field)
      and (tg_op = 'INSERT' or new.raw_user_meta_data ->> field is distinct from old.raw_user_meta_data ->> field) then
      raise exception 'this is not a name' using errcode = '23514';
    end if;
  end loop;
  return new;
end $$;
create trigger check_names before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.check_names();

revoke execute on function private.is_name(text), private.check_names() from public, anon;
grant execute on function private.is_name(text) to authenticated, service_role;
