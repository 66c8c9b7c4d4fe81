import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, stepAt } from '../../../supabase/local/auth/totp.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import type { Algorithm } from '../../support/authenticator.ts';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { claimsIn, lastMail } from './support.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
}, 120_000);
afterAll(() => stack.close());

function known<T>({ data, error }: { data: T | null; error: Error | null }): T {
  if (error || data === null) throw error ?? new Error('no answer');
  return data;
}

type Authenticator = ReturnType<typeof createAuthenticator>;
type Deviation = Parameters<Authenticator['register']>[1];

async function registering(device: SupabaseClient, authenticator: Authenticator, deviation?: Deviation) {
  const begun = known(await device.auth.passkey.startRegistration());
  const { credential, passkey } = authenticator.register(begun.options, deviation);
  const given = { challengeId: begun.challenge_id, credential: credential as never };
  return { passkey, given, answer: await device.auth.passkey.verifyRegistration(given) };
}

async function withPasskey(email: string, algorithm?: Algorithm) {
  const device = await stack.signUp(email);
  const { passkey, answer, given } = await registering(device, createAuthenticator(stack.url, algorithm));
  return { device, passkey, given, id: known(answer).id };
}

type Passkey = Awaited<ReturnType<typeof withPasskey>>['passkey'];

async function signIn({ answer }: Passkey, deviation?: Parameters<Passkey['answer']>[1], visitor = stack.visitor()) {
  const begun = known(await visitor.auth.passkey.startAuthentication());
  const credential = answer(begun.options.challenge, deviation) as never;
  const given = { challengeId: begun.challenge_id, credential };
  return { visitor, given, answer: await visitor.auth.passkey.verifyAuthentication(given) };
}

const NOT_VERIFIED = { code: 'webauthn_verification_failed', status: 400 };
const NOT_FOUND = { code: 'webauthn_challenge_not_found', status: 400 };

async function age(challengeId: string): Promise<void> {
  await stack.database.query(
    `update auth.webauthn_challenges set expires_at = now() - interval '1 second' where id = $1`,
    [challengeId],
  );
}

test.each<Algorithm>(['ES256', 'RS256', 'EdDSA'])('a passkey of %s signs in', async (algorithm) => {
  const email = `${algorithm.toLowerCase()}@example.test`;
  const { passkey, device } = await withPasskey(email, algorithm);
  expect(lastMail(stack, email).subject).toMatch(/^A passkey was added to your .* account$/);
  const { answer } = await signIn(passkey);
  expect(answer.error).toBeNull();
  expect(answer.data?.session?.user.email).toBe(email);
  expect(claimsIn(answer.data?.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] });
  expect((await signIn(passkey)).answer.error).toBeNull();
  const [listed] = known(await device.auth.passkey.list());
  expect(listed).toEqual({ id: expect.any(String), created_at: expect.any(String), last_used_at: expect.any(String) });
});

test('a browser is asked for a passkey it can find again, made where its owner is checked', async () => {
  const { device, passkey } = await withPasskey('options@example.test');
  const { options, expires_at } = known(await device.auth.passkey.startRegistration());
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: 'options@example.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: passkey.id, type: 'public-key' }],
    attestation: 'none',
  });
  expect(expires_at - Date.now() / 1000).toBeGreaterThan(290);
  const begun = known(await stack.visitor().auth.passkey.startAuthentication());
  expect(begun.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(begun.options).not.toHaveProperty('allowCredentials');
});

test('a passkey is named, and removed it signs in nobody', async () => {
  const { device, passkey, id } = await withPasskey('named@example.test');
  const renamed = await device.auth.passkey.update({ passkeyId: id, friendlyName: ' Blue phone ' });
  expect(known(renamed)).toMatchObject({ id, friendly_name: 'Blue phone' });
  for (const friendlyName of [' ', 'x'.repeat(121)])
    expect((await device.auth.passkey.update({ passkeyId: id, friendlyName })).error).toMatchObject({
      code: 'validation_failed',
      status: 400,
    });
  expect((await device.auth.passkey.delete({ passkeyId: id })).error).toBeNull();
  expect(known(await device.auth.passkey.list())).toEqual([]);
  expect((await signIn(passkey)).answer.error).toMatchObject(NOT_VERIFIED);
});

test("another user's passkey is as if it were not there", async () => {
  const { id } = await withPasskey('owner@example.test');
  const other = await stack.signUp('other@example.test');
  const missing = { code: 'validation_failed', status: 404 };
  expect((await other.auth.passkey.update({ passkeyId: id, friendlyName: 'mine' })).error).toMatchObject(missing);
  expect((await other.auth.passkey.delete({ passkeyId: id })).error).toMatchObject(missing);
  expect(known(await other.auth.passkey.list())).toEqual([]);
});

