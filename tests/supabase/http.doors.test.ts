import { expect, onTestFinished, test } from 'vitest';
import { listenOn, serve } from '../../supabase/local/http/server.ts';
import { openTestStack } from '../support/stack.ts';

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

async function breakable(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === '/broken') throw new Error('broken on purpose');
  return new Response('well');
}

test('what fails unforeseen is answered 500 and leaves a line in the log', async () => {
  const logged: string[] = [];
  const server = serve(breakable, (line) => logged.push(line));
  onTestFinished(await listenOn(server, 0, '127.0.0.1'));
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/broken?token=secret`);
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('purpose')]);
  expect(logged).toEqual(['http: GET /broken failed: Error: broken on purpose']);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('well');
});
