import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, removed, restored, writeOne, type Columns } from './changes.ts';
import { day, decimal, instant, maybe, named, oneOf, text, uuid } from './columns.ts';
import { sortedBy, where } from './reading.ts';

/** Whether one is ahead, on track or behind is computed from the values and dates, and never stored. */
export const goals = defineEntity({
  name: 'goals',
  columns: {
    user_id: uuid,
    category: oneOf(['weight', 'fitness', 'nutrition', 'health', 'lifestyle']),
    kind: oneOf([
      'weight',
      'body-fat',
      'waist',
      'workouts',
      'strength',
      'distance',
      'duration',
      'calories',
      'protein',
      'water',
      'steps',
      'sleep',
      'resting-heart-rate',
      'blood-pressure',
      'streak',
      'custom',
    ]),
    title: named(200),
    description: maybe(text(2000)),
    start_value: maybe(decimal()),
    current: decimal(),
    target: decimal(),
    unit: text(20),
    start_date: day,
    target_date: maybe(day),
    status: oneOf(['active', 'completed', 'paused', 'cancelled']),
    completed_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['user_id'],
});

export type Goal = RowOf<typeof goals>;

type Row = Columns<typeof goals>;
type Optional = 'description' | 'start_value' | 'target_date' | 'unit';
export type NewGoal = Omit<Row, Optional | 'current' | 'status' | 'completed_at' | 'created_at'> &
  Partial<Pick<Row, Optional | 'current'>>;

export const goalsOf = (db: Local, userId: string): Promise<Goal[]> =>
  sortedBy(where(db, goals, 'user_id', [userId]), 'created_at');

/** The latest of its kind that is being followed. */
export const activeGoal = async (db: Local, userId: string, kind: Goal['kind']): Promise<Goal | null> =>
  (await goalsOf(db, userId)).findLast((goal) => goal.kind === kind && goal.status === 'active') ?? null;

const USUAL_WORKOUTS = 4;

/** How many somebody means to do. */
export const workoutsAWeek = async (db: Local, userId: string): Promise<number> =>
  (await activeGoal(db, userId, 'workouts'))?.target ?? USUAL_WORKOUTS;

export function setGoal(db: Local, goal: NewGoal, clock = REAL_CLOCK): Promise<string> {
  const row = {
    description: null,
    start_value: null,
    target_date: null,
    unit: '',
    current: goal.start_value ?? 0,
    ...goal,
    status: 'active' as const,
    completed_at: null,
    created_at: moment(db, clock),
  };
  return writeOne(db, created(goals, row), clock);
}

/** Where one stands is a figure and no sum: the later of two devices is right, so it is no counter. */
export async function logGoalProgress(db: Local, id: string, current: number, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(goals, id, { current })], clock);
}

export async function editGoal(
  db: Local,
  id: string,
  edit: Partial<Pick<Row, 'title' | 'description' | 'target' | 'target_date' | 'unit'>>,
  clock = REAL_CLOCK,
): Promise<void> {
  await write(db, [changed(goals, id, edit)], clock);
}

export async function changeGoalStatus(
  db: Local,
  id: string,
  status: Goal['status'],
  clock = REAL_CLOCK,
): Promise<void> {
  const completed_at = status === 'completed' ? moment(db, clock) : null;
  await write(db, [changed(goals, id, { status, completed_at })], clock);
}

export async function removeGoal(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(goals, id)], clock);
}

export async function restoreGoal(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [restored(goals, id)], clock);
}
