import { liveQuery } from 'dexie';
import type { Local } from '#sync/engine/database.ts';
import { dropRequest, waitingRequests } from '#src/data/rights/requests.ts';
import type { Session } from '#src/data/session/session.ts';
import { onFilesAsked } from '#src/data/uploads/ask-to-send.ts';

/** What the server does not take now stays: of a day it takes only so many. */
async function send(db: Local, { supabase }: Pick<Session, 'supabase'>): Promise<void> {
  const waiting = await waitingRequests(db);
  if (waiting.length === 0) return;
  const client = await supabase();
  for (const request of waiting) {
    const { error } = await client.rpc('file_data_request', request);
    if (!error) await dropRequest(db, request.id);
  }
}

/** Sends what one asks about one's own data. Sent twice, by two tabs, it is one request. */
export function keepSendingRequests(db: Local, session: Session): () => void {
  const look = (): void => void send(db, session).catch(() => undefined);
  const subscription = liveQuery(() => waitingRequests(db)).subscribe({ next: look, error: () => undefined });
  globalThis.addEventListener('online', look);
  const unask = onFilesAsked(look);
  return () => {
    subscription.unsubscribe();
    globalThis.removeEventListener('online', look);
    unask();
  };
}
