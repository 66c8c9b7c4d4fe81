-- What a client eats and drinks.

create table public.nutrition_goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  calories_target integer not null default 1500 check (calories_target between 0 and 20000),
  protein_target integer not null default 100 check (protein_target between 0 and 2000),
  carbs_target integer not null default 150 check (carbs_target between 0 and 3000),
  fat_target integer not null default 50 check (fat_target between 0 and 2000),
  water_target integer not null default 8 check (water_target between 0 and 100),
  valid_from date not null default current_date,
  set_by uuid references public.people (id) on delete set null,
  overrides boolean not null default false,
  day_kind text check (day_kind in ('training', 'rest', 'fasting')),
  created_at timestamptz not null default now()
);
comment on table public.nutrition_goals is
  'Daily targets: kcal, grams, and glasses of water. Of those that hold by a day, the last that began; the others are what held before.';
comment on column public.nutrition_goals.set_by is 'The nutritionist who set them; null for the person''s own.';
comment on column public.nutrition_goals.overrides is
  'The person put them in the place of a nutritionist''s, and knew it. Own ones without it give way to his.';
comment on column public.nutrition_goals.day_kind is
  'On which days they hold; null for every day. Those for every day take the place of all that began before.';
create index nutrition_goals_newest on public.nutrition_goals (user_id, created_at desc);
create index nutrition_goals_set_by on public.nutrition_goals (set_by);

select private.share_own('public.nutrition_goals', carers => '{nutritionist}',
  share => '{"by": "created_at", "newest": 24, "per": ["user_id"]}');
select sync.grant_write('public.nutrition_goals', makes => 'user_id, set_by, day_kind, created_at',
  edits => 'calories_target, protein_target, carbs_target, fat_target, water_target, valid_from, overrides, deleted');
select private.limit_writes('public.nutrition_goals', 500);
create policy "make one's own" on public.nutrition_goals for insert to authenticated
  with check (user_id = (select auth.uid()) and set_by is null);
create policy "change one's own" on public.nutrition_goals for update to authenticated
  using (user_id = (select auth.uid()) and set_by is null) with check (user_id = (select auth.uid()) and set_by is null);
create policy "nutritionists set their clients'" on public.nutrition_goals for insert to authenticated
  with check (set_by = (select auth.uid()) and not overrides and user_id = any (array(select private.my_clients('nutritionist'))));
create policy "nutritionists change what they set" on public.nutrition_goals for update to authenticated
  using (set_by = (select auth.uid()) and user_id = any (array(select private.my_clients('nutritionist'))))
  with check (set_by = (select auth.uid()) and not overrides and user_id = any (array(select private.my_clients('nutritionist'))));

create table public.meal_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  name text not null default '' check (length(name) <= 200),
  meal_type text not null default 'snack' check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack')),
  calories numeric not null default 0 check (calories between 0 and 20000),
  protein numeric not null default 0 check (protein between 0 and 2000),
  carbs numeric not null default 0 check (carbs between 0 and 3000),
  fat numeric not null default 0 check (fat between 0 and 2000),
  food_id uuid references public.foods (id) on delete set null,
  grams numeric check (grams between 0 and 20000),
  servings numeric check (servings between 0 and 200),
  source text not null default 'manual' check (source in ('manual', 'food', 'plan', 'copy', 'import')),
  logged boolean not null default false,
  logged_at timestamptz,
  notes text check (length(notes) <= 2000),
  planned_by uuid references public.people (id) on delete set null,
  swapped boolean not null default false,
  instead_of uuid,
  created_at timestamptz not null default now(),
  unique (id, user_id),
  check (logged = (logged_at is not null))
);
comment on table public.meal_plans is
  'A meal of a day: planned while logged is false, eaten when it is true. Totals of a day are sums of its eaten rows.';
