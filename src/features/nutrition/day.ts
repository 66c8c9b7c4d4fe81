import type { MealPlan } from '#sync/entities/meal-plans.ts';
import type { Nutrients } from './portion.ts';

export const MEAL_TYPES = ['breakfast', 'lunch', 'snack', 'dinner'] as const satisfies readonly MealPlan['meal_type'][];
export type MealType = (typeof MEAL_TYPES)[number];

const NOTHING: Nutrients = { calories: 0, protein: 0, carbs: 0, fat: 0 };

/** Figures with a decimal drift when they are added: 0.1 and 0.2 make 0.3 here. */
const plus = (left: number, right: number): number => Math.round((left + right) * 10) / 10;

const sum = (meals: readonly Nutrients[]): Nutrients =>
  meals.reduce<Nutrients>(
    (total, meal) => ({
      calories: plus(total.calories, meal.calories),
      protein: plus(total.protein, meal.protein),
      carbs: plus(total.carbs, meal.carbs),
      fat: plus(total.fat, meal.fat),
    }),
    NOTHING,
  );

/** Only what was eaten counts; a plan is a plan. */
export const eatenOf = (meals: readonly MealPlan[]): Nutrients => sum(meals.filter(({ logged }) => logged));

export interface Course {
  type: MealType;
  meals: MealPlan[];
  calories: number;
}

/** The day in the order it is eaten, planned and eaten meals together; a type without meals is left out. */
export const coursesOf = (meals: readonly MealPlan[]): Course[] =>
  MEAL_TYPES.map((type) => {
    const those = meals.filter(({ meal_type }) => meal_type === type);
    return { type, meals: those, calories: sum(those).calories };
  }).filter(({ meals: those }) => those.length > 0);

export interface Progress {
  amount: number;
  target: number;
  /** 0 to 1 of the target, and no more. */
  fraction: number;
  left: number;
  over: number;
}

export function progressOf(amount: number, target: number): Progress {
  const difference = plus(target, -amount);
  return {
    amount,
    target,
    fraction: target > 0 ? Math.min(1, amount / target) : 0,
    left: Math.max(0, difference),
    over: Math.max(0, -difference),
  };
}

/** What one eats at this hour, for a log without a question. */
export function mealTypeAt(hour: number): MealType {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 16) return 'lunch';
  return hour >= 16 && hour < 18 ? 'snack' : 'dinner';
}

interface DayTotal {
  date: string;
  calories: number;
}

/** One total a day, in the order of `dates`, with 0 where nothing was eaten. */
export const totalsByDay = (dates: readonly string[], meals: readonly MealPlan[]): DayTotal[] =>
  dates.map((date) => ({ date, calories: eatenOf(meals.filter((meal) => meal.date === date)).calories }));

/** What was eaten of late, each once: the newest of those that are the same food, or the same words. */
export function eachOnce(meals: readonly MealPlan[], most: number): MealPlan[] {
  const seen = new Map<string, MealPlan>();
  for (const meal of meals) {
    const key = meal.food_id ?? meal.name.trim().toLowerCase();
    if (!seen.has(key)) seen.set(key, meal);
  }
  return [...seen.values()].slice(0, most);
}
