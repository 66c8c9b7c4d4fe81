import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { codeOf, stepAt } from '../../../supabase/local/auth/totp.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import type { Algorithm } from '../../support/authenticator.ts';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { NOT_VERIFIED, known, registering, signIn, withPasskey } from './passkeys.support.ts';
import type { Deviation, Passkey } from './passkeys.support.ts';
import { claimsIn, lastMail } from './support.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
}, 120_000);
afterAll(() => stack.close());

const NOT_FOUND = { code: 'webauthn_challenge_not_found', status: 400 };

async function age(challengeId: string): Promise<void> {
  await stack.database.query(
    `update auth.webauthn_challenges set expires_at = now() - interval '1 second' where id = $1`,
    [challengeId],
  );
}

test.each<Algorithm>(['ES256', 'RS256', 'EdDSA'])('a passkey of %s signs in', async (algorithm) => {
  const email = `${algorithm.toLowerCase()}@example.test`;
  const { passkey, device } = await withPasskey(stack, email, algorithm);
  expect(lastMail(stack, email).subject).toMatch(/^A passkey was added to your .* account$/);
  const { answer } = await signIn(stack.visitor(), passkey);
  expect(answer.error).toBeNull();
  expect(answer.data?.session?.user.email).toBe(email);
  expect(claimsIn(answer.data?.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] });
  expect((await signIn(stack.visitor(), passkey)).answer.error).toBeNull();
  const [listed] = known(await device.auth.passkey.list());
  expect(listed).toEqual({ id: expect.any(String), created_at: expect.any(String), last_used_at: expect.any(String) });
});

