import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { countedOf } from '#sync/queries/meal-plans.ts';
import type { Nutrients } from './portion.ts';

export const MEAL_TYPES = ['breakfast', 'lunch', 'snack', 'dinner'] as const satisfies readonly MealPlan['meal_type'][];
export type MealType = (typeof MEAL_TYPES)[number];

const NOTHING: Nutrients = { calories: 0, protein: 0, carbs: 0, fat: 0 };

/** Decimals drift when added: 0.1 and 0.2 make 0.3 here. */
const plus = (left: number, right: number): number => Math.round((left + right) * 10) / 10;

export const sumOf = (meals: readonly Nutrients[]): Nutrients =>
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
export const eatenOf = (meals: readonly MealPlan[]): Nutrients => sumOf(meals.filter(({ logged }) => logged));

export interface Course {
  type: MealType;
  meals: MealPlan[];
  calories: number;
}

/** What may be eaten instead of a meal comes after it. */
export const inGroups = (meals: readonly MealPlan[]): MealPlan[] => {
  const ids = new Set(meals.map(({ id }) => id));
  const isFirst = ({ instead_of }: MealPlan): boolean => instead_of === null || !ids.has(instead_of);
  return meals.filter(isFirst).flatMap((meal) => [meal].concat(meals.filter((other) => other.instead_of === meal.id)));
};

/** Meals in the order of the day, planned and eaten together; empty types are left out. */
export function coursesOf(meals: readonly MealPlan[]): Course[] {
  const counted = countedOf(meals);
  return MEAL_TYPES.map((type) => {
    const isOf = ({ meal_type }: MealPlan): boolean => meal_type === type;
    return { type, meals: inGroups(meals.filter(isOf)), calories: sumOf(counted.filter(isOf)).calories };
  }).filter(({ meals: those }) => those.length > 0);
}

export interface Progress {
  amount: number;
  target: number;
  /** 0 to 1 of the target, capped. */
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

/** The usual meal at this hour, so that logging needs no question. */
export function mealTypeAt(hour: number): MealType {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 16) return 'lunch';
  return hour >= 16 && hour < 18 ? 'snack' : 'dinner';
}

interface DayTotal {
  date: string;
  calories: number;
}

/** One total per day, in the order of `dates`, 0 where nothing was eaten. */
export const totalsByDay = (dates: readonly string[], meals: readonly MealPlan[]): DayTotal[] =>
  dates.map((date) => ({ date, calories: eatenOf(meals.filter((meal) => meal.date === date)).calories }));

/** Recent meals without repeats: the newest of each food, or of each name. */
export function eachOnce(meals: readonly MealPlan[], most: number): MealPlan[] {
  const seen = new Map<string, MealPlan>();
  for (const meal of meals) {
    const key = meal.food_id ?? meal.name.trim().toLowerCase();
    if (!seen.has(key)) seen.set(key, meal);
  }
  return [...seen.values()].slice(0, most);
}

export interface WholeMeal {
  date: string;
  type: MealType;
  meals: MealPlan[];
  calories: number;
}

/** What was eaten last as each meal of the day, that of this hour first. `meals` are of several days, oldest first. */
export function wholeMealsOf(meals: readonly MealPlan[], now: MealType): WholeMeal[] {
  const eaten = meals.filter(({ logged }) => logged);
  const order = [now, ...MEAL_TYPES.filter((type) => type !== now)];
  return order.flatMap((type) => {
    const date = eaten.findLast(({ meal_type }) => meal_type === type)?.date;
    const those = eaten.filter((meal) => meal.meal_type === type && meal.date === date);
    return date === undefined ? [] : { date, type, meals: those, calories: sumOf(those).calories };
  });
}
