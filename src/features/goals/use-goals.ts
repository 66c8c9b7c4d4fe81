import {
  changeGoalStatus,
  editGoal,
  logGoalProgress,
  removeGoal,
  restoreGoal,
  setGoal,
  undoGoalChange,
} from '#sync/actions/goals.ts';
import type { Edit, NewGoal } from '#sync/actions/goals.ts';
import { logMeasurements, removeMeasurements } from '#sync/actions/measurements.ts';
import type { Goal } from '#sync/entities/goals.ts';
import type { Reason } from '#sync/entities/pauses.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { noteLog } from '#src/data/first-log.ts';
import { useWords } from '#src/ui/language.tsx';
import type { Standing } from '#src/work/goals/standing.ts';
import { useSave } from '#src/work/use-save.ts';
import { goalsWords } from './words.ts';

/** What can be done to goals. Each saves on this device and says so; false where it did not. */
export function useGoals() {
  const { goal: words, set, log, notSaved } = useWords(goalsWords);
  const save = useSave();
  const goal = { failed: { title: notSaved.goal, description: notSaved.description }, once: '' };
  const progress = { failed: { title: notSaved.progress, description: notSaved.description }, once: '' };
  const said = { active: words.resumed, paused: words.paused, completed: words.completed, cancelled: words.abandoned };

  return {
    set: async (made: Omit<NewGoal, 'user_id'>): Promise<boolean> =>
      (await save((user_id) => setGoal({ ...made, user_id }), {
        ...goal,
        done: { title: set.saved },
        undo: (id) => removeGoal(id),
      })) !== null,
    edit: async ({ id }: Goal, edit: Edit): Promise<boolean> =>
      (await save(editGoal(id, edit), { ...goal, done: { title: set.changed }, undo: undoGoalChange })) !== null,
    become: async (
      { goal: { id, current }, now }: Standing,
      status: Goal['status'],
      reason: Reason | null = null,
    ): Promise<boolean> =>
      (await save(changeGoalStatus(id, { status, current: now ?? current, reason }), {
        ...goal,
        done: { title: said[status] },
        undo: undoGoalChange,
      })) !== null,
    remove: async ({ id }: Goal): Promise<boolean> =>
      (await save(removeGoal(id), { ...goal, done: { title: words.removed }, undo: () => restoreGoal(id) })) !== null,
    logByHand: async ({ id, current }: Goal, value: number): Promise<boolean> => {
      const undo = () => logGoalProgress(id, current);
      return (await save(logGoalProgress(id, value), { ...progress, done: { title: log.saved }, undo })) !== null;
    },
    logMeasured: async (kind: MeasurementKind, value: number): Promise<boolean> => {
      const logged = await save((user_id) => logMeasurements([{ user_id, kind, value }]), {
        ...progress,
        done: { title: log.saved },
        undo: removeMeasurements,
      });
      if (logged) noteLog();
      return logged !== null;
    },
  };
}
