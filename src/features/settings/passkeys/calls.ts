import * as z from 'zod/mini';
import { asJson, fromDevice, startAsking } from '#src/data/session/passkeys.ts';
import { provePassword } from '#src/data/session/password.ts';
import type { Session } from '#src/data/session/session.ts';
import { refusedBy, staleOf } from '../calls.ts';
import type { Fault, Refused } from '../calls.ts';
import { words as en } from './words/en.ts';
import type { PasskeyWords } from './words.ts';

type Client = Awaited<ReturnType<Session['supabase']>>;
type Auth = Client['auth'];

export const Passkey = z.object({
  id: z.string(),
  friendly_name: z.optional(z.string()),
  created_at: z.string(),
  last_used_at: z.optional(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

/** Null where the project has not switched passkeys on. */
export async function list({ auth }: Client): Promise<{ data: unknown; error: unknown }> {
  const { data, error } = await auth.passkey.list();
  return error?.code === 'passkey_disabled' ? { data: null, error: null } : { data, error };
}

export type NotDone = Refused | keyof PasskeyWords['refused'];

const isOwn = (code: string | undefined): code is keyof PasskeyWords['refused'] =>
  code !== undefined && Object.hasOwn(en.refused, code);

async function ask(session: Session, call: (auth: Auth) => Promise<Fault | null>): Promise<NotDone | null> {
  const stale = await staleOf(session);
  if (stale) return stale;
  const fault = await call((await session.supabase()).auth);
  return fault && (isOwn(fault.code) ? fault.code : refusedBy(fault));
}

const NOT_PROVED = { wrong: 'wrong-password', unreached: 'offline' } as const satisfies Record<string, Refused>;

/** Whoever finds the phone open must make no way in of his own, nor take one away. */
async function askProved(
  session: Session,
  password: string,
  call: (auth: Auth) => Promise<Fault | null>,
): Promise<NotDone | null> {
  const stale = await staleOf(session);
  if (stale) return stale;
  const proof = await provePassword(session, password).catch(() => 'unreached' as const);
  return proof === 'proved' ? ask(session, call) : NOT_PROVED[proof];
}

/** It is made, and signs in; only its name was not kept. */
const UNNAMED: Fault = { code: 'passkey_not_named', status: 400 };

type Registered = Parameters<Auth['passkey']['verifyRegistration']>[0]['credential'];

/** The server names it in a call of its own. */
async function addPasskey({ passkey }: Auth, friendlyName: string, signal: AbortSignal): Promise<Fault | null> {
  const { data: begun, error } = await passkey.startRegistration();
  if (error) return error;
  const options = asJson<PublicKeyCredentialCreationOptionsJSON>(begun.options);
  const answer = await fromDevice(signal, () =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options), signal }),
  );
  if (!('made' in answer)) return answer;
  const given = { challengeId: begun.challenge_id, credential: asJson<Registered>(answer.made) };
  const { data: kept, error: refused } = await passkey.verifyRegistration(given);
  if (refused) return refused;
  const { error: unnamed } = await passkey.update({ passkeyId: kept.id, friendlyName });
  return unnamed && UNNAMED;
}

export interface NewPasskey {
  name: string;
  password: string;
}

export function add(session: Session, { name, password }: NewPasskey): Promise<NotDone | null> {
  const signal = startAsking();
  return askProved(session, password, (auth) => addPasskey(auth, name, signal));
}

export const remove = (session: Session, passkeyId: string, password: string): Promise<NotDone | null> =>
  askProved(session, password, async ({ passkey }) => (await passkey.delete({ passkeyId })).error);

export const rename = (session: Session, passkeyId: string, friendlyName: string): Promise<NotDone | null> =>
  ask(session, async ({ passkey }) => (await passkey.update({ passkeyId, friendlyName })).error);
