import { favouriteFood, unfavouriteFood } from '#sync/entities/food-favourites.ts';
import type { Food } from '#sync/entities/foods.ts';
import {
  copyDay,
  editMeal,
  logMeal,
  planMeal,
  quickAddMeal,
  removeMeal,
  removeMeals,
  restoreMeal,
  unlogMeal,
} from '#sync/entities/meal-plans.ts';
import type { MealPlan, NewMeal } from '#sync/entities/meal-plans.ts';
import { restoreFood, retireFood } from '#sync/entities/foods.ts';
import { addGlass, removeGlass } from '#sync/entities/water-intake.ts';
import { tellOfLog } from '#src/data/first-log.ts';
import type { Local } from '#src/data/opening.ts';
import { useWork } from '#src/data/work.ts';
import type { Work } from '#src/data/work.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useFoodNames } from '#src/ui/catalogue/foods/use-food-names.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { kitWords } from '#src/ui/words.ts';
import type { MealType } from './day.ts';
import { nutrientsOf, portionOf } from './portion.ts';
import type { Amount } from './portion.ts';
import { nutritionWords } from './words.ts';

interface Portion {
  amount: Amount;
  type: MealType;
  /** False for a plan. */
  eaten: boolean;
}

type OwnWords = Pick<NewMeal, 'name' | 'meal_type' | 'calories' | 'protein' | 'carbs' | 'fat'>;

/** What can be done to a day. Each is written on this device and said; what can be taken back offers it. */
export interface Logging {
  logFood(food: Food, portion: Portion): Promise<boolean>;
  logAgain(meal: MealPlan, type: MealType): Promise<boolean>;
  quickAdd(meal: OwnWords): Promise<boolean>;
  change(meal: MealPlan, edit: Parameters<typeof editMeal>[2]): Promise<boolean>;
  toggle(meal: MealPlan): Promise<boolean>;
  remove(meal: MealPlan): Promise<boolean>;
  copyYesterday(): Promise<boolean>;
  addGlass(): Promise<boolean>;
  removeGlass(): Promise<boolean>;
  favour(food: Food, isFavourite: boolean): Promise<boolean>;
  /** Of one's own foods. */
  retireFood(food: Food): Promise<boolean>;
}

const portionOfMeal = ({ food_id, grams, servings, source }: MealPlan) => ({ food_id, grams, servings, source });

const mealOf = (food: Food, amount: Amount) => ({
  name: food.name,
  food_id: food.id,
  source: 'food' as const,
  ...nutrientsOf(food, amount),
  ...portionOf(food, amount),
});

function useSaving() {
  const doWork = useWork();
  const { notSaved } = useWords(nutritionWords);
  const { gone } = useWords(kitWords);
  const oneAtATime = useOneAtATime();

  /** Answers with false, and says what was not saved, where this device did not take it or what it is about is gone. */
  const saving =
    (title: string) =>
    async <T>(work: Work<T>, say?: (result: T) => void): Promise<boolean> => {
      const result = await attempt(() => doWork(work), {
        title,
        description: notSaved.description,
        gone,
      });
      if (result) say?.(result.value);
      return result !== null;
    };

  return {
    saveMeal: saving(notSaved.meal),
    saveWater: saving(notSaved.water),
    saveFood: saving(notSaved.food),
    /** Of two presses on the same the second is not done; one on another is. */
    once: async (id: string, save: () => Promise<boolean>): Promise<boolean> => (await oneAtATime(save, id)) ?? false,
  };
}

export function useLogging(day: Day): Logging {
  const { meals: words, form } = useWords(nutritionWords);
  const { foodName, mealName } = useFoodNames();
  const { saveMeal, saveWater, saveFood, once } = useSaving();

  const undo = (back: (db: Local) => Promise<unknown>) => ({ label: words.undo, onAct: () => void saveMeal(back) });

  const added = (title: string, name: string) => (id: string) => {
    tellOfLog();
    toast({ title, description: name, act: undo((db) => removeMeal(db, id)) });
  };

  return {
    logFood(food, { amount, type, eaten }) {
      const meal = { ...mealOf(food, amount), meal_type: type, date: day };
      return once(food.id, () =>
        saveMeal(
          (db, user_id) => (eaten ? quickAddMeal : planMeal)(db, { ...meal, user_id }),
          added(eaten ? words.eaten : words.saved, foodName(food)),
        ),
      );
    },
    logAgain(meal, type) {
      const { name, calories, protein, carbs, fat } = meal;
      const same = { name, calories, protein, carbs, fat, ...portionOfMeal(meal), meal_type: type, date: day };
      return once(meal.id, () =>
        saveMeal((db, user_id) => quickAddMeal(db, { ...same, user_id }), added(words.eaten, mealName(meal))),
      );
    },
    quickAdd: (meal) =>
      saveMeal((db, user_id) => quickAddMeal(db, { ...meal, user_id, date: day }), added(words.eaten, meal.name)),
    change: (meal, edit) =>
      saveMeal(
        (db) => editMeal(db, meal.id, edit),
        () => toast({ title: words.saved }),
      ),
    toggle: (meal) =>
      meal.logged
        ? saveMeal((db) => unlogMeal(db, meal.id))
        : saveMeal(
            (db) => logMeal(db, meal.id),
            () => tellOfLog(),
          ),
    remove: (meal) =>
      once(meal.id, () =>
        saveMeal(
          (db) => removeMeal(db, meal.id),
          () =>
            toast({ title: words.removed, description: mealName(meal), act: undo((db) => restoreMeal(db, meal.id)) }),
        ),
      ),
    copyYesterday: () =>
      saveMeal(
        (db, userId) => copyDay(db, { userId, from: addDays(day, -1), to: day }),
        (ids) =>
          toast(
            ids.length > 0
              ? { title: words.copied(ids.length), act: undo((db) => removeMeals(db, ids)) }
              : { title: words.nothingToCopy, plain: true },
          ),
      ),
    addGlass: () =>
      saveWater(
        (db, userId) => addGlass(db, { userId, date: day }),
        () => tellOfLog(),
      ),
    removeGlass: () => saveWater((db, userId) => removeGlass(db, { userId, date: day })),
    favour: (food, isFavourite) =>
      saveFood((db, userId) => (isFavourite ? favouriteFood : unfavouriteFood)(db, userId, food.id)),
    retireFood(food) {
      const act = { label: words.undo, onAct: () => void saveFood((db) => restoreFood(db, food.id)) };
      return once(food.id, () =>
        saveFood(
          (db) => retireFood(db, food.id),
          () => toast({ title: form.foodRemoved, description: food.name, act }),
        ),
      );
    },
  };
}
