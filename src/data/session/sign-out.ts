import type { WhyNotElsewhere } from '#src/data/server/end-sessions.ts';
import type { OpeningStore } from '#src/data/database/opening.ts';
import type { Session } from './session.ts';
import type { Leaving, Tokens } from './session-store.ts';

// Signing out wipes this device's copy of the user's data. Unsent data is first sent, exported or kept, as the user
// chooses: see unsent.ts.

interface SignOut {
  session: Session;
  opening: OpeningStore;
  wipe: (userId: string) => Promise<boolean>;
  /** Ends all sessions of whoever has left. Rejects where that cannot be asked for. */
  endSessions: (tokens: Tokens) => Promise<WhyNotElsewhere | null>;
  /** `keep` leaves data and queue on this device for the user's next sign-in. */
  data: Leaving;
}

export interface SignedOut {
  /** Why other devices may still be signed in. Null where they are not, or another tab takes care of it. */
  onlyHere: WhyNotElsewhere | null;
  /** False where the browser could not delete the data; tried again at the next start. */
  wiped: boolean;
}

/** Ends all sessions of the user. Without a network it still signs out this device. */
export async function signOut({ session, opening, wipe, endSessions, data }: SignOut): Promise<SignedOut> {
  const { account, tokens } = await session.leave(data);
  await opening.want(null);
  if (!account) return { wiped: false, onlyHere: null };
  const wiped = data === 'wipe' && (await wipe(account.userId));
  return { wiped, onlyHere: tokens ? await endSessions(tokens).catch(() => 'offline' as const) : 'ended' };
}
