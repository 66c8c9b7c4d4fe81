-- The food table: the catalogue, foods users add for themselves, and their favourites.

-- A dish is synced to its owner's nutritionist, who trusts what is in it: nothing else fits into one.
create function private.is_recipe_part(part jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(part) is distinct from 'object' then false
    when (select array_agg(key order by key) from jsonb_object_keys(part) key)
      is distinct from array['carbs', 'fat', 'fibre', 'food_id', 'grams', 'kcal', 'name', 'protein'] then false
    when exists (select from jsonb_each(part) as each (name, value) where jsonb_typeof(each.value) <> case
        when each.value = 'null' and each.name in ('food_id', 'fibre') then 'null'
        when each.name in ('food_id', 'name') then 'string' else 'number' end) then false
    else length(trim(part ->> 'name')) > 0 and length(part ->> 'name') <= 200
      and coalesce(part ->> 'food_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', true)
      and (part ->> 'grams')::numeric > 0 and (part ->> 'grams')::numeric <= 20000
      and (part ->> 'kcal')::numeric between 0 and 900
      and (part ->> 'protein')::numeric between 0 and 100
      and (part ->> 'carbs')::numeric between 0 and 100
      and (part ->> 'fat')::numeric between 0 and 100
      and coalesce((part ->> 'fibre')::numeric between 0 and 100, true) end
$$;
grant execute on function private.is_recipe_part(jsonb) to authenticated, service_role;

create function private.is_recipe(recipe jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(recipe) is distinct from 'object' or octet_length(recipe::text) > 24000 then false
    when (select array_agg(key order by key) from jsonb_object_keys(recipe) key)
      is distinct from array['cooked_grams', 'parts', 'servings'] then false
    when jsonb_typeof(recipe -> 'cooked_grams') <> 'number' or jsonb_typeof(recipe -> 'servings') <> 'number'
      or jsonb_typeof(recipe -> 'parts') <> 'array' then false
    else (recipe ->> 'cooked_grams')::numeric > 0 and (recipe ->> 'cooked_grams')::numeric <= 100000
      and (recipe ->> 'servings')::numeric > 0 and (recipe ->> 'servings')::numeric <= 200
      and jsonb_array_length(recipe -> 'parts') between 1 and 60
      and not exists (select from jsonb_array_elements(recipe -> 'parts') part where not private.is_recipe_part(part)) end
$$;
grant execute on function private.is_recipe(jsonb) to authenticated, service_role;

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
  recipe jsonb check (recipe is null or private.is_recipe(recipe)),
  is_estimate boolean not null generated always as (basis not in ('found', 'own-entry')) stored,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check (owner_id is null or basis = 'own-entry'),
  check (owner_id is not null or recipe is null),
  -- Half a gram, because the figures of its parts are rounded to tenths.
  check (recipe is null or protein_g_per_100g + carbs_g_per_100g + fat_g_per_100g <= 100.5)
);
comment on table public.foods is
  'Foods with nutrients per 100 g. Rows without an owner are the catalogue; the others are foods users added for themselves.';
comment on column public.foods.basis is
  'How the figures came about. Whatever was not found as such is an estimate and is labelled so; own entries are the user''s word.';
comment on column public.foods.source is 'Whence the figures are, so that an operator can filter by it.';
comment on column public.foods.serving_grams is 'A household estimate.';
comment on column public.foods.recipe is
  'Of a dish of one''s own: the weight of the pot when it is cooked, the servings in it, and its parts with their grams and
figures as they were then. The figures of the food are computed of it on the device.';
create unique index foods_catalogue_name on public.foods (lower(name)) where owner_id is null;
create index foods_owner_id on public.foods (owner_id);

select sync.enroll('public.foods', owner => 'owner_id', share => '{"whole": "few are made, and old meals name them"}',
  readers => $$
  select case when r.owner_id is null then sync.shared('catalogue') else r.owner_id end
  union select private.carers(r.owner_id, 'nutritionist')
$$);
select sync.grant_write('public.foods', makes => 'owner_id, created_at', edits => 'name, aliases, category,
  serving_description, serving_grams, kcal_per_100g, protein_g_per_100g, carbs_g_per_100g, fat_g_per_100g,
  fibre_g_per_100g, source, basis, confidence, licence, notes, recipe, is_active, deleted');
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
