import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokens } from '../../../supabase/local/auth/tokens.ts';
import type { StackContext } from '../../../supabase/local/context.ts';
import { createFunctions } from '../../../supabase/local/functions/functions.ts';
import type { Functions } from '../../../supabase/local/functions/functions.ts';
import { createMailbox } from '../../../supabase/local/mail/mailbox.ts';
import type { Settings } from '../../../supabase/local/settings.ts';

const handler = (body: string) => `export default { async fetch(request: Request): Promise<Response> { ${body} } };`;

const FIXTURES: Record<string, string> = {
  echo: handler(`const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    return Response.json({ method, address: pathname + search, mark: headers.get('x-mark'), body: await request.text() },
      { status: 201, headers: { 'x-from': 'echo' } });`),
  settings: handler(`return Response.json({ url: process.env.SUPABASE_URL, home: process.env.HOME ?? null });`),
  fails: handler(`throw new Error('broken on purpose');`),
  leaks: handler(`setTimeout(() => { throw new Error('late'); }); await new Promise(() => {}); return new Response();`),
  leaves: handler(`process.exit(3); return new Response();`),
  hangs: handler(`await new Promise(() => {}); return new Response();`),
  spins: handler(`if (request.method === 'POST') for (;;); return new Response('well');`),
  hoards: handler(`const kept = []; for (;;) kept.push(new Array(1e6).fill(Math.random())); return new Response();`),
  lingers: `import { appendFileSync } from 'node:fs';
    ${handler(`setInterval(() => appendFileSync(request.headers.get('x-mark')!, '.'), 20);
      await new Promise(() => {}); return new Response();`)}`,
  unloadable: `import 'no-such-package'; export default {};`,
  open: handler(`return new Response(null, { status: 204 });`),
  garbles: handler(`return Response.error();`),
  _shared: handler(`return new Response('never');`),
};

const logged: string[] = [];
const known = { anonKey: 'sb_publishable_test', serviceKey: 'sb_secret_test', maxBodyBytes: 1000, smtp: null };
const tokens = createTokens('a secret that only this test knows, and long enough');
let root: string;
const running: Functions[] = [];

async function start(url: string, patienceMs = 3000): Promise<Functions> {
  const settings = { ...known, url, siteUrl: url, functionsDir: path.join(root, 'functions') } as Settings;
  const context = { settings, tokens, mailbox: createMailbox(), log: (line: string) => logged.push(line) };
  const functions = await createFunctions(context as unknown as StackContext, {}, patienceMs);
  running.push(functions);
  return functions;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'functions-'));
  for (const [name, text] of Object.entries(FIXTURES)) {
    await mkdir(path.join(root, 'functions', name), { recursive: true });
    await writeFile(path.join(root, 'functions', name, 'index.ts'), text);
  }
  const config =
    '[auth]\nverify_jwt = false\n[functions.echo]\n# verify_jwt = false\n[functions.open]\nverify_jwt = false # public\n';
  await writeFile(path.join(root, 'config.toml'), config);
});
afterAll(async () => {
  await Promise.all(running.map((functions) => functions.close()));
  await rm(root, { recursive: true });
});

const call = ({ handle }: Functions, name: string, init: RequestInit = {}, key: string | null = known.anonKey) =>
  handle(
    new Request(`http://localhost:1/functions/v1/${name}`, {
      ...init,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(init.headers as Record<string, string>),
      },
    }),
    { address: '127.0.0.1' },
  );

describe('a function', () => {
  let functions: Functions;
  beforeAll(async () => {
    functions = await start('http://localhost:1');
  });

  test('gets the request as the hosted runtime gives it, and its answer comes back whole', async () => {
    const answer = await call(functions, 'echo/deep?a=1', {
      method: 'POST',
      body: 'hello',
      headers: { 'x-mark': 'm' },
    });
    expect([answer.status, answer.headers.get('x-from')]).toEqual([201, 'echo']);
    expect(await answer.json()).toEqual({ method: 'POST', address: '/echo/deep?a=1', mark: 'm', body: 'hello' });
  });

  test.each(['fails', 'leaks', 'leaves', 'unloadable', 'hoards', 'garbles'])(
    'that %s answers 500, each time, and harms no other',
    async (name) => {
      // To fill its memory takes a slow machine longer than the others here have.
      const patient = name === 'hoards' ? await start('http://127.0.0.1:1', 120_000) : functions;
      expect((await call(patient, name)).status).toBe(500);
      expect((await call(patient, name)).status).toBe(500);
      expect((await call(patient, 'echo')).status).toBe(201);
    },
  );

  test('says in the log what went wrong', () => {
    expect(logged.join('\n')).toContain('broken on purpose');
  });

  test('that does not answer is given up with 504, even while it spins, and then runs anew', async () => {
    const [hangs, spins] = await Promise.all([call(functions, 'hangs'), call(functions, 'spins', { method: 'POST' })]);
    expect([hangs.status, spins.status]).toEqual([504, 504]);
    expect(await (await call(functions, 'spins')).text()).toBe('well');
  });

  test('that was given up does nothing more', async () => {
    const trace = path.join(root, 'trace');
    expect((await call(functions, 'lingers', { headers: { 'x-mark': trace } })).status).toBe(504);
    await setTimeout(300);
    const { size } = await stat(trace);
    await setTimeout(300);
    expect((await stat(trace)).size).toBe(size);
  });

  test.each(['none', '_shared', '..', '%2e%2e', ''])('that is none is not found: "%s"', async (name) => {
    expect((await call(functions, name)).status).toBe(404);
  });

  test('wants a key or a good token, unless the configuration opens it', async () => {
    const token = await tokens.sign({ sub: 'someone', role: 'authenticated' }, 60);
    const stale = await tokens.sign({ sub: 'someone', role: 'authenticated' }, -60);
    const statusWith = async (key: string | null) => (await call(functions, 'echo', {}, key)).status;
    expect(await Promise.all([statusWith(token), statusWith(known.serviceKey)])).toEqual([201, 201]);
    expect(await Promise.all([null, 'garbage', stale].map(statusWith))).toEqual([401, 401, 401]);
    expect((await call(functions, 'open', {}, null)).status).toBe(204);
  });

  test('takes no body above the cap', async () => {
    expect((await call(functions, 'echo', { method: 'POST', body: 'x'.repeat(1000) })).status).toBe(201);
    expect((await call(functions, 'echo', { method: 'POST', body: 'x'.repeat(1001) })).status).toBe(413);
  });
});

test('two stacks in one process each give their functions their own settings and nothing of the machine', async () => {
  const [one, two] = [await start('http://one.test'), await start('http://two.test')];
  const seen = await Promise.all([one, two, one].map(async (each) => (await call(each, 'settings')).json()));
  expect(seen).toEqual(['one', 'two', 'one'].map((name) => ({ url: `http://${name}.test`, home: null })));
});
