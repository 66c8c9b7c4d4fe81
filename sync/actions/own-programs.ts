import { action, InvalidWrite } from '#sync/engine/act.ts';
import type { Readable, Tx } from '#sync/engine/act.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { many } from '#sync/queries/reading.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { changed, existing, removed, writeAll } from './changes.ts';
import { invent } from './exercises.ts';
import type { OwnExercise } from './exercises.ts';
import { offered, rewrite } from './offered-programs.ts';
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

/** Its days are chosen elsewhere, and stay as they are by now. */
export const changeProgram = action(
  [workoutPrograms, workoutProgramExercises],
  async (tx, id: string, plan: ProgramPlan) => {
    const program = await existing(tx, workoutPrograms, id);
    const { starts_on, weekdays } = program;
    await rewrite(tx, program, { ...plan, starts_on, weekdays });
  },
);

/** What was done of it stays. One that was started on another device meanwhile has to be stopped first. */
export const removeProgram = action([workoutPrograms], async (tx, id: string) => {
  const { status } = await existing(tx, workoutPrograms, id);
  if (status === 'active') throw new InvalidWrite(workoutPrograms.name, ['status']);
  await writeAll(tx, [removed(workoutPrograms, id)]);
});

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

interface Resting {
  programId: string;
  exerciseId: string;
  /** As the plan says; the same exercise may rest otherwise on another day. */
  was: number;
}

export const stepsResting = async (db: Readable, { programId, exerciseId, was }: Resting) =>
  (await programPlan(db, programId)).filter((step) => step.exercise_id === exerciseId && step.rest_seconds === was);

export const keepRest = action([workoutProgramExercises], async (tx, { is, ...resting }: Resting & { is: number }) => {
  const its = await stepsResting(tx, resting);
  await writeAll(
    tx,
    its.map(({ id }) => changed(workoutProgramExercises, id, { rest_seconds: is })),
  );
});
