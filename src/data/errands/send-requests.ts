import { liveQuery } from 'dexie';
import type { Local } from '#sync/engine/database.ts';
import { classOf } from '#sync/engine/verdict.ts';
import { dropRequest, putOff, takeRequest, waitingRequests } from '#src/data/rights/requests.ts';
import { asOwner } from '#src/data/session/as-owner.ts';
import type { Session } from '#src/data/session/session.ts';
import { onFilesAsked } from '#src/data/uploads/ask-to-send.ts';
import { waitAfter } from './follow-uploads.ts';

const LOOK_MS = 60_000;

/** Nobody has said whether the server has it. */
const isUnanswered = (status: number): boolean => status === 0 || status === 408 || status >= 500;

interface Errand {
  db: Local;
  userId: string;
  session: Pick<Session, 'supabase'>;
  hasEnded: () => boolean;
}

/** Whether there was one to send. */
async function sendNext({ db, userId, session, hasEnded }: Errand, isAsked: boolean): Promise<boolean> {
  const owner = await asOwner(session, userId);
  if (!owner || hasEnded()) return false;
  const request = await takeRequest(db, Date.now(), isAsked);
  if (!request) return false;
  const { id, kind, words, asked_at, tries } = request;
  const { error, status } = await owner.client
    .rpc('file_data_request', { id, kind, words, asked_at })
    .setHeader('Authorization', owner.authorization);
  if (!error) {
    await dropRequest(db, id);
    return true;
  }
  const due = Date.now() + waitAfter(tries);
  const isRefused = classOf(status, error.code) === 'refused';
  await putOff(db, id, isUnanswered(status) ? { due } : { due, isRefused, isUnderWay: false });
  return true;
}

/** Sends what one asks about one's own data. Sent twice, after a lost answer, it is one request. */
export function keepSendingRequests(
  db: Local,
  userId: string,
  session: Pick<Session, 'supabase' | 'subscribe'>,
): () => void {
  let hasEnded = false;
  let isUnderWay = false;
  let isWanted = false;
  let isAsked = false;
  let handle: ReturnType<typeof setTimeout> | undefined;
  const errand = { db, userId, session, hasEnded: () => hasEnded };

  /** Each once, although what is refused may be asked for again at once. */
  async function sendAll(isAskedFor: boolean): Promise<void> {
    let left = (await waitingRequests(db)).length;
    while (left > 0 && navigator.onLine && (await sendNext(errand, isAskedFor))) left -= 1;
  }
  async function look(): Promise<void> {
    isWanted = true;
    if (isUnderWay) return;
    isUnderWay = true;
    clearTimeout(handle);
    while (isWanted && !errand.hasEnded()) {
      isWanted = false;
      const isAskedFor = isAsked;
      isAsked = false;
      await sendAll(isAskedFor).catch(() => undefined);
    }
    isUnderWay = false;
    const waiting = hasEnded ? [] : await waitingRequests(db).catch(() => []);
    if (!hasEnded && waiting.length > 0) handle = setTimeout(onChange, LOOK_MS);
  }
  const onChange = (): void => void look();
  function onAsked(): void {
    isAsked = true;
    onChange();
  }
  const subscription = liveQuery(() => waitingRequests(db)).subscribe({ next: onChange, error: () => undefined });
  globalThis.addEventListener('online', onAsked);
  const endings = [onFilesAsked(onAsked), session.subscribe(onChange)];
  return () => {
    hasEnded = true;
    clearTimeout(handle);
    subscription.unsubscribe();
    globalThis.removeEventListener('online', onAsked);
    for (const end of endings) end();
  };
}
