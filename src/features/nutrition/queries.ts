import { isPregnantOn } from '#src/work/body/pregnancy.ts';
import { foodsById } from '#sync/queries/foods.ts';
import type { Food } from '#sync/entities/foods.ts';
import { mealsBetween, mealsOfDay, recentMeals } from '#sync/queries/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { commentsOn } from '#sync/queries/meal-comments.ts';
import type { MealComment } from '#sync/entities/meal-comments.ts';
import { goalsOf, heldOn, whoseHold } from '#sync/queries/nutrition-goals.ts';
import type { HeldTargets } from '#sync/queries/nutrition-goals.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { waterOfDay } from '#sync/queries/water-intake.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { eachOnce, totalsByDay, wholeMealsOf } from '#src/work/food/day.ts';
import type { MealType, WholeMeal } from '#src/work/food/day.ts';
import { targetsInKinds } from '#src/work/food/day-kind.ts';
import type { TargetsOfDay } from '#src/work/food/day-kind.ts';
import { namesOf } from '#src/work/people/names.ts';

/** Far enough back for two dozen different foods. */
const LOOKED_BACK = 120;
const LATELY = 8;

export interface NutritionDay {
  meals: MealPlan[];
  /** The foods of the day's meals, by id. */
  foods: ReadonlyMap<string, Food>;
  glasses: number;
  targets: TargetsOfDay;
  /** Of whoever planned a meal, wrote about one or set the targets, by id. */
  names: ReadonlyMap<string, string>;
  /** On these meals, oldest first. */
  comments: MealComment[];
}

export async function nutritionDay(db: ReadOnly, userId: string, day: Day, here: Here): Promise<NutritionDay> {
  const [meals, glasses, targetsOn] = await Promise.all([
    mealsOfDay(db, userId, day),
    waterOfDay(db, userId, day),
    targetsInKinds(db, userId, { from: day, to: day }, here),
  ]);
  const targets = targetsOn(day);
  const [foods, comments] = await Promise.all([
    foodsById(
      db,
      meals.flatMap(({ food_id }) => food_id ?? []),
    ),
    commentsOn(
      db,
      meals.map(({ id }) => id),
    ),
  ]);
  const others = [...meals.map((meal) => meal.planned_by), ...comments.map((each) => each.author_id), targets.set_by];
  return {
    meals,
    glasses,
    targets,
    foods: new Map(foods.map((food) => [food.id, food])),
    names: await namesOf(db, others),
    comments,
  };
}

export interface WeekDay {
  date: Day;
  /** Null on a future day, and on one without logs before the person joined. */
  calories: number | null;
  target: number;
}

export async function nutritionWeek(
  db: ReadOnly,
  userId: string,
  days: readonly Day[],
  here: Here,
): Promise<WeekDay[]> {
  const [meals, targetsOn, profile] = await Promise.all([
    mealsBetween(db, userId, days[0] ?? '', days.at(-1) ?? ''),
    targetsInKinds(db, userId, { from: days[0] ?? here.today, to: days.at(-1) ?? here.today }, here),
    profileOf(db, userId),
  ]);
  const began = profile ? dayIn(here.zone, Date.parse(profile.created_at)) : '';
  const isKnown = (date: Day, calories: number): boolean => date <= here.today && (date >= began || calories > 0);
  return totalsByDay(days, meals).map(({ date, calories }) => ({
    date,
    calories: isKnown(date, calories) ? calories : null,
    target: targetsOn(date).calories_target,
  }));
}

/** Over the days that are known. */
export function averageOf(week: readonly WeekDay[]): number {
  const known = week.flatMap(({ calories }) => calories ?? []);
  return known.reduce((sum, calories) => sum + calories, 0) / Math.max(1, known.length);
}

/** Recent meals, each food once. Reads few rows, because every change of day reads them again. */
export async function mealsOfLate(db: ReadOnly, userId: string): Promise<MealPlan[]> {
  const found = eachOnce(await recentMeals(db, userId, 3 * LATELY), LATELY);
  return found.length === LATELY ? found : eachOnce(await recentMeals(db, userId, LOOKED_BACK), LATELY);
}

/** Older than this it is not as usual. */
const DAYS_AGO = 14;

/** The last breakfast, lunch and so on before that day, to be eaten again. */
export async function wholeMeals(db: ReadOnly, userId: string, day: Day, now: MealType): Promise<WholeMeal[]> {
  const meals = await mealsBetween(db, userId, addDays(day, -DAYS_AGO), addDays(day, -1));
  return wholeMealsOf(
    meals.toSorted((a, b) => a.date.localeCompare(b.date)),
    now,
  );
}

export interface ProposalGround {
  profile: Profile;
  /** What holds today, on a day of no kind. */
  held: HeldTargets;
  /** Whose targets hold, where they are not the person's own. */
  theirs: { id: string; name: string | undefined } | null;
  isPregnant: boolean;
}

/** What a proposal of targets stands on. */
export async function proposalGround(db: ReadOnly, userId: string, today: Day): Promise<ProposalGround | null> {
  const [profile, goals, isPregnant] = await Promise.all([
    profileOf(db, userId),
    goalsOf(db, userId),
    isPregnantOn(db, userId, today),
  ]);
  if (!profile) return null;
  const id = whoseHold(goals, today);
  return {
    profile,
    held: heldOn(goals, today, null),
    theirs: id === null ? null : { id, name: (await namesOf(db, [id])).get(id) },
    isPregnant,
  };
}
