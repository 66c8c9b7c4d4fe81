import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCounter } from '../../../supabase/local/auth/limits.ts';
import { codeOf, fromBase32, base32 } from '../../../supabase/local/auth/totp.ts';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { mailsTo, rawCall } from './support.ts';

let stack: TestStack;
const log: string[] = [];
beforeAll(async () => {
  stack = await openTestStack({
    log: (line) => log.push(line),
    settings: { mailIntervalSeconds: 2, limits: { passwordAttempts: 30, mails: 8, windowSeconds: 300 } },
  });
}, 120_000);
afterAll(() => stack.close());

const post = (body: string) => rawCall(stack, '/token?grant_type=password', { method: 'POST', body });

const bare = (path: string, headers: HeadersInit = {}) =>
  fetch(`${stack.url}/auth/v1${path}`, { headers, redirect: 'manual' });

test('a key of the project is asked for, save by links and the key set', async () => {
  for (const path of ['/user', '/settings', '/health']) {
    const missing = await bare(path);
    expect([missing.status, await missing.json()]).toMatchObject([401, { message: 'No API key found in request' }]);
    const wrong = await bare(path, { apikey: 'sb_publishable_other' });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { message: 'Invalid API key' }]);
  }
  expect((await bare('/verify?token=x&type=signup')).status).toBe(303);
  expect((await bare('/.well-known/jwks.json')).status).toBe(200);
});

