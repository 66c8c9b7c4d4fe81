import type { Local } from '#sync/engine/database.ts';
import { markUploaded } from '#sync/actions/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import { act } from '#sync/engine/act.ts';
import { keepInStep } from '#src/data/in-step.ts';
import type { Session } from '#src/data/session/session.ts';
import { dropFile, heldFile, heldPaths, holdFile, waitingRecords } from './files.ts';
import type { Kept } from './files.ts';

const BUCKET = 'health-records';

/** A removal can be taken back for as long, and its file with it. */
const REGRET_MS = 60_000;

type Files = ReturnType<Awaited<ReturnType<Session['supabase']>>['storage']['from']>;
type Asker = Pick<Session, 'supabase'>;

const filesOf = async (session: Asker): Promise<Files> => (await session.supabase()).storage.from(BUCKET);

async function send(db: Local, { id, path }: HealthRecord, files: Files): Promise<void> {
  const file = path === null ? null : await heldFile(db, path);
  if (!file || path === null) return;
  const { error } = await files.upload(path, file.bytes, { contentType: file.type, upsert: true });
  if (error) throw error;
  // Removed meanwhile, it is an orphan, and goes with those.
  await act(db, markUploaded(id, path));
}

/** Files that no record names any more. */
async function orphans(db: Local, userId: string): Promise<string[]> {
  const [held, records] = await Promise.all([heldPaths(db), healthRecordsOf(db, userId)]);
  const named = new Set(records.map(({ path }) => path));
  return held.filter((path) => path.startsWith(`${userId}/`) && !named.has(path));
}

async function removeOrphans(db: Local, paths: string[], session: Asker): Promise<void> {
  if (paths.length === 0) return;
  const { error } = await (await filesOf(session)).remove(paths);
  if (error) throw error;
  for (const path of paths) await dropFile(db, path);
}

/** Sends the files that wait, and removes those of records that are gone. */
export function followFiles(db: Local, userId: string, session: Asker, now: () => number = Date.now): () => void {
  const goneSince = new Map<string, number>();

  async function due(): Promise<string[]> {
    const gone = await orphans(db, userId);
    for (const path of goneSince.keys()) if (!gone.includes(path)) goneSince.delete(path);
    for (const path of gone) goneSince.set(path, goneSince.get(path) ?? now());
    return gone.filter((path) => now() - (goneSince.get(path) ?? now()) >= REGRET_MS);
  }

  return keepInStep({
    wanted: async () => (await Promise.all([heldPaths(db), waitingRecords(db)])).flat().length.toString(),
    async sync() {
      for (const record of await waitingRecords(db)) await send(db, record, await filesOf(session));
      await removeOrphans(db, await due(), session);
    },
  });
}

/** From this device, or from the server and then held here. Null where neither has it now. */
export async function openFile(db: Local, path: string, session: Asker): Promise<Kept | null> {
  const held = await heldFile(db, path);
  if (held) return held;
  const { data } = await (await filesOf(session)).download(path);
  if (!data) return null;
  const file = { type: data.type, bytes: await data.arrayBuffer() };
  await holdFile(db, path, file);
  return file;
}
