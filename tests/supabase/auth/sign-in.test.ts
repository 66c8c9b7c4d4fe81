import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword, passwordMatches } from '../../../supabase/local/auth/passwords.ts';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { claimsIn, rawCall } from './support.ts';

let stack: TestStack;
const LIMITS = { passwordAttempts: 6, mails: 10, windowSeconds: 300 };

beforeAll(async () => {
  stack = await openTestStack({ settings: { jwtExpirySeconds: 4, limits: LIMITS } });
  await stack.account('ada@example.test', { first_name: 'Ada' });
}, 120_000);
afterAll(() => stack.close());

const attempt = (email: string, password: string) => stack.visitor().auth.signInWithPassword({ email, password });

test('a token carries the claims of a hosted one', async () => {
  const { data } = await attempt('ADA@example.test', PASSWORD);
  const now = Math.floor(Date.now() / 1000);
  const claims = claimsIn(data.session?.access_token);
  expect(claims).toMatchObject({
    iss: `${stack.url}/auth/v1`,
    sub: data.user?.id,
    aud: 'authenticated',
    email: 'ada@example.test',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Ada' },
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.closeTo(now, -1) as number }],
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    is_anonymous: false,
  });
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(4);
  expect(data.session).toMatchObject({ expires_in: 4, token_type: 'bearer' });
  expect(data.session?.expires_at).toBeGreaterThanOrEqual(now + 3);
  expect(data.user).toMatchObject({ last_sign_in_at: expect.any(String) as string });
});

test('getUser and getClaims speak for the token until it ends', async () => {
  const device = await stack.signIn('ada@example.test');
  const { data } = await device.auth.getSession();
  const token = data.session?.access_token ?? '';
  expect((await device.auth.getUser(token)).data.user?.email).toBe('ada@example.test');
  expect((await device.auth.getClaims(token)).data?.claims).toMatchObject({ sub: data.session?.user.id });
  await sleep(4500);
  expect((await device.auth.getUser(token)).error).toMatchObject({ code: 'bad_jwt', status: 403 });
});

test('a wrong password and an unknown address are told apart by nobody', async () => {
  const wrong = await attempt('ada@example.test', 'not the password');
  const unknown = await attempt('nobody@example.test', 'not the password');
  expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
  expect(unknown.error).toEqual(wrong.error);
  await attempt('ada@example.test', PASSWORD);
});

test('an unknown address takes as long as a wrong password', async () => {
  // Of the processor, and by turns: what else the machine does in the meantime counts for neither.
  const work = { known: 0, unknown: 0 };
  const addresses = { known: 'ada@example.test', unknown: 'ghost@example.test' };
  for (let round = 0; round < 4; round += 1) {
    for (const who of ['known', 'unknown'] as const) {
      const before = process.cpuUsage();
      await attempt(addresses[who], 'not the password');
      const { user, system } = process.cpuUsage(before);
      work[who] += user + system;
    }
  }
  expect(work.unknown).toBeGreaterThan(work.known * 0.5);
  await attempt('ada@example.test', PASSWORD);
});

test('wrong passwords for one account are counted, and then the right one waits too', async () => {
  await stack.account('target@example.test');
  const wrong = await Promise.all(Array.from({ length: 9 }, () => attempt('target@example.test', 'guess')));
  const refusedAs = (code: string) => wrong.filter(({ error }) => error?.code === code).length;
  expect([refusedAs('invalid_credentials'), refusedAs('over_request_rate_limit')]).toEqual([6, 3]);
  expect((await attempt('Target@example.test ', PASSWORD)).error).toMatchObject({
    code: 'over_request_rate_limit',
    status: 429,
  });
  expect((await attempt('ada@example.test', PASSWORD)).error).toBeNull();
});

test('the right password forgives the wrong ones before it', async () => {
  await stack.account('clumsy@example.test');
  for (let round = 0; round < 3; round += 1) {
    for (let slip = 0; slip < 3; slip += 1) await attempt('clumsy@example.test', 'slip');
    expect((await attempt('clumsy@example.test', PASSWORD)).error).toBeNull();
  }
});

test('a password hashed by the database opens the account', async () => {
  const id = await stack.account('crypt@example.test');
  await stack.database.query(
    `update auth.users set encrypted_password = extensions.crypt('by pgcrypto', extensions.gen_salt('bf', 8)) where id = $1`,
    [id],
  );
  expect((await attempt('crypt@example.test', 'by pgcrypto')).error).toBeNull();
  const [row] = await stack.database.query(
    `select encrypted_password = extensions.crypt($1, encrypted_password) as same from auth.users where email = 'ada@example.test'`,
    [PASSWORD],
  );
  expect(row?.['same']).toBe(true);
});

test('an account without a password opens to none', async () => {
  const { data } = await stack.service().auth.admin.createUser({ email: 'bare@example.test', email_confirm: true });
  expect(data.user?.email).toBe('bare@example.test');
  for (const password of ['', ' ', 'anything']) {
    expect((await attempt('bare@example.test', password)).data.session).toBeNull();
  }
});

test('hashing holds up nobody else: the thread that serves has next to no part in it', async () => {
  await hashPassword('to start the other thread');
  const [all, serving] = [process.cpuUsage(), process.threadCpuUsage()];
  const hash = await hashPassword('password');
  await Promise.all(Array.from({ length: 10 }, () => passwordMatches('password', hash)));
  const spent = { all: process.cpuUsage(all), serving: process.threadCpuUsage(serving) };
  expect(spent.all.user).toBeGreaterThan(200_000);
  expect(spent.serving.user / spent.all.user).toBeLessThan(0.3);
});

test('a grant that is not offered is refused', async () => {
  const answer = await rawCall(stack, '/token?grant_type=pkce', { method: 'POST', body: '{}' });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});
