import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created, moment, type Columns } from './changes.ts';
import { instant, integer, uuid } from './columns.ts';
import { bound, within } from './reading.ts';

export const nutritionGoals = defineEntity({
  name: 'nutrition_goals',
  columns: {
    user_id: uuid,
    calories_target: integer(0, 20000),
    protein_target: integer(0, 2000),
    carbs_target: integer(0, 3000),
    fat_target: integer(0, 2000),
    water_target: integer(0, 100),
    created_at: instant,
  },
  indexes: ['[user_id+created_at]'],
});

export type Targets = Omit<Columns<typeof nutritionGoals>, 'user_id' | 'created_at'>;

/** What holds until a person has set goals. */
const DEFAULT_TARGETS: Targets = {
  calories_target: 1500,
  protein_target: 100,
  carbs_target: 150,
  fat_target: 50,
  water_target: 8,
};

const goalsOf = (db: Local, userId: string): Promise<RowOf<typeof nutritionGoals>[]> =>
  within(db, nutritionGoals, '[user_id+created_at]', [userId]);

/** The newest hold; until a moment, the newest of those before it. All are read once, for however many moments. */
export async function targetsByMoment(db: Local, userId: string): Promise<(until?: string) => Targets> {
  const goals = await goalsOf(db, userId);
  return (until) =>
    goals.findLast(({ created_at }) => until === undefined || created_at <= bound(until)) ?? DEFAULT_TARGETS;
}

export const targetsOf = async (db: Local, userId: string): Promise<Targets> => (await targetsByMoment(db, userId))();

/** A new row, so that the days before keep the targets they had. */
export async function setNutritionGoals(
  db: Local,
  goals: Omit<Columns<typeof nutritionGoals>, 'created_at'>,
  clock = REAL_CLOCK,
): Promise<void> {
  await write(db, [created(nutritionGoals, { ...goals, created_at: moment(db, clock) })], clock);
}
