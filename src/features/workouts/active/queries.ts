import * as z from 'zod/mini';
import { latestMeasurement } from '#sync/queries/measurements.ts';
import { activeProviders } from '#sync/queries/client-assignments.ts';
import { peopleById } from '#sync/queries/people.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { runningSession } from '#sync/queries/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { setsBefore } from '#sync/queries/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { readDraft } from '#src/data/drafts/drafts.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { workoutById } from '../queries.ts';
import type { Workout } from '../queries.ts';
import { bestsOf } from '#src/work/training/records.ts';
import type { Bests } from '#src/work/training/records.ts';
import type { Rack } from '../plates/loads.ts';
import { rackOf } from '../plates/rack.ts';
import type { Hold } from './hold.ts';
import { WAYS, waysIn } from '../sets/ways.ts';
import type { Ways } from '../sets/ways.ts';
import { changeIn } from './rest.ts';
import type { RestChange } from './rest.ts';

/** Changes to a rest stay on this device; the rest itself follows from the sets. */
export const restNameOf = (sessionId: string): string => `rest:${sessionId}`;

const StoredHold = z.object({ turn: z.string(), since: z.number(), aim: z.number() });

/** So does the start of a hold. */
export const holdNameOf = (sessionId: string): string => `hold:${sessionId}`;

const TypedNotes = z.object({
  text: z.string(),
  /** The notes before this edit. */
  over: z.string(),
});

/** So do unsaved notes. */
export const notesNameOf = (sessionId: string): string => `notes:${sessionId}`;

/** A draft of an older app version is plain text. */
const typedIn = (draft: unknown, saved: string | null): z.infer<typeof TypedNotes> | null =>
  typeof draft === 'string' ? { text: draft, over: saved ?? '' } : (TypedNotes.safeParse(draft).data ?? null);

export interface NotesInHand {
  session: WorkoutSession;
  typedNotes: z.infer<typeof TypedNotes> | null;
}

export async function notesInHand(db: ReadOnly, session: WorkoutSession): Promise<NotesInHand> {
  return { session, typedNotes: typedIn(await readDraft(db, notesNameOf(session.id)), session.notes) };
}

export interface ActiveWorkout extends Workout, NotesInHand {
  rack: Rack;
  ways: Ways;
  change: RestChange | null;
  hold: Hold | null;
}

/** The one asked for, or the running one. */
export async function activeWorkout(db: ReadOnly, userId: string, id: string | null): Promise<ActiveWorkout | null> {
  const sessionId = id ?? (await runningSession(db, userId))?.id;
  if (sessionId === undefined) return null;
  const [workout, rack, ways, change, hold] = await Promise.all([
    workoutById(db, sessionId),
    rackOf(db, userId),
    readDraft(db, WAYS),
    readDraft(db, restNameOf(sessionId)),
    readDraft(db, holdNameOf(sessionId)),
  ]);
  if (!workout) return null;
  return {
    ...workout,
    ...(await notesInHand(db, workout.session)),
    rack,
    ways: waysIn(ways),
    change: changeIn(change),
    hold: StoredHold.safeParse(hold).data ?? null,
  };
}

export interface Past {
  last: WorkoutSet[];
  bests: Bests;
}

/** Earlier sets of the exercise, for comparison. */
export async function pastOf(
  db: ReadOnly,
  userId: string,
  exerciseId: string,
  { id, started_at }: Pick<WorkoutSession, 'id' | 'started_at'>,
): Promise<Past> {
  const began = started_at ?? new Date().toISOString();
  const { last, before } = await setsBefore(db, { userId, exerciseId, sessionId: id, began });
  return { last, bests: bestsOf(before) };
}

/** Whether a trainer sees the person's workouts. */
export async function isReadByTrainer(db: ReadOnly, userId: string): Promise<boolean> {
  const [assigned, settings] = await Promise.all([activeProviders(db, userId), settingsOf(db, userId)]);
  if (settings?.workout_data_sharing === false) return false;
  const providers = await peopleById(
    db,
    assigned.map(({ trainer_id }) => trainer_id),
  );
  return providers.some(({ role }) => role === 'trainer');
}

/** The latest weight in kilograms. */
export const weightOf = async (db: ReadOnly, userId: string): Promise<number | null> =>
  (await latestMeasurement(db, userId, 'weight'))?.value ?? null;
