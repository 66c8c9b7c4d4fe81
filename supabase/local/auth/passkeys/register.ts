import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Row, Session } from '../../database/database.ts';
import { json } from '../../http/answers.ts';
import type { AuthContext, Call } from '../call.ts';
import { AuthFault } from '../faults.ts';
import { lockedUser } from '../users.ts';
import {
  NOT_VERIFIED,
  answered,
  begin,
  checkFrame,
  partyOf,
  succeeded,
  toBase64,
  verified,
  webauthn,
  webauthnParts,
} from './ceremony.ts';
import { mayManage, passkeyView } from './manage.ts';
import type { PasskeyRow } from './manage.ts';

const MOST_PASSKEYS = 10;
/** What the specification allows. */
const LONGEST_ID_BYTES = 1023;
const TRANSPORTS = new Set<unknown>(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

type Known = Row & { credential_id: string; transports: AuthenticatorTransport[] };

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
  const { id, email } = (await mayManage(auth, call)).user;
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

/** None was asked for. Certificates are the sender's, and the library fetches addresses that stand in them. */
async function checkAttestation({ attestationObject }: RegistrationResponseJSON['response']): Promise<void> {
  const { decodeAttestationObject } = await webauthnParts();
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const fmt = attestation.get('fmt');
  if (fmt === 'none' || (fmt === 'packed' && attestation.get('attStmt').get('x5c') === undefined)) return;
  throw NOT_VERIFIED;
}

const isTransport = (value: unknown): value is AuthenticatorTransport => TRANSPORTS.has(value);

/** Browsers read them with the next registration, and what they cannot read ends it. */
const transportsIn = (given: unknown): AuthenticatorTransport[] =>
  Array.isArray(given) ? [...new Set(given.filter(isTransport))] : [];

async function madeBy(auth: AuthContext, response: RegistrationResponseJSON, expectedChallenge: string) {
  const party = partyOf(auth.settings);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verified(async () => {
    await checkAttestation(response.response);
    await checkFrame(response.response.clientDataJSON);
    return verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
  });
  if (Buffer.from(registrationInfo.credential.id, 'base64url').length > LONGEST_ID_BYTES) throw NOT_VERIFIED;
  return registrationInfo;
}

export async function verifyRegistration(auth: AuthContext, call: Call): Promise<Response> {
  const { id: userId, email, language } = (await mayManage(auth, call)).user;
  const given = await answered(auth, call, 'registration', userId);
  // Its shape is checked on the way.
  const made = await madeBy(auth, given.credential as unknown as RegistrationResponseJSON, given.challenge);
  const { credential } = made;
  const passkey = await auth.database.transaction(async (session) => {
    await lockedUser(session, userId);
    // A new password, which ends sessions and removes passkeys, may have come meanwhile.
    await mayManage(auth, call, session);
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
        JSON.stringify(transportsIn(credential.transports)),
        made.credentialDeviceType === 'multiDevice',
        made.credentialBackedUp,
      ],
    );
    if (!row) throw new AuthFault(422, 'webauthn_credential_exists', 'This credential is already registered');
    return row;
  });
  succeeded(auth, call, userId);
  if (email) await auth.post.notify({ to: email, language, letter: { kind: 'passkey_added' } });
  return json(200, passkeyView(passkey));
}
