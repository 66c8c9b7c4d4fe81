import type { Row, Session } from '../database/database.ts';
import { json } from '../http/answers.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault, TOO_MANY_TRIES, invalid } from './faults.ts';
import { ownFactor } from './factors.ts';
import type { FactorRow } from './factors.ts';
import { callerOf, rotateRefreshToken, sessionAnswer } from './sessions.ts';
import type { Caller, SessionRow } from './sessions.ts';
import { stepOfCode } from './totp.ts';
import { knownUser } from './users.ts';

const CHALLENGE_SECONDS = 300;
const WRONG_CODE = new AuthFault(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

export async function challenge(auth: AuthContext, call: Call): Promise<Response> {
  const caller = await callerOf(auth, call);
  const made = await auth.database.transaction(async (session) => {
    const factor = await ownFactor(session, caller, call.params[0] ?? '');
    await session.query(
      `delete from auth.mfa_challenges where factor_id = $1 and created_at < now() - make_interval(secs => $2::float8)`,
      [factor.id, CHALLENGE_SECONDS],
    );
    await session.query(`update auth.mfa_factors set last_challenged_at = now() where id = $1`, [factor.id]);
    const [row] = await session.query<{ id: string }>(
      `insert into auth.mfa_challenges (factor_id, ip_address) values ($1, $2) returning id`,
      [factor.id, call.address],
    );
    return row?.id;
  });
  return json(200, { id: made, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS });
}

async function checkChallenge(session: Session, factor: FactorRow, id: string): Promise<void> {
  const [found] = await session.query<Row & { in_time: boolean }>(
    `select created_at > now() - make_interval(secs => $3::float8) as in_time
     from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
    [id, factor.id, CHALLENGE_SECONDS],
  );
  if (!found) {
    throw new AuthFault(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (!found.in_time) {
    const message = 'MFA challenge has expired, verify against another challenge or create a new challenge.';
    throw new AuthFault(422, 'mfa_challenge_expired', message);
  }
}

async function markUsed(session: Session, factor: FactorRow, step: number, challengeId: string): Promise<void> {
  await session.query(
    `update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = now() where id = $1`,
    [factor.id, step],
  );
  await session.query(`delete from auth.mfa_challenges where id::text = $1`, [challengeId]);
}

/** As hosted: this session rises, sessions still below end, and unfinished enrolments are deleted. */
async function raiseSession(session: Session, { user, session: own }: Caller, factor: FactorRow): Promise<SessionRow> {
  const ways = own.amr.filter((way) => way.method !== 'totp');
  const amr = [...ways, { method: 'totp', timestamp: Math.floor(Date.now() / 1000) }];
  const [raised] = await session.query<SessionRow>(
    `update auth.sessions set aal = 'aal2', factor_id = $2, amr = $3::jsonb, updated_at = now() where id = $1 returning *`,
    [own.id, factor.id, JSON.stringify(amr)],
  );
  if (!raised) throw new AuthFault(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await session.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [user.id]);
  await session.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [user.id]);
  return raised;
}

export async function verifyFactor(auth: AuthContext, call: Call): Promise<Response> {
  const caller = await callerOf(auth, call);
  const [challengeId, code] = [call.body.text('challenge_id'), call.body.text('code')];
  if (!challengeId || !code) throw invalid('challenge_id and code are required');
  const answer = await auth.database.transaction(async (session) => {
    const factor = await ownFactor(session, caller, call.params[0] ?? '');
    await checkChallenge(session, factor, challengeId);
    const tried = `totp ${caller.user.id}`;
    if (!auth.codeAttempts.take(tried)) throw TOO_MANY_TRIES;
    const lastUsed = factor.last_used_step === null ? null : Number(factor.last_used_step);
    const step = stepOfCode(factor.secret, code.trim(), lastUsed);
    if (step === null) throw WRONG_CODE;
    auth.codeAttempts.forget(tried);
    await markUsed(session, factor, step, challengeId);
    const raised = await raiseSession(session, caller, factor);
    const refreshToken = await rotateRefreshToken(session, raised);
    return sessionAnswer(auth, await knownUser(session, caller.user.id), raised, refreshToken);
  });
  return json(200, answer);
}
