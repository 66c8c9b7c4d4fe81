import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectEmbedded } from '../../../supabase/local/database/connect.ts';
import { EngineFailure } from '../../../supabase/local/database/engine.ts';
import { everyEngine } from '../../support/database.ts';
import { ADA, SERVED, openHostile } from './support.ts';
import type { HostileStack } from './support.ts';
import { PASSWORD } from '../../support/stack.ts';
import { emptyDatabase } from '../rest/support.ts';

/** Deeper than the stack of any thread; no door lets it in. */
const OVERFLOW = `select repeat('[', 4000000)::json`;
const FOR_EVER = 'select count(*) from generate_series(1, 1000000000000)';

const FUNCTIONS = `
  create function public.overflows() returns jsonb language plpgsql as $$
    begin return (${OVERFLOW}); end $$;
  create function public.takes_for_ever() returns jsonb language plpgsql as $$
    begin return (${FOR_EVER}); end $$;
  grant execute on function public.overflows(), public.takes_for_ever() to anon, authenticated;`;

describe('an embedded database that crashed', () => {
  let stack: HostileStack;
  const logged: string[] = [];
  beforeAll(async () => {
    stack = await openHostile({ log: (line) => void logged.push(line) });
    await stack.database.exec(FUNCTIONS);
  }, 120_000);
  afterAll(() => stack?.close());
  afterEach(() => vi.restoreAllMocks());

  it.each(['', 'count=none'])('is started again, and nobody but who crashed it notices (%s)', async (prefer) => {
    const headers = prefer === '' ? {} : { prefer };
    logged.length = 0;
    const [crashed, meanwhile] = await Promise.all([
      stack.ask('/rest/v1/rpc/overflows', { method: 'POST', body: '{}', headers }),
      stack.served(),
    ]);
    expect([crashed.status, crashed.code]).toEqual([500, '57P02']);
    expect(meanwhile).toEqual(SERVED);
    expect(await stack.served()).toEqual(SERVED);
    expect(logged).toContainEqual(expect.stringMatching(/^database: .*(RangeError|RuntimeError)/));
  });

  it('keeps what had been committed, and nothing of what had not', async () => {
    await stack.database.exec('create table public.kept (word text)');
    await stack.database.query(`insert into public.kept values ('before')`);
    const crash = stack.database.transaction(async (session) => {
      await session.query(`insert into public.kept values ('within')`);
      await session.query(OVERFLOW);
    });
    await expect(crash).rejects.toMatchObject({ code: '57P02' });
    expect(await stack.database.query('select word from public.kept')).toEqual([{ word: 'before' }]);
  });

  it('still tells what it is asked to listen for', async () => {
    const heard: string[] = [];
    await stack.database.listen('hostile', (payload) => void heard.push(payload));
    await expect(stack.database.query(OVERFLOW)).rejects.toMatchObject({ code: '57P02' });
    await stack.database.query(`select pg_notify('hostile', 'again')`);
    await vi.waitFor(() => expect(heard).toEqual(['again']));
  });

  it('is started again after an error that cannot happen, unless a function raised it', async () => {
    logged.length = 0;
    const raise = (code: string) => `do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`;
    await expect(stack.database.exec(raise('XX000'))).rejects.toMatchObject({ code: 'XX000' });
    expect(logged).toEqual([]);
    const impossible = stack.database.query(`select array_in('{1}', 0, 0)`);
    await expect(impossible).rejects.toMatchObject({ code: 'XX000' });
    expect(logged).toEqual(['database: XX000 in get_type_io_data']);
    expect(await stack.served()).toEqual(SERVED);
  });

  it('is never told as a wrong password, and nobody loses a session by it', async () => {
    const device = await stack.signIn(ADA);
    const failed = () => Promise.reject(new EngineFailure('57P02', 'the database crashed'));
    vi.spyOn(stack.database, 'query').mockImplementationOnce(failed);
    const wrong = await stack.visitor().auth.signInWithPassword({ email: ADA, password: PASSWORD });
    expect(wrong.error).toMatchObject({ name: 'AuthRetryableFetchError', status: 500 });
    // The client keeps what it has and asks once more by itself.
    const refreshing = vi.spyOn(stack.database, 'transaction').mockImplementationOnce(failed);
    const { data, error } = await device.auth.refreshSession();
    expect([error, data.session?.user.email]).toEqual([null, ADA]);
    expect(refreshing.mock.calls.length).toBeGreaterThan(1);
  });
});

