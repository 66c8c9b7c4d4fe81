import type { SupabaseClient } from '@supabase/supabase-js';
import type { Tokens } from '#src/data/session/session-store.ts';
import { isUnanswered, REFUSALS } from './auth-codes.ts';

export type WhyNotElsewhere =
  | 'offline'
  /** The server was asked, and could not do it now. */
  | 'busy'
  /** The server had ended this session already, and it can end no other. */
  | 'ended';

interface Fault {
  code?: string | undefined;
  status?: number | undefined;
}

function whyNot(fault: Fault): WhyNotElsewhere {
  if (isUnanswered(fault)) return 'offline';
  return REFUSALS.has(fault.code) ? 'ended' : 'busy';
}

/** Asked by a client of its own, so that it never touches who signs in next. */
export async function endSessions(visitor: SupabaseClient, { refresh_token }: Tokens): Promise<WhyNotElsewhere | null> {
  // An old token would end only this session.
  const { error: stale } = await visitor.auth.refreshSession({ refresh_token });
  if (stale) return whyNot(stale);
  const { error } = await visitor.auth.signOut({ scope: 'global' });
  return error && whyNot(error);
}
