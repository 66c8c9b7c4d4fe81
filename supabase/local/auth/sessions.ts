import { randomBytes } from 'node:crypto';
import type { Claims, Row, Session } from '../database/database.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault } from './faults.ts';
import { isBanned, knownUser, userById } from './users.ts';
import type { UserRow } from './users.ts';
import { userView } from './views.ts';

export interface SessionRow extends Row {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2';
  amr: { method: string; timestamp: number }[];
}

export type SignInMethod = 'password' | 'otp' | 'totp' | 'passkey';

const REFUSED_TO_BANNED = new AuthFault(400, 'user_banned', 'User is banned');

function newRefreshToken(): string {
  return randomBytes(16).toString('base64url');
}

async function addRefreshToken(session: Session, of: SessionRow, parent: string | null): Promise<string> {
  const token = newRefreshToken();
  await session.query(`insert into auth.refresh_tokens (token, parent, user_id, session_id) values ($1, $2, $3, $4)`, [
    token,
    parent,
    of.user_id,
    of.id,
  ]);
  return token;
}

/** Replaces the token in use by its child. */
export async function rotateRefreshToken(session: Session, of: SessionRow): Promise<string> {
  const [inUse] = await session.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1 and not revoked returning token`,
    [of.id],
  );
  return addRefreshToken(session, of, inUse?.token ?? null);
}

function claimsOf(user: UserRow, session: SessionRow, url: string): Claims {
  return {
    iss: `${url}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    email: user.email ?? '',
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr.toSorted((one, other) => other.timestamp - one.timestamp),
    session_id: session.id,
    is_anonymous: false,
  };
}

/** The last step of every way of signing in. */
export async function sessionAnswer(auth: AuthContext, user: UserRow, session: SessionRow, refreshToken: string) {
  const { url, jwtExpirySeconds } = auth.settings;
  return {
    access_token: await auth.tokens.sign(claimsOf(user, session, url), jwtExpirySeconds),
    token_type: 'bearer',
    expires_in: jwtExpirySeconds,
    expires_at: Math.floor(Date.now() / 1000) + jwtExpirySeconds,
    refresh_token: refreshToken,
    user: userView(user),
  };
}

export type SessionAnswer = Awaited<ReturnType<typeof sessionAnswer>>;

export async function startSession(
  auth: AuthContext,
  session: Session,
  userId: string,
  method: SignInMethod,
  call: Call,
): Promise<SessionAnswer> {
  await session.query(`update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1`, [userId]);
  const user = await knownUser(session, userId);
  if (isBanned(user)) throw REFUSED_TO_BANNED;
  const amr = JSON.stringify([{ method, timestamp: Math.floor(Date.now() / 1000) }]);
  const [opened] = await session.query<SessionRow>(
    `insert into auth.sessions (user_id, amr, user_agent, ip) values ($1, $2::jsonb, $3, $4) returning *`,
    [userId, amr, call.userAgent, call.address],
  );
  if (!opened) throw new Error('The session was not written.');
  return sessionAnswer(auth, user, opened, await addRefreshToken(session, opened, null));
}

export interface Caller {
  user: UserRow;
  session: SessionRow;
}

/** Whose bearer token it is; it is void once its session has ended. */
export async function callerOf(auth: AuthContext, call: Call, session: Session = auth.database): Promise<Caller> {
  if (!call.bearer) throw new AuthFault(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await auth.tokens.verify(call.bearer);
  if (!claims) throw new AuthFault(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  if (!claims.sub) throw new AuthFault(403, 'bad_jwt', 'invalid claim: missing sub claim');
  const user = await userById(session, claims.sub);
  if (!user) throw new AuthFault(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const sessionId = claims['session_id'];
  const found = typeof sessionId === 'string' ? await sessionById(session, sessionId, user.id) : null;
  if (!found) throw new AuthFault(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(user)) throw new AuthFault(403, 'user_banned', 'User is banned');
  return { user, session: found };
}

async function sessionById(session: Session, id: string, userId: string): Promise<SessionRow | null> {
  const [found] = await session.query<SessionRow>(`select * from auth.sessions where id::text = $1 and user_id = $2`, [
    id,
    userId,
  ]);
  return found ?? null;
}

const MAIL_COUNTS_SECONDS = 3600;

/** A recent sign-in by the link or code of a mail; other sessions may be as old as their device. */
export function signedInByMail({ amr }: SessionRow): boolean {
  const since = Date.now() / 1000 - MAIL_COUNTS_SECONDS;
  return amr.some(({ method, timestamp }) => method === 'otp' && timestamp > since);
}

export async function endSessions(session: Session, userId: string, except?: string): Promise<void> {
  await session.query(`delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2::uuid)`, [
    userId,
    except ?? null,
  ]);
}

export async function endSession(session: Session, id: string): Promise<void> {
  await session.query(`delete from auth.sessions where id = $1`, [id]);
}

export function refuseBanned(user: UserRow): void {
  if (isBanned(user)) throw REFUSED_TO_BANNED;
}
