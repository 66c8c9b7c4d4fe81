import type { Session } from './session.ts';

type Auth = Awaited<ReturnType<Session['supabase']>>['auth'];

export interface Fault {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
}

/** Where options can be read as they are sent: all browsers since the spring of 2025. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Dismissed, too late, or none for this place: browsers do not tell which. */
const NOT_USED: Fault = { message: '', code: 'passkey_not_used', status: 400 };
/** This device has one for the account. */
const IS_HERE: Fault = { message: '', code: 'webauthn_credential_exists', status: 422 };

export async function fromDevice(
  ask: () => Promise<Credential | null>,
): Promise<{ made: PublicKeyCredential } | Fault> {
  try {
    const made = await ask();
    return made ? { made: made as PublicKeyCredential } : NOT_USED;
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? IS_HERE : NOT_USED;
  }
}

/** auth-js writes the same JSON down with bytes where the text of bytes is. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what it is to be read as
export const asJson = <T>(json: unknown): T => json as T;

type Asserted = Parameters<Auth['passkey']['verifyAuthentication']>[0]['credential'];

/** Signs in whom the passkey belongs to. */
export async function signInByPasskey({ passkey }: Auth): Promise<Fault | null> {
  const { data: begun, error } = await passkey.startAuthentication();
  if (error) return error;
  const options = asJson<PublicKeyCredentialRequestOptionsJSON>(begun.options);
  const answer = await fromDevice(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
  if (!('made' in answer)) return answer;
  const given = { challengeId: begun.challenge_id, credential: asJson<Asserted>(answer.made.toJSON()) };
  return (await passkey.verifyAuthentication(given)).error;
}
