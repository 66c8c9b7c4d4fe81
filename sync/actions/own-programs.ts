import { action } from '#sync/engine/act.ts';
import type { Tx } from '#sync/engine/act.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { many } from '#sync/queries/reading.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { changed, removed, writeAll } from './changes.ts';
import { invent } from './exercises.ts';
import type { OwnExercise } from './exercises.ts';
import { offered } from './offered-programs.ts';
import type { ProgramPlan, ProgramStep } from './offered-programs.ts';

/** An exercise of a program; one that the library does not have becomes the person's own. */
export type OwnStep = ProgramStep | (Omit<ProgramStep, 'exercise_id'> & { invent: OwnExercise });

export interface OwnPlan extends Omit<ProgramPlan, 'steps'> {
  steps: readonly OwnStep[];
}

async function known(tx: Tx, userId: string, steps: readonly OwnStep[]): Promise<ProgramStep[]> {
  // The same name twice is one exercise.
  const made = new Map<string, string>();
  const whole: ProgramStep[] = [];
  for (const each of steps) {
    if ('exercise_id' in each) {
      whole.push(each);
      continue;
    }
    const { invent: own, ...step } = each;
    const exercise_id = made.get(own.name) ?? (await invent(tx, userId, own));
    made.set(own.name, exercise_id);
    whole.push({ ...step, exercise_id });
  }
  return whole;
}

/** A program, or a routine, that a person makes for himself. It is changed as one that a trainer made is. */
export const keepProgram = action(
  [workoutPrograms, workoutProgramExercises, exercises],
  async (tx, userId: string, plan: OwnPlan) => {
    const id: string = crypto.randomUUID();
    const by = { assigned_by: null, created_at: tx.now };
    const steps = await known(tx, userId, plan.steps);
    await tx.write(offered({ ...plan, steps }, { ...by, id, user_id: userId }));
    return id;
  },
);

/** What was done of them stays. */
export const removePrograms = action([workoutPrograms], (tx, ids: readonly string[]) =>
  writeAll(
    tx,
    ids.map((id) => removed(workoutPrograms, id)),
  ),
);

/** By one place among these, in an order by hand. Of two quick presses the second goes by what the first one wrote. */
export const moveProgram = action(
  [workoutPrograms],
  async (tx, { id, among, by }: { id: string; among: readonly string[]; by: -1 | 1 }) => {
    const places = new Map((await many(tx, workoutPrograms, among)).map((each) => [each.id, each.place]));
    const placeOf = (each: string): number => places.get(each) ?? among.length;
    const order = among.toSorted((a, b) => placeOf(a) - placeOf(b));
    const at = order.indexOf(id);
    const other = order[at + by];
    if (at < 0 || other === undefined) return;
    const moved = order.with(at, other).with(at + by, id);
    await writeAll(
      tx,
      moved.map((each, place) => changed(workoutPrograms, each, { place })),
    );
  },
);

/** Whose turn it is comes first again. */
export const orderByTurn = action([workoutPrograms], (tx, ids: readonly string[]) =>
  writeAll(
    tx,
    ids.map((id) => changed(workoutPrograms, id, { place: null })),
  ),
);

export const fileProgram = action([workoutPrograms], (tx, id: string, folder: string) =>
  writeAll(tx, [changed(workoutPrograms, id, { folder: folder.trim() })]),
);

interface Rest {
  programId: string;
  exerciseId: string;
  /** What the plan said; the same exercise may rest otherwise on another day. */
  was: number;
  is: number;
}

export const keepRest = action([workoutProgramExercises], async (tx, { programId, exerciseId, was, is }: Rest) => {
  const steps = await programPlan(tx, programId);
  const its = steps.filter((step) => step.exercise_id === exerciseId && step.rest_seconds === was);
  await writeAll(
    tx,
    its.map(({ id }) => changed(workoutProgramExercises, id, { rest_seconds: is })),
  );
});
