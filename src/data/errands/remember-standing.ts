import { liveQuery } from 'dexie';
import { firstSyncOf } from '#src/data/sync/first-sync.ts';
import type { Session } from '#src/data/session/session.ts';
import { fullNameOf } from '#src/lib/names.ts';
import type { Local } from '#sync/engine/database.ts';
import { isOnboarded, profileOf } from '#sync/queries/profiles.ts';

/**
 * The server decides the role; it is remembered for the next first paint. Only after the first sync, or a screen would
 * flash up while the progress is read.
 */
export function rememberStanding(db: Local, userId: string, session: Session): () => void {
  const subscription = liveQuery(async () => ((await firstSyncOf(db)) ? null : profileOf(db, userId))).subscribe({
    next: (profile) => {
      if (!profile) return;
      const { role, provider_status: providerStatus } = profile;
      const access = { role, providerStatus, isOnboarded: isOnboarded(profile), name: fullNameOf(profile) };
      void session.remember(userId, access).catch(() => undefined);
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
