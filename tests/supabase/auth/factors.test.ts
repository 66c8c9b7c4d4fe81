import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, stepAt } from '../../../supabase/local/auth/totp.ts';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { claimsIn, followLink, lastMail, linkIn, otherCode, sessionIn } from './support.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
}, 120_000);
afterAll(() => stack.close());

const now = () => stepAt(Date.now());

async function enrol(device: SupabaseClient, friendlyName = 'phone') {
  const { data, error } = await device.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret };
}

function answer(device: SupabaseClient, factorId: string, code: string) {
  return device.auth.mfa.challengeAndVerify({ factorId, code });
}

/** An account with a verified factor, on a device that is past it. The code of the step before was used. */
async function secured(email: string) {
  const device = await stack.signUp(email);
  const factor = await enrol(device);
  const { error } = await answer(device, factor.id, codeOf(factor.secret, now() - 1));
  if (error) throw error;
  return { device, factor };
}

test('an enrolment shows what an authenticator app reads', async () => {
  const device = await stack.signUp('show@example.test');
  const { data } = await device.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone', issuer: 'The Clinic' });
  expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(data?.totp.uri ?? '');
  expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
  expect(decodeURIComponent(uri.pathname)).toBe('/The Clinic:show@example.test');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: data?.totp.secret,
    issuer: 'The Clinic',
    digits: '6',
    period: '30',
  });
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
  const listed = await device.auth.mfa.listFactors();
  expect(listed.data?.totp).toEqual([]);
  expect(listed.data?.all).toMatchObject([{ id: data?.id, status: 'unverified', friendly_name: 'phone' }]);
});

