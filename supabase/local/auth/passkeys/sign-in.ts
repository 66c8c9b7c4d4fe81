import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import type { Row, Session } from '../../database/database.ts';
import { json } from '../../http/answers.ts';
import type { AuthContext, Call } from '../call.ts';
import { AuthFault } from '../faults.ts';
import { startSession } from '../sessions.ts';
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
} from './ceremony.ts';

/** Nobody is named: the device knows which of its passkeys are for this host, and the passkey whose it is. */
export async function signInOptions(auth: AuthContext, call: Call): Promise<Response> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: partyOf(auth.settings).id,
    userVerification: 'required',
  });
  const begun = await begin(auth, call, 'authentication', { challenge: options.challenge, userId: null });
  return json(200, { ...begun, options });
}

type Held = Row & {
  id: string;
  public_key: string;
  sign_count: number | string | bigint;
  backup_eligible: boolean;
  transports: AuthenticatorTransport[];
};

async function ownerOf(session: Session, { id, response }: AuthenticationResponseJSON): Promise<string> {
  if (typeof id !== 'string') throw NOT_VERIFIED;
  const [held] = await session.query<{ user_id: string }>(
    `select user_id from auth.webauthn_credentials where credential_id = decode($1, 'base64')`,
    [toBase64(id)],
  );
  if (!held || response?.userHandle !== Buffer.from(held.user_id).toString('base64url')) throw NOT_VERIFIED;
  return held.user_id;
}

/** Locked, so that of two answers with one count only the first is taken; its user is locked before it, as by whoever removes it. */
async function lockedPasskey(session: Session, credentialId: string, userId: string): Promise<Held> {
  const [held] = await session.query<Held>(
    `select id, encode(public_key, 'base64') as public_key, sign_count, transports, backup_eligible
     from auth.webauthn_credentials where credential_id = decode($1, 'base64') and user_id = $2 for update`,
    [toBase64(credentialId), userId],
  );
  if (!held) throw NOT_VERIFIED;
  return held;
}

export async function signInByPasskey(auth: AuthContext, call: Call): Promise<Response> {
  const given = await answered(auth, call, 'authentication', null);
  // The library checks its shape.
  const response = given.credential as unknown as AuthenticationResponseJSON;
  const party = partyOf(auth.settings);
  const { verifyAuthenticationResponse } = await webauthn();
  const answer = await auth.database.transaction(async (session) => {
    const user = await lockedUser(session, await ownerOf(session, response));
    const held = await lockedPasskey(session, response.id, user.id);
    const { authenticationInfo: proof } = await verified(async () => {
      await checkFrame(response.response.clientDataJSON);
      return verifyAuthenticationResponse({
        response,
        expectedChallenge: given.challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(Buffer.from(held.public_key, 'base64')),
          counter: Number(held.sign_count),
          transports: held.transports,
        },
      });
    });
    // A passkey keeps for life whether it may be copied.
    if ((proof.credentialDeviceType === 'multiDevice') !== held.backup_eligible) throw NOT_VERIFIED;
    await session.query(
      `update auth.webauthn_credentials
       set sign_count = $2, backed_up = $3, last_used_at = now(), updated_at = now() where id = $1`,
      [held.id, proof.newCounter, proof.credentialBackedUp],
    );
    if (!user.email_confirmed_at) throw new AuthFault(403, 'email_not_confirmed', 'Email not confirmed');
    return startSession(auth, session, user.id, 'passkey', call);
  });
  succeeded(auth, call, null);
  return json(200, answer);
}
