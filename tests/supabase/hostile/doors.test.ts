import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { SERVED, nested, openHostile } from './support.ts';
import type { HostileStack } from './support.ts';

const DEEP = 10_000;
const post = (body: string, headers: HeadersInit = {}): RequestInit => ({ method: 'POST', body, headers });

let stack: HostileStack;
beforeAll(async () => {
  stack = await openHostile();
}, 120_000);
afterAll(() => stack?.close());

async function served(): Promise<void> {
  expect(await stack.served()).toEqual(SERVED);
}

describe('a body that is nested ten thousand deep', () => {
  const inBase64 = (text: string) => Buffer.from(text).toString('base64');
  it.each<[string, string, RequestInit]>([
    ['a plain call', '/rest/v1/rpc/sync_pull', post(`{"cursor":${nested(DEEP)}}`)],
    ['a call for lite', '/rest/v1/rpc/sync_pull', post(`{"cursor":${nested(DEEP)}}`, { prefer: 'count=none' })],
    ['objects', '/rest/v1/rpc/sync_push', post(`{"ops":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`)],
    ['a row', '/rest/v1/push_subscriptions', post(nested(DEEP))],
    ['a row as a table', '/rest/v1/push_subscriptions', post(`id\n"${nested(DEEP)}"`, { 'content-type': 'text/csv' })],
    ['signing up', '/auth/v1/signup', post(`{"email":"a@b.test","password":"123456","data":{"a":${nested(DEEP)}}}`)],
    ['listing files', '/storage/v1/object/list/avatars', post(`{"prefix":${nested(DEEP)}}`)],
    [
      'what is noted of a file',
      '/storage/v1/object/avatars/x.png',
      post('x', { 'x-metadata': inBase64(nested(3000)), 'content-type': 'image/png' }),
    ],
    ['a function', '/functions/v1/delete-account', post(nested(DEEP))],
    ['a broadcast', '/realtime/v1/api/broadcast', post(`{"messages":${nested(DEEP)}}`)],
    ['one broadcast', '/realtime/v1/api/broadcast/a/events/b', post(nested(DEEP))],
    ['a filter', `/rest/v1/profiles?id=eq.${nested(3000)}`, {}],
    ['a filter of JSON', `/rest/v1/profiles?avatar=cs.${encodeURIComponent(nested(500, '{}'))}`, {}],
    ['conditions in conditions', `/rest/v1/profiles?or=${nested(3000, '()')}`, {}],
    ['words to look for', `/rest/v1/profiles?first_name=fts.${nested(3000, '()')}`, {}],
  ])('is refused as %s, and everybody else is served', async (_, path, init) => {
    expect((await stack.ask(path, init)).status).toBe(400);
    await served();
  });

  it('is refused to whom is not signed in', async () => {
    expect((await stack.ask('/rest/v1/rpc/sync_pull', post(`{"cursor":${nested(DEEP)}}`), false)).status).toBe(400);
    await served();
  });

  it('ends the websocket that sent it', async () => {
    const url = `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${stack.anonKey}&vsn=2.0.0`;
    const socket = new WebSocket(url);
    await once(socket, 'open');
    socket.send(`["1","1","realtime:a","phx_join",{"config":${nested(DEEP)}}]`);
    expect((await once(socket, 'close'))[0]).toBe(1007);
    await served();
  });
});

it('takes what is nested as deep as anybody needs, and brackets that are only typed', async () => {
  const cursor = `{"cursor":null,"page":1}`;
  expect((await stack.ask('/rest/v1/rpc/sync_pull', post(cursor))).status).toBe(200);
  const typed = JSON.stringify({ messages: [{ topic: 'a', event: 'b', payload: { text: `"\\${'['.repeat(500)}` } }] });
  expect((await stack.ask('/realtime/v1/api/broadcast', post(typed))).status).toBe(202);
  const deep = JSON.stringify({ messages: [{ topic: 'a', event: 'b', payload: { list: JSON.parse(nested(50)) } }] });
  expect((await stack.ask('/realtime/v1/api/broadcast', post(deep))).status).toBe(202);
});

