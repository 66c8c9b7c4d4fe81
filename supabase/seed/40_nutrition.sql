-- What was planned, eaten and drunk. The figures of a meal are those of the food for its grams.

-- The newest row holds, and the nutritionist set it. The other clients have none: the defaults of the product count.
insert into public.nutrition_goals
  (id, user_id, calories_target, protein_target, carbs_target, fat_target, water_target, valid_from, set_by, created_at)
values
  (seed.id('nutrition-goal', 'first'), seed.person('client'), 2200, 100, 260, 75, 8, seed.today() - 180, null, seed.at(-180, '13:00')),
  (seed.id('nutrition-goal', 'newest'), seed.person('client'), 2000, 120, 220, 65, 8, seed.today() - 28,
    seed.person('nutritionist'), seed.at(-28, '11:10'));

insert into public.fasting_days (user_id, date, marked_by)
values (seed.person('fatima'), seed.today() - 2, null), (seed.person('fatima'), seed.today() + 5, seed.person('nutritionist'));

insert into public.food_favourites (user_id, food_id)
select seed.person('client'), f.id
from public.foods f
where f.owner_id is null and f.name in ('Oat porridge', 'Egg, boiled', 'Moi moi', 'Efo riro', 'Banana', 'Jollof rice');

insert into public.foods
  (id, owner_id, name, aliases, category, serving_description, serving_grams, kcal_per_100g, protein_g_per_100g,
   carbs_g_per_100g, fat_g_per_100g, created_at)
values
  (seed.id('food', 'smoothie'), seed.person('client'), 'Pawpaw and ginger smoothie', '{"morning smoothie"}', 'Own foods',
    '1 cup', 250, 48, 1.9, 8.6, 0.9, seed.at(-60, '07:20'));

-- Seven menus come round in turn. A day is the number of the menu, the meal, the hour, the food and its servings.
create table seed.menus (menu integer, meal text, clock time, food text, servings numeric);
insert into seed.menus values
  (0, 'breakfast', '07:30', 'Oat porridge', 1.5), (0, 'breakfast', '07:30', 'Egg, boiled', 2),
  (0, 'snack', '10:45', 'Banana', 1), (0, 'lunch', '12:45', 'Jollof rice', 1),
  (0, 'lunch', '12:45', 'Chicken breast, roasted (no skin)', 1.5), (0, 'snack', '16:30', 'Groundnuts, boiled', 1),
  (0, 'dinner', '19:15', 'Efo riro', 1), (0, 'dinner', '19:15', 'Amala (yam flour)', 1),
  (1, 'breakfast', '07:20', 'Pap', 1), (1, 'breakfast', '07:20', 'Akara', 1), (1, 'lunch', '13:00', 'Beans porridge', 1),
  (1, 'lunch', '13:00', 'Plantain, ripe, boiled', 0.5), (1, 'snack', '16:00', 'Orange', 2),
  (1, 'dinner', '19:00', 'Catfish pepper soup', 1), (1, 'dinner', '19:00', 'Yam, boiled', 1), (1, 'snack', '21:00', 'Yoghurt, plain whole milk', 1),
  (1, 'dinner', '19:00', 'Tilapia, cooked', 1),
  (2, 'breakfast', '07:40', 'Bread, white', 1.5), (2, 'breakfast', '07:40', 'Egg, fried', 2), (2, 'snack', '11:00', 'Pawpaw', 1),
  (2, 'lunch', '12:30', 'Ofada rice, boiled', 3), (2, 'lunch', '12:30', 'Beef, stewed (lean)', 1),
  (2, 'lunch', '12:30', 'Tomato stew (no meat)', 1), (2, 'dinner', '19:30', 'Okra soup', 1), (2, 'dinner', '19:30', 'Eba', 1),
  (3, 'breakfast', '07:30', 'Moi moi', 1), (3, 'breakfast', '07:30', 'Pap', 1), (3, 'snack', '10:30', 'Groundnuts, roasted', 1),
  (3, 'lunch', '13:15', 'Rice and beans', 1), (3, 'lunch', '13:15', 'Mackerel (titus), cooked', 1),
  (3, 'snack', '16:45', 'Watermelon', 1), (3, 'dinner', '19:00', 'Egusi soup', 1), (3, 'dinner', '19:00', 'Semo', 1),
  (4, 'breakfast', '07:15', 'Oat porridge', 1.5), (4, 'breakfast', '07:15', 'Chocolate malt drink with milk', 1),
  (4, 'lunch', '12:45', 'Yam porridge', 1), (4, 'lunch', '12:45', 'Catfish, grilled', 1), (4, 'snack', '16:00', 'Roasted plantain', 1),
  (4, 'snack', '16:00', 'Groundnuts, roasted', 0.5), (4, 'dinner', '19:20', 'Goat meat pepper soup', 1),
  (4, 'dinner', '19:20', 'Plantain, boiled (unripe)', 1), (4, 'dinner', '19:20', 'Ugu leaves, boiled', 2),
  (5, 'breakfast', '08:30', 'Yam, fried', 1), (5, 'breakfast', '08:30', 'Egg, fried', 2), (5, 'lunch', '14:00', 'Nigerian fried rice', 1),
  (5, 'lunch', '14:00', 'Chicken, fried (with skin)', 1), (5, 'snack', '17:30', 'Zobo, unsweetened', 1),
  (5, 'dinner', '19:45', 'Moi moi', 1), (5, 'dinner', '19:45', 'Spinach / efo tete, boiled', 1),
  (6, 'breakfast', '08:45', 'Akara', 1.5), (6, 'breakfast', '08:45', 'Pap', 1), (6, 'lunch', '14:30', 'Pounded yam', 1),
  (6, 'lunch', '14:30', 'Egusi soup', 1), (6, 'snack', '17:00', 'Mango', 1), (6, 'dinner', '19:30', 'Catfish pepper soup', 1),
  (6, 'dinner', '19:30', 'Sweet potato, boiled', 1);

