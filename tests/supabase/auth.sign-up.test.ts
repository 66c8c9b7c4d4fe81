import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, openTestStack } from '../support/stack.ts';
import type { TestStack } from '../support/stack.ts';
import { followLink, lastMail } from './auth.support.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
}, 120_000);
afterAll(() => stack.close());

test('a sign-up is confirmed by the link in its mail, and only then signs in', async () => {
  const device = stack.visitor();
  const { data, error } = await device.auth.signUp({
    email: ' Ada@Example.test ',
    password: PASSWORD,
    options: { data: { first_name: 'Ada', last_name: 'Obi' }, emailRedirectTo: `${stack.url}/welcome?from=mail` },
  });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email: 'ada@example.test',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Ada', last_name: 'Obi', email_verified: false },
  });
  expect(data.user?.identities).toHaveLength(1);

  const early = await device.auth.signInWithPassword({ email: 'ada@example.test', password: PASSWORD });
  expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });

  const mail = lastMail(stack, 'ada@example.test');
  expect(mail.subject).toBe('Confirm your Ilera account');
  const landed = await followLink(mail.links[0]!);
  expect(landed.status).toBe(303);
  expect(landed.page).toBe(`${stack.url}/welcome?from=mail`);
  expect(landed.fragment).toMatchObject({ type: 'signup', token_type: 'bearer', expires_in: '3600' });

  const opened = await device.auth.setSession({
    access_token: landed.fragment['access_token']!,
    refresh_token: landed.fragment['refresh_token']!,
  });
  expect(opened.data.user?.email_confirmed_at).toBeTruthy();
  const later = await stack.visitor().auth.signInWithPassword({ email: 'ada@example.test', password: PASSWORD });
  expect(later.data.user?.user_metadata).toMatchObject({ first_name: 'Ada', email_verified: true });
});
