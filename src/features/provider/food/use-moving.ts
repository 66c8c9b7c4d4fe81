import { moveMeal, removeMeals, repeatMeal } from '#sync/actions/meal-plans.ts';
import type { MealPlace } from '#sync/actions/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { useWords } from '#src/ui/language.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useSave } from '#src/work/use-save.ts';
import { providerFoodWords } from './words.ts';

/** A planned meal in another place of the week. Each answers with the id of what stands there now, or null. */
export function useMoving(clientId: string) {
  const { done: words, notSaved, notSavedHelp, eatenMeanwhile } = useWords(providerFoodWords);
  const { mealName } = useFoodNames();
  const save = useSave();
  const failed = { title: notSaved, description: notSavedHelp };
  const unchanged = { title: notSaved, description: eatenMeanwhile, destructive: true };
  return {
    async move(meal: MealPlan, to: MealPlace): Promise<string | null> {
      const back = { date: meal.date, meal_type: meal.meal_type };
      const saved = await save(moveMeal(meal.id, to), {
        failed,
        done: (isDone) => (isDone ? { title: words.moved, description: mealName(meal) } : unchanged),
        undo: (isDone) => (isDone ? moveMeal(meal.id, back) : null),
        once: meal.id,
      });
      return saved?.value ? meal.id : null;
    },
    async repeat(meal: MealPlan, to: MealPlace): Promise<string | null> {
      const saved = await save((plannedBy) => repeatMeal({ clientId, plannedBy }, meal.id, to), {
        failed,
        done: { title: words.planned, description: mealName(meal) },
        undo: (id) => removeMeals([id]),
        once: 'plan',
      });
      return saved?.value ?? null;
    },
  };
}
