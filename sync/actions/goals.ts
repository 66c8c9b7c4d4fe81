import { action } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { goalChanges } from '#sync/entities/goal-changes.ts';
import type { GoalChange } from '#sync/entities/goal-changes.ts';
import { goals } from '#sync/entities/goals.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { changed, created, existing, removed, restored, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof goals>;
type Optional = 'provider_id' | 'exercise_id' | 'description' | 'start_value' | 'target_date' | 'unit';
export type NewGoal = Omit<Row, Optional | 'current' | 'status' | 'completed_at' | 'created_at'> &
  Partial<Pick<Row, Optional | 'current'>>;

/** All columns of a goal that begins now. */
export const begun = (goal: NewGoal, now: string): Row => ({
  provider_id: null,
  exercise_id: null,
  description: null,
  start_value: null,
  target_date: null,
  unit: '',
  current: goal.start_value ?? 0,
  ...goal,
  status: 'active',
  completed_at: null,
  created_at: now,
});

export const setGoal = action([goals], (tx, goal: NewGoal) => writeOne(tx, created(goals, begun(goal, tx.now))));

/** Progress is an absolute value, so the later of two devices is right: no counter. */
export const logGoalProgress = action([goals], (tx, id: string, current: number) =>
  writeAll(tx, [changed(goals, id, { current })]),
);

export type Edit = Partial<Pick<Row, 'title' | 'description' | 'target' | 'target_date' | 'unit' | 'exercise_id'>>;

/** What an undo needs: the columns as they were, and the line of the history, where there is one. */
export interface Changed {
  id: string;
  before: Partial<Row>;
  line: string | null;
}

const asText = (value: string | number | null | undefined): string | null => value?.toString() ?? null;

const editsOf = (goal: Goal, edit: Partial<Row>): GoalChange['edits'] =>
  (Object.keys(edit) as (keyof Row)[])
    .filter((column) => edit[column] !== goal[column])
    .map((column) => ({ column, from: asText(goal[column]), to: asText(edit[column]) }));

type Line = Pick<GoalChange, 'what'> & Partial<Pick<GoalChange, 'reason' | 'provider_id' | 'edits'>>;

/** Changes a goal and says so in its history, in one. */
async function changeWithLine(tx: Tx, goal: Goal, set: Partial<Row>, line: Line): Promise<Changed> {
  const { id, user_id } = goal;
  const columns = Object.keys(set) as (keyof Row)[];
  const before = Object.fromEntries(columns.map((column) => [column, goal[column]])) as Partial<Row>;
  const row = { reason: null, provider_id: null, edits: [], ...line, user_id, goal_id: id, created_at: tx.now };
  const [, lineId = ''] = await tx.write([changed(goals, id, set), created(goalChanges, row)]);
  return { id, before, line: lineId };
}

/** By whose proposal, where it was one. */
export async function editWithLine(tx: Tx, goal: Goal, edit: Edit, provider_id: string | null): Promise<Changed> {
  const edits = editsOf(goal, edit);
  if (edits.length === 0) return { id: goal.id, before: {}, line: null };
  return changeWithLine(tx, goal, edit, { what: 'edited', provider_id, edits });
}

export const editGoal = action([goals, goalChanges], async (tx, id: string, edit: Edit) =>
  editWithLine(tx, await existing(tx, goals, id), edit, null),
);

interface Becoming {
  status: Row['status'];
  /** Where one stood by then: what is over does not follow the rows any more. */
  current?: number;
  /** Of a pause. */
  reason?: GoalChange['reason'];
}

const SAID = { active: 'resumed', paused: 'paused', completed: 'completed', cancelled: 'cancelled' } as const;

export const changeGoalStatus = action([goals, goalChanges], async (tx, id: string, become: Becoming) => {
  const { status, current, reason = null } = become;
  const completed_at = status === 'completed' ? tx.now : null;
  const set = { status, completed_at, ...(current !== undefined && { current }) };
  return changeWithLine(tx, await existing(tx, goals, id), set, { what: SAID[status], reason });
});

export const undone = ({ id, before, line }: Changed): Change[] =>
  line === null ? [] : [changed(goals, id, before), removed(goalChanges, line)];

/** As if it had not been done: its line goes, too. */
export const undoGoalChange = action([goals, goalChanges], (tx, change: Changed) => writeAll(tx, undone(change)));

export const removeGoal = action([goals], (tx, id: string) => writeAll(tx, [removed(goals, id)]));

export const restoreGoal = action([goals], (tx, id: string) => writeAll(tx, [restored(goals, id)]));