comment on column public.meal_plans.calories is 'kcal of the whole meal as eaten, kept even if the food changes later.';
comment on column public.meal_plans.source is 'How the row came about: typed in, from a food, a plan, a copied day, an import.';
comment on column public.meal_plans.planned_by is 'The nutritionist who planned it for the person; null for the person''s own.';
comment on column public.meal_plans.swapped is 'The person put something else in its place; what is in it is the person''s own from then on.';
comment on column public.meal_plans.instead_of is
  'The planned meal that this one may be eaten instead of: it counts once it is eaten. No key, because that meal may go.';
create index meal_plans_day on public.meal_plans (user_id, date);
create index meal_plans_food_id on public.meal_plans (food_id);
create index meal_plans_planned_by on public.meal_plans (planned_by);

-- A plain writer may send logged alone; the moment belongs to it.
create function private.stamp_meal() returns trigger language plpgsql set search_path = '' as $$
begin
  new.logged_at := case when new.logged then coalesce(new.logged_at, now()) end;
  return new;
end $$;
create trigger stamp_meal before insert or update of logged, logged_at on public.meal_plans
  for each row execute function private.stamp_meal();

create index meal_plans_date on public.meal_plans (date);
select private.share_own('public.meal_plans', carers => '{nutritionist}', share => '{"by": "date", "days": 28}');
select sync.grant_write('public.meal_plans', makes => 'user_id, planned_by, instead_of, created_at', edits => 'date, name, meal_type,
  calories, protein, carbs, fat, food_id, grams, servings, source, logged, logged_at, notes, swapped, deleted');
-- The food is looked up as the caller: nobody refers to a food he cannot see.
create policy "make one's own" on public.meal_plans for insert to authenticated
  with check (user_id = (select auth.uid()) and planned_by is null and instead_of is null
    and (food_id is null or exists (select from public.foods f where f.id = food_id)));
create policy "change one's own" on public.meal_plans for update to authenticated using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid())
    and (food_id is null or exists (select from public.foods f where f.id = food_id)));
-- What the client ate, swapped, took off or wrote himself is his alone. A food has to be one that the client sees too.
create policy "nutritionists plan for their clients" on public.meal_plans for insert to authenticated
  with check (planned_by = (select auth.uid()) and not logged and not swapped
    and user_id = any (array(select private.my_clients('nutritionist')))
    and (food_id is null or exists (
      select from public.foods f where f.id = food_id and (f.owner_id is null or f.owner_id = user_id))));
create policy "nutritionists change what is planned and not eaten" on public.meal_plans for update to authenticated
  using (planned_by is not null and not logged and not swapped and not deleted
    and user_id = any (array(select private.my_clients('nutritionist'))))
  with check (planned_by is not null and not logged and not swapped
    and user_id = any (array(select private.my_clients('nutritionist')))
    and (food_id is null or exists (
      select from public.foods f where f.id = food_id and (f.owner_id is null or f.owner_id = user_id))));

-- What one person plans for others reaches their devices: a limit, as private.limit_writes sets it, for these alone.
create trigger limit_a_day after insert on public.meal_plans
  for each row when (new.planned_by is not null) execute function private.limit_a_day('5000');
create trigger limit_edits_a_day after update on public.meal_plans
  for each row when (new.planned_by is not null and (old.deleted or not new.deleted))
  execute function private.limit_a_day('5000');

create table public.meal_comments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  meal_id uuid not null,
  author_id uuid references public.people (id) on delete set null,
  body text not null check (length(trim(body)) between 1 and 1000),
  created_at timestamptz not null default now(),
  foreign key (meal_id, user_id) references public.meal_plans (id, user_id) on delete cascade
);
comment on table public.meal_comments is 'What a nutritionist says about a meal of a client, who reads it beside the meal.';
comment on column public.meal_comments.user_id is 'Whose meal it is.';
create index meal_comments_meal on public.meal_comments (meal_id, user_id);
create index meal_comments_user_id on public.meal_comments (user_id, created_at desc);
create index meal_comments_author_id on public.meal_comments (author_id);