describe('a registration is refused', () => {
  test.each<[string, Deviation]>([
    ['from another origin', { origin: 'https://evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
    ['where the user was not verified', { isUserVerified: false }],
  ])('%s', async (why, deviation) => {
    const device = await stack.signUp(`${why.replaceAll(' ', '-')}@example.test`);
    const { answer } = await registering(device, createAuthenticator(stack.url), deviation);
    expect(answer.error).toMatchObject(NOT_VERIFIED);
    expect(known(await device.auth.passkey.list())).toEqual([]);
  });

  test('with a challenge that was used, expired or given to another', async () => {
    const { device, given } = await withPasskey('used@example.test');
    expect((await device.auth.passkey.verifyRegistration(given)).error).toMatchObject(NOT_FOUND);

    const begin = async () => {
      const begun = known(await device.auth.passkey.startRegistration());
      const { credential } = createAuthenticator(stack.url).register(begun.options);
      return { challengeId: begun.challenge_id, credential: credential as never };
    };
    const late = await begin();
    await age(late.challengeId);
    expect((await device.auth.passkey.verifyRegistration(late)).error).toMatchObject({
      code: 'webauthn_challenge_expired',
    });
    const thief = await stack.signUp('thief@example.test');
    expect((await thief.auth.passkey.verifyRegistration(await begin())).error).toMatchObject(NOT_FOUND);
  });

  test('of a passkey that is registered already, and of an eleventh', async () => {
    const device = await stack.signUp('many@example.test');
    const authenticator = createAuthenticator(stack.url);
    expect((await registering(device, authenticator)).answer.error).toBeNull();
    expect((await registering(device, authenticator)).answer.error).toMatchObject({
      code: 'webauthn_credential_exists',
      status: 422,
    });
    for (let made = 1; made < 10; made += 1)
      expect((await registering(device, createAuthenticator(stack.url))).answer.error).toBeNull();
    expect((await device.auth.passkey.startRegistration()).error).toMatchObject({
      code: 'too_many_passkeys',
      status: 422,
    });
  });

  test('below the second step where one is set up, and so is a removal', async () => {
    const { device, id, passkey } = await withPasskey('steps@example.test');
    const { id: factorId, totp } = known(await device.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' }));
    const code = codeOf(totp.secret, stepAt(Date.now()));
    known(await device.auth.mfa.challengeAndVerify({ factorId, code }));
    const below = (await signIn(passkey)).visitor;
    expect((await below.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal2' });
    const refused = { code: 'insufficient_aal', status: 403 };
    expect((await below.auth.passkey.startRegistration()).error).toMatchObject(refused);
    expect((await below.auth.passkey.delete({ passkeyId: id })).error).toMatchObject(refused);
    expect((await device.auth.passkey.delete({ passkeyId: id })).error).toBeNull();
  });

  test('without a session', async () => {
    const { error } = await stack.visitor().auth.passkey.startRegistration();
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
  });
});

describe('a sign-in is refused', () => {
  test.each<[string, Parameters<Passkey['answer']>[1]]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['a user who was not verified', { isUserVerified: false }],
    ['a wrong signature', { tamper: (signature) => Buffer.concat([signature.subarray(0, -1), Buffer.from([0, 1])]) }],
    ['what was made to register', { type: 'webauthn.create' }],
    ['a count that does not rise', { count: 1 }],
    ['the name of another user', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
    ['no name of a user', { userHandle: '' }],
  ])('by %s', async (why, deviation) => {
    const { passkey } = await withPasskey(`${why.replaceAll(' ', '.')}@example.test`);
    expect((await signIn(passkey)).answer.error).toBeNull();
    const { answer } = await signIn(passkey, deviation);
    expect(answer.error).toMatchObject(NOT_VERIFIED);
    expect(answer.data?.session ?? null).toBeNull();
  });

  test('by a challenge that was used, also in vain, or that expired', async () => {
    const { passkey } = await withPasskey('replay@example.test');
    const { visitor, given } = await signIn(passkey);
    expect((await visitor.auth.passkey.verifyAuthentication(given)).error).toMatchObject(NOT_FOUND);
    const failed = await signIn(passkey, { origin: 'https://evil.test' });
    const again = { ...given, challengeId: failed.given.challengeId };
    expect((await visitor.auth.passkey.verifyAuthentication(again)).error).toMatchObject(NOT_FOUND);

    const begun = known(await visitor.auth.passkey.startAuthentication());
    await age(begun.challenge_id);
    const late = { challengeId: begun.challenge_id, credential: passkey.answer(begun.options.challenge) as never };
    expect((await visitor.auth.passkey.verifyAuthentication(late)).error).toMatchObject({
      code: 'webauthn_challenge_expired',
    });
  });

  test('with the same words for a passkey nobody has, whosever name it carries', async () => {
    const userId = await stack.account('there@example.test');
    const stranger = createAuthenticator(stack.url);
    const nobody = { challenge: '', rp: { id: 'localhost' } };
    const of = (id: string) => stranger.register({ ...nobody, user: { id } }).passkey;
    const there = await signIn(of(Buffer.from(userId).toString('base64url')));
    const absent = await signIn(of(Buffer.from(crypto.randomUUID()).toString('base64url')));
    expect(there.answer.error).toMatchObject(NOT_VERIFIED);
    expect(there.answer.error?.message).toBe(absent.answer.error?.message);
  });

  test('to who is banned, and after too many beginnings of an address', async () => {
    const limits = { passwordAttempts: 1, mails: 10, windowSeconds: 300 };
    const small = await openTestStack({ settings: { limits } });
    try {
      for (let begun = 0; begun < 5; begun += 1)
        expect((await small.visitor().auth.passkey.startAuthentication()).error).toBeNull();
      expect((await small.visitor().auth.passkey.startAuthentication()).error).toMatchObject({ status: 429 });
    } finally {
      await small.close();
    }
    const { passkey, device } = await withPasskey('banned@example.test');
    const { user } = known(await device.auth.getUser());
    await stack.service().auth.admin.updateUserById(user.id, { ban_duration: '1h' });
    expect((await signIn(passkey)).answer.error).toMatchObject({ code: 'user_banned' });
  });
});
