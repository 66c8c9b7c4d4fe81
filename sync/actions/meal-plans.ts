import { action } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { countedOf, isOfPlan, isOpenPlan, mealsOfDay } from '#sync/queries/meal-plans.ts';
import { changed, created, existing, removed, restored, writeAll, writeOne } from './changes.ts';

type Eaten = Pick<MealPlan, 'meal_type' | 'name' | 'calories' | 'protein' | 'carbs' | 'fat'>;
type Portion = Pick<MealPlan, 'food_id' | 'grams' | 'servings' | 'source' | 'notes'>;
export type NewMeal = Pick<MealPlan, 'user_id' | 'date'> & Eaten & Partial<Portion>;
export type MealEdit = Partial<Eaten & Portion & Pick<MealPlan, 'date'>>;

const NO_PORTION: Portion = { food_id: null, grams: null, servings: null, source: 'manual', notes: null };

/** Of whoever it is for, and nothing else was put in its place yet. */
const OWN = { planned_by: null, swapped: false, instead_of: null };

/** A day is shown in this order, and a copy should look the same. */
const inTurn = (now: string, place: number): string => new Date(Date.parse(now) + place).toISOString();

const addition = (now: string, meal: NewMeal, logged: boolean, place = 0): Change =>
  created(mealPlans, {
    ...NO_PORTION,
    ...OWN,
    ...meal,
    logged,
    logged_at: logged ? now : null,
    created_at: inTurn(now, place),
  });

export const planMeal = action([mealPlans], (tx, meal: NewMeal) => writeOne(tx, addition(tx.now, meal, false)));

/** Eaten without a plan. */
export const quickAddMeal = action([mealPlans], (tx, meal: NewMeal) => writeOne(tx, addition(tx.now, meal, true)));

/** All that was on the table, in this order. Returns the new rows, for undo. */
export const quickAddMeals = action([mealPlans], (tx, meals: readonly NewMeal[]) =>
  tx.write(meals.map((meal, place) => addition(tx.now, meal, true, place))),
);

export const logMeal = action([mealPlans], (tx, id: string) =>
  writeAll(tx, [changed(mealPlans, id, { logged: true, logged_at: tx.now })]),
);

export const unlogMeal = action([mealPlans], (tx, id: string) =>
  writeAll(tx, [changed(mealPlans, id, { logged: false, logged_at: null })]),
);

const ON_THE_PLATE = ['name', 'food_id', 'grams', 'servings', 'calories', 'protein', 'carbs', 'fat'] as const;

/** The same weight of the same food is the same plate, told in servings or in grams. */
function isOther(meal: MealPlan, edit: MealEdit): boolean {
  const differs = (column: (typeof ON_THE_PLATE)[number]): boolean =>
    edit[column] !== undefined && edit[column] !== meal[column];
  const isWeighed = meal.grams !== null && !differs('grams') && !differs('food_id');
  return ON_THE_PLATE.some((column) => differs(column) && !(isWeighed && column === 'servings'));
}

/** Another food or amount than a nutritionist planned is the person's own. */
export const editMeal = action([mealPlans], async (tx, id: string, edit: MealEdit) => {
  const meal = await existing(tx, mealPlans, id);
  const isSwap = meal.planned_by !== null && isOther(meal, edit);
  await writeAll(tx, [changed(mealPlans, id, { ...edit, ...(isSwap && { swapped: true }) })]);
});

/** Puts back what an edit changed, and with it whether it was in place of the plan. */
export const uneditMeal = action([mealPlans], (tx, { id, swapped, ...before }: MealPlan, edit: MealEdit) => {
  const columns = Object.keys(edit) as (keyof MealEdit)[];
  const old = Object.fromEntries(columns.map((column) => [column, before[column]]));
  return writeAll(tx, [changed(mealPlans, id, { ...old, swapped })]);
});

export const removeMeal = action([mealPlans], (tx, id: string) => writeAll(tx, [removed(mealPlans, id)]));

export const restoreMeal = action([mealPlans], (tx, id: string) => writeAll(tx, [restored(mealPlans, id)]));

type Likeness = Pick<MealPlan, 'meal_type' | 'food_id' | 'name' | 'calories'>;

const likenessOf = ({ meal_type, food_id, name, calories }: Likeness): string =>
  [meal_type, food_id ?? name, calories].join(' ');

