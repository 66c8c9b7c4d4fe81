-- How somebody wants the streak to be counted, and when it rested.

create table public.streaks (
  id uuid primary key,
  user_id uuid not null unique references public.profiles (id) on delete cascade,
  unit text not null default 'week' check (unit in ('week', 'day')),
  days_a_week integer not null default 3 check (days_a_week between 1 and 7),
  rest_days text[] not null default '{}'
    check (rest_days <@ '{sunday,monday,tuesday,wednesday,thursday,friday,saturday}'::text[]),
  best_weeks integer not null default 0 check (best_weeks between 0 and 10000),
  best_days integer not null default 0 check (best_days between 0 and 100000),
  created_at timestamptz not null default now()
);
comment on table public.streaks is
  'One a user, made when it is first wanted otherwise or a best is reached. The streak itself is counted from the logs.';
comment on column public.streaks.rest_days is 'Days without a log that do not end a streak of days.';

select private.share_own('public.streaks', natural_key => array['user_id']);
select private.write_own('public.streaks', makes => 'created_at',
  edits => 'unit, days_a_week, rest_days, best_weeks, best_days, deleted');

-- The best is kept for ever, whichever device comes last.
create function private.keep_best() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.best_weeks := greatest(old.best_weeks, new.best_weeks);
  new.best_days := greatest(old.best_days, new.best_days);
  return new;
end $$;
create trigger keep_best before update on public.streaks
  for each row execute function private.keep_best();

create table public.pauses (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  from_day date not null,
  to_day date,
  reason text not null check (reason in ('ill', 'travel', 'fasting', 'period', 'other')),
  created_at timestamptz not null default now(),
  unique (user_id, from_day),
  check (to_day >= from_day)
);
comment on table public.pauses is 'Days on which the streak rests, for a reason that nobody else reads.';
comment on column public.pauses.to_day is 'The last day; null until it is taken up again.';

select private.share_own('public.pauses', natural_key => array['user_id', 'from_day']);
select private.write_own('public.pauses', makes => 'from_day, created_at', edits => 'to_day, reason, deleted');
