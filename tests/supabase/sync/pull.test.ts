import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { ALICE, BOB, note, openSyncDatabase, pull, pullAll, push, pushOne, stored } from './fixture.ts';

describe.each(everyEngine)('sync_pull on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openSyncDatabase(engine);
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(() => db.exec('delete from public.comments; delete from public.notes; delete from public.posts'));

  const addNotes = (count: number, user = ALICE, body = 'a note') =>
    push(
      db,
      user,
      Array.from({ length: count }, () => ({ entity: 'notes', row: note({ user_id: user, body }) })),
    );

  test('gives a new device everything of its user and nothing of others', async () => {
    await addNotes(3);
    await addNotes(2, BOB);
    const answer = await pull(db, ALICE);
    expect(answer).toMatchObject({ reset: true, has_more: false });
    expect(answer.changes.map((change) => change.row?.['user_id'])).toEqual([ALICE, ALICE, ALICE]);
  });

  test('gives afterwards what changed, once', async () => {
    await addNotes(3);
    const { changes, cursor } = await pullAll(db, ALICE);
    await db.query(`update public.notes set body = 'new' where id = $1`, [changes[1]?.id]);
    const next = await pull(db, ALICE, cursor);
    expect(next).toMatchObject({ reset: false, has_more: false, held_back: false });
    expect(next.changes).toMatchObject([{ entity: 'notes', id: changes[1]?.id, row: { body: 'new' } }]);
    expect((await pull(db, ALICE, next.cursor)).changes).toEqual([]);
  });

  test('answers a sync with nothing new in less than 1 kB', async () => {
    await addNotes(3);
    const { cursor } = await pullAll(db, ALICE);
    expect(JSON.stringify(await pull(db, ALICE, cursor)).length).toBeLessThan(1000);
  });

  test('loses nothing between pages, whatever their size, also within one transaction', async () => {
    await addNotes(9);
    for (const size of [1, 2, 3, 4, 8, 9, 10]) {
      const { changes } = await pullAll(db, ALICE, null, size);
      expect(new Set(changes.map((change) => change.id)).size).toBe(9);
      expect(changes).toHaveLength(9);
    }
  });

  test('gives a new device what is its own before what is shared, and each row once', async () => {
    const shared = Array.from({ length: 6 }, () => note({ user_id: BOB, place: 'everywhere' }));
    for (const post of shared) await pushOne(db, BOB, 'posts', post);
    const own = note({ place: 'everywhere' });
    await pushOne(db, ALICE, 'posts', own);
    await addNotes(3);
    for (const size of [1, 2, 3, 4, 5, 10, 11]) {
      const { changes } = await pullAll(db, ALICE, null, size);
      expect(changes).toHaveLength(10);
      expect(changes.slice(0, 4).map((change) => change.row?.['user_id'])).toEqual([ALICE, ALICE, ALICE, ALICE]);
      expect(new Set(changes.map((change) => change.id)).size).toBe(10);
    }
  });

  test('tells a device that is starting over of what has changed meanwhile, own and shared', async () => {
    const post = note({ user_id: BOB, place: 'everywhere' });
    await pushOne(db, BOB, 'posts', post);
    await addNotes(2);
    for (const pages of [1, 2, 3]) {
      let { cursor, changes } = await pull(db, ALICE, null, 1);
      for (let page = 1; page < pages; page += 1) ({ cursor, changes } = await pull(db, ALICE, cursor, 1));
      const body = `changed after ${pages}`;
      await db.query('update public.notes set body = $1', [body]);
      await db.query('update public.posts set body = $1', [body]);
      const rest = await pullAll(db, ALICE, cursor, 1);
      const seen = new Map([...changes, ...rest.changes].map((change) => [change.id, change.row?.['body']]));
      expect(rest.changes).toHaveLength(3);
      expect([...seen.values()].slice(-3)).toEqual([body, body, body]);
      expect((await pull(db, ALICE, rest.cursor)).changes).toEqual([]);
    }
  });

  test('pages steps larger than its own reading steps', async () => {
    await addNotes(600);
    const first = await pull(db, ALICE, null, 500);
    expect(first.changes).toHaveLength(500);
    expect(first.has_more).toBe(true);
    const second = await pull(db, ALICE, first.cursor, 500);
    expect(second.changes).toHaveLength(100);
    expect(second).toMatchObject({ has_more: false, reset: false });
    expect(new Set([...first.changes, ...second.changes].map((change) => change.id)).size).toBe(600);
  });

  test('ends a page before it is larger than a megabyte, and never gives an empty one', async () => {
    await addNotes(7, ALICE, 'x'.repeat(300_000));
    const first = await pull(db, ALICE);
    expect(first.changes).toHaveLength(3);
    expect(first.has_more).toBe(true);
    const { changes } = await pullAll(db, ALICE);
    expect(new Set(changes.map((change) => change.id)).size).toBe(7);
    await db.exec('delete from public.notes');
    await addNotes(2, ALICE, 'x'.repeat(1_500_000));
    expect((await pull(db, ALICE)).changes).toHaveLength(1);
  });

  test('says of a tombstone that it is one, and of a hard delete that the row is removed', async () => {
    await addNotes(2);
    const { changes, cursor } = await pullAll(db, ALICE);
    await db.query('update public.notes set deleted = true where id = $1', [changes[0]?.id]);
    await db.query('delete from public.notes where id = $1', [changes[1]?.id]);
    const next = await pull(db, ALICE, cursor);
    expect(next.changes).toMatchObject([{ row: { deleted: true } }, { id: changes[1]?.id, removed: true }]);
  });

  test('shows what is for everybody to everybody, and hides it again', async () => {
    const post = note({ place: 'everywhere' });
    await pushOne(db, ALICE, 'posts', post);
    const { changes, cursor } = await pullAll(db, BOB);
    expect(changes).toMatchObject([{ entity: 'posts', id: post.id, row: { place: 'everywhere' } }]);
    await db.query(`update public.posts set place = 'nowhere' where id = $1`, [post.id]);
    expect((await pull(db, BOB, cursor)).changes).toEqual([{ entity: 'posts', id: post.id, removed: true }]);
    expect((await pullAll(db, ALICE)).changes).toMatchObject([{ row: { place: 'nowhere' } }]);
  });

  test('asks row-level security about every row, whatever the feed says', async () => {
    const { cursor } = await pullAll(db, ALICE);
    await addNotes(1, BOB);
    await db.query('update sync.feed set audience = $1, xid = pg_current_xact_id() where not removed', [ALICE]);
    const { changes } = await pullAll(db, ALICE, cursor);
    expect(changes).toEqual([{ entity: 'notes', id: expect.any(String), removed: true }]);
    await db.exec('delete from sync.feed');
  });

  test('keeps hidden columns hidden', async () => {
    await addNotes(1);
    await db.exec(
      'revoke select on public.notes from authenticated; grant select (id, user_id, body) on public.notes to authenticated',
    );
    const { changes } = await pullAll(db, ALICE);
    expect(Object.keys(changes[0]?.row ?? {})).toEqual(['id', 'user_id', 'body']);
    await db.exec('grant select on public.notes to authenticated');
  });

  test.each([
    ['null', null],
    ['of another epoch', { epoch: ALICE, base: '5', xid: '5', entity: 'notes', id: ALICE }],
    ['empty', {}],
    ['a list', []],
    ['of a wrong shape', { epoch: 'x', xid: { a: 1 } }],
    ['a number', 5],
  ])('starts a device over whose cursor is %s', async (_, cursor) => {
    await addNotes(1);
    const answer = await pull(db, ALICE, typeof cursor === 'number' ? '5' : cursor);
    expect(answer).toMatchObject({ reset: true, has_more: false });
    expect(answer.changes.filter((change) => change.row)).toHaveLength(1);
    expect((await pull(db, ALICE, answer.cursor)).reset).toBe(false);
  });

  test('starts over from a cursor of the future: the database was restored', async () => {
    const { cursor } = await pullAll(db, ALICE);
    const future = String(Number(cursor['xid']) + 1000);
    expect(await pull(db, ALICE, { ...cursor, xid: future })).toMatchObject({ reset: true });
    expect(await pull(db, ALICE, { ...cursor, base: future })).toMatchObject({ reset: true });
  });

  test('starts every device over after a restore, also one with no rows', async () => {
    const { cursor } = await pullAll(db, BOB);
    await addNotes(2);
    await db.exec('select sync.new_epoch()');
    const answer = await pull(db, BOB, cursor);
    expect(answer).toMatchObject({ reset: true, changes: [] });
    expect(answer.cursor['epoch']).not.toBe(cursor['epoch']);
    expect((await pullAll(db, ALICE)).changes).toHaveLength(2);
    expect((await pull(db, BOB, answer.cursor)).reset).toBe(false);
  });

  test('gives a large catalogue of removals no weight in a first sync', async () => {
    await addNotes(5);
    await db.exec('delete from public.notes');
    await addNotes(1);
    expect((await pullAll(db, ALICE)).changes).toHaveLength(1);
  });

  test('tells a device that starts over of removals during its first pass', async () => {
    await addNotes(4);
    const first = await pull(db, ALICE, null, 2);
    const shown = first.changes[0]?.id;
    await db.query('delete from public.notes where id = $1', [shown]);
    const { changes } = await pullAll(db, ALICE, first.cursor, 2);
    expect(changes).toContainEqual({ entity: 'notes', id: shown, removed: true });
  });

  test('digests what the caller may read, and notices a difference', async () => {
    const digest = (user: string) =>
      db.as(
        user,
        async (session) =>
          (await session.query<{ d: Record<string, unknown> }>('select public.sync_digest() as d'))[0]?.d,
      );
    await addNotes(3);
    await addNotes(1, BOB);
    const before = await digest(ALICE);
    expect(before).toMatchObject({ notes: { count: 3 }, posts: { count: 0, hash: '0000000000000000' } });
    const { changes } = await pullAll(db, ALICE);
    expect(before?.['notes']).toEqual({ count: 3, hash: hashOf(changes.map((change) => change.row ?? {})) });
    await db.query(`update public.notes set body = 'other' where id = $1`, [changes[0]?.id]);
    expect(await digest(ALICE)).not.toEqual(before);
  });

  test('collects what is older than 90 days, and starts over who was away for longer', async () => {
    await addNotes(3);
    const { changes, cursor: away } = await pullAll(db, ALICE);
    const [first = '', second = ''] = changes.map((change) => change.id);
    await db.query('update public.notes set deleted = true where id = any ($1)', [[first, second]]);
    const age = (id: unknown) =>
      db.query(`update sync.feed set at = now() - interval '91 days' where row_id = $1`, [id]);
    const collect = () => db.query<{ c: unknown }>('select sync.collect() as c');
    const makeOld = (id: unknown) =>
      db.query(
        `update public.notes set updated_at = now() - interval '91 days', rev = gen_random_uuid() where id = $1`,
        [id],
      );
    await makeOld(first);
    await makeOld(second);
    await age(first);
    expect(await collect()).toMatchObject([{ c: { tombstones: 1, removals: 0 } }]);
    expect(await stored(db, second)).toMatchObject({ deleted: true });
    const { changes: news, cursor: here } = await pullAll(db, ALICE, away);
    expect(news).toMatchObject([
      { id: second, row: { deleted: true } },
      { id: first, removed: true },
    ]);
    await age(first);
    expect(await collect()).toMatchObject([{ c: { tombstones: 0, removals: 1 } }]);
    expect(await pull(db, ALICE, away)).toMatchObject({ reset: true });
    expect(await pull(db, ALICE, here)).toMatchObject({ reset: false, changes: [] });
    const fresh = await pull(db, ALICE, null, 1);
    expect(await pull(db, ALICE, fresh.cursor, 1)).toMatchObject({ reset: false });
  });

  test('keeps a tombstone that something alive points at, and forgets old revs', async () => {
    const parent = note();
    await pushOne(db, ALICE, 'notes', parent);
    await pushOne(db, ALICE, 'comments', note({ note_id: parent.id }));
    await pushOne(db, ALICE, 'notes', { ...note({ deleted: true }), id: parent.id }, parent.rev);
    await db.exec(`update public.notes set updated_at = now() - interval '1 year';
      update sync.feed set at = now() - interval '1 year'; update sync.past set at = now() - interval '1 year'`);
    await db.exec('update sync.feed set at = now() - interval $$1 year$$; select sync.collect()');
    expect(await stored(db, parent.id)).toMatchObject({ deleted: true });
    expect(await db.query('select * from sync.past')).toEqual([]);
  });
});

/** The digest as a device computes it. */
function hashOf(rows: Record<string, unknown>[]): string {
  let left = 0;
  let right = 0;
  for (const row of rows) {
    const rev = String(row['rev']);
    left ^= Number.parseInt(rev.slice(0, 8), 16);
    right ^= Number.parseInt(rev.slice(-8), 16) ^ Number.parseInt(String(row['id']).slice(0, 8), 16);
  }
  return [left, right].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