/** Meals without a match among the others; each match counts once. */
export function withoutMatch<Meal extends Likeness>(meals: readonly Meal[], others: readonly Likeness[]): Meal[] {
  const likes = others.map(likenessOf);
  return meals.filter((meal) => {
    const index = likes.indexOf(likenessOf(meal));
    if (index >= 0) likes.splice(index, 1);
    return index < 0;
  });
}

type CopiedTo = Pick<MealPlan, 'date' | 'created_at' | 'planned_by' | 'source'> &
  Partial<Pick<MealPlan, 'meal_type' | 'logged' | 'logged_at' | 'instead_of'>>;

const copyOf = (meal: MealPlan, to: CopiedTo): Change =>
  created(mealPlans, {
    user_id: meal.user_id,
    name: meal.name,
    meal_type: meal.meal_type,
    calories: meal.calories,
    protein: meal.protein,
    carbs: meal.carbs,
    fat: meal.fat,
    food_id: meal.food_id,
    grams: meal.grams,
    servings: meal.servings,
    logged: false,
    logged_at: null,
    swapped: false,
    instead_of: null,
    notes: meal.notes,
    ...to,
  });

/** Copies a day's meals as a plan for another day, except those it already has. Returns the new ones, for undo. */
export const copyDay = action(
  [mealPlans],
  async (tx, { userId, from, to }: { userId: string; from: string; to: string }) => {
    const [those, there] = await Promise.all([mealsOfDay(tx, userId, from), mealsOfDay(tx, userId, to)]);
    const own = { date: to, planned_by: null, source: 'copy' as const };
    const copies = withoutMatch(countedOf(those), there);
    return tx.write(copies.map((meal, i) => copyOf(meal, { ...own, created_at: inTurn(tx.now, i) })));
  },
);

export const removeMeals = action([mealPlans], (tx, ids: readonly string[]) =>
  writeAll(
    tx,
    ids.map((id) => removed(mealPlans, id)),
  ),
);

export interface EatenAgain {
  /** New rows. */
  added: string[];
  /** What was planned and is eaten now. */
  logged: string[];
}

interface Again {
  userId: string;
  from: string;
  to: string;
  type: MealPlan['meal_type'];
}

/** One meal of a day, whole, eaten on another: what is planned there is logged, and what was eaten is not eaten twice. */
export const eatAgain = action([mealPlans], async (tx, { userId, from, to, type }: Again): Promise<EatenAgain> => {
  const isMeant = (meal: MealPlan): boolean => meal.meal_type === type;
  const those = (await mealsOfDay(tx, userId, from)).filter((meal) => isMeant(meal) && meal.logged);
  const there = (await mealsOfDay(tx, userId, to)).filter(isMeant);
  const eaten = there.filter(({ logged }) => logged);
  const planned = there.filter(({ logged }) => !logged);
  const wanted = withoutMatch(those, eaten);
  const copied = withoutMatch(wanted, planned);
  const other = new Set(withoutMatch(planned, wanted));
  const logged = planned.filter((meal) => !other.has(meal)).map(({ id }) => id);
  const now = { logged: true, logged_at: tx.now };
  const as = { date: to, planned_by: null, source: 'copy' as const, ...now };
  await tx.write(logged.map((id) => changed(mealPlans, id, now)));
  const added = await tx.write(copied.map((meal, i) => copyOf(meal, { ...as, created_at: inTurn(tx.now, i) })));
  return { added, logged };
});

export const takeBackAgain = action([mealPlans], (tx, { added, logged }: EatenAgain) =>
  writeAll(tx, [
    ...added.map((id) => removed(mealPlans, id)),
    ...logged.map((id) => changed(mealPlans, id, { logged: false, logged_at: null })),
  ]),
);

// A nutritionist's plan for a client -------------------------------------------------------------------

export interface Planning {
  clientId: string;
  plannedBy: string;
}

/** With the meal that it may be eaten instead of, where it is not the first. */
export type PlannedMeal = Omit<NewMeal, 'user_id'> & Partial<Pick<MealPlan, 'instead_of'>>;

export const plannedMeal = (tx: Tx, { clientId, plannedBy }: Planning, meal: PlannedMeal, place = 0): Change =>
  created(mealPlans, {
    ...NO_PORTION,
    ...OWN,
    ...meal,
    source: 'plan',
    user_id: clientId,
    planned_by: plannedBy,
    logged: false,
    logged_at: null,
    created_at: inTurn(tx.now, place),
  });

