-- What a client eats and drinks.

create table public.nutrition_goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  calories_target integer not null default 1500 check (calories_target between 0 and 20000),
  protein_target integer not null default 100 check (protein_target between 0 and 2000),
  carbs_target integer not null default 150 check (carbs_target between 0 and 3000),
  fat_target integer not null default 50 check (fat_target between 0 and 2000),
  water_target integer not null default 8 check (water_target between 0 and 100),
  created_at timestamptz not null default now()
);
comment on table public.nutrition_goals is
  'Daily targets: kcal, grams, and glasses of water. The newest row holds; the older ones are what held before.';
create index nutrition_goals_newest on public.nutrition_goals (user_id, created_at desc);

select private.share_own('public.nutrition_goals', carers => '{nutritionist}',
  share => '{"by": "created_at", "newest": 5, "per": ["user_id"]}');
select private.write_own('public.nutrition_goals', makes => 'created_at',
  edits => 'calories_target, protein_target, carbs_target, fat_target, water_target, deleted');

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
  created_at timestamptz not null default now(),
  check (logged = (logged_at is not null))
);
comment on table public.meal_plans is
  'A meal of a day: planned while logged is false, eaten when it is true. Totals of a day are sums of its eaten rows.';
comment on column public.meal_plans.calories is 'kcal of the whole meal as eaten, kept even if the food changes later.';
comment on column public.meal_plans.source is 'How the row came about: typed in, from a food, a plan, a copied day, an import.';
create index meal_plans_day on public.meal_plans (user_id, date);
create index meal_plans_food_id on public.meal_plans (food_id);

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
-- The food is looked up as the caller: nobody refers to a food he cannot see.
select private.write_own('public.meal_plans', makes => 'created_at', edits => 'date, name, meal_type, calories, protein,
    carbs, fat, food_id, grams, servings, source, logged, logged_at, notes, deleted',
  checked => $$ food_id is null or exists (select from public.foods f where f.id = food_id) $$);

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
