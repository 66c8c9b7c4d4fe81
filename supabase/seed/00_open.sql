-- Demo data. The accounts of accounts.json exist already; 99_close.sql takes these helpers away again.
-- Everything is counted from today, and the ids from the place in the story, so that a second seeding gives the same.

drop schema if exists seed cascade;
create schema seed;

create function seed.today() returns date
  language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('seed.today', true), '')::date, (now() at time zone 'Africa/Lagos')::date)
$$;
comment on function seed.today() is 'The day the story is told on; a test sets another with seed.today.';

create function seed.moment() returns timestamptz
  language sql stable set search_path = '' as $$
  select coalesce((nullif(current_setting('seed.today', true), '')::date + time '15:00') at time zone 'Africa/Lagos', now())
$$;

create function seed.at(days integer, clock time) returns timestamptz
  language sql stable set search_path = '' as $$
  select ((seed.today() + days) + clock) at time zone 'Africa/Lagos'
$$;

-- Early in the morning, what a story has happen later today has just happened.
create function seed.done(days integer, clock time) returns timestamptz
  language sql stable set search_path = '' as $$
  select least(seed.at(days, clock), seed.moment())
$$;

create function seed.person(mailbox text) returns uuid
  language plpgsql stable set search_path = '' as $$
declare found_id uuid;
begin
  select u.id into found_id from auth.users u where u.email = mailbox || '@demo.test';
  if not found then
    raise exception 'no demo account has the address %@demo.test', mailbox;
  end if;
  return found_id;
end $$;

create function seed.id(entity text, variadic key text[]) returns uuid
  language sql immutable set search_path = '' as $$
  select sync.natural_id('seed-' || entity, variadic key)
$$;

create function seed.kilograms(pounds numeric) returns numeric
  language sql immutable set search_path = '' as $$
  select round(pounds * 0.45359237, 2)
$$;