export const planForClient = action([mealPlans], (tx, planning: Planning, meal: PlannedMeal) =>
  writeOne(tx, plannedMeal(tx, planning, meal)),
);

/** False where the client has eaten or swapped it meanwhile. */
export const replan = action([mealPlans], async (tx, id: string, edit: MealEdit) => {
  if (!isOpenPlan(await existing(tx, mealPlans, id))) return false;
  await writeAll(tx, [changed(mealPlans, id, edit)]);
  return true;
});

export type MealPlace = Pick<MealPlan, 'date' | 'meal_type'>;

const insteadOf = async (tx: Tx, { id, user_id, date }: MealPlan): Promise<MealPlan[]> =>
  (await mealsOfDay(tx, user_id, date)).filter((other) => other.instead_of === id);

/** With what may be eaten instead of it. False where the client has eaten or swapped one of them meanwhile. */
export const moveMeal = action([mealPlans], async (tx, id: string, to: MealPlace) => {
  const meal = await existing(tx, mealPlans, id);
  const all = [meal, ...(await insteadOf(tx, meal))];
  if (!all.every(isOpenPlan)) return false;
  await writeAll(
    tx,
    all.map((each) => changed(mealPlans, each.id, to)),
  );
  return true;
});

/** The same once more, in another place: whatever became of the first. */
export const repeatMeal = action(
  [mealPlans],
  async (tx, { clientId, plannedBy }: Planning, id: string, to: MealPlace) => {
    const meal = await existing(tx, mealPlans, id);
    const as = { planned_by: plannedBy, source: 'plan' as const, created_at: tx.now };
    return writeOne(tx, copyOf({ ...meal, user_id: clientId }, { ...as, ...to }));
  },
);

/** With what might have been eaten instead of it. */
export const unplan = action([mealPlans], async (tx, id: string) => {
  const meal = await existing(tx, mealPlans, id);
  if (!isOpenPlan(meal)) return false;
  const others = (await insteadOf(tx, meal)).filter(isOpenPlan);
  await writeAll(tx, [removed(mealPlans, id), ...others.map((other) => removed(mealPlans, other.id))]);
  return true;
});

/** Each meal of a plan with what may be eaten instead of it; where the first is gone the next stands in its place. */
export const choicesOf = (meals: readonly MealPlan[]): { meal: MealPlan; others: MealPlan[] }[] =>
  [...Map.groupBy(meals.filter(isOfPlan), ({ id, instead_of }) => instead_of ?? id).values()].flatMap((choice) => {
    const [meal, ...others] = choice.toSorted((a, b) => Number(a.instead_of !== null) - Number(b.instead_of !== null));
    return meal ? [{ meal, others }] : [];
  });

/** Copies what nutritionists planned for some days to others, except what is there. Returns the new ones, for undo. */
export const copyPlan = action(
  [mealPlans],
  async (tx, { clientId, plannedBy }: Planning, days: readonly { from: string; to: string }[]) => {
    const found = await Promise.all(
      days.map(async ({ from, to }) => {
        const [those, there] = await Promise.all([mealsOfDay(tx, clientId, from), mealsOfDay(tx, clientId, to)]);
        const choices = choicesOf(those);
        const copied = new Set(
          withoutMatch(
            choices.map(({ meal }) => meal),
            there,
          ),
        );
        return choices.filter(({ meal }) => copied.has(meal)).map(({ meal, others }) => ({ meal, others, to }));
      }),
    );
    const all = found.flat();
    const planned = { planned_by: plannedBy, source: 'plan' as const };
    const ids = await tx.write(
      all.map(({ meal, to }, i) => copyOf(meal, { ...planned, date: to, created_at: inTurn(tx.now, i) })),
    );
    const others = all.flatMap(({ to, others: those }, i) =>
      those.map((meal) => ({ meal, to, instead_of: ids[i] ?? null })),
    );
    const alternatives = await tx.write(
      others.map(({ meal, to, instead_of }, i) =>
        copyOf(meal, { ...planned, date: to, instead_of, created_at: inTurn(tx.now, all.length + i) }),
      ),
    );
    return [...ids, ...alternatives];
  },
);
