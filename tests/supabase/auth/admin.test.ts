import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { followLink, linkIn, mailsTo, rawCall } from './support.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
}, 120_000);
afterAll(() => stack.close());

const admin = () => stack.service().auth.admin;
const attempt = (email: string, password: string) => stack.visitor().auth.signInWithPassword({ email, password });

test('the server makes, reads, changes and deletes users', async () => {
  const id = crypto.randomUUID();
  const made = await admin().createUser({
    id,
    email: 'New@example.test',
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'New' },
    app_metadata: { plan: 'basic' },
  });
  expect(made.data.user).toMatchObject({
    id,
    email: 'new@example.test',
    user_metadata: { first_name: 'New' },
    app_metadata: { provider: 'email', plan: 'basic' },
  });
  expect(mailsTo(stack, 'new@example.test')).toEqual([]);
  const session = (await attempt('new@example.test', PASSWORD)).data.session!;

  const changed = await admin().updateUserById(id, {
    email: 'newer@example.test',
    password: 'a new password',
    user_metadata: { last_name: 'Er' },
    app_metadata: { plan: 'premium' },
  });
  expect(changed.data.user).toMatchObject({
    email: 'newer@example.test',
    user_metadata: { first_name: 'New', last_name: 'Er' },
    app_metadata: { provider: 'email', plan: 'premium' },
  });
  expect((await stack.visitor().auth.refreshSession(session)).error).not.toBeNull();
  expect((await attempt('newer@example.test', 'a new password')).error).toBeNull();
  expect((await admin().getUserById(id)).data.user?.email).toBe('newer@example.test');

  const token = (await attempt('newer@example.test', 'a new password')).data.session!.access_token;
  expect((await admin().deleteUser(id)).error).toBeNull();
  expect((await admin().getUserById(id)).error).toMatchObject({ code: 'user_not_found', status: 404 });
  expect((await admin().deleteUser(id)).error).toMatchObject({ code: 'user_not_found' });
  expect((await stack.visitor().auth.getUser(token)).error).toMatchObject({ code: 'user_not_found', status: 403 });
  expect((await attempt('newer@example.test', 'a new password')).error).toMatchObject({ code: 'invalid_credentials' });
});

test('an unconfirmed user is let in when the server confirms him', async () => {
  const { data } = await admin().createUser({ email: 'wait@example.test', password: PASSWORD });
  expect((await attempt('wait@example.test', PASSWORD)).error).toMatchObject({ code: 'email_not_confirmed' });
  await admin().updateUserById(data.user!.id, { email_confirm: true });
  expect((await attempt('wait@example.test', PASSWORD)).error).toBeNull();
});

test.each([
  ['a new password', { password: 'a new password' }],
  ['a new address', { email: 'rescued@example.test' }],
])('%s that the server sets takes back the links that are open', async (_what, change) => {
  const email = `hijacked.${Object.keys(change)[0]}@example.test`;
  const id = await stack.account(email);
  await stack.visitor().auth.resetPasswordForEmail(email);
  const device = await stack.signIn(email);
  await device.auth.updateUser({ email: `next.${email}` });
  const links = mailsTo(stack, email).map(linkIn);
  expect(links).toHaveLength(2);
  expect((await admin().updateUserById(id, change)).data.user).not.toHaveProperty('new_email');
  for (const link of links) expect((await followLink(link)).fragment['error_code']).toBe('otp_expired');
});

test('a banned user is kept out until the ban is lifted', async () => {
  const id = await stack.account('banned@example.test');
  const device = await stack.signIn('banned@example.test');
  await admin().updateUserById(id, { ban_duration: '1h30m' });
  expect((await attempt('banned@example.test', PASSWORD)).error).toMatchObject({ code: 'user_banned' });
  expect((await device.auth.refreshSession()).error).toMatchObject({ code: 'user_banned' });
  expect((await device.auth.getUser()).error).not.toBeNull();
  await admin().updateUserById(id, { ban_duration: 'none' });
  expect((await attempt('banned@example.test', PASSWORD)).error).toBeNull();
  expect((await admin().updateUserById(id, { ban_duration: 'soon' })).error).toMatchObject({
    code: 'validation_failed',
  });
});

