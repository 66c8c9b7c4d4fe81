import { createAppData } from '#src/data/app-data.ts';
import type { Open } from '#src/data/database/opening.ts';
import { SESSION_KEY } from '#src/data/session/session-store.ts';
import { chipOf, unsent } from '#src/data/sync/sync-chip.ts';
import type { Chip } from '#src/data/sync/sync-chip.ts';
import { readStatus } from '#sync/engine/status.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { waterOfDay } from '#sync/queries/water-intake.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import type { Planned } from '#sync/actions/workout-exercises.ts';
import { editSession, planSession } from '#sync/actions/workout-sessions.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { write } from '#sync/engine/journal.ts';
import { did } from '../support/did.ts';

// Runs in the browser: the app as it is below its screens, and what a screen would call.

const data = createAppData();
data.start();

function opened(): Open {
  const opening = data.opening.getSnapshot();
  if (opening.state !== 'open') throw new Error(`the database is ${opening.state}`);
  return opening;
}

/** A failed write is an answer here, as it is to a form: the names of the error and of what it wraps. */
async function attempt(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: unknown) => {
      const { name, inner } = error as Error & { inner?: Error };
      return inner ? `${name}: ${inner.name}` : name;
    },
  );
}

const dayOf = (n: number): string => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);

const handle = {
  data,
  async signIn(email: string, password: string): Promise<void> {
    const { error } = await (await data.session.supabase()).auth.signInWithPassword({ email, password });
    if (error) throw error;
    await data.settled();
  },
  state: (): string => data.opening.getSnapshot().state,
  isEvicted(): boolean {
    const opening = data.opening.getSnapshot();
    return opening.state === 'open' && opening.db.evicted;
  },
  leads: (): boolean => opened().sync.leads,
  hasSynced: async (): Promise<boolean> => (await readStatus(opened().db)).lastSync !== null,
  /** Null while the database is not open. */
  async sync(): Promise<{ chip: Chip; unsent: number } | null> {
    const [opening, session] = [data.opening.getSnapshot(), data.session.getSnapshot()];
    if (opening.state !== 'open') return null;
    const status = await readStatus(opening.db);
    const canSync = session.state === 'signed-in' && session.canSync;
    return { chip: chipOf({ status, online: navigator.onLine, canSync }), unsent: unsent(status) };
  },
  drink: (date: string) => attempt(did(opened().db, addGlass({ userId: opened().userId, date }))),
  glasses: (date: string): Promise<number> => waterOfDay(opened().db, opened().userId, date),
  /** A glass on each of so many days, in one gesture. */
  drinkOnDays: (count: number) =>
    write(
      opened().db,
      Array.from({ length: count }, (_, n) => ({
        entity: waterIntake,
        set: { user_id: opened().userId, date: dayOf(n), created_at: `${dayOf(n)}T00:00:00.000Z` },
        add: { glasses_consumed: 1 },
      })),
    ),
  days: (): Promise<number> => opened().db.rows(waterIntake).count(),
  /** One gesture over two tables. */
  plan: (name: string, exercises: readonly Planned[]): Promise<string> =>
    did(
      opened().db,
      planSession({ user_id: opened().userId, name, scheduled_for: '2026-01-01T08:00:00.000Z', exercises }),
    ),
  session: (id: string): Promise<WorkoutSession | null> => sessionById(opened().db, id),
  /** What this device's merges gave up. */
  lost: async () => (await opened().db.conflicts.toArray()).map(({ lost }) => lost),
  edit: (id: string, edit: Parameters<typeof editSession>[1]) => attempt(did(opened().db, editSession(id, edit))),
  /** All sessions held here, with the number of their exercises. */
  async sessions(): Promise<Record<string, number>> {
    const { db } = opened();
    const ids = await db.rows(workoutSessions).toCollection().primaryKeys();
    const counts = await Promise.all(ids.map(async (id) => [id, (await exercisesOfSession(db, id)).length] as const));
    return Object.fromEntries(counts);
  },
  async registerWorker(script: string): Promise<void> {
    await navigator.serviceWorker.register(script, { type: 'module' });
    await navigator.serviceWorker.ready;
  },
  /** As after so many days in which nobody came: the token has run out, and the server would not take it. */
  async ageTokens(days: number): Promise<void> {
    const tokens = await data.session.store.tokens();
    if (!tokens) throw new Error('nobody is signed in');
    const [head, , signature] = tokens.access_token.split('.');
    const exp = Math.floor(Date.now() / 1000) - days * 86_400;
    const claims = btoa(JSON.stringify({ exp })).replaceAll('=', '');
    const access_token = [head, claims, signature].join('.');
    await data.session.store.kept.put({ name: SESSION_KEY, value: JSON.stringify({ ...tokens, access_token }) });
  },
  attempt,
};

declare global {
  var app: App;
}

export type App = typeof handle;

Object.assign(globalThis, { app: handle });