describe('the one session of the embedded database', () => {
  it('is handed on idle and as nobody, whatever the one before left open', async () => {
    const { database, close } = await connectEmbedded(null, await noMigrations());
    await database.exec(`create role somebody; begin; set local role somebody;
      select set_config('request.jwt.claims', '{"sub":"x"}', true)`);
    const [state] = await database.query(
      `select current_user = session_user as itself, current_setting('request.jwt.claims', true) as claims`,
    );
    expect(state).toMatchObject({ itself: true, claims: expect.not.stringContaining('x') });
    await close();
  });

  it('does not call a transaction committed that was rolled back', async () => {
    const { database, close } = await connectEmbedded(null, await noMigrations());
    const careless = database.transaction(async (session) => {
      await session.query('select 1 / 0').catch(() => {});
    });
    await expect(careless).rejects.toMatchObject({ code: '25P02' });
    await close();
  });

  it('takes half a character and NUL for what they are, and stays on its wire', async () => {
    const { database, close } = await connectEmbedded(null, await noMigrations());
    expect(await database.query(`select 'é\udc00' as text, $1::text as given`, ['é\udc00'])).toEqual([
      { text: 'é\ufffd', given: 'é\ufffd' },
    ]);
    await expect(database.query(`select 'a\0b'`)).rejects.toMatchObject({ code: '22021' });
    await expect(database.query(`select $1`, ['a\0b'])).rejects.toMatchObject({ code: '22021' });
    const many = Array.from({ length: 70_000 }, () => 1);
    await expect(database.query('select 1', many)).rejects.toMatchObject({ code: '54023' });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await close();
  });
});

describe('the patience of the embedded database', () => {
  it('is for work, and lasts longer where the machine gives the process no time', async () => {
    const { database, close } = await connectEmbedded(null, await noMigrations(), { statementSeconds: 1 });
    await expect(database.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    const starved = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    // Longer than its patience by the processor, and far from four times as long by the clock.
    expect(await database.query('select 1 as one from pg_sleep(1.5)')).toEqual([{ one: 1 }]);
    await expect(database.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    starved.mockRestore();
    await close();
  });
});

const made: string[] = [];
async function noMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-migrations-'));
  made.push(folder);
  return folder;
}
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))));

describe.each(everyEngine)('a statement that takes for ever, on %s', (engine) => {
  let stack: HostileStack;
  let server: Awaited<ReturnType<typeof emptyDatabase>> | null = null;
  beforeAll(async () => {
    server = engine === 'pglite' ? null : await emptyDatabase();
    stack = await openHostile(server ? { databaseUrl: server.url } : {});
    await stack.database.exec(FUNCTIONS);
  }, 120_000);
  afterAll(async () => {
    await stack?.close();
    await server?.drop();
  });

  it('is ended, and everybody else is served', async () => {
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    const slow = stack.ask('/rest/v1/rpc/takes_for_ever', { method: 'POST', body: '{}' });
    // What needs no database is answered meanwhile: it runs on another thread.
    const page = stack.ask('/auth/v1/settings');
    await Promise.all([slow.then(note('slow')), page.then(note('page'))]);
    expect(ended).toEqual(['page', 'slow']);
    expect(await slow).toMatchObject({ status: 500, code: '57014' });
    expect(await stack.served()).toEqual(SERVED);
  });
});
