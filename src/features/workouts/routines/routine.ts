import type { RoutineStep } from '#sync/actions/routines.ts';
import { sameAgain } from '#sync/actions/workout-exercises.ts';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import type { WorkoutProgramExercise } from '#sync/entities/workout-program-exercises.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { isRoutine } from '#src/work/training/routines.ts';
import type { Workout } from '../queries.ts';
import { workingSets } from '../turn.ts';

/** A step of which the exercise is known, as the editor has it. */
export type Step = Extract<RoutineStep, { exercise_id: string }>;

export interface Routine {
  program: WorkoutProgram;
  exercises: number;
  /** When it was last done. */
  last: string | null;
}

/** The one that was not done for longest is first: whose turn it is. */
export async function routinesOf(db: ReadOnly, userId: string): Promise<Routine[]> {
  const programs = (await programsOf(db, userId)).filter(isRoutine);
  const [done, plans] = await Promise.all([
    programs.length > 0 ? allCompleted(db, userId) : [],
    Promise.all(programs.map(({ id }) => programPlan(db, id))),
  ]);
  return programs
    .map((program, index) => ({
      program,
      exercises: plans[index]?.length ?? 0,
      last: done.findLast(({ program_id }) => program_id === program.id)?.completed_at ?? null,
    }))
    .toSorted((a, b) => Date.parse(a.last ?? '1970-01-01') - Date.parse(b.last ?? '1970-01-01'));
}

const stepOf = (planned: WorkoutProgramExercise | WorkoutExercise): Step => ({
  sets: planned.sets,
  ...sameAgain(planned),
});

export const stepsOfPlan = (plan: readonly WorkoutProgramExercise[]): Step[] => plan.map(stepOf);

/** The one that most of them have; of two, the first. */
function most(values: readonly number[]): number | null {
  const groups = [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length);
  return groups[0]?.[0] ?? null;
}

/** What was done of a workout, as it was done: sets and repetitions as they were, and by their plan where it had one. */
export const stepsOfWorkout = ({ entries }: Pick<Workout, 'entries'>): Step[] =>
  entries.flatMap(({ exercise, sets }) => {
    const working = workingSets(sets);
    const [first] = working;
    if (!first) return [];
    const step = { ...stepOf(exercise), exercise_id: first.exercise_id, sets: Math.min(50, working.length) };
    const isPlanned = exercise.reps !== null || exercise.target_seconds !== null;
    if (isPlanned) return [step];
    const reps = most(working.flatMap(({ reps: done }) => done || []));
    const seconds = most(working.flatMap(({ duration_seconds }) => duration_seconds || []));
    return [{ ...step, reps: reps && Math.min(1000, reps), target_seconds: reps === null ? seconds : null }];
  });

/** What a new exercise of a routine begins with. */
export function newStep({ id, measure }: Pick<Exercise, 'id' | 'measure'>): Step {
  const reps = measure === 'reps' ? 10 : null;
  const target_seconds = measure === 'time' ? 30 : null;
  return { exercise_id: id, sets: 3, reps, target_seconds, rest_seconds: 90, superset_group: null };
}

export function moved<T>(all: readonly T[], index: number, by: -1 | 1): T[] {
  const next = [...all];
  const [one] = next.splice(index, 1);
  if (one !== undefined) next.splice(index + by, 0, one);
  return next;
}

const groupOf = ({ superset_group = null }: Step): number | null => superset_group;

/** With the one above as a superset, or no longer. Whoever is left alone is in none. */
export function joined(steps: readonly Step[], index: number): Step[] {
  const [above, own] = [steps[index - 1], steps[index]];
  if (!above || !own) return [...steps];
  const isTogether = groupOf(own) !== null && groupOf(own) === groupOf(above);
  const group = isTogether ? null : (groupOf(above) ?? Math.max(0, ...steps.map((each) => groupOf(each) ?? 0)) + 1);
  const next = steps.map((each, at) =>
    at === index || (at === index - 1 && !isTogether) ? { ...each, superset_group: group } : each,
  );
  return tidied(next);
}

/** One that is alone in its superset is in none. */
export const tidied = (steps: readonly Step[]): Step[] =>
  steps.map((each) =>
    steps.filter((other) => groupOf(other) === groupOf(each)).length > 1 ? each : { ...each, superset_group: null },
  );
