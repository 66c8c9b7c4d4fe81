import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignJWT } from 'jose';
import { everyEngine } from '../../support/database.ts';
import { emptyDatabase, openRestStack } from './support.ts';
import type { RestStack } from './support.ts';

const BODY_CAP = 5 * 1024 * 1024;

describe.each(everyEngine)('the data door on %s', (engine) => {
  let stack: RestStack;
  let server: Awaited<ReturnType<typeof emptyDatabase>> | null = null;

  beforeAll(async () => {
    if (engine === 'pglite') {
      stack = await openRestStack();
      return;
    }
    server = await emptyDatabase();
    stack = await openRestStack(server.url);
  }, 120_000);
  afterAll(async () => {
    await stack?.close();
    await server?.drop();
  });

  const tokenOf = async () => (await stack.ada.auth.getSession()).data.session?.access_token ?? '';
  const list = async (title: string) =>
    (await stack.ada.from('rest_lists').insert({ title }).select().single()).data as { id: string; owner_id: string };

  const wrong = async (row: Record<string, unknown>) => {
    const { status, error } = await stack.ada.from('rest_lists').insert(row);
    return [status, error?.code];
  };

  it('keeps tables without a grant from anon and from users, from the first request on', async () => {
    const nobody = await stack.visitor().from('rest_secrets').select();
    expect([nobody.status, nobody.error?.code, nobody.data]).toEqual([401, '42501', null]);
    const user = await stack.ada.from('rest_secrets').select();
    expect([user.status, user.error?.code]).toEqual([403, '42501']);
    expect((await stack.service().from('rest_secrets').select()).data).toEqual([{ id: 1, word: 'hidden' }]);
  });

  it('gives the database the claims of the token', async () => {
    const { data } = await stack.ada.rpc('rest_whoami');
    expect(data).toMatchObject({ uid: stack.adaId, role: 'authenticated', user: 'authenticated' });
    expect(data.jwt).toMatchObject({ aal: 'aal1', email: 'ada@rest.test', sub: stack.adaId });
    expect((await stack.visitor().rpc('rest_whoami')).data).toMatchObject({ uid: null, user: 'anon' });
  });

  it('gives instants as every browser reads them', async () => {
    const { data } = await stack.ada.from('rest_moments').select().single();
    expect(data).toEqual({ at: expect.stringMatching(/^2026-11-26T22:20:24\.855(Z|\+00:00)$/) });
  });

  it('shows each his own rows', async () => {
    const mine = await list('mine');
    expect(mine.owner_id).toBe(stack.adaId);
    expect((await stack.bola.from('rest_lists').select().eq('id', mine.id)).data).toEqual([]);
    const stolen = await stack.bola.from('rest_lists').insert({ title: 'x', owner_id: stack.adaId });
    expect([stolen.status, stolen.error?.code]).toEqual([403, '42501']);
  });

  it('refuses a bearer that is not ours instead of taking it for nobody', async () => {
    const token = await tokenOf();
    const forged = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another secret of at least 32 bytes'));
    for (const bad of ['garbage', `${token.slice(0, -8)}AAAAAAAA`, forged, 'a.b.c']) {
      const answer = await stack.ask('rpc/rest_whoami', { headers: { authorization: `Bearer ${bad}` } });
      expect([bad, answer.status, answer.code]).toEqual([bad, 401, 'PGRST301']);
    }
    const basic = await stack.ask('rpc/rest_whoami', { headers: { authorization: 'Basic YTpi' } });
    expect(basic.status).toBe(401);
  });

  it('asks for a key', async () => {
    expect((await stack.ask('rpc/rest_whoami', { headers: { apikey: '' } })).status).toBe(401);
    expect((await stack.ask('rpc/rest_whoami', { headers: { apikey: 'wrong' } })).status).toBe(401);
  });

  it.each([
    ['23514', 400],
    ['23505', 409],
    ['23503', 409],
    ['22023', 400],
    ['P0001', 400],
    ['PT402', 402],
    ['54000', 500],
    ['57014', 500],
    ['40001', 500],
    ['40P01', 500],
    ['53100', 503],
    ['42501', 403],
  ])('answers SQLSTATE %s with %i', async (state, status) => {
    const { status: got, error } = await stack.ada.rpc('rest_raise', { state });
    expect([got, error?.code, error?.message, error?.hint]).toEqual([
      status,
      state,
      `raised ${state}`,
      expect.anything(),
    ]);
  });

  it('names what is wrong with a write', async () => {
    const mine = await list('named');
    expect(await wrong({ title: '' })).toEqual([400, '23514']);
    expect(await wrong({ title: null })).toEqual([400, '23502']);
    expect(await wrong({ title: 'x', nope: 1 })).toEqual([400, 'PGRST204']);
    expect(await wrong({ title: 'x', id: mine.id })).toEqual([409, '23505']);
    expect(await wrong({ title: 'x', id: 'no-uuid' })).toEqual([400, '22P02']);
  });

  it('names what is wrong with a question', async () => {
    const missing = await stack.ada.from('rest_nothing').select();
    expect([missing.status, missing.error?.code]).toEqual([404, 'PGRST205']);
    const rpc = await stack.ada.rpc('rest_nothing');
    expect([rpc.status, rpc.error?.code]).toEqual([404, 'PGRST202']);
    const column = await stack.ada.from('rest_lists').select('nope');
    expect([column.status, column.error?.code]).toEqual([400, '42703']);
    const none = await stack.ada.from('rest_lists').select().eq('title', 'no such').single();
    expect([none.status, none.error?.code]).toEqual([406, 'PGRST116']);
    for (const schema of ['auth', 'private', 'sync', 'storage']) {
      const other = await stack.service().schema(schema).from('users').select();
      expect([schema, other.status, other.error?.code]).toEqual([schema, 406, 'PGRST106']);
    }
    expect((await stack.service().from('auth.users').select()).status).toBe(404);
  });

  it('counts, cuts and embeds', async () => {
    const mine = await list('embeds');
    const rows = [1, 2, 3].map((position) => ({ list_id: mine.id, title: `t${position}`, position }));
    expect((await stack.ada.from('rest_tasks').insert(rows)).status).toBe(201);
    const page = await stack.ada
      .from('rest_tasks')
      .select('title,rest_lists(title)', { count: 'exact' })
      .eq('list_id', mine.id)
      .order('position')
      .range(1, 1);
    expect([page.status, page.count, page.data]).toEqual([206, 3, [{ title: 't2', rest_lists: { title: 'embeds' } }]]);
    const down = await stack.ada.from('rest_lists').select('rest_tasks(count)').eq('id', mine.id).single();
    expect(down.data).toEqual({ rest_tasks: [{ count: 3 }] });
    const beyond = await stack.ada.from('rest_tasks').select('id', { count: 'exact' }).range(500, 600);
    expect([beyond.status, beyond.error?.code]).toEqual([416, 'PGRST103']);
  });

  it('hands out a thousand rows at most', async () => {
    const { data, count } = await stack.ada.from('rest_numbers').select('n', { count: 'exact' });
    expect([data?.length, count]).toEqual([1000, 1500]);
  });

  it('refuses malformed JSON and bodies over 5 MB, with a length given or not', async () => {
    const headers = { authorization: `Bearer ${await tokenOf()}`, 'content-type': 'application/json' };
    const broken = await stack.ask('rest_lists', { method: 'POST', headers, body: '{"title":' });
    expect([broken.status, broken.code]).toEqual([400, 'PGRST102']);

    const large = JSON.stringify({ title: 'x'.repeat(BODY_CAP) });
    expect((await stack.ask('rest_lists', { method: 'POST', headers, body: large })).status).toBe(413);
    const streamed = new Blob([large]).stream();
    const init = { method: 'POST', headers, body: streamed, duplex: 'half' } as RequestInit;
    expect((await stack.ask('rest_lists', init)).status).toBe(413);
    const fits = JSON.stringify({ word: 'x'.repeat(BODY_CAP - 100) });
    expect((await stack.ask('rpc/rest_echo', { method: 'POST', headers, body: fits })).status).toBe(200);
  });

  it('sees a table that is made while it runs, once told', async () => {
    await stack.database.exec(`
      create table public.rest_later_${engine} (id integer primary key);
      grant select on public.rest_later_${engine} to authenticated;
      notify pgrst, 'reload schema';`);
    expect((await stack.ada.from(`rest_later_${engine}`).select()).data).toEqual([]);
  });
});
