import { liveQuery } from 'dexie';
import type { Local } from '#sync/engine/database.ts';
import type { KeptFile } from '#sync/engine/kept-file.ts';
import { keyOf } from '#sync/engine/journal.ts';
import { messages } from '#sync/entities/messages.ts';
import type { Session } from '#src/data/session/session.ts';
import { isDataLow, onLowData } from '#src/lib/low-data.ts';
import { onFilesAsked } from '#src/data/uploads/ask-to-send.ts';
import { heldKey } from '#src/data/uploads/lock.ts';
import { staleCopies, tidy } from '#src/data/uploads/tidy.ts';
import { bytesOf, DOCUMENTS, dropFile, isRecordLive, sendable } from '#src/data/uploads/uploads.ts';

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 30 * 60_000;
/** Longer than a slow network takes for one file. A tab that is killed while it sends is over by then. */
const LEASE_MS = 60_000;

export const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));

type Connect = Pick<Session, 'supabase'>;
type Bucket = ReturnType<Awaited<ReturnType<Session['supabase']>>['storage']['from']>;

/** Among the facts of a device: a worker does not see what is chosen on the page. */
const BY_HAND = 'files-by-hand';

/** The server takes the file of a message once it has the message. */
async function notAhead(db: Local, files: readonly KeptFile[]): Promise<KeptFile[]> {
  const ids = files.filter(({ entity }) => entity === messages.name).map(({ id }) => id);
  if (ids.length === 0) return [...files];
  const [waiting, rejected] = await Promise.all([
    db.outbox
      .where('key')
      .anyOf(ids.map((id) => keyOf(messages.name, id)))
      .toArray(),
    db.rejected
      .where('[entity+id]')
      .anyOf(ids.map((id) => [messages.name, id]))
      .toArray(),
  ]);
  const unsent = new Set([...waiting, ...rejected].map(({ id }) => id));
  return files.filter(({ id }) => !unsent.has(id));
}

/** What there is to do on the server, as far as it can be done now: the album may be locked. */
async function unsettled(db: Local): Promise<KeptFile[]> {
  const { files } = await sendable(db, await db.files.where('state').anyOf('waiting', 'leaving').toArray());
  return notAhead(db, files);
}

/** The smallest that is due, so that thumbs go first. Taken by one tab at a time. */
const take = (db: Local, now: number, isAsked: boolean): Promise<KeptFile | null> =>
  db.transaction('rw', [db.files, db.facts, db.outbox, db.rejected], async () => {
    const due = (await unsettled(db))
      .filter((file) => file.due <= now && (isAsked || file.state === 'leaving'))
      .toSorted((a, b) => a.size - b.size);
    const [next] = due;
    if (!next) return null;
    const taken = { ...next, tries: next.tries + 1, due: now + LEASE_MS };
    await db.files.put(taken);
    return taken;
  });

/** Nothing, where it became something else meanwhile. */
const settle = (db: Local, { path, state }: KeptFile, changes: Partial<KeptFile>): Promise<void> =>
  db.transaction('rw', db.files, async () => {
    const now = await db.files.get(path);
    if (now?.state === state) await db.files.put({ ...now, ...changes });
  });

/** Nothing to send: its bytes went, or it was locked a moment ago. */
async function dropLost(db: Local, file: KeptFile): Promise<void> {
  const isSealed = (await db.file_bytes.get(file.path)) !== undefined;
  await (isSealed ? settle(db, file, { due: 0, tries: 0 }) : dropFile(db, file.path));
}

async function send(db: Local, file: KeptFile, bucket: Bucket): Promise<void> {
  const bytes = await bytesOf(db, file.path);
  if (!bytes) return dropLost(db, file);
  const upsert = file.entity !== messages.name && file.bucket !== DOCUMENTS;
  const { error } = await bucket.upload(file.path, bytes, { contentType: file.type, upsert });
  // Sent before, and the answer was lost.
  if (error && !isThere(error)) throw error;
  // Released meanwhile, it is still to be removed from where it has just come to.
  await db.files.update(file.path, { onServer: true });
  await settle(db, file, { state: 'sent', due: 0, tries: 0, isRefused: false });
  // Taken back while it was sent. Nothing brings it back, as an undo does with what a record names.
  if (file.bucket === DOCUMENTS && (await db.files.get(file.path))?.state === 'leaving') await remove(db, file, bucket);
}

