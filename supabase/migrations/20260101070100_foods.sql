-- The food table: the catalogue, foods users add for themselves, and their favourites.

create table public.foods (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references public.profiles (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 200),
  aliases text[] not null default '{}',
  category text not null default 'Own foods' check (length(category) between 1 and 80),
  serving_description text not null default '100 g' check (length(serving_description) between 1 and 80),
  serving_grams numeric not null default 100 check (serving_grams > 0 and serving_grams <= 5000),
  kcal_per_100g numeric not null check (kcal_per_100g between 0 and 900),
  protein_g_per_100g numeric not null default 0 check (protein_g_per_100g between 0 and 100),
  carbs_g_per_100g numeric not null default 0 check (carbs_g_per_100g between 0 and 100),
  fat_g_per_100g numeric not null default 0 check (fat_g_per_100g between 0 and 100),
  fibre_g_per_100g numeric check (fibre_g_per_100g between 0 and 100),
  source text not null default 'own entry' check (length(source) <= 500),
  basis text not null default 'own-entry' check (basis in ('found', 'found-proxy', 'found-range-midpoint',
    'found-partial', 'derived-recipe', 'derived-moisture', 'own-entry')),
  confidence text check (confidence in ('high', 'medium')),
  licence text check (length(licence) <= 200),
  notes text check (length(notes) <= 1000),
  is_estimate boolean not null generated always as (basis not in ('found', 'own-entry')) stored,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check (owner_id is null or basis = 'own-entry')
);
comment on table public.foods is
  'Foods with nutrients per 100 g. Rows without an owner are the catalogue; the others are foods users added for themselves.';
comment on column public.foods.basis is
  'How the figures came about. Whatever was not found as such is an estimate and is labelled so; own entries are the user''s word.';
comment on column public.foods.source is 'Whence the figures are, so that an operator can filter by it.';
comment on column public.foods.serving_grams is 'A household estimate.';
create unique index foods_catalogue_name on public.foods (lower(name)) where owner_id is null;
create index foods_owner_id on public.foods (owner_id);

select sync.enroll('public.foods', owner => 'owner_id', share => '{"whole": "few are made, and old meals name them"}',
  readers => $$
  select case when r.owner_id is null then sync.shared('catalogue') else r.owner_id end
  union select private.carers(r.owner_id, 'nutritionist')
$$);
select sync.grant_write('public.foods', makes => 'owner_id, created_at', edits => 'name, aliases, category,
  serving_description, serving_grams, kcal_per_100g, protein_g_per_100g, carbs_g_per_100g, fat_g_per_100g,
  fibre_g_per_100g, source, basis, confidence, licence, notes, is_active, deleted');
create policy "read the catalogue, one's own, and the clients'" on public.foods for select to authenticated using (
  owner_id is null or owner_id = (select auth.uid()) or owner_id = any (array(select private.my_clients('nutritionist'))));
create policy "make one's own, administrators the catalogue" on public.foods for insert to authenticated
  with check (owner_id = (select auth.uid()) or (owner_id is null and (select private.is_admin())));
create policy "change one's own, administrators the catalogue" on public.foods for update to authenticated
  using (owner_id = (select auth.uid()) or (owner_id is null and (select private.is_admin())))
  with check (owner_id = (select auth.uid()) or (owner_id is null and (select private.is_admin())));

create table public.food_favourites (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  food_id uuid not null references public.foods (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, food_id)
);
comment on table public.food_favourites is 'The foods a user keeps at hand. The id derives from user and food.';
create index food_favourites_food_id on public.food_favourites (food_id);

select private.share_own('public.food_favourites', natural_key => array['user_id', 'food_id']);
select sync.grant_write('public.food_favourites', makes => 'user_id, food_id, created_at', edits => 'deleted');
-- The food is looked up as the caller: nobody refers to a food he cannot see.
create policy "make one's own" on public.food_favourites for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.foods f where f.id = food_id));
create policy "change one's own" on public.food_favourites for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
