import type { SupabaseClient } from '@supabase/supabase-js';
import { isUnanswered, REFUSALS } from '#src/data/server/auth-codes.ts';
import type { OpeningStore } from '#src/data/database/opening.ts';
import type { Session } from './session.ts';
import type { Leaving, Tokens } from './session-store.ts';

// Signing out wipes this device's copy of the user's data. Unsent data is first sent, exported or kept, as the user
// chooses: see unsent.ts.

interface SignOut {
  session: Session;
  opening: OpeningStore;
  wipe: (userId: string) => Promise<boolean>;
  /** A client of its own for whoever has left, so that it never touches who signs in next. */
  visitor: () => Promise<SupabaseClient>;
  /** `keep` leaves data and queue on this device for the user's next sign-in. */
  data: Leaving;
}

type WhyNotElsewhere =
  | 'offline'
  /** The server was asked, and could not do it now. */
  | 'busy'
  /** The server had ended this session already, and it can end no other. */
  | 'ended';

export interface SignedOut {
  /** Why other devices may still be signed in. Null where they are not, or another tab takes care of it. */
  onlyHere: WhyNotElsewhere | null;
  /** False where the browser could not delete the data; tried again at the next start. */
  wiped: boolean;
}

interface Fault {
  code?: string | undefined;
  status?: number | undefined;
}

function whyNot(fault: Fault): WhyNotElsewhere {
  if (isUnanswered(fault)) return 'offline';
  return REFUSALS.has(fault.code) ? 'ended' : 'busy';
}

async function endSessions(connect: SignOut['visitor'], { refresh_token }: Tokens): Promise<WhyNotElsewhere | null> {
  const visitor = await connect().catch(() => null);
  if (!visitor) return 'offline';
  // An old token would end only this session.
  const { error: stale } = await visitor.auth.refreshSession({ refresh_token });
  if (stale) return whyNot(stale);
  const { error } = await visitor.auth.signOut({ scope: 'global' });
  return error && whyNot(error);
}

/** Ends all sessions of the user. Without a network it still signs out this device. */
export async function signOut({ session, opening, wipe, visitor, data }: SignOut): Promise<SignedOut> {
  const { account, tokens } = await session.leave(data);
  await opening.want(null);
  if (!account) return { wiped: false, onlyHere: null };
  const wiped = data === 'wipe' && (await wipe(account.userId));
  return { wiped, onlyHere: tokens ? await endSessions(visitor, tokens) : 'ended' };
}
