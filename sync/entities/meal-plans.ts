import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Clock, type Local } from '#sync/engine/journal.ts';
import { changed, created, editOne, moment, removed, restored, writeOne } from './changes.ts';
import { day, decimal, flag, instant, maybe, oneOf, text, uuid } from './columns.ts';
import { latest, sortedBy, within } from './reading.ts';

export const mealPlans = defineEntity({
  name: 'meal_plans',
  columns: {
    user_id: uuid,
    date: day,
    name: text(200),
    meal_type: oneOf(['breakfast', 'lunch', 'dinner', 'snack']),
    calories: decimal(0, 20000),
    protein: decimal(0, 2000),
    carbs: decimal(0, 3000),
    fat: decimal(0, 2000),
    food_id: maybe(uuid),
    grams: maybe(decimal(0, 20000)),
    servings: maybe(decimal(0, 200)),
    source: oneOf(['manual', 'food', 'plan', 'copy', 'import']),
    logged: flag,
    logged_at: maybe(instant),
    notes: maybe(text(2000)),
    created_at: instant,
  },
  // A planned meal has no logged_at and so no place in the second index.
  indexes: ['[user_id+date]', '[user_id+logged_at]'],
});

export type MealPlan = RowOf<typeof mealPlans>;

type Eaten = Pick<MealPlan, 'meal_type' | 'name' | 'calories' | 'protein' | 'carbs' | 'fat'>;
type Portion = Pick<MealPlan, 'food_id' | 'grams' | 'servings' | 'source' | 'notes'>;
export type NewMeal = Pick<MealPlan, 'user_id' | 'date'> & Eaten & Partial<Portion>;

const NO_PORTION: Portion = { food_id: null, grams: null, servings: null, source: 'manual', notes: null };

export const mealsOfDay = (db: Local, userId: string, date: string): Promise<MealPlan[]> =>
  mealsBetween(db, userId, date, date);

export const mealsBetween = (db: Local, userId: string, from: string, to: string): Promise<MealPlan[]> =>
  sortedBy(within(db, mealPlans, '[user_id+date]', [userId], from, to), 'created_at');

export const mealsLoggedBetween = async (db: Local, userId: string, from: string, to: string): Promise<MealPlan[]> =>
  (await within(db, mealPlans, '[user_id+date]', [userId], from, to)).filter(({ logged }) => logged);

/** What was eaten last, whatever the day; foods of late are read off it. */
export const recentMeals = (db: Local, userId: string, most: number): Promise<MealPlan[]> =>
  latest(db, mealPlans, '[user_id+logged_at]', [userId], { most });

const add = (db: Local, meal: NewMeal, logged: boolean, clock: Clock): Promise<string> => {
  const now = moment(db, clock);
  const row = { ...NO_PORTION, ...meal, logged, logged_at: logged ? now : null, created_at: now };
  return writeOne(db, created(mealPlans, row), clock);
};

export const planMeal = (db: Local, meal: NewMeal, clock = REAL_CLOCK): Promise<string> => add(db, meal, false, clock);

/** Eaten, and not planned before. */
export const quickAddMeal = (db: Local, meal: NewMeal, clock = REAL_CLOCK): Promise<string> =>
  add(db, meal, true, clock);

export async function logMeal(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(mealPlans, id, { logged: true, logged_at: moment(db, clock) })], clock);
}

export async function unlogMeal(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(mealPlans, id, { logged: false, logged_at: null })], clock);
}

/** False where the meal is not there. */
export const editMeal = (
  db: Local,
  id: string,
  edit: Partial<Eaten & Portion & Pick<MealPlan, 'date'>>,
  clock = REAL_CLOCK,
): Promise<boolean> => editOne(db, mealPlans, id, edit, clock);

export async function removeMeal(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(mealPlans, id)], clock);
}

export async function restoreMeal(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [restored(mealPlans, id)], clock);
}

const likenessOf = ({ meal_type, food_id, name, calories }: MealPlan): string =>
  [meal_type, food_id ?? name, calories].join(' ');

/** Those that have no like among the others; each of these is the like of one. */
function lacking(meals: readonly MealPlan[], others: readonly MealPlan[]): MealPlan[] {
  const likes = others.map(likenessOf);
  return meals.filter((meal) => {
    const place = likes.indexOf(likenessOf(meal));
    if (place >= 0) likes.splice(place, 1);
    return place < 0;
  });
}

/**
 * The meals of one day as a plan for another, as far as it has them not yet, and none of them eaten. Answers with the
 * new ones, for an undo.
 */
export async function copyDay(
  db: Local,
  { userId, from, to }: { userId: string; from: string; to: string },
  clock = REAL_CLOCK,
): Promise<string[]> {
  const now = Date.parse(moment(db, clock));
  const [those, there] = await Promise.all([mealsOfDay(db, userId, from), mealsOfDay(db, userId, to)]);
  const meals = lacking(those, there);
  const copies = meals.map((meal, i) => ({
    user_id: userId,
    date: to,
    name: meal.name,
    meal_type: meal.meal_type,
    calories: meal.calories,
    protein: meal.protein,
    carbs: meal.carbs,
    fat: meal.fat,
    food_id: meal.food_id,
    grams: meal.grams,
    servings: meal.servings,
    source: 'copy' as const,
    logged: false,
    logged_at: null,
    notes: meal.notes,
    // A day is shown in this order, and the copy shall look like it.
    created_at: new Date(now + i).toISOString(),
  }));
  return write(
    db,
    copies.map((copy) => created(mealPlans, copy)),
    clock,
  );
}

export async function removeMeals(db: Local, ids: readonly string[], clock = REAL_CLOCK): Promise<void> {
  await write(
    db,
    ids.map((id) => removed(mealPlans, id)),
    clock,
  );
}
