import type { Readable } from '#sync/engine/act.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { bound, latest, sortedBy, where, within } from './reading.ts';

/** Instants; `to` is exclusive. */
interface Span {
  from: string;
  to: string;
}

export const setsOfSession = (db: Readable, sessionId: string): Promise<WorkoutSet[]> =>
  sortedBy(where(db, workoutSets, 'session_id', [sessionId]), 'completed_at');

export const setsBetween = (db: Readable, userId: string, { from, to }: Span): Promise<WorkoutSet[]> =>
  within(db, workoutSets, '[user_id+completed_at]', [userId], bound(from), bound(to));

/** Of one exercise, over all sessions. */
const ofExercise = (db: Readable, userId: string, exerciseId: string, to?: string): Promise<WorkoutSet[]> =>
  within(db, workoutSets, '[user_id+exercise_id+completed_at]', [userId, exerciseId], undefined, to);

/** Oldest first. */
export const setsOfExercise = (db: Readable, userId: string, exerciseId: string): Promise<WorkoutSet[]> =>
  ofExercise(db, userId, exerciseId);

/** The last one, warm-ups aside. */
export const lastSetOf = async (db: Readable, userId: string, exerciseId: string): Promise<WorkoutSet | null> =>
  (
    await latest(db, workoutSets, '[user_id+exercise_id+completed_at]', [userId, exerciseId], {
      most: 1,
      keeps: isWorking,
    })
  )[0] ?? null;

/** Sets of an exercise before a session began, oldest first, with the latest of those sessions in order. */
export async function setsBefore(
  db: Readable,
  { userId, exerciseId, sessionId, began }: { userId: string; exerciseId: string; sessionId: string; began: string },
): Promise<{ before: WorkoutSet[]; last: WorkoutSet[] }> {
  // A live query does not rerun for sets after this range. Where two devices began the session, it has sets from before
  // the later start.
  const all = await ofExercise(db, userId, exerciseId, bound(began));
  const before = all.filter((set) => set.session_id !== sessionId);
  const lastSession = before.at(-1)?.session_id;
  return { before, last: before.filter((set) => set.session_id === lastSession) };
}

export const isWorking = ({ kind }: Pick<WorkoutSet, 'kind'>): boolean => kind !== 'warm-up';

/** The least exertion of a hard set: four repetitions were left. */
const HARD_RPE = 6;

/** What nobody told of may have been hard. */
export const isHard = ({ kind, rpe }: Pick<WorkoutSet, 'kind' | 'rpe'>): boolean =>
  isWorking({ kind }) && (rpe ?? HARD_RPE) >= HARD_RPE;

/** By weight and repetitions: of an assisted set the weight is the help. */
export const isLifted = (set: Pick<WorkoutSet, 'kind'>): boolean => isWorking(set) && set.kind !== 'assisted';

/** Kilograms lifted in total; warm-ups, help and sets without a weight do not count. */
export const volumeOf = (sets: readonly WorkoutSet[]): number =>
  sets.filter(isLifted).reduce((sum, { reps, weight_kg }) => sum + (reps ?? 0) * (weight_kg ?? 0), 0);
