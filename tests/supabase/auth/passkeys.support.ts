import type { SupabaseClient } from '@supabase/supabase-js';
import { createAuthenticator } from '../../support/authenticator.ts';
import type { Algorithm } from '../../support/authenticator.ts';
import type { TestStack } from '../../support/stack.ts';

export function known<T>({ data, error }: { data: T; error: Error | null }): NonNullable<T> {
  if (error || !data) throw error ?? new Error('no answer');
  return data;
}

type Authenticator = ReturnType<typeof createAuthenticator>;
export type Deviation = Parameters<Authenticator['register']>[1];

export async function registering(device: SupabaseClient, authenticator: Authenticator, deviation?: Deviation) {
  const begun = known(await device.auth.passkey.startRegistration());
  const { credential, passkey } = authenticator.register(begun.options, deviation);
  const given = { challengeId: begun.challenge_id, credential: credential as never };
  return { passkey, given, answer: await device.auth.passkey.verifyRegistration(given) };
}

export async function withPasskey(stack: TestStack, email: string, algorithm?: Algorithm) {
  const device = await stack.signUp(email);
  const { passkey, answer, given } = await registering(device, createAuthenticator(stack.url, algorithm));
  return { device, passkey, given, id: known(answer).id };
}

export type Passkey = Awaited<ReturnType<typeof withPasskey>>['passkey'];

export async function signIn(
  visitor: SupabaseClient,
  { answer }: Passkey,
  deviation?: Parameters<Passkey['answer']>[1],
) {
  const begun = known(await visitor.auth.passkey.startAuthentication());
  const credential = answer(begun.options.challenge, deviation) as never;
  const given = { challengeId: begun.challenge_id, credential };
  return { visitor, given, answer: await visitor.auth.passkey.verifyAuthentication(given) };
}

export const NOT_VERIFIED = { code: 'webauthn_verification_failed', status: 400 };