test('the first right code verifies the factor and raises the session, which stays raised', async () => {
  const device = await stack.signUp('raise@example.test');
  const factor = await enrol(device);
  expect((await device.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
  const { data, error } = await answer(device, factor.id, codeOf(factor.secret, now()));
  expect(error).toBeNull();
  expect(claimsIn(data?.access_token)).toMatchObject({ aal: 'aal2' });
  expect((claimsIn(data?.access_token)['amr'] as { method: string }[]).map(({ method }) => method).toSorted()).toEqual([
    'password',
    'totp',
  ]);
  const refreshed = await device.auth.refreshSession();
  expect(claimsIn(refreshed.data.session?.access_token)).toMatchObject({ aal: 'aal2' });
  expect((await device.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id, status: 'verified' }]);
  expect((await device.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  });
});

test('a new sign-in starts below and is told what is asked of it', async () => {
  const { factor } = await secured('below@example.test');
  const device = await stack.signIn('below@example.test');
  expect((await device.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect((await answer(device, factor.id, codeOf(factor.secret, now()))).error).toBeNull();
});

test('verifying ends the sessions that are still below', async () => {
  const device = await stack.signUp('others@example.test');
  const below = await stack.signIn('others@example.test');
  const factor = await enrol(device);
  await answer(device, factor.id, codeOf(factor.secret, now()));
  expect((await below.auth.refreshSession()).error).not.toBeNull();
  expect((await device.auth.getUser()).error).toBeNull();
});

test('a code is good for its step and one to each side, and for one time', async () => {
  const { device, factor } = await secured('once@example.test');
  const used = codeOf(factor.secret, now() - 1);
  const wrong = { code: 'mfa_verification_failed', status: 422 };
  expect((await answer(device, factor.id, codeOf(factor.secret, now() - 3))).error).toMatchObject(wrong);
  expect((await answer(device, factor.id, codeOf(factor.secret, now() + 3))).error).toMatchObject(wrong);
  expect((await answer(device, factor.id, used)).error).toMatchObject(wrong);
  const next = codeOf(factor.secret, now() + 1);
  expect((await answer(device, factor.id, next)).error).toBeNull();
  expect((await answer(device, factor.id, next)).error).toMatchObject(wrong);
  expect((await answer(device, factor.id, codeOf(factor.secret, now()))).error).toMatchObject(wrong);
});

test('tries are counted over all challenges', async () => {
  const { factor } = await secured('tries@example.test');
  const device = await stack.signIn('tries@example.test');
  const right = codeOf(factor.secret, now() + 1);
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    codes.push((await answer(device, factor.id, otherCode(right))).error?.code);
  expect(codes).toEqual([...Array(10).fill('mfa_verification_failed'), 'over_request_rate_limit']);
  expect((await answer(device, factor.id, right)).error).toMatchObject({
    code: 'over_request_rate_limit',
    status: 429,
  });
});

test('a challenge is for one factor, ends with its use and runs out', async () => {
  const { device, factor } = await secured('challenge@example.test');
  const code = codeOf(factor.secret, now());
  const { data } = await device.auth.mfa.challenge({ factorId: factor.id });
  expect(data).toMatchObject({ type: 'totp', expires_at: expect.closeTo(Date.now() / 1000 + 300, -1) as number });
  const verify = (challengeId: string) => device.auth.mfa.verify({ factorId: factor.id, challengeId, code });

  expect((await verify(crypto.randomUUID())).error).toMatchObject({ code: 'mfa_factor_not_found' });
  await stack.database.query(`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = $1`, [
    data?.id,
  ]);
  expect((await verify(data?.id ?? '')).error).toMatchObject({ code: 'mfa_challenge_expired' });
});

test('another user’s factor is out of reach', async () => {
  const { factor } = await secured('victim@example.test');
  const stranger = await stack.signUp('stranger@example.test');
  expect((await stranger.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
    code: 'mfa_factor_not_found',
    status: 404,
  });
  expect((await stranger.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    code: 'mfa_factor_not_found',
  });
});

test('a verified factor goes only from a raised session, and the session falls with it', async () => {
  const { device, factor } = await secured('leave@example.test');
  const below = await stack.signIn('leave@example.test');
  expect((await below.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    code: 'insufficient_aal',
    status: 422,
  });
  expect((await device.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
  const { data } = await device.auth.refreshSession();
  expect(claimsIn(data.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  expect((await device.auth.mfa.listFactors()).data?.all).toEqual([]);
});

test('an unfinished enrolment can be left, and a name is used once', async () => {
  const device = await stack.signUp('names@example.test');
  const factor = await enrol(device);
  const again = await device.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 });
  expect((await device.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  const second = await enrol(device);
  await stack.database.query(`update auth.mfa_factors set created_at = now() - interval '6 minutes' where id = $1`, [
    second.id,
  ]);
  await enrol(device);
  expect((await device.auth.mfa.listFactors()).data?.all).toHaveLength(1);
});

test('with a factor, a session below it neither adds another nor changes password or address', async () => {
  await secured('guard@example.test');
  const below = await stack.signIn('guard@example.test');
  expect((await below.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' })).error).toMatchObject({
    code: 'insufficient_aal',
    status: 403,
  });
  expect((await below.auth.updateUser({ password: 'a new password' })).error).toMatchObject({
    code: 'insufficient_aal',
    status: 401,
  });
  expect((await below.auth.updateUser({ email: 'elsewhere@example.test' })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  expect((await below.auth.updateUser({ data: { nickname: 'G' } })).error).toBeNull();

  await stack.visitor().auth.resetPasswordForEmail('guard@example.test');
  const landed = await followLink(linkIn(lastMail(stack, 'guard@example.test')));
  const recovering = stack.visitor();
  await recovering.auth.setSession(sessionIn(landed));
  expect((await recovering.auth.updateUser({ password: 'a new password' })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  expect(
    (await stack.visitor().auth.signInWithPassword({ email: 'guard@example.test', password: PASSWORD })).error,
  ).toBeNull();
});

test('factors of other kinds are refused in words', async () => {
  const device = await stack.signUp('phone@example.test');
  const phone = await device.auth.mfa.enroll({ factorType: 'phone', phone: '+2348000000000' });
  expect(phone.error).toMatchObject({ code: 'mfa_phone_enroll_not_enabled', status: 422 });
});

test('an issuer or a name too long to be shown is refused', async () => {
  const device = await stack.signUp('long@example.test');
  for (const words of [{ issuer: 'x'.repeat(3000) }, { friendlyName: 'x'.repeat(3000) }]) {
    const { error } = await device.auth.mfa.enroll({ factorType: 'totp', ...words });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  }
  const widest = { issuer: '🩺'.repeat(50), friendlyName: '🩺'.repeat(50) };
  expect((await device.auth.mfa.enroll({ factorType: 'totp', ...widest })).error).toBeNull();
});

test('the server can take a lost factor away', async () => {
  const { factor } = await secured('lost@example.test');
  const { data } = await stack.service().auth.admin.listUsers({ perPage: 1000 });
  const userId = data.users.find(({ email }) => email === 'lost@example.test')?.id ?? '';
  const listed = await stack.service().auth.admin.mfa.listFactors({ userId });
  expect(listed.data?.factors).toMatchObject([{ id: factor.id }]);
  expect((await stack.service().auth.admin.mfa.deleteFactor({ userId, id: factor.id })).error).toBeNull();
  const device = await stack.signIn('lost@example.test');
  expect((await device.auth.updateUser({ password: 'a new password', current_password: PASSWORD })).error).toBeNull();
});
