import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuth } from '../../../supabase/local/auth/auth.ts';
import { createTokens } from '../../../supabase/local/auth/tokens.ts';
import { connectEmbedded } from '../../../supabase/local/database/connect.ts';
import type { Connected } from '../../../supabase/local/database/connect.ts';
import { createMailbox } from '../../../supabase/local/mail/mailbox.ts';
import type { Settings } from '../../../supabase/local/settings.ts';
import { PASSWORD } from '../../support/stack.ts';

const MIGRATIONS = new URL('../../../supabase/migrations', import.meta.url).pathname;
const [STRANGER, HELPER, OWNER] = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];

let connected: Connected;
beforeAll(async () => {
  connected = await connectEmbedded(null, MIGRATIONS);
  await openDoor({})('/admin/users', OWNER, { ...owner, email_confirm: true });
}, 120_000);
afterAll(() => connected.close());

interface Answer {
  status: number;
  code: unknown;
}

/** The endpoints with counters of their own, called as from any address. */
function openDoor(limits: Partial<Settings['limits']>) {
  const settings = {
    url: 'http://localhost:3000',
    siteUrl: 'http://localhost:3000',
    redirectUrls: [],
    anonKey: 'sb_publishable_test',
    serviceKey: 'sb_secret_test',
    jwtSecret: 'a secret that only this test knows, and long enough',
    jwtExpirySeconds: 3600,
    productName: 'Health',
    mailIntervalSeconds: 0,
    limits: { passwordAttempts: 100, mails: 100, windowSeconds: 300, ...limits },
    maxBodyBytes: 1_000_000,
  } as unknown as Settings;
  const { database, lite } = connected;
  const tokens = createTokens(settings.jwtSecret);
  const auth = createAuth({ settings, database, lite, mailbox: createMailbox(), tokens, log: () => {} });
  return async (path: string, address: string, body: Record<string, unknown>): Promise<Answer> => {
    const request = new Request(`${settings.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: settings.serviceKey },
      body: JSON.stringify({ password: PASSWORD, ...body }),
    });
    const answer = await auth(request, { address });
    return { status: answer.status, code: ((await answer.json()) as { error_code?: unknown }).error_code };
  };
}

const SIGN_IN = '/token?grant_type=password';
const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => work(i));
const nobody = (index: number) => ({ email: `nobody${index}@example.test` });
const owner = { email: 'owner@example.test' };

async function inOrder<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await work(index));
  return answers;
}

test('wrong passwords from one address are counted over all accounts, and nobody elsewhere waits for it', async () => {
  const ask = openDoor({ passwordAttempts: 2 });
  const tried = await inOrder(12, (index) => ask(SIGN_IN, STRANGER, nobody(index)));
  expect(tried.map(({ status }) => status)).toEqual([...times(10, () => 400), 429, 429]);
  expect(tried.at(-1)?.code).toBe('over_request_rate_limit');
  expect((await ask(SIGN_IN, STRANGER, owner)).status).toBe(429);
  expect((await ask(SIGN_IN, OWNER, owner)).status).toBe(200);
});

test('right passwords are not counted for the address they come from', async () => {
  const ask = openDoor({ passwordAttempts: 2 });
  const entered = await inOrder(12, () => ask(SIGN_IN, OWNER, owner));
  expect(entered.map(({ status }) => status)).toEqual(times(12, () => 200));
});

test('an address has so many passwords compared at once, so that the others need not wait long', async () => {
  const ask = openDoor({ passwordAttempts: 3 });
  const crowd = Promise.all(times(12, (index) => ask(SIGN_IN, STRANGER, nobody(index))));
  expect((await ask(SIGN_IN, OWNER, owner)).status).toBe(200);
  const refused = (await crowd).filter(({ code }) => code === 'over_request_rate_limit');
  expect(refused.length).toBeGreaterThan(0);
  expect((await ask(SIGN_IN, STRANGER, owner)).status).toBe(200);
});

test('an address asks for so many mails, to whatever mailboxes and of whatever kind', async () => {
  const ask = openDoor({ mails: 2 });
  const calls = [['/recover'], ['/signup'], ['/resend', { type: 'signup' }]] as const;
  const asked = await inOrder(12, (index) => {
    const [path, more] = calls[index % calls.length] ?? calls[0];
    return ask(path, STRANGER, { ...nobody(100 + index), ...more });
  });
  expect(asked.map(({ status }) => status)).toEqual([...times(10, () => 200), 429, 429]);
  expect(asked.at(-1)?.code).toBe('over_email_send_rate_limit');
  expect((await ask('/recover', OWNER, owner)).status).toBe(200);
});

test('one address takes half of the mails of a mailbox at most, so that its owner can still ask for one', async () => {
  const ask = openDoor({ mails: 4 });
  const statuses = async (address: string) =>
    (await inOrder(3, () => ask('/recover', address, owner))).map(({ status }) => status);
  expect(await statuses(STRANGER)).toEqual([200, 200, 429]);
  expect(await statuses(OWNER)).toEqual([200, 200, 429]);
  expect(await statuses(HELPER)).toEqual([429, 429, 429]);
});
