import type { Readable } from '#sync/engine/act.ts';
import { nutritionGoals } from '#sync/entities/nutrition-goals.ts';
import type { NutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { within } from './reading.ts';

export type Targets = Pick<
  NutritionGoals,
  'calories_target' | 'protein_target' | 'carbs_target' | 'fat_target' | 'water_target'
>;

/** Targets, and whose word they are: a nutritionist's from a day on, or the person's own. */
export type HeldTargets = Targets & Pick<NutritionGoals, 'set_by' | 'day_kind'> & { valid_from: string | null };

export type DayKind = NonNullable<NutritionGoals['day_kind']>;

export const DAY_KINDS = ['training', 'rest', 'fasting'] as const satisfies readonly DayKind[];

/** Until a person has set goals. */
const DEFAULT_TARGETS: HeldTargets = {
  calories_target: 1500,
  protein_target: 100,
  carbs_target: 150,
  fat_target: 50,
  water_target: 8,
  set_by: null,
  day_kind: null,
  valid_from: null,
};

const inOrder = (a: NutritionGoals, b: NutritionGoals): number =>
  a.valid_from.localeCompare(b.valid_from) ||
  Number(a.day_kind !== null) - Number(b.day_kind !== null) ||
  Date.parse(a.created_at) - Date.parse(b.created_at);

/** Of the same day, whatever kind of day they were for: whoever takes up own ones takes them up in place of all these. */
const isBefore = (a: NutritionGoals, b: NutritionGoals): boolean =>
  a.valid_from === b.valid_from && Date.parse(a.created_at) < Date.parse(b.created_at);

/** Own ones give way to a nutritionist's, unless the person put them in their place and knew it. */
function heldAmong(begun: readonly NutritionGoals[]): NutritionGoals | undefined {
  const own = begun.findLast(({ overrides }) => overrides);
  const left = own ? begun.filter((each) => !isBefore(each, own)) : begun;
  const firm = left.findLast(({ set_by, overrides }) => set_by !== null || overrides);
  return firm?.set_by ? firm : left.at(-1);
}

/** All that were ever set, by the first day; of one day those for a kind of day after the others. */
export const goalsOf = async (db: Readable, userId: string): Promise<NutritionGoals[]> =>
  (await within(db, nutritionGoals, '[user_id+created_at]', [userId])).toSorted(inOrder);

/** Those that begin on a day or later, the first one first. */
export const goalsFrom = async (db: Readable, userId: string, day: string): Promise<NutritionGoals[]> =>
  (await goalsOf(db, userId)).filter(({ valid_from }) => valid_from >= day);

/** Of those for every day and for this kind of day, the last that has begun. */
export const heldOn = (goals: readonly NutritionGoals[], day: string, kind: DayKind | null): HeldTargets =>
  heldAmong(
    goals.filter(({ valid_from, day_kind }) => valid_from <= day && (day_kind === null || day_kind === kind)),
  ) ?? DEFAULT_TARGETS;

/** Who set those that hold, be it on days of one kind alone; nobody where all are the person's own. */
export const whoseHold = (goals: readonly NutritionGoals[], day: string): string | null =>
  [null, ...DAY_KINDS].map((kind) => heldOn(goals, day, kind).set_by).find((id) => id !== null) ?? null;

/** Of the kinds of day those that have targets of their own. */
export const heldByKind = (goals: readonly NutritionGoals[], day: string): HeldTargets[] =>
  DAY_KINDS.map((kind) => heldOn(goals, day, kind)).filter(({ day_kind }) => day_kind !== null);

/** Which targets hold on a day of no kind. Read once for all days. */
export async function targetsByDay(db: Readable, userId: string): Promise<(day: string) => HeldTargets> {
  const goals = await goalsOf(db, userId);
  return (day) => heldOn(goals, day, null);
}

export const targetsOf = async (db: Readable, userId: string, day: string): Promise<HeldTargets> =>
  (await targetsByDay(db, userId))(day);
