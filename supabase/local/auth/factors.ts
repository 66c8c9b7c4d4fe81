import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { Row, Session } from '../database/database.ts';
import { json } from '../http/answers.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault, invalid } from './faults.ts';
import { callerOf } from './sessions.ts';
import type { Caller } from './sessions.ts';
import { base32, enrolmentUri } from './totp.ts';
import { lockedUser } from './users.ts';

export interface FactorRow extends Row {
  id: string;
  factor_type: string;
  status: 'verified' | 'unverified';
  secret: string;
  last_used_step: number | string | bigint | null;
}

const MOST_FACTORS = 10;
// More does not fit into the QR code.
const LONGEST_WORDS = 100;
const UNFINISHED_SECONDS = 300;

const REFUSED_TYPES = new Map([
  ['phone', new AuthFault(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')],
  ['webauthn', new AuthFault(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')],
]);

/** The caller's own factor; another user's counts as missing. */
export async function ownFactor(session: Session, caller: Caller, id: string): Promise<FactorRow> {
  const [factor] = await session.query<FactorRow>(
    `select id, factor_type, status, secret, last_used_step from auth.mfa_factors
     where id::text = $1 and user_id = $2 for update`,
    [id, caller.user.id],
  );
  if (!factor) throw new AuthFault(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

async function checkRoom(session: Session, { user, session: own }: Caller, name: string): Promise<void> {
  await lockedUser(session, user.id);
  await session.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and created_at < now() - make_interval(secs => $2::float8)`,
    [user.id, UNFINISHED_SECONDS],
  );
  const factors = await session.query<{ status: string; friendly_name: string | null }>(
    `select status, friendly_name from auth.mfa_factors where user_id = $1`,
    [user.id],
  );
  if (factors.length >= MOST_FACTORS) {
    throw new AuthFault(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (own.aal !== 'aal2' && factors.some((factor) => factor.status === 'verified')) {
    throw new AuthFault(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  if (name && factors.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthFault(422, 'mfa_factor_name_conflict', message);
  }
}

function wordsOf({ body }: Call, field: string): string {
  const words = (body.text(field) ?? '').trim();
  if (words.length > LONGEST_WORDS) throw invalid(`${field} cannot be longer than ${LONGEST_WORDS} characters`);
  return words;
}

export async function enrol(auth: AuthContext, call: Call): Promise<Response> {
  const caller = await callerOf(auth, call);
  const type = call.body.text('factor_type') ?? '';
  if (type !== 'totp') throw REFUSED_TYPES.get(type) ?? invalid('factor_type needs to be totp, phone, or webauthn');
  const name = wordsOf(call, 'friendly_name');
  const secret = base32(randomBytes(20));
  const issuer = wordsOf(call, 'issuer') || auth.settings.productName;
  const uri = enrolmentUri(secret, caller.user.email ?? '', issuer);

  const id = await auth.database.transaction(async (session) => {
    await checkRoom(session, caller, name);
    const [factor] = await session.query<{ id: string }>(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, 'totp', 'unverified', $3) returning id`,
      [caller.user.id, name || null, secret],
    );
    return factor?.id;
  });
  return json(200, { id, type: 'totp', friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } });
}

/** Sessions the factor had raised lose that level. */
export async function removeFactor(session: Session, id: string): Promise<void> {
  await session.query(`delete from auth.mfa_factors where id = $1`, [id]);
  await session.query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now(),
       amr = (select coalesce(jsonb_agg(way), '[]') from jsonb_array_elements(amr) as ways (way) where way ->> 'method' <> 'totp')
     where factor_id = $1`,
    [id],
  );
}

export async function unenrol(auth: AuthContext, call: Call): Promise<Response> {
  const caller = await callerOf(auth, call);
  const id = await auth.database.transaction(async (session) => {
    const factor = await ownFactor(session, caller, call.params[0] ?? '');
    if (factor.status === 'verified' && caller.session.aal !== 'aal2') {
      throw new AuthFault(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(session, factor.id);
    return factor.id;
  });
  return json(200, { id });
}
