import type { Readable } from '#sync/engine/act.ts';
import type { Columns, RowOf } from '#sync/engine/define-entity.ts';
import { nutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { bound, within } from './reading.ts';

export type Targets = Omit<Columns<typeof nutritionGoals>, 'user_id' | 'created_at'>;

/** Until a person has set goals. */
const DEFAULT_TARGETS: Targets = {
  calories_target: 1500,
  protein_target: 100,
  carbs_target: 150,
  fat_target: 50,
  water_target: 8,
};

const goalsOf = (db: Readable, userId: string): Promise<RowOf<typeof nutritionGoals>[]> =>
  within(db, nutritionGoals, '[user_id+created_at]', [userId]);

/** The newest targets apply; at a moment, the newest before it. Read once for all moments. */
export async function targetsByMoment(db: Readable, userId: string): Promise<(until?: string) => Targets> {
  const goals = await goalsOf(db, userId);
  return (until) =>
    goals.findLast(({ created_at }) => until === undefined || created_at <= bound(until)) ?? DEFAULT_TARGETS;
}

export const targetsOf = async (db: Readable, userId: string): Promise<Targets> =>
  (await targetsByMoment(db, userId))();
