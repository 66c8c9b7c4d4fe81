import type { Local } from '#sync/engine/database.ts';
import { followPhoto } from './follow-photo.ts';
import { keepReporting } from './report.ts';
import { keepSendingRequests } from './send-requests.ts';
import type { Session } from '#src/data/session/session.ts';
import { keepAskingForBackgroundSync } from '#src/data/sync/background-sync.ts';
import { followUploads } from './follow-uploads.ts';
import { keepLocking } from '#src/data/uploads/lock.ts';
import { noteSentPapers } from '#src/data/uploads/papers.ts';
import { keepPush } from '#src/data/push.ts';
import { rememberStanding } from './remember-standing.ts';

export { keepFresh } from '#src/data/session/keep-fresh.ts';
export { rememberStanding };

/** What a page does besides for whoever's database is open. No screen waits for it, so it is loaded after the first. */
export function beginErrands(db: Local, userId: string, session: Session): () => void {
  void keepPush(session).catch(() => undefined);
  const endings = [
    rememberStanding(db, userId, session),
    keepAskingForBackgroundSync(db),
    followPhoto(db, userId, session),
    followUploads(db, session),
    noteSentPapers(db),
    keepLocking(),
    keepReporting(db, session),
    keepSendingRequests(db, userId, session),
  ];
  return () => {
    for (const end of endings) end();
  };
}
