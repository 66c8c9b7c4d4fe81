import { favouriteFood, unfavouriteFood } from '#sync/actions/food-favourites.ts';
import type { Food } from '#sync/entities/foods.ts';
import {
  copyDay,
  editMeal,
  logMeal,
  planMeal,
  quickAddMeal,
  quickAddMeals,
  removeMeal,
  removeMeals,
  restoreMeal,
  uneditMeal,
  unlogMeal,
} from '#sync/actions/meal-plans.ts';
import type { MealEdit, NewMeal } from '#sync/actions/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { restoreFood, retireFood } from '#sync/actions/foods.ts';
import { addGlass, removeGlass } from '#sync/actions/water-intake.ts';
import { noteLog } from '#src/data/first-log.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { MealType } from '#src/work/food/day.ts';
import { mealOf } from '#src/work/food/portion.ts';
import type { Amount } from '#src/work/food/portion.ts';
import { useEatAgain } from './use-eat-again.ts';
import type { EatAgain } from './use-eat-again.ts';
import { nutritionWords } from './words.ts';

interface Portion {
  amount: Amount;
  type: MealType;
  /** False for a plan. */
  eaten: boolean;
}

/** A food and how much of it. */
interface Said {
  food: Food;
  amount: Amount;
}

type OwnWords = Pick<NewMeal, 'name' | 'meal_type' | 'calories' | 'protein' | 'carbs' | 'fat'>;

/** What can be done to a day. Each saves on this device and says so, with undo where possible. */
export interface Logging {
  logFood(food: Food, portion: Portion): Promise<boolean>;
  /** All as one meal. */
  logFoods(foods: readonly Said[], type: MealType): Promise<boolean>;
  logAgain(meal: MealPlan, type: MealType): Promise<boolean>;
  quickAdd(meal: OwnWords): Promise<boolean>;
  change(meal: MealPlan, edit: MealEdit): Promise<boolean>;
  toggle(meal: MealPlan): Promise<boolean>;
  remove(meal: MealPlan): Promise<boolean>;
  copyYesterday(): Promise<boolean>;
  eatAgain: EatAgain;
  addGlass(): Promise<boolean>;
  removeGlass(): Promise<boolean>;
  favour(food: Food, isFavourite: boolean): Promise<boolean>;
  /** For the person's own foods. */
  retireFood(food: Food): Promise<boolean>;
}

const portionOfMeal = ({ food_id, grams, servings, source }: MealPlan) => ({ food_id, grams, servings, source });

/** Whether it was saved. */
const isSaved = (saved: unknown): boolean => saved !== null;

function isLogged(saved: unknown): boolean {
  if (saved) noteLog();
  return isSaved(saved);
}

export function useLogging(day: Day): Logging {
  const { meals: words, form, notSaved } = useWords(nutritionWords);
  const { foodName, mealName } = useFoodNames();
  const save = useSave();
  const failed = (title: string) => ({ failed: { title, description: notSaved.description } });
  const [ofMeal, ofWater, ofFood] = [failed(notSaved.meal), failed(notSaved.water), failed(notSaved.food)];

  const added = (title: string, description: string, once?: string) => ({
    ...ofMeal,
    done: { title, description },
    undo: (id: string) => removeMeal(id),
    ...(once && { once }),
  });

  return {
    async logFood(food, { amount, type, eaten }) {
      const meal = { ...mealOf(food, amount), source: 'food' as const, meal_type: type, date: day };
      const messages = added(eaten ? words.eaten : words.saved, foodName(food), food.id);
      return isLogged(await save((user_id) => (eaten ? quickAddMeal : planMeal)({ ...meal, user_id }), messages));
    },
    async logFoods(foods, type) {
      const meals = foods.map(({ food, amount }) => ({
        ...mealOf(food, amount),
        source: 'food' as const,
        meal_type: type,
        date: day,
      }));
      const saved = await save((user_id) => quickAddMeals(meals.map((meal) => ({ ...meal, user_id }))), {
        ...ofMeal,
        done: { title: words.eatenAgain(meals.length) },
        undo: (ids) => removeMeals(ids),
        once: 'said',
      });
      return isLogged(saved);
    },
    async logAgain(meal, type) {
      const { name, calories, protein, carbs, fat } = meal;
      const same = { name, calories, protein, carbs, fat, ...portionOfMeal(meal), meal_type: type, date: day };
      const messages = added(words.eaten, mealName(meal), meal.id);
      return isLogged(await save((user_id) => quickAddMeal({ ...same, user_id }), messages));
    },
    quickAdd: async (meal) =>
      isLogged(await save((user_id) => quickAddMeal({ ...meal, user_id, date: day }), added(words.eaten, meal.name))),
    change: async (meal, edit) =>
      isSaved(
        await save(editMeal(meal.id, edit), {
          ...ofMeal,
          of: 'typed',
          done: { title: words.saved },
          undo: () => uneditMeal(meal, edit),
        }),
      ),
    toggle: async (meal) =>
      meal.logged ? isSaved(await save(unlogMeal(meal.id), ofMeal)) : isLogged(await save(logMeal(meal.id), ofMeal)),
    async remove(meal) {
      const done = { title: words.removed, description: mealName(meal) };
      const messages = { ...ofMeal, done, undo: () => restoreMeal(meal.id), once: meal.id };
      return isSaved(await save(removeMeal(meal.id), messages));
    },
    async copyYesterday() {
      const copied = await save((userId) => copyDay({ userId, from: addDays(day, -1), to: day }), {
        ...ofMeal,
        done: ({ length }) =>
          length > 0 ? { title: words.copied(length) } : { title: words.nothingToCopy, plain: true },
        undo: (ids) => (ids.length > 0 ? removeMeals(ids) : null),
      });
      return isSaved(copied);
    },
    eatAgain: useEatAgain(day),
    addGlass: async () => isLogged(await save((userId) => addGlass({ userId, date: day }), ofWater)),
    removeGlass: async () => isSaved(await save((userId) => removeGlass({ userId, date: day }), ofWater)),
    favour: async (food, isFavourite) =>
      isSaved(await save((userId) => (isFavourite ? favouriteFood : unfavouriteFood)(userId, food.id), ofFood)),
    async retireFood(food) {
      const done = { title: form.foodRemoved, description: food.name };
      const messages = { ...ofFood, done, undo: () => restoreFood(food.id), once: food.id };
      return isSaved(await save(retireFood(food.id), messages));
    },
  };
}
