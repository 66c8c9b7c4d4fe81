-- What a user chose for the app, what others may see, and the subscription, which the server owns.

create table public.user_settings (
  id uuid primary key,
  user_id uuid not null unique references public.profiles (id) on delete cascade,
  profile_visibility text not null default 'friends' check (profile_visibility in ('public', 'friends', 'private')),
  workout_data_sharing boolean not null default true,
  progress_photos boolean not null default false,
  activity_status boolean not null default true,
  theme text not null default 'light' check (theme in ('light', 'dark', 'system')),
  language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  timezone text not null default 'America/Los_Angeles' check (length(timezone) <= 60),
  earlier_zones jsonb not null default '[]' check (jsonb_typeof(earlier_zones) = 'array' and octet_length(earlier_zones::text) <= 8000),
  units text not null default 'imperial' check (units in ('imperial', 'metric')),
  week_start text not null default 'monday' check (week_start in ('sunday', 'monday')),
  hide_body boolean not null default false,
  plates jsonb not null default '[]' check (jsonb_typeof(plates) = 'array'),
  pinned uuid[] not null default '{}' check (cardinality(pinned) <= 200),
  todo uuid[] not null default '{}' check (cardinality(todo) <= 400),
  quick_replies text[] not null default '{}' check (octet_length(array_to_string(quick_replies, ',')) <= 40000),
  muted_words text[] not null default '{}'
    check (cardinality(muted_words) <= 100 and octet_length(array_to_string(muted_words, ',')) <= 6000),
  followed uuid[] not null default '{}' check (cardinality(followed) <= 500),
  hide_before_after boolean not null default false,
  hide_numbers boolean not null default false,
  guidelines_version text check (length(guidelines_version) <= 20),
  guidelines_at timestamptz,
  gamification boolean not null default true,
  subscription_plan text not null default 'premium' check (length(subscription_plan) <= 40),
  subscription_status text not null default 'active'
    check (subscription_status in ('active', 'trialing', 'past_due', 'cancelled', 'expired')),
  subscription_next_billing date,
  subscription_cancelled_at timestamptz,
  loan_wish text check (length(loan_wish) <= 90),
  constraint user_settings_id_is_user_id check (id = user_id)
);
comment on table public.user_settings is 'One a user, made at sign-up.';
comment on column public.user_settings.profile_visibility is
  'public: every member sees the name; friends: members do where the user takes part in the community; private: only who cares.';
comment on column public.user_settings.progress_photos is
  'Grants of progress photos count. Turned off, it ends them; by itself it shows nothing.';
comment on column public.user_settings.earlier_zones is
  'Where the user lived before: {zone, until}, oldest first. An instant is of the day it was there and then.';
comment on column public.user_settings.gamification is 'Streaks and achievements are counted and shown.';
comment on column public.user_settings.hide_body is
  'The body is not to be judged: screens and what is told show where a trend leads, and no figure of weight or body. Why is nobody''s matter and not kept.';
comment on column public.user_settings.plates is 'The weights the user owns: {weight_kg, count}.';
comment on column public.user_settings.pinned is 'With whom the conversations are that stand on top.';
comment on column public.user_settings.todo is 'Messages that a provider keeps to do, the oldest first.';
comment on column public.user_settings.quick_replies is 'What the user writes often.';
comment on column public.user_settings.muted_words is 'Posts and comments of others with one of them are not shown.';
comment on column public.user_settings.followed is 'Members whose posts can be read by themselves; nobody else learns of it.';
comment on column public.user_settings.hide_before_after is 'Posts of others about before and after are folded.';
comment on column public.user_settings.hide_numbers is 'Figures of bodies and food in what others write are left out.';
comment on column public.user_settings.guidelines_version is 'Which rules of the community the user has agreed to, at guidelines_at.';
comment on column public.user_settings.subscription_plan is 'Plan, status and next billing are written by the server alone.';
comment on column public.user_settings.subscription_next_billing is
  'The first day that is not paid for: then the next period is charged, or the plan ends. Null where none was ever paid for.';
comment on column public.user_settings.subscription_cancelled_at is
  'When the user wished that the plan is not renewed, by the device it was typed on; null while it is renewed.';
comment on column public.user_settings.loan_wish is
  'For which invoice, of which lender and over how many months a loan is wished; empty again once it is offered or cannot be.';

create function private.zone_of_user(who uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((select s.timezone from public.user_settings s where s.id = who), 'Africa/Lagos')
$$;

create function private.today_of(who uuid) returns date
  language sql stable set search_path = '' as $$
  select (now() at time zone private.zone_of_user(who))::date
$$;
comment on function private.today_of(uuid) is 'The day it is where the user lives, by the settings.';

grant execute on function private.zone_of_user(uuid), private.today_of(uuid) to authenticated, service_role;

create function private.guard_settings() returns trigger
  language plpgsql set search_path = '' as $$
begin
  -- Raises 22023 for a zone the database does not know, before today_of stumbles over it.
  perform now() at time zone new.timezone;
  return new;
end $$;
create trigger guard before insert or update of timezone on public.user_settings
  for each row execute function private.guard_settings();

-- Whoever signs up brings the language along in which the app was shown, so that the first mails speak it too. What
-- the server has no words for is not taken.
create function private.make_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  wanted text := (select u.raw_user_meta_data ->> 'language' from auth.users u where u.id = new.id);
begin
  insert into public.user_settings (id, user_id, language) values (new.id, new.id,
    coalesce((select w.language from private.calendar_words w where w.language = wanted), 'en'))
  on conflict (id) do nothing;
  return null;
end $$;
create trigger make_settings after insert on public.profiles
  for each row execute function private.make_settings();

select sync.enroll('public.user_settings', readers => $$ select r.user_id $$);
select sync.grant_write('public.user_settings', edits => 'id, user_id, profile_visibility, workout_data_sharing,
  progress_photos, activity_status, theme, language, timezone, earlier_zones, units, week_start, hide_body, plates,
  pinned, todo, quick_replies, muted_words, followed, hide_before_after, hide_numbers, guidelines_version, guidelines_at, gamification,
  subscription_cancelled_at, loan_wish');
create policy "own settings are read" on public.user_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "own settings are made" on public.user_settings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "own settings are changed" on public.user_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
