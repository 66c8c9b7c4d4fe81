import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEngine } from '../../support/database.ts';
import { emptyDatabase, openRestStack } from './support.ts';
import type { RestStack } from './support.ts';

const FUNCTIONS = `
  create function public.rpc_all(given jsonb, many integer default 2, day date default null) returns json
    language sql stable as $$
      select json_build_object('given', given, 'many', many, 'day', day, 'who', current_user, 'uid', auth.uid())
    $$;
  create function public.rpc_nothing() returns jsonb language sql stable as 'select null::jsonb';
  create function public.rpc_raise(state text) returns jsonb language plpgsql as $$
  begin
    insert into public.rest_numbers values (-1);
    raise exception 'raised %', state using errcode = state, detail = 'a detail', hint = 'a hint';
  end $$;
  create function public.rpc_twice(a integer) returns jsonb language sql as 'select to_jsonb(1)';
  create function public.rpc_twice(a text) returns jsonb language sql as 'select to_jsonb(2)';
  create function public.rpc_status() returns jsonb language sql
    as $$ select to_jsonb(set_config('response.status', '418', true)) $$;
  create function public.rpc_closed() returns jsonb language sql as 'select to_jsonb(1)';
  grant execute on function public.rpc_all(jsonb, integer, date), public.rpc_nothing(), public.rpc_raise(text),
    public.rpc_twice(integer), public.rpc_twice(text), public.rpc_status() to anon, authenticated, service_role;
  grant insert on public.rest_numbers to authenticated;`;

const STATES = `22023 23502 23503 23505 23514 25006 40001 40P01 42501 42883 42P01 42P17 53100 54000 55P03 57014 P0001
  PT400 PT413 PT426 XX000`.split(/\s+/);

describe.each(everyEngine)('a plain call of a function that answers JSON, on %s', (engine) => {
  let stack: RestStack;
  let server: Awaited<ReturnType<typeof emptyDatabase>> | null = null;
  beforeAll(async () => {
    server = engine === 'pglite' ? null : await emptyDatabase();
    stack = await openRestStack(server?.url);
    await stack.database.exec(FUNCTIONS);
  }, 120_000);
  afterAll(async () => {
    await stack?.close();
    await server?.drop();
  });

  async function ask(path: string, body: string, more: Record<string, string> = {}, signedIn = true) {
    const token = (await stack.ada.auth.getSession()).data.session?.access_token;
    const headers = new Headers({ apikey: stack.anonKey, 'content-type': 'application/json', ...more });
    if (signedIn) headers.set('authorization', `Bearer ${token}`);
    const answer = await fetch(`${stack.url}/rest/v1/rpc/${path}`, { method: 'POST', headers, body });
    const text = await answer.text();
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      body: text === '' ? '' : JSON.parse(text),
    };
  }
  /** The same request with a wish that makes it lite's. */
  const askLite = (path: string, body: string, signedIn = true) => ask(path, body, { prefer: 'count=none' }, signedIn);

  it.each([
    ['rpc_all', '{"given":{"a":[1,"\\u00e9",null]}}'],
    ['rpc_all', '{"given":[1,2],"many":5,"day":"2026-03-01"}'],
    ['rpc_all', '{"given":null,"many":null}'],
    ['rpc_all', JSON.stringify({ given: { text: `it's \\' \\\\ $1 $$ '; rollback; select '` } })],
    ['rpc_nothing', '{}'],
    ['rpc_status', '{}'],
  ])('answers %s of %s as lite does', async (path, body) => {
    const answer = await ask(path, body);
    expect(answer).toEqual(await askLite(path, body));
    expect(answer.status).toBe(path === 'rpc_status' ? 418 : 200);
  });

  it.each([
    ['rpc_all', '{}'],
    ['rpc_all', '{"given":1,"other":2}'],
    ['rpc_all', '{"given":1,"constructor":2}'],
    ['rpc_all', '{"given":1,"many":"many"}'],
    ['rpc_all', '{"given":'],
    ['rpc_all', '[]'],
    ['rpc_twice', '{"a":1}'],
    ['rpc_closed', '{}'],
    ['rpc_unknown', '{}'],
  ])('refuses %s of %s as lite does', async (path, body) => {
    const { status, body: said } = await ask(path, body);
    const lite = await askLite(path, body);
    expect([status, said.code]).toEqual([lite.status, lite.body.code]);
    expect(status).toBeGreaterThanOrEqual(300);
  });

  it.each(STATES)('fails with SQLSTATE %s as PostgREST does, and keeps nothing', async (state) => {
    const body = JSON.stringify({ state });
    const [plain, lite] = [await ask('rpc_raise', body), await askLite('rpc_raise', body)];
    expect(plain.body).toMatchObject({ code: state, message: `raised ${state}`, details: 'a detail', hint: 'a hint' });
    expect([plain.status, plain.type?.split(';')[0]]).toEqual([lite.status, 'application/json']);
    expect(await stack.database.query('select n from public.rest_numbers where n = -1')).toEqual([]);
  });

  it('runs as the one who asks', async () => {
    const given = '{"given":0}';
    expect((await ask('rpc_all', given)).body).toMatchObject({ who: 'authenticated', uid: stack.adaId });
    expect((await ask('rpc_all', given, {}, false)).body).toMatchObject({ who: 'anon', uid: null });
    expect((await ask('rpc_closed', '{}', {}, false)).status).toBe(401);
    expect((await stack.service().rpc('rpc_all', { given: 0 })).data).toMatchObject({ who: 'service_role' });
  });

  it('knows a function by its new arguments, once told', async () => {
    await stack.database.exec(`drop function public.rpc_nothing();
      create function public.rpc_nothing(word text) returns jsonb language sql stable as 'select to_jsonb(word)';
      grant execute on function public.rpc_nothing(text) to authenticated;
      notify pgrst, 'reload schema';`);
    const asked = () => ask('rpc_nothing', '{"word":"new"}');
    await expect.poll(asked).toMatchObject({ status: 200, body: 'new' });
  });
});
