import type { Row, Session } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import type { AuthContext, Call } from '../call.ts';
import { AuthFault, TOO_MANY_TRIES, invalid } from '../faults.ts';

// What registering and signing in have in common.

const CHALLENGE_SECONDS = 300;

/** Loaded when it is first asked for: a quarter of a second that most starts of the stack need not wait. */
export const webauthn = () => import('@simplewebauthn/server');

/** To whom a passkey belongs: a browser offers it to this host alone. */
export function partyOf({ url, siteUrl }: Settings): { id: string; origins: string[] } {
  return { id: new URL(url).hostname, origins: [url, siteUrl].map((each) => new URL(each).origin) };
}

export type Ceremony = 'registration' | 'authentication';

interface Begun {
  challenge_id: string;
  expires_at: number;
}

/** Anybody may begin to sign in, and each beginning is a row. */
export async function begin(
  auth: AuthContext,
  { address }: Call,
  ceremony: Ceremony,
  { challenge, userId }: { challenge: string; userId: string | null },
): Promise<Begun> {
  if (!auth.ceremonies.take(address)) throw TOO_MANY_TRIES;
  await auth.database.query(`delete from auth.webauthn_challenges where expires_at < now() - interval '1 hour'`);
  const [begun] = await auth.database.query<Row & { id: string; expires_at: string }>(
    `insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
     values ($1, $2, jsonb_build_object('challenge', $3::text), now() + make_interval(secs => $4::float8))
     returning id, floor(extract(epoch from expires_at))::text as expires_at`,
    [userId, ceremony, challenge, CHALLENGE_SECONDS],
  );
  if (!begun) throw new Error('The challenge was not written.');
  return { challenge_id: begun.id, expires_at: Number(begun.expires_at) };
}

/** A challenge is taken once, whatever becomes of it. */
async function takeChallenge(session: Session, ceremony: Ceremony, id: string, userId: string | null): Promise<string> {
  const [taken] = await session.query<Row & { challenge: string; in_time: boolean }>(
    `delete from auth.webauthn_challenges
     where id::text = $1 and challenge_type = $2 and user_id is not distinct from $3::uuid
     returning session_data ->> 'challenge' as challenge, expires_at > now() as in_time`,
    [id, ceremony, userId],
  );
  if (!taken) throw new AuthFault(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  if (!taken.in_time) throw new AuthFault(400, 'webauthn_challenge_expired', 'Challenge has expired');
  return taken.challenge;
}

/** What the device answered, and the challenge it had been given. */
export async function answered(
  { database }: AuthContext,
  { body }: Call,
  ceremony: Ceremony,
  userId: string | null,
): Promise<{ challenge: string; credential: Record<string, unknown> }> {
  const [id, credential] = [body.text('challenge_id'), body.object('credential')];
  if (!id) throw invalid('challenge_id is required');
  if (!credential) throw invalid('credential is required');
  return { challenge: await takeChallenge(database, ceremony, id, userId), credential };
}

/** The same for a passkey that nobody has, another's and a wrong signature: it says nothing of who is there. */
export const NOT_VERIFIED = new AuthFault(400, 'webauthn_verification_failed', 'Credential verification failed');

/** The library throws whatever is wrong with an answer. */
export async function verified<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<T> {
  const found = await verify().catch(() => null);
  if (!found?.verified) throw NOT_VERIFIED;
  return found;
}

export const toBase64 = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('base64');