test('a bearer that is missing, garbage or somebody else’s is nobody', async () => {
  const missing = await rawCall(stack, '/user');
  expect(missing).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
  const id = await stack.account('bearer@example.test');
  const forged = await new SignJWT({ sub: id, role: 'authenticated', session_id: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('another secret that is long enough'));
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged.split('.')[1]}.`;
  for (const bearer of ['garbage', 'a.b.c', stack.anonKey, forged, unsigned]) {
    for (const [method, path] of [
      ['GET', '/user'],
      ['PUT', '/user'],
      ['POST', '/logout'],
      ['POST', '/factors'],
    ] as const) {
      const init = method === 'GET' ? { method, bearer } : { method, bearer, body: '{}' };
      expect(await rawCall(stack, path, init)).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    }
  }
});

test('what is not a JSON object of the right kind is bad_json', async () => {
  const bodies = [
    '{',
    'null',
    '[]',
    '"text"',
    '{"email":1,"password":"x"}',
    String.raw`{"email":"a\u0000@b.c","password":"x"}`,
  ];
  for (const body of bodies) {
    expect([body, await post(body)]).toMatchObject([body, { status: 400, body: { error_code: 'bad_json' } }]);
  }
  const named = await rawCall(stack, '/token?grant_type=password', {
    method: 'POST',
    body: '{',
    headers: { 'x-supabase-api-version': '2024-01-01' },
  });
  expect(named.body).toMatchObject({ code: 'bad_json', message: expect.any(String) as string });
  expect(named.headers.get('x-supabase-api-version')).toBe('2024-01-01');
});

test('a body has an end', async () => {
  const padding = 'x'.repeat(70_000);
  expect((await post(JSON.stringify({ email: 'a@example.test', password: padding }))).status).toBe(413);
});

test('what is not offered is not found', async () => {
  for (const [method, path] of [
    ['POST', '/sso'],
    ['GET', '/authorize'],
    ['DELETE', '/user'],
    ['POST', '/otp'],
  ] as const) {
    const init = method === 'GET' ? { method } : { method, body: '{}' };
    expect({ path, ...(await rawCall(stack, path, init)) }).toMatchObject({ path, status: 404 });
  }
});

test('a word that every object knows is no type of anything', async () => {
  const device = await stack.signUp('words@example.test');
  const { data } = await device.auth.getSession();
  const bearer = data.session?.access_token ?? '';
  for (const word of ['__proto__', 'constructor', 'toString']) {
    const { status, headers } = await rawCall(stack, `/verify?token=x&type=${word}`, { method: 'GET' });
    expect([word, status, headers.get('location')]).toEqual([word, 303, expect.stringContaining('validation_failed')]);
    for (const [path, body, key] of [
      ['/verify', { type: word, email: 'a@example.test', token: '123456' }, stack.anonKey],
      ['/factors', { factor_type: word }, stack.anonKey],
      ['/admin/generate_link', { type: word, email: 'a@example.test' }, stack.serviceKey],
    ] as const) {
      const init = { method: 'POST', body: JSON.stringify(body), headers: { apikey: key } };
      const answer = await rawCall(stack, path, path === '/factors' ? { ...init, bearer } : init);
      expect([word, path, answer]).toMatchObject([
        word,
        path,
        { status: 400, body: { error_code: 'validation_failed' } },
      ]);
    }
  }
});

test('settings, health and the key set answer', async () => {
  expect((await rawCall(stack, '/settings')).body).toMatchObject({
    external: { email: true, phone: false },
    mailer_autoconfirm: false,
    passkeys_enabled: true,
  });
  expect((await rawCall(stack, '/health')).body).toMatchObject({ name: 'GoTrue' });
  expect((await rawCall(stack, '/.well-known/jwks.json')).body).toEqual({ keys: [] });
});

test('mails of one kind to one address keep their distance, also where nobody lives', async () => {
  await stack.account('known@example.test');
  for (const email of ['known@example.test', 'unknown@example.test']) {
    const ask = () => stack.visitor().auth.resetPasswordForEmail(email);
    const answers = await Promise.all([ask(), ask()]);
    const refused = answers.filter(({ error }) => error !== null);
    expect(refused.map(({ error }) => error?.code)).toEqual(['over_email_send_rate_limit']);
    expect((await stack.visitor().auth.resend({ type: 'signup', email })).error).toBeNull();
    await sleep(2050);
    expect((await ask()).error).toBeNull();
    await sleep(2050);
    expect((await ask()).error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
  }
  expect(mailsTo(stack, 'known@example.test')).toHaveLength(2);
});

test('a sign-up that the database refuses says so without quoting it, and the log names nobody', async () => {
  await stack.database.exec(`
    create function public.refuse() returns trigger language plpgsql as $$
      begin raise exception 'no room for %', new.email; end $$;
    create trigger refuse before insert on auth.users for each row when (new.email like 'refused%')
      execute function public.refuse();`);
  const { error } = await stack.visitor().auth.signUp({ email: 'refused@example.test', password: PASSWORD });
  expect(error).toMatchObject({ status: 500 });
  expect(error?.message).not.toContain('refused');
  expect(log.filter((line) => line.includes('P0001'))).toHaveLength(1);
  expect(log.join('\n')).not.toContain('example.test');
});

test('a counter forgets the oldest rather than grow, and starts anew with each window', () => {
  vi.useFakeTimers();
  try {
    const counter = createCounter(2, 60, 3);
    const take = (keys: string) => Array.from(keys, (key) => counter.take(key));
    expect(take('aaa')).toEqual([true, true, false]);
    expect(take('bcd')).toEqual([true, true, true]);
    expect(take('a')).toEqual([true]);
    expect(take('dd')).toEqual([true, false]);
    vi.advanceTimersByTime(60_001);
    expect(take('ddd')).toEqual([true, true, false]);
    counter.forget('d');
    expect(take('ddd')).toEqual([true, true, false]);
    counter.uncount('d');
    expect(take('dd')).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
  }
});

test('codes are those of RFC 6238', () => {
  const secret = base32(Buffer.from('12345678901234567890'));
  expect(Buffer.from(fromBase32(secret)).toString()).toBe('12345678901234567890');
  const vectors = { 59: '287082', 1111111109: '081804', 1234567890: '005924', 2000000000: '279037' };
  for (const [seconds, code] of Object.entries(vectors))
    expect(codeOf(secret, Math.floor(Number(seconds) / 30))).toBe(code);
});
