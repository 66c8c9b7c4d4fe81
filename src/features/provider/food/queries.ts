import type { Food } from '#sync/entities/foods.ts';
import type { MealComment } from '#sync/entities/meal-comments.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import type { NutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { fastingBetween } from '#sync/queries/fasting-days.ts';
import { foodsById } from '#sync/queries/foods.ts';
import { commentsOn } from '#sync/queries/meal-comments.ts';
import { mealsBetween } from '#sync/queries/meal-plans.ts';
import { goalsFrom, goalsOf, heldByKind, heldOn, targetsOf } from '#sync/queries/nutrition-goals.ts';
import type { HeldTargets } from '#sync/queries/nutrition-goals.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { complianceOf } from '#src/work/food/compliance.ts';
import type { Compliance } from '#src/work/food/compliance.ts';
import { namesOf } from '#src/work/people/names.ts';
import type { Names } from '#src/work/people/names.ts';

async function foodsOf(db: ReadOnly, meals: readonly MealPlan[]): Promise<ReadonlyMap<string, Food>> {
  const foods = await foodsById(
    db,
    meals.flatMap(({ food_id }) => food_id ?? []),
  );
  return new Map(foods.map((food) => [food.id, food]));
}

export interface DiaryDay {
  meals: MealPlan[];
  foods: ReadonlyMap<string, Food>;
  targets: HeldTargets;
  /** By meal, oldest first. */
  comments: ReadonlyMap<string, MealComment[]>;
  names: Names;
  /** Of the last seven days. */
  compliance: Compliance | null;
  /** Who is reading. */
  me: string;
}

const LATELY = 6;

/** A day of a client as the client logged it, with what was planned. */
export async function diaryOf(
  db: ReadOnly,
  me: string,
  clientId: string,
  { day, today }: { day: Day; today: Day },
): Promise<DiaryDay> {
  const [meals, lately, targets] = await Promise.all([
    mealsBetween(db, clientId, day, day),
    mealsBetween(db, clientId, addDays(today, -LATELY), today),
    targetsOf(db, clientId, day),
  ]);
  const [foods, comments] = await Promise.all([
    foodsOf(db, meals),
    commentsOn(
      db,
      meals.map(({ id }) => id),
    ),
  ]);
  const names = await namesOf(db, [
    ...meals.map(({ planned_by }) => planned_by),
    ...comments.map(({ author_id }) => author_id),
  ]);
  return {
    meals,
    foods,
    targets,
    names,
    comments: Map.groupBy(comments, ({ meal_id }) => meal_id),
    compliance: complianceOf(lately, today),
    me,
  };
}

export interface PlanDay {
  day: Day;
  meals: MealPlan[];
  targets: HeldTargets;
  /** The day is marked as one of fasting. */
  fasts: boolean;
  /** By the client, whose mark it stays. */
  isOfClient: boolean;
}

export interface PlanWeek {
  days: PlanDay[];
  foods: ReadonlyMap<string, Food>;
}

export async function planOf(db: ReadOnly, clientId: string, days: readonly Day[]): Promise<PlanWeek> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [meals, goals, fasting] = await Promise.all([
    mealsBetween(db, clientId, first, last),
    goalsOf(db, clientId),
    fastingBetween(db, clientId, first, last),
  ]);
  const marked = new Map(fasting.map(({ date, marked_by }) => [date, marked_by]));
  return {
    days: days.map((day) => ({
      day,
      meals: meals.filter(({ date }) => date === day),
      targets: heldOn(goals, day, marked.has(day) ? 'fasting' : null),
      fasts: marked.has(day),
      isOfClient: marked.get(day) === null,
    })),
    foods: await foodsOf(db, meals),
  };
}

export interface TargetsNow {
  held: HeldTargets;
  /** Those that hold on some kind of day alone. */
  kinds: HeldTargets[];
  /** Those that begin after today, the first one first. */
  coming: NutritionGoals[];
  names: Names;
}

export async function targetsNow(db: ReadOnly, clientId: string, today: Day): Promise<TargetsNow> {
  const [goals, coming] = await Promise.all([goalsOf(db, clientId), goalsFrom(db, clientId, addDays(today, 1))]);
  const held = heldOn(goals, today, null);
  const kinds = heldByKind(goals, today);
  const all = [held, ...kinds, ...coming];
  const names = await namesOf(
    db,
    all.map(({ set_by }) => set_by),
  );
  return { held, kinds, coming, names };
}
