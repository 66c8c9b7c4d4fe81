import type { ProgramStep } from '#sync/actions/offered-programs.ts';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { isRoutine } from '#src/work/training/routines.ts';
import type { Workout } from '../queries.ts';
import { workingSets } from '../turn.ts';

export interface Routine {
  program: WorkoutProgram;
  exercises: number;
  /** When it was last done. */
  last: string | null;
}

const turnOf = ({ last }: Routine): number => Date.parse(last ?? '1970-01-01');

/** Those that were ordered by hand stand where they were put; of the others the one not done for longest is first. */
const inOrder = (routines: readonly Routine[]): Routine[] =>
  routines
    .toSorted((a, b) => turnOf(a) - turnOf(b))
    .toSorted((a, b) => (a.program.place ?? Infinity) - (b.program.place ?? Infinity) || 0);

/** On a device are rows from before there were folders. */
const UNFILED = { folder: '', place: null };
const filed = (program: WorkoutProgram): WorkoutProgram => ({ ...UNFILED, ...program });

export async function routinesOf(db: ReadOnly, userId: string): Promise<Routine[]> {
  const programs = (await programsOf(db, userId)).filter(isRoutine).map(filed);
  const [done, plans] = await Promise.all([
    programs.length > 0 ? allCompleted(db, userId) : [],
    Promise.all(programs.map(({ id }) => programPlan(db, id))),
  ]);
  return inOrder(
    programs.map((program, index) => ({
      program,
      exercises: plans[index]?.length ?? 0,
      last: done.findLast(({ program_id }) => program_id === program.id)?.completed_at ?? null,
    })),
  );
}

export interface Folder {
  /** Empty for those in none. */
  name: string;
  routines: Routine[];
}

/** Those in none first, then the folders in the order of their first routine. */
export const foldersOf = (routines: readonly Routine[]): Folder[] =>
  [...Map.groupBy(routines, ({ program }) => program.folder)]
    .map(([name, its]) => ({ name, routines: its }))
    .toSorted((a, b) => Number(a.name !== '') - Number(b.name !== ''));

/** The one that most of them have; of two, the first. */
function most(values: readonly number[]): number | null {
  const groups = [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length);
  return groups[0]?.[0] ?? null;
}

type Done = Omit<ProgramStep, 'block' | 'day'>;

/** What was done of a workout, as it was done: sets and repetitions as they were, and by their plan where it had one. */
export const stepsOfWorkout = ({ entries }: Pick<Workout, 'entries'>): Done[] =>
  entries.flatMap(({ exercise, sets }) => {
    const working = workingSets(sets);
    const [first] = working;
    if (!first) return [];
    const step: Done & WorkoutExercise = {
      ...exercise,
      exercise_id: first.exercise_id,
      sets: Math.min(50, working.length),
    };
    const isPlanned = exercise.reps !== null || exercise.target_seconds !== null;
    if (isPlanned) return [step];
    const reps = most(working.flatMap(({ reps: done }) => done || []));
    const seconds = most(working.flatMap(({ duration_seconds }) => duration_seconds || []));
    return [{ ...step, reps: reps && Math.min(1000, reps), target_seconds: reps === null ? seconds : null }];
  });
