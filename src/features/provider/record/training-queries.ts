import { exercisesById } from '#sync/queries/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import type { TrainingComment } from '#sync/entities/training-comments.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { peopleById } from '#sync/queries/people.ts';
import { commentsOnSession } from '#sync/queries/training-comments.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { allCompleted, sessionById } from '#sync/queries/workout-sessions.ts';
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { byExercise } from '#src/work/training/by-exercise.ts';

const MOST = 10;

export interface Trained {
  session: WorkoutSession;
  sets: number;
  /** In it, or in one of its sets. */
  hurt: boolean;
}

/** The last workouts of a client that this device holds, the latest first. */
export async function trainedBy(db: ReadOnly, clientId: string): Promise<Trained[]> {
  const sessions = (await allCompleted(db, clientId)).slice(-MOST).toReversed();
  return Promise.all(
    sessions.map(async (session) => {
      const sets = await setsOfSession(db, session.id);
      return { session, sets: sets.length, hurt: session.hurt || sets.some((set) => set.hurt) };
    }),
  );
}

export interface Review {
  session: WorkoutSession;
  parts: { key: string; exercise: Exercise | undefined; sets: WorkoutSet[] }[];
  comments: TrainingComment[];
  /** Of those who wrote them. */
  names: ReadonlyMap<string, string>;
}

/** One workout, set by set, with what was said of it. */
export async function reviewOf(db: ReadOnly, sessionId: string): Promise<Review | null> {
  const [session, planned, sets, comments] = await Promise.all([
    sessionById(db, sessionId),
    exercisesOfSession(db, sessionId),
    setsOfSession(db, sessionId),
    commentsOnSession(db, sessionId),
  ]);
  if (!session) return null;
  const [exercises, people] = await Promise.all([
    exercisesById(
      db,
      sets.map(({ exercise_id }) => exercise_id),
    ),
    peopleById(
      db,
      comments.flatMap(({ author_id }) => author_id ?? []),
    ),
  ]);
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const parts = planned.flatMap(({ id }) =>
    byExercise(sets.filter(({ workout_exercise_id }) => workout_exercise_id === id)).map(([exerciseId, its]) => ({
      key: `${id} ${exerciseId}`,
      exercise: byId.get(exerciseId),
      sets: its,
    })),
  );
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  return { session, parts, comments, names };
}
