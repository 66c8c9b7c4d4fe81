-- What a client eats and drinks. The foods themselves come later, and with them the references to them.

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
  food_id uuid,
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

-- Publishing -----------------------------------------------------------------------------------------

select sync.enroll('public.nutrition_goals', owner => 'user_id', readers => $$
  select r.user_id union select private.carers(r.user_id, 'nutritionist')
$$);
select sync.enroll('public.meal_plans', owner => 'user_id', readers => $$
  select r.user_id union select private.carers(r.user_id, 'nutritionist')
$$);
select sync.enroll('public.water_intake', owner => 'user_id', natural_key => array['user_id', 'date'], readers => $$
  select r.user_id union select private.carers(r.user_id, 'nutritionist', 'trainer')
$$);

-- Access ---------------------------------------------------------------------------------------------

alter table public.nutrition_goals enable row level security;
alter table public.meal_plans enable row level security;
alter table public.water_intake enable row level security;

grant select on public.nutrition_goals, public.meal_plans, public.water_intake to authenticated;

grant insert (id, user_id, calories_target, protein_target, carbs_target, fat_target, water_target, created_at, rev,
    updated_at, deleted),
  update (calories_target, protein_target, carbs_target, fat_target, water_target, rev, updated_at, deleted)
  on public.nutrition_goals to authenticated;
create policy "read one's own and the clients'" on public.nutrition_goals for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_clients('nutritionist'))));
create policy "make one's own" on public.nutrition_goals for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.nutrition_goals for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant insert (id, user_id, date, name, meal_type, calories, protein, carbs, fat, food_id, grams, servings, source,
    logged, logged_at, notes, created_at, rev, updated_at, deleted),
  update (date, name, meal_type, calories, protein, carbs, fat, food_id, grams, servings, source, logged, logged_at,
    notes, rev, updated_at, deleted)
  on public.meal_plans to authenticated;
create policy "read one's own and the clients'" on public.meal_plans for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_clients('nutritionist'))));

-- An upsert on user_id and date sets these two again; the natural id keeps them where they are.
grant insert (id, user_id, date, glasses_consumed, created_at, rev, updated_at, deleted),
  update (user_id, date, glasses_consumed, rev, updated_at, deleted)
  on public.water_intake to authenticated;
create policy "read one's own and the clients'" on public.water_intake for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any (array(select private.my_clients('nutritionist', 'trainer'))));
create policy "make one's own" on public.water_intake for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.water_intake for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