async function remove(db: Local, file: KeptFile, bucket: Bucket): Promise<void> {
  // The record of a document is the profile, which stays.
  if (file.bucket !== DOCUMENTS && (await isRecordLive(db, file))) {
    return settle(db, file, { state: file.onServer ? 'sent' : 'waiting', due: 0, tries: 0 });
  }
  const { error } = await bucket.remove([file.path]);
  if (error) throw error;
  return dropFile(db, file.path);
}

const isThere = (error: object): boolean => 'statusCode' in error && error.statusCode === '409';

/** The request is understood and turned down: the room is used up, or the kind of file is not taken. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return [400, 403, 413, 415, 422].includes(status);
}

/** One file at a time. Whether there was one. */
export async function sendNext(db: Local, session: Connect, now = Date.now(), isAsked = true): Promise<boolean> {
  const file = await take(db, now, isAsked);
  if (!file) return false;
  try {
    const bucket = (await session.supabase()).storage.from(file.bucket);
    await (file.state === 'waiting' ? send(db, file, bucket) : remove(db, file, bucket));
  } catch (error) {
    await settle(db, file, { due: now + waitAfter(file.tries), isRefused: isRefusal(error) });
  }
  return true;
}

/** All that can be sent now, for a worker with no tab open. Whether nothing is left that another attempt may send. */
export async function sendAll(db: Local, session: Connect, until?: AbortSignal): Promise<boolean> {
  const isWanted = (): boolean => until?.aborted !== true;
  if ((await db.facts.get(BY_HAND))?.value === true) return true;
  let isMore = true;
  while (isMore) isMore = isWanted() && (await sendNext(db, session));
  return (await unsettled(db)).every(({ state }) => state === 'leaving');
}

const retryAll = (db: Local): Promise<number> =>
  db.files
    .where('state')
    .equals('waiting')
    .modify((file) => {
      file.due = 0;
    });

/** Sends what waits while there is a network. */
export function followUploads(db: Local, session: Connect): () => void {
  let hasEnded = false;
  let isUnderWay = false;
  let isAsked = false;
  let handle: ReturnType<typeof setTimeout> | undefined;

  const canSend = (): boolean => !hasEnded && navigator.onLine;
  /** Where little data is to be used: when asked for, and after the text. */
  const isFilesTurn = async (): Promise<boolean> => !isDataLow() || (isAsked && (await db.outbox.count()) === 0);
  async function wait(): Promise<void> {
    const isTurn = await isFilesTurn();
    const files = canSend() ? (await unsettled(db)).filter(({ state }) => isTurn || state === 'leaving') : [];
    const dues = files.map((file) => file.due - Date.now());
    clearTimeout(handle);
    // A day ends without anybody saying so.
    if (!hasEnded) handle = setTimeout(look, Math.max(100, Math.min(...dues, LONGEST_WAIT_MS)));
  }
  async function work(): Promise<void> {
    isUnderWay = true;
    try {
      let isMore = true;
      while (isMore) isMore = canSend() && (await sendNext(db, session, Date.now(), await isFilesTurn()));
      if ((await db.files.where('state').equals('waiting').count()) === 0) isAsked = false;
      await tidy(db);
      await wait();
    } catch {
      // The database is closed: whoever opens it next goes on.
    }
    isUnderWay = false;
  }
  function look(): void {
    if (!isUnderWay && !hasEnded) void work();
  }
  const onOnline = (): void => void retryAll(db).then(look, () => undefined);
  function onAsked(): void {
    isAsked = true;
    onOnline();
  }
  const subscription = liveQuery(async () => {
    const [files, stale] = [await unsettled(db), await staleCopies(db)];
    const isTextFirst = files.length > 0 && isDataLow() && (await db.outbox.count()) > 0;
    return [isTextFirst, ...files.map(({ path, state }) => `${path} ${state}`), ...stale].join();
  }).subscribe({ next: look, error: () => undefined });
  globalThis.addEventListener('online', onOnline);
  const unask = onFilesAsked(onAsked);
  const unsubscribe = heldKey.subscribe(look);
  const noteLowData = (): void => void db.facts.put({ name: BY_HAND, value: isDataLow() }).catch(() => undefined);
  noteLowData();
  const unfollow = onLowData(() => {
    noteLowData();
    look();
  });
  return () => {
    unsubscribe();
    hasEnded = true;
    clearTimeout(handle);
    subscription.unsubscribe();
    globalThis.removeEventListener('online', onOnline);
    unask();
    unfollow();
  };
}
