import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { goals } from '#sync/entities/goals.ts';
import { changed, created, removed, restored, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof goals>;
type Optional = 'description' | 'start_value' | 'target_date' | 'unit';
export type NewGoal = Omit<Row, Optional | 'current' | 'status' | 'completed_at' | 'created_at'> &
  Partial<Pick<Row, Optional | 'current'>>;

export const setGoal = action([goals], (tx, goal: NewGoal) => {
  const row = {
    description: null,
    start_value: null,
    target_date: null,
    unit: '',
    current: goal.start_value ?? 0,
    ...goal,
    status: 'active' as const,
    completed_at: null,
    created_at: tx.now,
  };
  return writeOne(tx, created(goals, row));
});

/** Progress is an absolute value, so the later of two devices is right: no counter. */
export const logGoalProgress = action([goals], (tx, id: string, current: number) =>
  writeAll(tx, [changed(goals, id, { current })]),
);

type Edit = Partial<Pick<Row, 'title' | 'description' | 'target' | 'target_date' | 'unit'>>;

export const editGoal = action([goals], (tx, id: string, edit: Edit) => writeAll(tx, [changed(goals, id, edit)]));

/** With where one stood by then: what is over does not follow the rows any more. */
export const changeGoalStatus = action([goals], (tx, id: string, status: Row['status'], current?: number) => {
  const completed_at = status === 'completed' ? tx.now : null;
  return writeAll(tx, [changed(goals, id, { status, completed_at, ...(current !== undefined && { current }) })]);
});

export const removeGoal = action([goals], (tx, id: string) => writeAll(tx, [removed(goals, id)]));

export const restoreGoal = action([goals], (tx, id: string) => writeAll(tx, [restored(goals, id)]));
