import type { Row } from '../database/database.ts';
import { json } from '../http/answers.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault, invalid } from './faults.ts';
import { refuseBanned, rotateRefreshToken, sessionAnswer } from './sessions.ts';
import type { SessionRow } from './sessions.ts';
import { knownUser } from './users.ts';

interface TokenRow extends Row {
  token: string;
  parent: string | null;
  session_id: string;
  revoked: boolean;
}

const NOT_FOUND = new AuthFault(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const USED = new AuthFault(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

/**
 * Every refresh issues a child token and revokes its parent. The parent of the token in use gets that token again,
 * however late: a device that lost the response has nothing else. Any older token is in two hands, and ends the whole
 * family.
 */
export async function refresh(auth: AuthContext, call: Call): Promise<Response> {
  const given = call.body.text('refresh_token');
  if (!given) throw invalid('refresh_token is required');
  const outcome = await auth.database.transaction(async (session) => {
    const [holder] = await session.query<SessionRow>(
      `select s.* from auth.sessions s join auth.refresh_tokens t on t.session_id = s.id
       where t.token = $1 for update of s`,
      [given],
    );
    if (!holder) throw NOT_FOUND;
    const user = await knownUser(session, holder.user_id);
    refuseBanned(user);

    const family = await session.query<TokenRow>(
      `select token, parent, session_id, revoked from auth.refresh_tokens where session_id = $1 and (not revoked or token = $2)`,
      [holder.id, given],
    );
    const inUse = family.find((token) => !token.revoked);
    if (inUse?.token !== given) {
      if (inUse?.parent === given) return sessionAnswer(auth, user, holder, inUse.token);
      await session.query(`update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1`, [
        holder.id,
      ]);
      return null;
    }
    await session.query(`update auth.sessions set refreshed_at = now(), updated_at = now() where id = $1`, [holder.id]);
    return sessionAnswer(auth, user, holder, await rotateRefreshToken(session, holder));
  });
  // Thrown only here: inside the transaction it would roll the revocation back.
  if (!outcome) throw USED;
  return json(200, outcome);
}
