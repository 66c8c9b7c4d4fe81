import type { AuthenticatorTransportFuture, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Row, Session } from '../../database/database.ts';
import { json } from '../../http/answers.ts';
import type { AuthContext, Call } from '../call.ts';
import { AuthFault } from '../faults.ts';
import { callerOf } from '../sessions.ts';
import { lockedUser } from '../users.ts';
import { answered, begin, partyOf, toBase64, verified, webauthn } from './ceremony.ts';
import { checkMayManage, passkeyView } from './manage.ts';
import type { PasskeyRow } from './manage.ts';

const MOST_PASSKEYS = 10;

type Known = Row & { credential_id: string; transports: AuthenticatorTransportFuture[] };

async function knownWithRoom(session: Session, userId: string): Promise<Known[]> {
  const known = await session.query<Known>(
    `select encode(credential_id, 'base64') as credential_id, transports
     from auth.webauthn_credentials where user_id = $1`,
    [userId],
  );
  if (known.length < MOST_PASSKEYS) return known;
  throw new AuthFault(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
}

export async function registrationOptions(auth: AuthContext, call: Call): Promise<Response> {
  const caller = await callerOf(auth, call);
  checkMayManage(caller);
  const { id, email } = caller.user;
  const known = await knownWithRoom(auth.database, id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: auth.settings.productName,
    rpID: partyOf(auth.settings).id,
    userID: new TextEncoder().encode(id),
    userName: email ?? '',
    userDisplayName: email ?? '',
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: Buffer.from(credential_id, 'base64').toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const begun = await begin(auth, call, 'registration', { challenge: options.challenge, userId: id });
  return json(200, { ...begun, options });
}

export async function verifyRegistration(auth: AuthContext, call: Call): Promise<Response> {
  const caller = await callerOf(auth, call);
  checkMayManage(caller);
  const { id: userId, email, language } = caller.user;
  const given = await answered(auth, call, 'registration', userId);
  const party = partyOf(auth.settings);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo: made } = await verified(() =>
    verifyRegistrationResponse({
      // The library checks its shape.
      response: given.credential as unknown as RegistrationResponseJSON,
      expectedChallenge: given.challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  const { credential } = made;
  const passkey = await auth.database.transaction(async (session) => {
    await lockedUser(session, userId);
    await knownWithRoom(session, userId);
    const [row] = await session.query<PasskeyRow>(
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key, attestation_type, aaguid, sign_count,
         transports, backup_eligible, backed_up)
       values ($1, decode($2, 'base64'), decode($3, 'base64'), $4, $5, $6, $7::jsonb, $8, $9)
       on conflict (credential_id) do nothing returning id, friendly_name, created_at, last_used_at`,
      [
        userId,
        toBase64(credential.id),
        Buffer.from(credential.publicKey).toString('base64'),
        made.fmt,
        made.aaguid,
        credential.counter,
        JSON.stringify(credential.transports ?? []),
        made.credentialDeviceType === 'multiDevice',
        made.credentialBackedUp,
      ],
    );
    if (!row) throw new AuthFault(422, 'webauthn_credential_exists', 'This credential is already registered');
    return row;
  });
  if (email) await auth.post.notify({ to: email, language, letter: { kind: 'passkey_added' } });
  return json(200, passkeyView(passkey));
}
