import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createAuthenticator } from '../../support/authenticator.ts';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { NOT_VERIFIED, known, registering, signIn, withPasskey } from './passkeys.support.ts';
import { codeIn, lastMail } from './support.ts';

// How long a passkey stays, who is told, and where it is for.

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
}, 120_000);
afterAll(() => stack.close());

describe('a new password', () => {
  const change = { current_password: PASSWORD, password: 'a new password' };

  test('that a mail let somebody set takes the passkeys away, and says so', async () => {
    const email = 'recovered@example.test';
    const { passkey } = await withPasskey(stack, email);
    const visitor = stack.visitor();
    await visitor.auth.resetPasswordForEmail(email);
    const token = codeIn(lastMail(stack, email));
    expect((await visitor.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
    expect((await visitor.auth.updateUser({ password: change.password })).error).toBeNull();
    expect(lastMail(stack, email).text).toContain('Your passkeys were removed');
    expect((await signIn(stack.visitor(), passkey)).answer.error).toMatchObject(NOT_VERIFIED);
  });

  test('that the server sets does the same', async () => {
    const email = 'rescued@example.test';
    const { device, passkey } = await withPasskey(stack, email);
    const id = (await device.auth.getUser()).data.user?.id ?? '';
    await stack.service().auth.admin.updateUserById(id, { password: change.password });
    expect(lastMail(stack, email).text).toContain('Your passkeys were removed');
    expect((await signIn(stack.visitor(), passkey)).answer.error).toMatchObject(NOT_VERIFIED);
  });

  test('by who knows the old one keeps them, and reminds of them', async () => {
    const { device, passkey } = await withPasskey(stack, 'kept@example.test');
    expect((await device.auth.updateUser(change)).error).toBeNull();
    expect(lastMail(stack, 'kept@example.test').text).toContain('Your passkeys stay');
    expect((await signIn(stack.visitor(), passkey)).answer.error).toBeNull();
    const plain = await stack.signUp('plain@example.test');
    expect((await plain.auth.updateUser(change)).error).toBeNull();
    expect(lastMail(stack, 'plain@example.test').text).not.toContain('passkeys');
  });
});

test('the server lists and removes the passkeys of a user', async () => {
  const { device, id } = await withPasskey(stack, 'served@example.test');
  const userId = (await device.auth.getUser()).data.user?.id ?? '';
  const { passkey } = stack.service().auth.admin;
  expect(known(await passkey.listPasskeys({ userId }))).toMatchObject([{ id }]);
  expect((await passkey.deletePasskey({ userId: crypto.randomUUID(), passkeyId: id })).error).not.toBeNull();
  expect((await passkey.deletePasskey({ userId, passkeyId: id })).error).toBeNull();
  expect(known(await passkey.listPasskeys({ userId }))).toEqual([]);
});

test('the mail of a passkey comes also where the mails somebody may ask for are used up', async () => {
  const limits = { passwordAttempts: 30, mails: 1, windowSeconds: 300 };
  const small = await openTestStack({ settings: { limits } });
  onTestFinished(() => small.close());
  const email = 'silenced@example.test';
  const device = await small.signUp(email);
  expect((await small.visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
  expect((await small.visitor().auth.resetPasswordForEmail(email)).error).toMatchObject({ status: 429 });
  expect((await registering(device, createAuthenticator(small.url))).answer.error).toBeNull();
  expect(lastMail(small, email).subject).toMatch(/^A passkey was added/);
});

test('a passkey is for the host of the app, which may not be the server’s', async () => {
  const siteUrl = 'https://app.example.test';
  const apart = await openTestStack({ settings: { siteUrl } });
  onTestFinished(() => apart.close());
  const device = await apart.signUp('apart@example.test');
  const begin = async () => known(await device.auth.passkey.startRegistration());
  const answer = async (origin: string) => {
    const { options, challenge_id: challengeId } = await begin();
    const credential = createAuthenticator(origin).register(options).credential as never;
    return device.auth.passkey.verifyRegistration({ challengeId, credential });
  };
  expect((await begin()).options.rp).toMatchObject({ id: 'app.example.test' });
  expect((await answer(apart.url)).error).toMatchObject(NOT_VERIFIED);
  expect((await answer(siteUrl)).error).toBeNull();
});
