import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { startHouse, tempFolder } from './support.ts';
import type { House, HouseOptions } from './support.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');
const leave: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of leave.splice(0).toReversed()) await undo();
});

async function folder(): Promise<string> {
  const made = await tempFolder();
  leave.push(made.remove);
  return made.folder;
}

async function start(dataDir: string, options: Partial<HouseOptions> = {}): Promise<House> {
  const house = startHouse({ port: await freePort(), dataDir, ...options });
  leave.push(() => {
    house.kill('SIGKILL');
    return house.ended;
  });
  return house;
}

const locksIn = async (dir: string) => (await readdir(dir)).filter((name) => name.startsWith('lock.'));

function serverOf(house: House, dataDir: string) {
  const { serviceKey } = JSON.parse(readFileSync(path.join(dataDir, 'keys.json'), 'utf8')) as { serviceKey: string };
  return createClient(house.url, serviceKey, { auth: { persistSession: false } });
}

describe('one process for the whole house', () => {
  it('starts from nothing, keeps its folder to itself, and stops cleanly', async () => {
    const dataDir = await folder();
    const house = await start(dataDir);
    await house.ready();
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
    expect(await locksIn(dataDir)).toHaveLength(1);

    const second = await start(dataDir);
    const refused = await second.ended;
    expect(refused.code).toBe(1);
    expect(refused.said.trim()).toMatch(/^The data folder \S+ is in use by process \d+\. .+$/);

    const reset = run(process.execPath, ['supabase/local/reset.ts'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    await expect(reset).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('in use') });

    const third = await start(await folder(), { port: Number(new URL(house.url).port) });
    const taken = await third.ended;
    expect([taken.code, taken.said.trim().split('\n').length]).toEqual([1, 1]);
    expect(taken.said).toMatch(/^Port \d+ is taken\./);

    house.kill('SIGTERM');
    expect((await house.ended).code).toBe(0);
    expect(await locksIn(dataDir)).toEqual([]);
  });

  it.each(['0', 'x', '70000', '3000; true'])('says plainly that %j is no port', async (PORT) => {
    const { code, said } = await (await start(await folder(), { env: { PORT } })).ended;
    expect(code).toBe(1);
    expect(said.trim()).toMatch(/^PORT has to be a number from 1 to 65535/);
  });

  it('takes over from a dead process, and clears what a killed first start left', async () => {
    const dataDir = await folder();
    await mkdir(dataDir, { recursive: true });
    await writeFile(path.join(dataDir, `lock.${process.pid}.0-0.aabbccdd`), '');
    const first = await start(dataDir);
    while (!(await readdir(dataDir)).some((name) => name.startsWith('database'))) await sleep(5);
    first.kill('SIGKILL');
    await first.ended;
    await (await start(dataDir)).ready();
    expect(await locksIn(dataDir)).toHaveLength(1);
    expect(await readdir(dataDir)).not.toContain('database.draft');
  });

  it('lets one of several win that start at once', async () => {
    const dataDir = await folder();
    const houses = await Promise.all([start(dataDir), start(dataDir), start(dataDir)]);
    const outcomes = await Promise.allSettled(houses.map((house) => house.ready()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('loses no acknowledged account to kill -9', async () => {
    const dataDir = await folder();
    const acknowledged: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const house = await start(dataDir);
      await house.ready();
      const admin = serverOf(house, dataDir).auth.admin;
      const writers = [0, 1, 2].map(async (writer) => {
        for (let i = 0; ; i += 1) {
          const email = `r${round}w${writer}n${i}@kill.test`;
          const { data } = await admin
            .createUser({ email, email_confirm: true })
            .catch(() => ({ data: { user: null } }));
          if (!data.user) return;
          acknowledged.push(email);
        }
      });
      const enough = acknowledged.length + 5;
      while (acknowledged.length < enough) await sleep(20);
      await sleep(round * 37);
      house.kill('SIGKILL');
      await Promise.all([house.ended, ...writers]);
    }
    const house = await start(dataDir);
    await house.ready();
    const { data } = await serverOf(house, dataDir).auth.admin.listUsers({ perPage: 1000 });
    const there = new Set(data.users.map((user) => user.email));
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    expect(acknowledged.filter((email) => !there.has(email))).toEqual([]);
  });

  it('seeds a new folder once, and goes on where a seeding was cut off', async () => {
    const seed = await folder();
    await mkdir(seed, { recursive: true });
    const account = { id: crypto.randomUUID(), role: 'client', name: 'Ada O', email: 'ada@seed.test' };
    const full = { ...account, password: 'demo-password', metadata: { first_name: 'Ada', last_name: 'O' } };
    await writeFile(path.join(seed, 'accounts.json'), JSON.stringify([full]));
    await writeFile(
      path.join(seed, '10_a.sql'),
      'create table public.seeded (n int); insert into public.seeded values (1);',
    );
    await writeFile(path.join(seed, '20_b.sql'), 'insert into public.no_such_table values (1);');
    const dataDir = await folder();
    const failed = await (await start(dataDir, { env: { SEED: seed } })).ended;
    expect(failed.said).toContain('Seed file 20_b.sql failed');

    await writeFile(path.join(seed, '20_b.sql'), 'insert into public.seeded values (2);');
    for (let again = 0; again < 2; again += 1) {
      const house = await start(dataDir, { env: { SEED: seed } });
      const { accounts } = await house.ready();
      expect(accounts).toEqual([{ role: 'client', name: 'Ada O', email: 'ada@seed.test', password: 'demo-password' }]);
      const { data } = await serverOf(house, dataDir).from('seeded').select('n').order('n');
      expect(data).toEqual([{ n: 1 }, { n: 2 }]);
      house.kill('SIGTERM');
      await house.ended;
    }
  });

  it('speaks to nothing beyond the machine', async () => {
    const dataDir = await folder();
    await mkdir(dataDir, { recursive: true });
    const told = path.join(dataDir, 'calls.txt');
    const hook = path.join(dataDir, 'hook.mjs');
    await writeFile(
      hook,
      `import net from 'node:net'; import dns from 'node:dns'; import { appendFileSync } from 'node:fs';
       const tell = (line) => appendFileSync(${JSON.stringify(told)}, line + '\\n');
       tell('hooked');
       const connect = net.Socket.prototype.connect;
       net.Socket.prototype.connect = function (...given) {
         const [to] = Array.isArray(given[0]) ? given[0] : given;
         const host = to?.host ?? (to?.path ? 'a local socket' : 'localhost');
         if (!/^(localhost|127\\.|::1|a local)/.test(host)) tell('connect ' + host);
         return connect.apply(this, given);
       };
       const lookup = dns.lookup;
       dns.lookup = (name, ...rest) => { if (!/^(localhost|127\\.|::1)/.test(name)) tell('lookup ' + name); return lookup(name, ...rest); };`,
    );
    const house = await start(dataDir, { nodeFlags: ['--import', hook] });
    await house.ready();
    await serverOf(house, dataDir).rpc('no_such_function');
    await fetch(`${house.url}/auth/v1/settings`);
    house.kill('SIGTERM');
    expect((await house.ended).code).toBe(0);
    expect(
      (await readFile(told, 'utf8'))
        .trim()
        .split('\n')
        .filter((line) => line !== 'hooked'),
    ).toEqual([]);
    expect(await readFile(told, 'utf8')).toContain('hooked');
  });
});