test('a browser is asked for a passkey it can find again, made where its owner is checked', async () => {
  const { device, passkey } = await withPasskey(stack, 'options@example.test');
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

test('of what a device says of its ways only the known ones are kept', async () => {
  const device = await stack.signUp('ways@example.test');
  const kept = async (transports: unknown) => {
    expect((await registering(device, createAuthenticator(stack.url), { transports })).answer.error).toBeNull();
    return known(await device.auth.passkey.startRegistration()).options.excludeCredentials?.at(-1)?.transports;
  };
  expect(await kept(['internal', 'internal', 7, 'smoke'])).toEqual(['internal']);
  expect(await kept({ length: 1 })).toEqual([]);
});

test('a passkey is named, and removed it signs in nobody', async () => {
  const { device, passkey, id } = await withPasskey(stack, 'named@example.test');
  const renamed = await device.auth.passkey.update({ passkeyId: id, friendlyName: ' Blue phone ' });
  expect(known(renamed)).toMatchObject({ id, friendly_name: 'Blue phone' });
  for (const friendlyName of [' ', 'x'.repeat(121)])
    expect((await device.auth.passkey.update({ passkeyId: id, friendlyName })).error).toMatchObject({
      code: 'validation_failed',
      status: 400,
    });
  expect((await device.auth.passkey.delete({ passkeyId: id })).error).toBeNull();
  expect(known(await device.auth.passkey.list())).toEqual([]);
  expect(lastMail(stack, 'named@example.test').subject).toMatch(/^A passkey was removed from your .* account$/);
  expect((await signIn(stack.visitor(), passkey)).answer.error).toMatchObject(NOT_VERIFIED);
});

test("another user's passkey is as if it were not there", async () => {
  const { id } = await withPasskey(stack, 'owner@example.test');
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
    ['in a frame of another page', { isInFrame: true }],
    ['to another challenge', { challenge: 'b3RoZXI' }],
    ['of an id that is too long', { idBytes: 1024 }],
  ])('%s', async (why, deviation) => {
    const device = await stack.signUp(`${why.replaceAll(' ', '-')}@example.test`);
    const { answer } = await registering(device, createAuthenticator(stack.url), deviation);
    expect(answer.error).toMatchObject(NOT_VERIFIED);
    expect(known(await device.auth.passkey.list())).toEqual([]);
  });

  test('with a challenge that was used, expired or given to another', async () => {
    const { device, given } = await withPasskey(stack, 'used@example.test');
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

  test('with a certificate, and no address that stands in it is asked', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => asked.mockRestore());
    const device = await stack.signUp('certified@example.test');
    const deviation = { certifiedAt: 'http://revoked.test/list' };
    const { answer } = await registering(device, createAuthenticator(stack.url), deviation);
    expect(answer.error).toMatchObject(NOT_VERIFIED);
    expect(asked.mock.calls.map(([url]) => url)).not.toContain(deviation.certifiedAt);
  });

  test('where its session has ended meanwhile, and so is a removal', async () => {
    const { device, id } = await withPasskey(stack, 'ended@example.test');
    const transaction = stack.database.transaction.bind(stack.database);
    const end = vi.spyOn(stack.database, 'transaction').mockImplementation(async (work) => {
      await stack.database.query(`delete from auth.sessions`);
      return transaction(work);
    });
    onTestFinished(() => end.mockRestore());
    const ended = { name: 'AuthSessionMissingError' };
    const { answer } = await registering(device, createAuthenticator(stack.url));
    expect(answer.error).toMatchObject(ended);
    end.mockClear();
    const other = await stack.signIn('ended@example.test');
    expect((await other.auth.passkey.delete({ passkeyId: id })).error).toMatchObject(ended);
    expect(await stack.database.query(`select from auth.webauthn_credentials where id = $1`, [id])).toHaveLength(1);
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

  test('below the second step where one is set up, and so are a name and a removal', async () => {
    const { device, id, passkey } = await withPasskey(stack, 'steps@example.test');
    const { id: factorId, totp } = known(await device.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' }));
    const code = codeOf(totp.secret, stepAt(Date.now()));
    known(await device.auth.mfa.challengeAndVerify({ factorId, code }));
    const below = (await signIn(stack.visitor(), passkey)).visitor;
    expect((await below.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal2' });
    const refused = { code: 'insufficient_aal', status: 403 };
    expect((await below.auth.passkey.startRegistration()).error).toMatchObject(refused);
    expect((await below.auth.passkey.delete({ passkeyId: id })).error).toMatchObject(refused);
    expect((await below.auth.passkey.update({ passkeyId: id, friendlyName: 'mine' })).error).toMatchObject(refused);
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
    ['an answer to another challenge', { challenge: 'b3RoZXI' }],
    ['an answer in a frame of another page', { isInFrame: true }],
    ['a device that says otherwise whether it may be copied', { mayBeCopied: true }],
  ])('by %s', async (why, deviation) => {
    const { passkey } = await withPasskey(stack, `${why.replaceAll(' ', '.')}@example.test`);
    expect((await signIn(stack.visitor(), passkey)).answer.error).toBeNull();
    const { answer } = await signIn(stack.visitor(), passkey, deviation);
    expect(answer.error).toMatchObject(NOT_VERIFIED);
    expect(answer.data?.session ?? null).toBeNull();
  });

  test('by an answer to an earlier challenge under a new one, and by the key of another passkey', async () => {
    const { passkey, device, given } = await withPasskey(stack, 'earlier@example.test');
    const begun = known(await device.auth.passkey.startRegistration());
    const again = { ...given, challengeId: begun.challenge_id };
    expect((await device.auth.passkey.verifyRegistration(again)).error).toMatchObject(NOT_VERIFIED);
    const first = await signIn(stack.visitor(), passkey);
    const next = known(await first.visitor.auth.passkey.startAuthentication());
    const old = { ...first.given, challengeId: next.challenge_id };
    expect((await first.visitor.auth.passkey.verifyAuthentication(old)).error).toMatchObject(NOT_VERIFIED);
    const other = await withPasskey(stack, 'other.key@example.test');
    const userHandle = Buffer.from((await device.auth.getUser()).data.user?.id ?? '').toString('base64url');
    const answer: Passkey['answer'] = (challenge) => {
      const { response } = other.passkey.answer(challenge, { userHandle });
      return { ...passkey.answer(challenge), response };
    };
    expect((await signIn(stack.visitor(), { id: passkey.id, answer })).answer.error).toMatchObject(NOT_VERIFIED);
  });

  test('by a challenge that was used, also in vain, or that expired', async () => {
    const { passkey } = await withPasskey(stack, 'replay@example.test');
    const { visitor, given } = await signIn(stack.visitor(), passkey);
    expect((await visitor.auth.passkey.verifyAuthentication(given)).error).toMatchObject(NOT_FOUND);
    const failed = await signIn(stack.visitor(), passkey, { origin: 'https://evil.test' });
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
    const there = await signIn(stack.visitor(), of(Buffer.from(userId).toString('base64url')));
    const absent = await signIn(stack.visitor(), of(Buffer.from(crypto.randomUUID()).toString('base64url')));
    expect(there.answer.error).toMatchObject(NOT_VERIFIED);
    expect(there.answer.error?.message).toBe(absent.answer.error?.message);
  });

  test('to who is banned, and after too many vain beginnings of an address, which hold up no registration', async () => {
    const limits = { passwordAttempts: 1, mails: 10, windowSeconds: 300 };
    const small = await openTestStack({ settings: { limits } });
    try {
      const device = await small.signUp('behind.it@example.test');
      const { passkey: own } = await registering(device, createAuthenticator(small.url));
      for (let done = 0; done < 6; done += 1) expect((await signIn(small.visitor(), own)).answer.error).toBeNull();
      for (let begun = 0; begun < 5; begun += 1)
        expect((await small.visitor().auth.passkey.startAuthentication()).error).toBeNull();
      expect((await small.visitor().auth.passkey.startAuthentication()).error).toMatchObject({ status: 429 });
      for (let made = 0; made < 6; made += 1)
        expect((await registering(device, createAuthenticator(small.url))).answer.error).toBeNull();
    } finally {
      await small.close();
    }
    const { passkey, device } = await withPasskey(stack, 'banned@example.test');
    const { user } = (await device.auth.getUser()).data;
    await stack.service().auth.admin.updateUserById(user?.id ?? '', { ban_duration: '1h' });
    expect((await signIn(stack.visitor(), passkey)).answer.error).toMatchObject({ code: 'user_banned' });
  });
});