-- Who keeps the log, since how many days, with which menu today, and how large the portions are.
create table seed.eaters (client text, days integer, first_menu integer, portion numeric);
insert into seed.eaters values ('client', 180, 0, 1), ('fatima', 20, 3, 0.75), ('ife', 16, 5, 1.25), ('bisi', 13, 2, 0.75);

-- The nutritionist plans three days of seven for the client, and the six to come. Five days ago nothing was logged, and
-- on some days the last meal was not; it stays planned. Of today, breakfast, the first snack and lunch are eaten.
insert into public.meal_plans
  (id, user_id, date, name, meal_type, calories, protein, carbs, fat, food_id, grams, servings, source, logged,
   logged_at, planned_by, created_at)
select seed.id('meal', e.client, day::text, m.meal, f.name), seed.person(e.client), seed.today() - day, f.name, m.meal,
  round(f.kcal_per_100g * amount.grams / 100), round(f.protein_g_per_100g * amount.grams / 100, 1),
  round(f.carbs_g_per_100g * amount.grams / 100, 1), round(f.fat_g_per_100g * amount.grams / 100, 1), f.id, amount.grams,
  amount.servings, case when day < 0 or day % 7 < 3 then 'plan' else 'food' end, eaten.is,
  case when eaten.is then seed.done(-day, m.clock) end,
  case when e.client = 'client' and (day < 0 or day % 7 < 3) then seed.person('nutritionist') end,
  seed.done(-greatest(day, 0) - 1, '20:30')
from seed.eaters e
cross join generate_series(case when e.client = 'client' then -6 else 0 end, e.days) as day
join seed.menus m on m.menu = (e.first_menu + day + 7) % 7
join public.foods f on f.owner_id is null and f.name = m.food
cross join lateral (select m.servings * e.portion as servings, m.servings * e.portion * f.serving_grams as grams) as amount
cross join lateral (
  select case when day < 0 then false when day = 0 then m.clock < '14:00' when day = 5 then false
    else not (day % 11 = 8 and m.clock >= '19:00') end as is) as eaten;

insert into public.meal_comments (id, user_id, meal_id, author_id, body, created_at)
select seed.id('meal-comment', 'client'), seed.person('client'), seed.id('meal', 'client', '1', 'breakfast', 'Akara'),
  seed.person('nutritionist'), 'Akara and pap before eight: that carries you to lunch. Next time with an egg.',
  seed.at(-1, '18:20');

insert into public.water_intake (user_id, date, glasses_consumed, created_at)
select seed.person(w.client), seed.today() - day,
  case when day = 0 then w.today_so_far else w.usual + (day * 5 % 7) / 3 end, seed.done(-day, '08:05')
from (values ('client', 180, 5, 7), ('fatima', 20, 4, 6), ('bisi', 13, 3, 5), ('ife', 16, 6, 7)) as w (client, days, today_so_far, usual)
cross join generate_series(0, w.days) as day
where day <> 5;

insert into public.achievements (user_id, code, title, description, category, value, unit, earned_at, created_at)
select w.user_id, 'water:8', '8 glasses in a day', 'The first day with all of them.', 'nutrition', 8, 'glasses',
  (min(w.date) + time '21:10') at time zone 'Africa/Lagos', (min(w.date) + time '21:10') at time zone 'Africa/Lagos'
from public.water_intake w
where w.glasses_consumed >= 8
group by w.user_id;

insert into public.meal_templates (id, user_id, name, meals, created_at)
select seed.id('meal-template', 'nutritionist'), seed.person('nutritionist'), '2,000 kcal, local food',
  jsonb_agg(jsonb_build_object('day', m.menu, 'meal_type', m.meal, 'name', f.name, 'food_id', f.id,
    'grams', m.servings * f.serving_grams, 'servings', m.servings,
    'calories', round(f.kcal_per_100g * m.servings * f.serving_grams / 100),
    'protein', round(f.protein_g_per_100g * m.servings * f.serving_grams / 100, 1),
    'carbs', round(f.carbs_g_per_100g * m.servings * f.serving_grams / 100, 1),
    'fat', round(f.fat_g_per_100g * m.servings * f.serving_grams / 100, 1)) order by m.menu, m.clock, f.name),
  seed.at(-30, '16:00')
from seed.menus m join public.foods f on f.owner_id is null and f.name = m.food;

drop table seed.menus, seed.eaters;
