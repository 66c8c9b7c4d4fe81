-- Tips of health: written by the house, read by everybody, and what each person keeps or puts away of them.

create table public.health_tips (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  topic text not null check (topic in ('heart', 'food', 'activity', 'sleep', 'malaria', 'breathing', 'water', 'medicines',
    'weight', 'mind', 'checks')),
  goals text[] not null default '{}',
  conditions text[] not null default '{}',
  from_month integer check (from_month between 1 and 12),
  to_month integer check (to_month between 1 and 12),
  author text not null check (length(trim(author)) between 1 and 120),
  source text not null check (length(trim(source)) between 1 and 200),
  published_on date not null,
  reviewed_by text check (length(trim(reviewed_by)) between 1 and 120),
  reviewed_on date,
  title text not null check (length(trim(title)) between 1 and 100),
  body text not null check (length(trim(body)) between 1 and 600),
  title_es text check (length(title_es) <= 100),
  body_es text check (length(body_es) <= 600),
  title_fr text check (length(title_fr) <= 100),
  body_fr text check (length(body_fr) <= 600),
  title_de text check (length(title_de) <= 100),
  body_de text check (length(body_de) <= 600),
  created_at timestamptz not null default now(),
  check (goals <@ array['weight', 'fitness', 'nutrition', 'health', 'lifestyle']),
  check (cardinality(conditions) <= 20),
  check ((from_month is null) = (to_month is null)),
  check ((reviewed_by is null) = (reviewed_on is null))
);
comment on table public.health_tips is 'Short advice on health with who wrote it, by whose word, and what it is for.';
comment on column public.health_tips.conditions is 'Measured values that stand out, for which it comes first.';
comment on column public.health_tips.from_month is
  'The season in which it is said, over the turn of the year where it begins later than it ends; null is all year.';
comment on column public.health_tips.reviewed_by is 'The clinician who has confirmed it; null until one has.';

-- However many there are, a device holds the newest eight of each topic.
select sync.enroll('public.health_tips',
  share => '{"by": "published_on", "newest": 8, "per": ["topic"]}', readers => $$ select sync.shared('catalogue') $$);
select sync.grant_write('public.health_tips', makes => 'code, created_at', edits => 'topic, goals, conditions,
  from_month, to_month, author, source, published_on, reviewed_by, reviewed_on, title, body, title_es, body_es, title_fr, body_fr, title_de,
  body_de, deleted');
create policy "everybody reads" on public.health_tips for select to authenticated using (true);
create policy "administrators add" on public.health_tips for insert to authenticated
  with check ((select private.is_admin()));
create policy "administrators change" on public.health_tips for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create table public.tip_marks (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  tip_id uuid not null references public.health_tips (id) on delete cascade,
  mark text not null check (mark in ('saved', 'not-for-me')),
  created_at timestamptz not null default now(),
  unique (user_id, tip_id)
);
comment on table public.tip_marks is 'A tip that somebody keeps, or does not want to see again. Nobody else reads it.';
create index tip_marks_tip_id on public.tip_marks (tip_id);

select private.share_own('public.tip_marks', natural_key => array['user_id', 'tip_id']);
select private.write_own('public.tip_marks', makes => 'tip_id, created_at', edits => 'mark, deleted');