describe('an address', () => {
  it.each([
    'profiles?select=first_name::text collate "C"',
    'profiles?select=first_name::"text"',
    'profiles?select=first_name::text collate pg_catalog',
    'profiles?select=id,x:first_name::numeric(1,2)',
    'profiles?select=first_name->>"a%00b"',
    'profiles?select=first_name->a%00b',
    'profiles?first_name->>a%00b=eq.1',
    'profiles?first_name=eq.a%00b',
    'profiles?order=first_name->a%00b',
    'profiles?select=id,goals(id,profiles(id,goals(id)))',
    'goals?title=match.^(a%2b)(a%2b)(a%2b)b\\1\\2c$',
    'goals?title=not.imatch.a',
    'goals?title=imatch(any).{a}',
    'goals?or=(title.match.a,title.eq.b)',
    'goals?and=(or(title.not.match(all).{a}))',
    'profiles?select=id,goals(id)&goals.title=match.a',
  ])('like %s is refused before it reaches the database', async (path) => {
    expect(await stack.ask(`/rest/v1/${path.replaceAll(' ', '%20')}`)).toMatchObject({ status: 400, code: 'PGRST100' });
    await served();
  });

  it.each([
    'profiles?select=id::text',
    'profiles?select=id::text,first_name',
    'profiles?select=made:created_at::timestamp with time zone',
    'profiles?select=id,measurements(id::text,profiles(id))',
    'profiles?first_name=eq.a.match.b',
    'profiles?or=(first_name.eq.a,first_name.like.b*)',
  ])('like %s is answered', async (path) => {
    expect((await stack.ask(`/rest/v1/${path.replaceAll(' ', '%20')}`)).status).toBe(200);
  });

  it('is refused with a body that holds NUL, where no function reads it', async () => {
    const answer = await stack.ask('/rest/v1/push_subscriptions', post(String.raw`{"end\u0000point":"a"}`));
    expect(answer).toMatchObject({ status: 400, code: 'PGRST102' });
    await served();
  });
});

const DOORS = [
  '/rest/v1/rpc/sync_pull',
  '/rest/v1/rpc/sync_push',
  '/rest/v1/goals',
  '/auth/v1/signup',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/storage/v1/object/list/avatars',
  '/realtime/v1/api/broadcast',
];

/** Values that a parser, a wire or a cast may stumble over. */
const poison = fc.oneof(
  fc.constantFrom(
    '\0',
    '\ud800',
    'é\udc00',
    '\\',
    "'",
    "''; rollback; --",
    '$$',
    '{{{{',
    '[',
    '\u202e',
    'NaN',
    '1e400',
  ),
  fc.integer({ min: 60, max: 9000 }).map((depth) => nested(depth, '{}')),
  fc.integer({ min: 60, max: 9000 }).map((depth) => nested(depth)),
  fc.integer({ min: 1, max: 60 }).map((depth): unknown => JSON.parse(nested(depth))),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.bigInt().map(String),
  fc.jsonValue({ maxDepth: 3 }),
);
const keys = fc.oneof(
  fc.constantFrom('cursor', 'page', 'ops', 'client', 'email', 'password', 'data', 'refresh_token', 'prefix', 'title'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const op = fc.record({
  entity: fc.oneof(fc.constantFrom('goals', 'measurements', 'user_settings'), poison),
  row: fc.dictionary(fc.oneof(fc.constantFrom('id', 'rev', 'user_id', 'plates', 'title'), keys), poison, {
    maxKeys: 5,
  }),
  base_rev: poison,
});
const bodies = fc.oneof(
  fc.dictionary(keys, poison, { maxKeys: 4 }).map((body) => JSON.stringify(body)),
  fc.array(op, { maxLength: 3 }).map((ops) => JSON.stringify({ ops })),
  fc.integer({ min: 60, max: 9000 }).map((depth) => `{"ops":[{"row":{"plates":${nested(depth)}}}]}`),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

it('serves everybody else whatever one of them sends', async () => {
  const runs = Number(process.env['FUZZ_RUNS'] ?? 40);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...DOORS), bodies, fc.boolean(), async (door, body, signedIn) => {
      await stack.ask(door, post(body), signedIn);
      expect(await stack.served()).toEqual(SERVED);
    }),
    { numRuns: runs, seed: Number(process.env['FUZZ_SEED'] ?? 13) },
  );
}, 300_000);
