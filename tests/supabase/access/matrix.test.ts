import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../support/database.ts';
import { ACTORS, openCast } from './actors.ts';
import type { Actor, Cast } from './actors.ts';
import { EXPECTED } from './expected.ts';
import { idOf } from './made.ts';
import { ROWS } from './rows.ts';
import { storeParents, tryTable } from './try.ts';
import type { Access } from './try.ts';

// Who may create, read, update and delete what, asked of the real HTTP API with real accounts: on a row of Ada's by
// everybody, and on a row of one's own.

/** All that was found, as a table. */
function picture(found: Map<string, Access>): string {
  const width = Math.max(...[...found.keys()].map((name) => name.length), 5);
  const line = (name: string, cells: (string | undefined)[]) =>
    `${name.padEnd(width)}  ${cells.map((cell) => (cell ?? '').padEnd(12)).join(' ')}`;
  const head = line("on Ada's row", [...ACTORS]);
  const theirs = [...found].map(([name, access]) =>
    line(
      name,
      ACTORS.map((actor) => access.theirs[actor]),
    ),
  );
  const own = [...found].map(([name, access]) =>
    line(
      name,
      ACTORS.map((actor) => access.own[actor]),
    ),
  );
  return ['', head, ...theirs, '', line('on a row of one’s own', [...ACTORS]), ...own].join('\n');
}

const owners = ACTORS.filter((actor) => actor !== 'anon' && actor !== 'service' && actor !== 'ada');

describe.each(engines)('row-level security, on %s', (engine) => {
  let cast: Cast;
  let tables: string[];
  const found = new Map<string, Access>();

  beforeAll(async () => {
    cast = await openCast(engine);
    await storeParents(cast);
    const rows = await cast.stack.database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
    );
    tables = rows.map((row) => row.name).toSorted();
  }, 120_000);

  afterAll(async () => {
    process.stdout.write(`${picture(found)}\n`);
    await cast?.close();
  });

  it('has an entry for every table, and no entry without a table', () => {
    expect(Object.keys(EXPECTED).toSorted()).toEqual(tables);
    expect(Object.keys(ROWS).toSorted()).toEqual(tables);
  });

  // In the rows below a client and a provider are two. Here the client stands in the provider's place. Before them, as
  // what is tried there ends the care of some.
  it('messages of a care team', async () => {
    const { ids, clients, stack } = cast;
    const pair = { client_id: ids.ada, provider_id: ids.ada };
    await stack.database.query(
      `insert into public.message_reads (user_id, client_id, provider_id, is_open) values ($1, $1, $1, true)`,
      [ids.ada],
    );
    const cellOf = async (actor: Actor): Promise<string> => {
      const client = clients[actor];
      const sender_id = actor === 'anon' || actor === 'service' ? ids.ada : ids[actor];
      const message = (name: string, who: string) => ({
        id: idOf(name, actor),
        ...pair,
        sender_id: who,
        content: 'Hello',
      });
      const target = message('of a team', ids.ada);
      expect((await stack.service().from('messages').insert(target)).error).toBeNull();
      const { error } = await client.from('messages').insert(message('to a team', sender_id));
      const read = await client.from('messages').select('id').eq('id', target.id);
      const changed = await client.from('messages').update({ retract_reason: 'No' }).eq('id', target.id).select('id');
      const gone = await client.from('messages').delete().eq('id', target.id).select('id');
      const did = [error ? [] : [true], read.data ?? [], changed.data ?? [], gone.data ?? []];
      return did.map((rows, at) => (rows.length > 0 ? 'CRUD'[at] : '-')).join('');
    };
    const cells: Partial<Record<Actor, string>> = {};
    for (const actor of ACTORS) cells[actor] = await cellOf(actor);
    const nobody = Object.fromEntries(ACTORS.map((actor) => [actor, '----']));
    const carers = Object.fromEntries(['trainer', 'nutritionist', 'doctor', 'surgeon'].map((carer) => [carer, 'CR--']));
    expect(cells).toEqual({ ...nobody, ...carers, ada: 'CRU-', service: 'CRUD' });
  });

  it.each(Object.keys(EXPECTED))('%s', async (table) => {
    const access = await tryTable(cast, table);
    found.set(table, access);
    const expected = EXPECTED[table];
    const theirs = (actor: Actor) => expected?.theirs[actor] ?? (actor === 'service' ? 'CRUD' : '----');
    expect(access.theirs).toEqual(Object.fromEntries(ACTORS.map((actor) => [actor, theirs(actor)])));
    const own = (actor: Actor) => expected?.own?.[actor] ?? expected?.own?.others ?? expected?.theirs.ada ?? '----';
    expect(access.own).toEqual(Object.fromEntries(owners.map((actor) => [actor, own(actor)])));
  });
});
