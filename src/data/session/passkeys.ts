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

const SAID: Record<string, Fault> = { NotAllowedError: NOT_USED, AbortError: NOT_USED, InvalidStateError: IS_HERE };

let prompt: AbortController | null = null;

/** Takes the device's prompt away, from whoever leaves the screen that asked. */
export const stopAsking = (): void => prompt?.abort();

/** The device's answer, as it is sent. */
export async function fromDevice(
  ask: (signal: AbortSignal) => Promise<Credential | null>,
): Promise<{ made: unknown } | Fault> {
  prompt = new AbortController();
  try {
    const made = await ask(prompt.signal);
    return made ? { made: (made as PublicKeyCredential).toJSON() } : NOT_USED;
  } catch (error) {
    const { name, message } = error as Error;
    return SAID[name] ?? { message, status: 400 };
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
  const answer = await fromDevice((signal) =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options), signal }),
  );
  if (!('made' in answer)) return answer;
  const given = { challengeId: begun.challenge_id, credential: asJson<Asserted>(answer.made) };
  return (await passkey.verifyAuthentication(given)).error;
}
