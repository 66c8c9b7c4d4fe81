import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { tempFolder } from './support.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function twoFreePorts(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const next = await fetch(`http://127.0.0.1:${port + 1}`).catch(() => null);
    if (!next && port < 65_000) return port;
  }
}

async function startDev() {
  const { folder, remove } = await tempFolder();
  const port = await twoFreePorts();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, SEED: path.join(folder, 'none') };
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: ROOT, env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    await remove();
  });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/_local`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`It ended: ${said}`);
    await sleep(100);
  }
  return { url, child, ended, said: () => said };
}

test('development has the app with hot reload and its whole back end on one origin, and ends whole', async () => {
  const { url, child, ended, said } = await startDev();
  // Whoever asks as soon as the page can be opened is answered by the stack already.
  const local = await fetch(`${url}/_local`);
  expect([local.status, await local.json()]).toEqual([200, expect.objectContaining({ url, mailbox: `${url}/_mail` })]);
  expect((await fetch(`${url}/@vite/client`)).status).toBe(200);
  const open = async (address: string) => {
    const answer = await fetch(url + address, { headers: { accept: 'text/html' } });
    return [answer.status, /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]];
  };
  expect(await open('/programs')).toEqual([200, 'Programs']);
  expect(await open('/auth')).toEqual([200, undefined]);
  expect(await open('/nowhere')).toEqual([404, '404']);
  expect(said()).toContain(`${url}/_mail`);
  expect(said()).not.toContain('proxy error');

  const client = createClient(url, 'sb_publishable_local', { auth: { persistSession: false } });
  const { error } = await client.auth.signUp({ email: 'ada@dev.test', password: 'correct horse 1' });
  expect(error).toBeNull();
  const [mail] = (await (await fetch(`${url}/_mail.json?to=ada@dev.test`)).json()) as { links: string[] }[];
  const link = mail?.links[0] ?? '';
  expect(new URL(link).origin).toBe(url);
  const { status, headers } = await fetch(link, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([303, expect.stringContaining(`${url}/#access_token=`)]);
  expect(
    (await client.auth.signInWithPassword({ email: 'ada@dev.test', password: 'correct horse 1' })).error,
  ).toBeNull();

  child.kill('SIGTERM');
  await ended;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
