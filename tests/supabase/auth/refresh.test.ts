import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { claimsIn, rawCall } from './support.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  await stack.account('ada@example.test');
}, 120_000);
afterAll(() => stack.close());

async function newSession(email = 'ada@example.test') {
  const { data } = await (await stack.signIn(email)).auth.getSession();
  return data.session!;
}

const refresh = (refresh_token: string) => stack.visitor().auth.refreshSession({ refresh_token });

/** One part of a token. */
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('every refresh gives a new token for the same session', async () => {
  const before = await newSession();
  const { data } = await refresh(before.refresh_token);
  expect(data.session?.refresh_token).not.toBe(before.refresh_token);
  const [old, fresh] = [claimsIn(before.access_token), claimsIn(data.session?.access_token)];
  expect(fresh).toMatchObject({ session_id: old['session_id'], amr: old['amr'], sub: old['sub'] });
  const again = await refresh(data.session!.refresh_token);
  expect(again.error).toBeNull();
});

test('a device that lost the answer gets the same one again, however late', async () => {
  const { refresh_token } = await newSession();
  const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refresh_token)));
  const children = new Set(answers.map(({ data }) => data.session?.refresh_token));
  expect(children.size).toBe(1);
  expect(children.has(refresh_token)).toBe(false);
  await stack.database.query(`update auth.refresh_tokens set updated_at = now() - interval '2 days'`);
  expect((await refresh(refresh_token)).data.session?.refresh_token).toBe([...children][0]);
});

test('an older token ends its whole family, and no other', async () => {
  const [first, bystander] = [await newSession(), await newSession()];
  const second = await refresh(first.refresh_token);
  const third = await refresh(second.data.session!.refresh_token);
  expect(third.error).toBeNull();
  expect((await refresh(first.refresh_token)).error).toMatchObject({ code: 'refresh_token_already_used', status: 400 });
  expect((await refresh(third.data.session!.refresh_token)).error).toMatchObject({
    code: 'refresh_token_already_used',
  });
  expect((await refresh(bystander.refresh_token)).error).toBeNull();
});

test('an unknown token is said to be unknown', async () => {
  expect((await refresh('nonsense')).error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
});

test('setSession refreshes what has run out', async () => {
  const { refresh_token } = await newSession();
  const [row] = await stack.database.query<{ id: string }>(
    `select id from auth.users where email = 'ada@example.test'`,
  );
  const expired = `${part({ alg: 'HS256' })}.${part({ exp: 1, sub: row?.id })}.c2lnbmF0dXJl`;
  const { data, error } = await stack.visitor().auth.setSession({ access_token: expired, refresh_token });
  expect(error).toBeNull();
  expect(data.session?.user.id).toBe(row?.id);
});

test('global sign-out ends every device at once', async () => {
  await stack.account('many@example.test');
  const [one, other] = [await stack.signIn('many@example.test'), await stack.signIn('many@example.test')];
  const away = (await other.auth.getSession()).data.session!;
  expect((await one.auth.signOut({ scope: 'global' })).error).toBeNull();
  expect((await refresh(away.refresh_token)).error).toMatchObject({ code: 'refresh_token_not_found' });
  expect((await rawCall(stack, '/user', { bearer: away.access_token })).body).toMatchObject({
    error_code: 'session_not_found',
  });
  expect((await other.auth.getUser(away.access_token)).error).toMatchObject({ name: 'AuthSessionMissingError' });
});

test('signing out here or elsewhere leaves the other side signed in', async () => {
  await stack.account('two@example.test');
  const devices = [await stack.signIn('two@example.test'), await stack.signIn('two@example.test')] as const;
  const third = await stack.signIn('two@example.test');
  await third.auth.signOut({ scope: 'local' });
  for (const device of devices) expect((await device.auth.getUser()).data.user).not.toBeNull();
  await devices[0].auth.signOut({ scope: 'others' });
  expect((await devices[0].auth.getUser()).data.user).not.toBeNull();
  expect((await devices[1].auth.refreshSession()).error).not.toBeNull();
});

test('the server can sign a user out by his token', async () => {
  await stack.account('kicked@example.test');
  const session = await newSession('kicked@example.test');
  expect((await stack.service().auth.admin.signOut(session.access_token, 'global')).error).toBeNull();
  expect((await refresh(session.refresh_token)).error).not.toBeNull();
});
