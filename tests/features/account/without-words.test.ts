import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createVisitor } from '#src/data/server/client.ts';
import { sendResetLink, signIn, signUp } from '#src/features/account/calls.ts';
import { reasonOf } from '#src/features/account/refusal.ts';
import { words } from '#src/features/account/words/en.ts';

const HTML = '<!doctype html><html><body><h1>413 Request Entity Too Large</h1></body></html>';

const json = (value: unknown): string => JSON.stringify(value);

const BODIES: [string, number, string][] = [
  ['nothing', 500, ''],
  ['nothing', 400, ''],
  ['an empty object', 500, '{}'],
  ['an empty object', 400, '{}'],
  ['null', 422, 'null'],
  ['a list', 500, '[]'],
  ['a number', 400, '7'],
  ['an object of something else', 400, json({ hint: null, details: { a: 1 } })],
  ['a message that is no text', 400, json({ msg: { a: 1 } })],
  ['an empty message', 400, json({ msg: '', message: ' ' })],
  ['a page of a proxy', 413, HTML],
  ['a page of a proxy', 500, HTML],
  ['a page of a proxy as its message', 400, json({ message: HTML })],
  ['a message of thousands of letters', 400, json({ msg: 'x '.repeat(5000) })],
  ['JSON that is cut off', 500, '{"msg": "Inva'],
];

const CALLS = {
  'signing in': (asker: Asker) => signIn(asker, { email: 'ada@example.org', password: 'secret1' }),
  'signing up': (asker: Asker) => signUp(asker, WANTED, 'en'),
  'a forgotten password': (asker: Asker) => sendResetLink(asker, 'ada@example.org'),
};

const WANTED = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.org',
  password: 'secret1',
  confirm: 'secret1',
  privacy: true,
  terms: true,
  disclaimer: true,
  adult: true,
};

type Asker = Parameters<typeof signIn>[0];

let server: Server;
let answer: { status: number; body: string };
let asker: Asker;

beforeAll(async () => {
  vi.stubGlobal('location', new URL('http://app.test/'));
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const supabase = createVisitor({ url: `http://127.0.0.1:${port}`, anonKey: 'public' });
  asker = { supabase: () => Promise.resolve(supabase) };
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

async function told(call: (of: Asker) => ReturnType<typeof signIn>): Promise<string> {
  const fault = await call(asker);
  if (!fault) throw new Error('the server refused nothing');
  return reasonOf(fault, words, words.toast.tryAgain);
}

describe.each(Object.entries(CALLS))('%s, refused', (_, call) => {
  it.each(BODIES)('with %s (%i) is told in the words of the app', async (_name, status, body) => {
    answer = { status, body };
    expect(await told(call)).toBe(words.toast.tryAgain);
  });

  it.each([
    [400, { msg: 'Not on Sundays' }],
    [400, { error: 'invalid_request', error_description: 'Not on Sundays' }],
    [500, { message: 'Not on Sundays' }],
  ])('with a message (%i) is told in those of the server', async (status, body) => {
    answer = { status, body: json(body) };
    expect(await told(call)).toBe('Not on Sundays');
  });
});

describe('what supabase-js says by itself', () => {
  it('is not shown for a session without tokens', async () => {
    answer = { status: 200, body: '{}' };
    expect(await told(CALLS['signing in'])).toBe(words.toast.tryAgain);
  });

  it('is that the session has ended where the server says so', async () => {
    answer = { status: 403, body: json({ error_code: 'session_not_found', msg: 'Session not found' }) };
    expect(await told(CALLS['signing in'])).toBe(words.refusal.session_not_found);
  });
});
