import { action } from '#sync/engine/act.ts';
import type { Tx } from '#sync/engine/act.ts';
import { NO_TARGETS } from '#sync/entities/exercise-targets.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { removed, writeAll } from './changes.ts';
import { invent } from './exercises.ts';
import type { OwnExercise } from './exercises.ts';
import { change, offered } from './offered-programs.ts';
import type { ProgramPlan, ProgramStep } from './offered-programs.ts';

/** An exercise of a routine; one that the library does not have becomes the person's own. */
export type RoutineStep = Partial<Omit<ProgramStep, 'exercise_id' | 'sets'>> &
  Pick<ProgramStep, 'sets'> &
  ({ exercise_id: string } | { invent: OwnExercise });

export interface RoutinePlan {
  title: string;
  steps: readonly RoutineStep[];
}

/** A routine is a program of one day, which nobody assigned and nothing dates. */
const HEAD = {
  description: '',
  duration_weeks: 1,
  difficulty: 'beginner',
  starts_on: null,
} as const;

const ONLY_DAY = { block: 1, day: 1 };

const NO_TARGET = {
  reps: null,
  target_seconds: null,
  rest_seconds: 60,
  superset_group: null,
  notes: null,
  ...NO_TARGETS,
};

async function planned(tx: Tx, userId: string, { title, steps }: RoutinePlan): Promise<ProgramPlan> {
  // The same name twice is one exercise.
  const made = new Map<string, string>();
  const whole: ProgramStep[] = [];
  for (const each of steps) {
    if ('exercise_id' in each) {
      whole.push({ ...NO_TARGET, ...each, ...ONLY_DAY });
      continue;
    }
    const { invent: own, ...step } = each;
    const exercise_id = made.get(own.name) ?? (await invent(tx, userId, own));
    made.set(own.name, exercise_id);
    whole.push({ ...NO_TARGET, ...step, exercise_id, ...ONLY_DAY });
  }
  return { ...HEAD, weekdays: [], block_weeks: [], block_names: [], title, steps: whole };
}

const ENTITIES = [workoutPrograms, workoutProgramExercises, exercises] as const;

export const keepRoutine = action(ENTITIES, async (tx, userId: string, routine: RoutinePlan) => {
  const id: string = crypto.randomUUID();
  const by = { assigned_by: null, created_at: tx.now };
  const plan = await planned(tx, userId, routine);
  await tx.write(offered(plan, { ...by, id, user_id: userId }));
  return id;
});

export const changeRoutine = action(ENTITIES, async (tx, id: string, userId: string, routine: RoutinePlan) => {
  await change(tx, id, { plan: await planned(tx, userId, routine), today: tx.now.slice(0, 10) });
  return id;
});

/** What was done of it stays. */
export const removeRoutine = action([workoutPrograms], (tx, id: string) =>
  writeAll(tx, [removed(workoutPrograms, id)]),
);