test('what is taken or impossible is refused', async () => {
  const id = await stack.account('one@example.test');
  const other = await stack.account('two@example.test');
  expect((await admin().createUser({ email: 'One@example.test' })).error).toMatchObject({
    code: 'email_exists',
    status: 422,
  });
  expect((await admin().createUser({ id, email: 'three@example.test' })).error).toMatchObject({
    code: 'user_already_exists',
  });
  expect((await admin().updateUserById(other, { email: 'one@example.test' })).error).toMatchObject({
    code: 'email_exists',
  });
  expect((await admin().createUser({ email: 'four@example.test', password: 'short' })).error).toMatchObject({
    code: 'weak_password',
  });
  expect((await admin().createUser({ email: 'nonsense' })).error).toMatchObject({ code: 'validation_failed' });
});

test('users come in pages, newest first, with the total and the way on', async () => {
  const before = (await admin().listUsers()).data as { total?: number };
  for (let n = 1; n <= 5; n += 1) await stack.account(`page${n}@example.test`);
  const first = await admin().listUsers({ page: 1, perPage: 2 });
  const total = (before.total ?? 0) + 5;
  expect(first.data).toMatchObject({ aud: 'authenticated', total, nextPage: 2, lastPage: Math.ceil(total / 2) });
  expect(first.data.users.map(({ email }) => email)).toEqual(['page5@example.test', 'page4@example.test']);
  const second = await admin().listUsers({ page: 2, perPage: 2 });
  expect(second.data.users.map(({ email }) => email)).toEqual(['page3@example.test', 'page2@example.test']);
  const last = await admin().listUsers({ page: Math.ceil(total / 2), perPage: 2 });
  expect(last.data).toMatchObject({ nextPage: null });
  const bad = await rawCall(stack, '/admin/users?page=x', { headers: { apikey: stack.serviceKey } });
  expect(bad.status).toBe(400);
});

test('a generated link does what the mailed one would', async () => {
  await stack.account('link@example.test');
  const link = async (type: 'magiclink' | 'recovery', email: string) =>
    admin().generateLink({ type, email, options: { redirectTo: `${stack.url}/there` } });
  for (const type of ['magiclink', 'recovery'] as const) {
    const { data } = await link(type, 'link@example.test');
    expect(data.properties).toMatchObject({ verification_type: type, redirect_to: `${stack.url}/there` });
    const landed = await followLink(data.properties!.action_link);
    expect(landed).toMatchObject({ page: `${stack.url}/there`, fragment: { type } });
  }
  const { data } = await link('magiclink', 'link@example.test');
  const typed = await stack
    .visitor()
    .auth.verifyOtp({ email: 'link@example.test', token: data.properties!.email_otp, type: 'email' });
  expect(typed.data.session).not.toBeNull();
  expect((await link('recovery', 'ghost@example.test')).error).toMatchObject({ code: 'user_not_found' });

  const made = await admin().generateLink({
    type: 'signup',
    email: 'guest@example.test',
    password: PASSWORD,
    options: { data: { first_name: 'Guest' } },
  });
  expect(made.data.user).toMatchObject({ email: 'guest@example.test', user_metadata: { first_name: 'Guest' } });
  await followLink(made.data.properties!.action_link);
  expect((await attempt('guest@example.test', PASSWORD)).error).toBeNull();
  expect(mailsTo(stack, 'guest@example.test')).toEqual([]);
});

test('nobody but the server comes in by this door', async () => {
  const id = await stack.account('plain@example.test');
  const bearer = (await (await stack.signIn('plain@example.test')).auth.getSession()).data.session!.access_token;
  const doors: [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${id}`],
    ['PUT', `/admin/users/${id}`],
    ['DELETE', `/admin/users/${id}`],
    ['GET', `/admin/users/${id}/factors`],
    ['DELETE', `/admin/users/${id}/factors/${id}`],
    ['POST', '/admin/generate_link'],
  ];
  const callers: [string, Record<string, string>][] = [
    ['a visitor', { apikey: stack.anonKey, authorization: `Bearer ${stack.anonKey}` }],
    ['a user', { apikey: stack.anonKey, authorization: `Bearer ${bearer}` }],
    ['a user with the service key', { apikey: stack.serviceKey, authorization: `Bearer ${bearer}` }],
    ['nonsense', { apikey: stack.serviceKey, authorization: 'Bearer nonsense' }],
  ];
  for (const [method, path] of doors) {
    for (const [caller, headers] of callers) {
      const init = method === 'GET' ? { method, headers } : { method, headers, body: '{}' };
      expect({ caller, path, status: (await rawCall(stack, path, init)).status }).toEqual({
        caller,
        path,
        status: 403,
      });
    }
    const keyless = await fetch(`${stack.url}/auth/v1${path}`, { method });
    expect(keyless.status).toBe(401);
  }
  expect((await admin().getUserById(id)).data.user?.email).toBe('plain@example.test');
});
