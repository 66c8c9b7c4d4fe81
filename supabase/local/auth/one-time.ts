import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Row, Session } from '../database/database.ts';

export type OneTimeKind =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new';

/** The two forms of one secret: for a link, and for typing. */
export interface OneTime {
  token: string;
  code: string;
}

/** What an unconfirmed sign-up asked for; it counts once its mail is answered. */
export interface PendingSignUp {
  passwordHash: string | null;
  userMetadata: Record<string, unknown>;
}

export interface FoundToken extends Row {
  user_id: string;
  token_type: OneTimeKind;
  relates_to: string;
  sign_up: PendingSignUp | null;
}

const ONE_TIME_SECONDS = 3600;

/** The link's token is derived from the code, so one row stands for both and neither outlives the other. */
function tokenOf(secret: string, email: string, code: string): string {
  return createHmac('sha256', `one-time:${secret}`).update(`${email}\n${code}`).digest('hex');
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new secret for this purpose. It replaces the previous one, except that each sign-up has a mail of its own. */
export async function issueOneTime(
  session: Session,
  secret: string,
  wanted: { userId: string; kind: OneTimeKind; email: string; signUp?: PendingSignUp },
): Promise<OneTime> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = tokenOf(secret, wanted.email, code);
  await session.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, sign_up)
     values ($1, $2, $3, $4, $5::jsonb)
     on conflict (user_id, token_type) where sign_up is null
     do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now()`,
    [wanted.userId, wanted.kind, hashOf(token), wanted.email, wanted.signUp ? JSON.stringify(wanted.signUp) : null],
  );
  return { token, code };
}

/** Deletes the token from the database: of two who bring the same one, only one finds it. */
export async function spendOneTime(
  session: Session,
  token: string,
  kinds: readonly OneTimeKind[],
): Promise<FoundToken | null> {
  // Lock the user's row first, like everybody who changes a user: in another order two could deadlock.
  await session.query(
    `select id from auth.users where id in (select user_id from auth.one_time_tokens where token_hash = $1) for update`,
    [hashOf(token)],
  );
  const [found] = await session.query<FoundToken & { in_time: boolean }>(
    `delete from auth.one_time_tokens where token_hash = $1
       and token_type in (select jsonb_array_elements_text($2::jsonb))
     returning user_id, token_type, relates_to, sign_up, created_at > now() - make_interval(secs => $3::float8) as in_time`,
    [hashOf(token), JSON.stringify(kinds), ONE_TIME_SECONDS],
  );
  return found?.in_time ? found : null;
}

/** Revokes links requested under another password or sent to another mailbox. */
export async function withdrawOneTimes(session: Session, userId: string): Promise<void> {
  await session.query(`delete from auth.one_time_tokens where user_id = $1`, [userId]);
}

export function tokenOfCode(secret: string, email: string, code: string): string {
  return tokenOf(secret, email, code);
}