select private.share_own('public.meal_comments', carers => '{nutritionist}', share => '{"with": "meal_id", "of": "meal_plans"}');
select sync.grant_write('public.meal_comments', makes => 'user_id, meal_id, author_id, created_at', edits => 'body, deleted');
create policy "nutritionists comment on their clients' meals" on public.meal_comments for insert to authenticated
  with check (author_id = (select auth.uid()) and user_id = any (array(select private.my_clients('nutritionist'))));
create policy "the author changes it while the care lasts" on public.meal_comments for update to authenticated
  using (author_id = (select auth.uid()) and user_id = any (array(select private.my_clients('nutritionist'))))
  with check (author_id = (select auth.uid()));
select private.limit_writes('public.meal_comments', 500);
select private.empty_when_deleted('public.meal_comments', 'body');

create table private.meal_comment_words (
  language text primary key,
  title text not null,
  message text not null
);
comment on table private.meal_comment_words is 'How a comment is announced: without a word of it, because a locked screen shows it.';
insert into private.meal_comment_words (language, title, message) values
  ('en', 'Your nutritionist wrote to you', 'Open the app to read it.'),
  ('es', 'Tu nutricionista te ha escrito', 'Abre la aplicación para leerlo.'),
  ('fr', 'Votre nutritionniste vous a écrit', 'Ouvrez l’application pour le lire.'),
  ('de', 'Deine Ernährungsberatung hat dir geschrieben', 'Öffne die App, um es zu lesen.');

-- Quietly: whoever comments on a whole day is told of once, until that was read.
create function private.tell_of_meal_comment() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  day constant text := (select '/nutrition?day=' || to_char(m.date, 'YYYY-MM-DD') from public.meal_plans m where m.id = new.meal_id);
begin
  if not exists (
    select from public.notifications n
    where n.user_id = new.user_id and n.about = new.author_id and n.link = day and not n.read and not n.deleted) then
    perform private.notify(new.user_id, w.title, w.message, 'info', 'system', day, new.author_id)
    from private.meal_comment_words w
    where w.language = coalesce((select s.language from public.user_settings s where s.id = new.user_id), 'en');
  end if;
  return null;
end $$;
create trigger tell_of_meal_comment after insert on public.meal_comments
  for each row when (not new.deleted) execute function private.tell_of_meal_comment();

create table public.meal_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 120),
  meals jsonb not null default '[]' check (case when jsonb_typeof(meals) = 'array'
    then jsonb_array_length(meals) <= 500 and octet_length(meals::text) <= 200000 else false end),
  created_at timestamptz not null default now()
);
comment on table public.meal_templates is
  'A week of meals that a nutritionist keeps to plan it again for anybody. It names nobody, and is its maker''s alone.';
comment on column public.meal_templates.meals is 'By the day of the week that it is begun on, 0 to 6: what meal_plans has of a planned meal.';
create index meal_templates_user_id on public.meal_templates (user_id);

select private.share_own('public.meal_templates');
select private.write_own('public.meal_templates', makes => 'meals, created_at', edits => 'name, deleted');
select private.limit_writes('public.meal_templates', 100);

create table public.water_intake (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  glasses_consumed integer not null default 0 check (glasses_consumed between 0 and 200),
  created_at timestamptz not null default now(),
  unique (user_id, date)
);
comment on table public.water_intake is
  'Glasses of water, one row a user and day. The id derives from both, so that two devices offline make the same row; the devices add up their glasses when they merge.';

create index water_intake_date on public.water_intake (date);
select private.share_own('public.water_intake', carers => '{nutritionist,trainer}', natural_key => array['user_id', 'date'],
  share => '{"by": "date", "days": 28}');
-- An upsert on user_id and date sets these two again; the natural id keeps them where they are.
select private.write_own('public.water_intake', makes => 'created_at', edits => 'user_id, date, glasses_consumed, deleted');
