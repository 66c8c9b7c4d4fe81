import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import type { StackContext } from '../../../supabase/local/context.ts';
import { createLocalPages } from '../../../supabase/local/http/local-pages.ts';
import { listenOn, serve } from '../../../supabase/local/http/server.ts';
import { createMailPages } from '../../../supabase/local/mail/mail-pages.ts';
import { createMailbox } from '../../../supabase/local/mail/mailbox.ts';
import { openTestStack } from '../../support/stack.ts';

test('another origin may bring a token along, which a star alone does not allow', async () => {
  const stack = await openTestStack();
  onTestFinished(() => stack.close());
  const asked = { origin: 'https://app.test', 'access-control-request-headers': 'authorization,apikey' };
  for (const part of ['rest', 'auth', 'storage', 'functions', 'realtime']) {
    const { status, headers } = await fetch(`${stack.url}/${part}/v1/any`, { method: 'OPTIONS', headers: asked });
    const allowed = (headers.get('access-control-allow-headers') ?? '').split(/,\s*/);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(allowed).toEqual(expect.arrayContaining(['*', 'authorization']));
  }
  const answer = await fetch(`${stack.url}/_local`, { headers: { origin: 'https://app.test' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('a word that every object knows is no part of the stack', async () => {
  const stack = await openTestStack();
  onTestFinished(() => stack.close());
  for (const word of ['constructor', 'toString', '__proto__', 'valueOf']) {
    const init = { method: 'POST', body: '<p>mine</p>', headers: { 'content-type': 'text/html' } };
    const answer = await fetch(`${stack.url}/${word}/v1/x`, init);
    expect([word, answer.status, await answer.text()]).toEqual([word, 404, expect.not.stringContaining('mine')]);
  }
});

test('no answer of the API is kept by whoever passes it on, or taken for something else', async () => {
  const stack = await openTestStack();
  onTestFinished(() => stack.close());
  const key = { headers: { apikey: stack.anonKey, authorization: `Bearer ${stack.anonKey}` } };
  const asked: [path: string, init?: RequestInit][] = [
    ['/rest/v1/foods?limit=1', key],
    ['/rest/v1/none', key],
    ['/rest/v1/rpc/none', { ...key, method: 'POST' }],
    ['/auth/v1/settings', key],
    ['/auth/v1/user', key],
    ['/auth/v1/token'],
    ['/auth/v1/none', key],
    ['/storage/v1/object/health-records/none', key],
    ['/storage/v1/none', key],
    ['/functions/v1/none', key],
    ['/functions/v1/send-deliveries', key],
    ['/functions/v1/send-deliveries', { ...key, method: 'PUT' }],
    ['/functions/v1/send-deliveries'],
    ['/realtime/v1/none', key],
    ['/rest/v1/foods', { method: 'OPTIONS' }],
    ['/none'],
    ['/_local'],
  ];
  const statuses = new Set<number>();
  for (const [at, init] of asked) {
    const { status, headers } = await fetch(stack.url + at, init);
    const told = [headers.get('cache-control'), headers.get('x-content-type-options')];
    expect([at, ...told]).toEqual([at, 'no-store', 'nosniff']);
    statuses.add(status);
  }
  expect(statuses).toEqual(new Set([200, 204, 400, 401, 403, 404, 405]));
});

async function breakable(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === '/broken') throw new Error('broken on purpose');
  return new Response('well');
}

const PAGES = ['/_local', '/_mail', '/_mail.json'];

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test.skipIf(!outside)('opened to the network, it hides the mailbox and the accounts from there', async () => {
  const stack = await openTestStack({ host: '0.0.0.0' });
  onTestFinished(() => stack.close());
  const { port } = new URL(stack.url);
  const statusOf = async (host: string, page: string) => (await fetch(`http://${host}:${port}${page}`)).status;
  for (const page of PAGES) {
    expect([page, await statusOf('127.0.0.1', page), await statusOf(outside ?? '', page)]).toEqual([page, 200, 404]);
  }
  const key = { headers: { apikey: stack.anonKey } };
  expect((await fetch(`http://${outside}:${port}/auth/v1/settings`, key)).status).toBe(200);
});

test('whoever comes by way of another server is shown neither the mailbox nor the accounts', async () => {
  const stack = await openTestStack();
  onTestFinished(() => stack.close());
  const relayed = {
    'x-forwarded-for': '10.0.0.5',
    'x-real-ip': '10.0.0.5',
    forwarded: 'for=10.0.0.5',
    via: '1.1 front',
  };
  for (const page of PAGES) {
    expect([page, (await fetch(stack.url + page)).status]).toEqual([page, 200]);
    for (const [name, value] of Object.entries(relayed)) {
      const { status } = await fetch(stack.url + page, { headers: { [name]: value } });
      expect([page, name, status]).toEqual([page, name, 404]);
    }
  }
});

test('a stack that is known by a public address hides them even from requests that seem to be of this machine', async () => {
  const pagesOf = (url: string) => {
    const context = { settings: { url }, mailbox: createMailbox() } as StackContext;
    return [createLocalPages(context, []), createMailPages(context), createMailPages(context)];
  };
  const statuses = (url: string) =>
    Promise.all(
      pagesOf(url).map(async (show, index) => {
        const answer = await show(new Request(`http://127.0.0.1:3000${PAGES[index]}`), { address: '127.0.0.1' });
        return answer.status;
      }),
    );
  expect(await statuses('http://localhost:3000')).toEqual([200, 200, 200]);
  expect(await statuses('https://app.test')).toEqual([404, 404, 404]);
  expect(await statuses('https://localhost.app.test')).toEqual([404, 404, 404]);
});

test('closes without waiting while a websocket is open and functions run, one of them in a loop', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'busy-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, work] of Object.entries({ waits: 'await new Promise(() => {});', spins: 'for (;;);' })) {
    await mkdir(path.join(root, 'functions', name), { recursive: true });
    const handler = `export default { async fetch() { ${work} return new Response(); } };`;
    await writeFile(path.join(root, 'functions', name, 'index.ts'), handler);
  }
  const stack = await openTestStack({ settings: { functionsDir: path.join(root, 'functions') } });
  const device = stack.visitor();
  await new Promise<void>((resolve) => {
    device.channel('open').subscribe((status) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
    });
  });
  const calls = ['waits', 'spins'].map((name) => device.functions.invoke(name));
  await new Promise((resolve) => setTimeout(resolve, 500));
  // Before the minute is over that a function is given.
  const patience = sleep(45_000, 'still open', { ref: false });
  expect(await Promise.race([stack.close().then(() => 'closed'), patience])).toBe('closed');
  expect((await Promise.all(calls)).map(({ error }) => error?.name)).toEqual(
    Array.from(calls, () => expect.stringMatching(/^Functions(Fetch|Http)Error$/)),
  );
  await device.realtime.disconnect();
});

test('what fails unforeseen is answered 500 and leaves a line in the log', async () => {
  const logged: string[] = [];
  const server = serve(breakable, (line) => logged.push(line));
  onTestFinished(await listenOn(server, 0, '127.0.0.1'));
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/broken?token=secret`);
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('purpose')]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(logged).toEqual(['http: GET /broken failed: Error: broken on purpose']);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('well');
});
