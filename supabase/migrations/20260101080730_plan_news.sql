-- A client is told that a nutritionist planned for days to come, or changed what was planned for them: once until that was
-- read, and without a word of it. What is past is changed by nobody's screen.

insert into private.care_words (what, language, title, message) values
  ('plan', 'en', 'Meals are planned for you', 'Open your days to see them.'),
  ('plan', 'es', 'Hay comidas planeadas para ti', 'Abre tus días para verlas.'),
  ('plan', 'fr', 'Des repas sont prévus pour vous', 'Ouvrez vos journées pour les voir.'),
  ('plan', 'de', 'Für dich sind Mahlzeiten geplant', 'Öffne deine Tage, um sie zu sehen.'),
  ('replan', 'en', 'Your meal plan has changed', 'Days to come are other than they were. What is past stays as it was.'),
  ('replan', 'es', 'Tu plan de comidas ha cambiado', 'Los días por venir son otros. Lo pasado queda como estaba.'),
  ('replan', 'fr', 'Votre plan de repas a changé', 'Les jours à venir ne sont plus les mêmes. Le passé reste tel quel.'),
  ('replan', 'de', 'Dein Essensplan hat sich geändert', 'Kommende Tage sind andere als bisher. Was war, bleibt, wie es war.');

-- Definer: what the other is told is nobody's to write. What was planned within half a day is one plan, and no change of it.
create function private.tell_of_meal_plan() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  news text;
begin
  if caller is null or caller = new.user_id or new.date < private.today_of(new.user_id) then
    return null;
  end if;
  if exists (select from public.notifications n
    where n.user_id = new.user_id and n.about = caller and n.link = '/nutrition' and not n.read and not n.deleted) then
    return null;
  end if;
  select case when exists (select from public.meal_plans m
    where m.user_id = new.user_id and m.planned_by is not null and m.created_at < now() - interval '12 hours'
      and m.date >= new.date - 7) then 'replan' else 'plan' end into news;
  perform private.tell_of_care(new.user_id, news, '/nutrition', caller);
  return null;
end $$;
create trigger tell_of_meal_plan after insert on public.meal_plans
  for each row when (new.planned_by is not null and not new.deleted) execute function private.tell_of_meal_plan();
create trigger tell_of_replan after update on public.meal_plans
  for each row when (new.planned_by is not null
    and (old.date, old.meal_type, old.name, old.food_id, old.grams, old.calories, old.deleted)
      is distinct from (new.date, new.meal_type, new.name, new.food_id, new.grams, new.calories, new.deleted))
  execute function private.tell_of_meal_plan();
