import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { claimsIn, followLink, lastMail, linkIn, mailsTo, sessionIn } from './support.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ settings: { productName: 'Health & Co' } });
}, 120_000);
afterAll(() => stack.close());

const NEW_PASSWORD = 'a new password';
const attempt = (email: string, password: string) => stack.visitor().auth.signInWithPassword({ email, password });

test('a recovery link opens a session in which a new password is set', async () => {
  await stack.account('forgot@example.test');
  const elsewhere = await stack.signIn('forgot@example.test');
  const asked = await stack
    .visitor()
    .auth.resetPasswordForEmail('Forgot@example.test', { redirectTo: `${stack.url}/reset-password` });
  expect(asked.error).toBeNull();

  const mail = lastMail(stack, 'forgot@example.test');
  expect(mail.subject).toBe('Reset your Health & Co password');
  expect(mail.html).toContain('Health &amp; Co');
  const landed = await followLink(linkIn(mail));
  expect(landed).toMatchObject({ page: `${stack.url}/reset-password`, fragment: { type: 'recovery' } });
  expect(claimsIn(landed.fragment['access_token'])).toMatchObject({ amr: [{ method: 'otp' }] });
  expect((await followLink(linkIn(mail))).fragment['error_code']).toBe('otp_expired');

  const device = stack.visitor();
  await device.auth.setSession(sessionIn(landed));
  expect((await device.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect((await attempt('forgot@example.test', PASSWORD)).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await attempt('forgot@example.test', NEW_PASSWORD)).error).toBeNull();
  expect((await device.auth.getUser()).data.user).not.toBeNull();
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  expect(lastMail(stack, 'forgot@example.test').subject).toBe('Your Health & Co password was changed');
});

test('recovery says nothing of who has an account', async () => {
  await stack.account('known@example.test');
  const [known, unknown] = await Promise.all(
    ['known@example.test', 'unknown@example.test'].map((email) => stack.visitor().auth.resetPasswordForEmail(email)),
  );
  expect(known).toEqual(unknown);
  expect(mailsTo(stack, 'known@example.test')).toHaveLength(1);
  expect(mailsTo(stack, 'unknown@example.test')).toEqual([]);
});

test('a password change takes back recovery links that are still on their way', async () => {
  await stack.account('changed@example.test');
  const device = await stack.signIn('changed@example.test');
  await stack.visitor().auth.resetPasswordForEmail('changed@example.test');
  const link = linkIn(lastMail(stack, 'changed@example.test'));
  await device.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
  expect((await followLink(link)).fragment['error_code']).toBe('otp_expired');
});

test('a password change ends a change of address that was begun, and its links with it', async () => {
  const [from, to] = ['robbed@example.test', 'robber@example.test'];
  const device = await stack.signUp(from);
  await device.auth.updateUser({ email: to });
  const links = [from, to].map((email) => linkIn(lastMail(stack, email)));
  const { data } = await device.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
  expect(data.user).not.toHaveProperty('new_email');
  for (const link of links) expect((await followLink(link)).fragment['error_code']).toBe('otp_expired');
  await device.auth.resend({ type: 'email_change', email: from });
  expect(mailsTo(stack, to)).toHaveLength(1);
});

test('a password and an address that are changed at once leave the address to both mailboxes', async () => {
  const [from, to] = ['both@example.test', 'both.new@example.test'];
  const device = await stack.signUp(from);
  await device.auth.updateUser({ email: to, password: NEW_PASSWORD, current_password: PASSWORD });
  const agree = async (email: string) => {
    const mail = mailsTo(stack, email).find(({ links }) => links.length > 0);
    return (await followLink(mail?.links[0] ?? '')).fragment;
  };
  expect(await agree(from)).toHaveProperty('message');
  expect(await agree(to)).toMatchObject({ type: 'email_change' });
  expect((await attempt(to, NEW_PASSWORD)).error).toBeNull();
});

test('a recovery link at the old address does not outlive the change to a new one', async () => {
  const [from, to] = ['left@example.test', 'left.new@example.test'];
  const device = await stack.signUp(from);
  await stack.visitor().auth.resetPasswordForEmail(from);
  const recovery = linkIn(lastMail(stack, from));
  await device.auth.updateUser({ email: to });
  for (const email of [from, to]) await followLink(linkIn(lastMail(stack, email)));
  expect((await device.auth.getUser()).data.user?.email).toBe(to);
  expect((await followLink(recovery)).fragment['error_code']).toBe('otp_expired');
});

test('a password that is the same, too short or too long is refused', async () => {
  const device = await stack.signUp('same@example.test');
  expect((await device.auth.updateUser({ password: PASSWORD, current_password: PASSWORD })).error).toMatchObject({
    code: 'same_password',
    status: 422,
  });
  expect((await device.auth.updateUser({ password: 'short' })).error).toMatchObject({ code: 'weak_password' });
  expect((await device.auth.updateUser({ password: 'x'.repeat(73) })).error).toMatchObject({
    code: 'validation_failed',
  });
  expect((await attempt('same@example.test', PASSWORD)).error).toBeNull();
});

test('a session alone sets no password: the current one is asked for', async () => {
  const device = await stack.signUp('current@example.test');
  const change = (current_password?: string) =>
    device.auth.updateUser({ password: NEW_PASSWORD, ...(current_password !== undefined && { current_password }) });
  expect((await change()).error).toMatchObject({ code: 'current_password_required', status: 400 });
  expect((await change('wrong')).error).toMatchObject({ code: 'current_password_mismatch', status: 400 });
  expect((await attempt('current@example.test', PASSWORD)).error).toBeNull();
  expect((await change(PASSWORD)).error).toBeNull();
});

test('or a mail that was answered within the hour', async () => {
  await stack.account('by-mail@example.test');
  await stack.visitor().auth.resetPasswordForEmail('by-mail@example.test');
  const device = stack.visitor();
  await device.auth.setSession(sessionIn(await followLink(linkIn(lastMail(stack, 'by-mail@example.test')))));
  const age = (minutes: number) =>
    stack.database.query(
      `update auth.sessions s set amr = jsonb_build_array(jsonb_build_object('method', 'otp',
         'timestamp', floor(extract(epoch from now() - make_interval(mins => $1::int)))))
       from auth.users u where u.id = s.user_id and u.email = 'by-mail@example.test'`,
      [minutes],
    );
  await age(61);
  const { error } = await device.auth.updateUser({ password: NEW_PASSWORD });
  expect(error).toMatchObject({ code: 'current_password_required' });
  await age(59);
  expect((await device.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
});

test('an address changes when both mailboxes have agreed, in either order', async () => {
  for (const order of [0, 1]) {
    const [from, to] = [`from${order}@example.test`, `to${order}@example.test`];
    const device = await stack.signUp(from);
    const { data } = await device.auth.updateUser({ email: to }, { emailRedirectTo: `${stack.url}/` });
    expect(data.user).toMatchObject({ email: from, new_email: to });
    const links = [linkIn(lastMail(stack, from)), linkIn(lastMail(stack, to))];
    const [first = '', second = ''] = order === 0 ? links : links.toReversed();

    const half = await followLink(first);
    expect(half.fragment).toEqual({ message: expect.stringContaining('other email') as string });
    expect((await attempt(to, PASSWORD)).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await followLink(first)).fragment['error_code']).toBe('otp_expired');
    expect((await attempt(from, PASSWORD)).error).toBeNull();

    expect((await followLink(second)).fragment).toMatchObject({ type: 'email_change' });
    expect((await attempt(from, PASSWORD)).error).toMatchObject({ code: 'invalid_credentials' });
    const moved = await attempt(to, PASSWORD);
    expect(moved.data.user).toMatchObject({ email: to, user_metadata: { email: to } });
    expect(moved.data.user).not.toHaveProperty('new_email');
    expect(moved.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: to });
  }
});

test('one mailbox cannot agree twice by asking for its mail again', async () => {
  const device = await stack.signUp('thief@example.test');
  await device.auth.updateUser({ email: 'thief.new@example.test' });
  await followLink(linkIn(lastMail(stack, 'thief@example.test')));
  await device.auth.resend({ type: 'email_change', email: 'thief@example.test' });
  const landed = await followLink(linkIn(lastMail(stack, 'thief@example.test')));
  expect(landed.fragment).toHaveProperty('message');
  expect((await device.auth.getUser()).data.user?.email).toBe('thief@example.test');
});

test('a change to another address makes the links of the change before it worthless', async () => {
  const device = await stack.signUp('wander@example.test');
  await device.auth.updateUser({ email: 'wander.a@example.test' });
  const old = linkIn(lastMail(stack, 'wander.a@example.test'));
  await device.auth.updateUser({ email: 'wander.b@example.test' });
  expect((await followLink(old)).fragment['error_code']).toBe('otp_expired');
});

test('a taken or impossible address is refused, also when it is taken in between', async () => {
  await stack.account('owner@example.test');
  const device = await stack.signUp('mover@example.test');
  expect((await device.auth.updateUser({ email: 'Owner@example.test' })).error).toMatchObject({
    code: 'email_exists',
    status: 422,
  });
  expect((await device.auth.updateUser({ email: 'nonsense' })).error).toMatchObject({ code: 'validation_failed' });

  await device.auth.updateUser({ email: 'contested@example.test' });
  await stack.account('contested@example.test');
  await followLink(linkIn(lastMail(stack, 'mover@example.test')));
  const late = await followLink(linkIn(lastMail(stack, 'contested@example.test')));
  expect(late.fragment['error_code']).toBe('email_exists');
});

test('metadata is laid over what was there, and reaches the next token; app metadata is not the user’s to set', async () => {
  const device = await stack.signUp('meta@example.test', { first_name: 'Ada', height: 170 });
  await device.auth.updateUser({ data: { height: 171, nickname: 'A', first_name: null } });
  const { data } = await device.auth.refreshSession();
  expect(data.user?.user_metadata).toMatchObject({ height: 171, nickname: 'A' });
  expect(data.user?.user_metadata).not.toHaveProperty('first_name');
  expect(claimsIn(data.session?.access_token)['user_metadata']).toMatchObject({ nickname: 'A' });
  const raise = { app_metadata: { role: 'admin' } } as Record<string, object>;
  expect((await device.auth.updateUser(raise)).error).toMatchObject({ code: 'not_admin', status: 403 });
  expect((await device.auth.updateUser({ phone: '+2348000000000' })).error).toMatchObject({
    code: 'phone_provider_disabled',
  });
});
