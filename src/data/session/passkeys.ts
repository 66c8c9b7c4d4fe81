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

let asking = new AbortController();

/** Comes before the server is asked: the screen may be left before there is a prompt. */
export function startAsking(): AbortSignal {
  asking = new AbortController();
  return asking.signal;
}

/** Takes the device's prompt away, or keeps it from coming, where the screen that asked is left. */
export const stopAsking = (): void => asking.abort();

/** The device's answer, as it is sent. */
export async function fromDevice(
  signal: AbortSignal,
  ask: () => Promise<Credential | null>,
): Promise<{ made: unknown } | Fault> {
  try {
    signal.throwIfAborted();
    const made = await ask();
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
export async function signInByPasskey({ passkey }: Auth, signal: AbortSignal): Promise<Fault | null> {
  const { data: begun, error } = await passkey.startAuthentication();
  if (error) return error;
  const options = asJson<PublicKeyCredentialRequestOptionsJSON>(begun.options);
  const answer = await fromDevice(signal, () =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options), signal }),
  );
  if (!('made' in answer)) return answer;
  const given = { challengeId: begun.challenge_id, credential: asJson<Asserted>(answer.made) };
  return (await passkey.verifyAuthentication(given)).error;
}
