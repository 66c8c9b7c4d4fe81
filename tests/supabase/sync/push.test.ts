import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { ALICE, BOB, note, openSyncDatabase, push, pushOne, stored } from './fixture.ts';

describe.each(everyEngine)('sync_push on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openSyncDatabase(engine);
  }, 120_000);
  afterAll(() => db.close());

  test('applies a new row and an edit of it', async () => {
    const first = note();
    expect(await pushOne(db, ALICE, 'notes', first)).toEqual({ entity: 'notes', id: first.id, verdict: 'applied' });
    const second = { ...first, rev: randomUUID(), body: 'edited' };
    const verdict = await pushOne(db, ALICE, 'notes', second, first.rev);
    expect(verdict).toEqual({ entity: 'notes', id: first.id, verdict: 'applied' });
    expect(await stored(db, first.id)).toMatchObject({ body: 'edited', rev: second.rev });
  });

  test('acknowledges a repeated op as a duplicate, with the row', async () => {
    const row = note();
    await pushOne(db, ALICE, 'notes', row);
    const again = await pushOne(db, ALICE, 'notes', row);
    expect(again).toMatchObject({ verdict: 'duplicate', row: { rev: row.rev } });
  });

  test('acknowledges a replay that others have already written upon', async () => {
    const mine = note();
    await pushOne(db, ALICE, 'notes', mine);
    const theirs = { ...mine, rev: randomUUID(), body: 'theirs' };
    await pushOne(db, ALICE, 'notes', theirs, mine.rev);
    const replay = await pushOne(db, ALICE, 'notes', mine);
    expect(replay).toMatchObject({ verdict: 'duplicate', row: { rev: theirs.rev, body: 'theirs' } });
  });

  test('answers an edit of an older state with a conflict and the current row', async () => {
    const row = note();
    await pushOne(db, ALICE, 'notes', row);
    const other = { ...row, rev: randomUUID(), body: 'other device' };
    await pushOne(db, ALICE, 'notes', other, row.rev);
    const late = await pushOne(db, ALICE, 'notes', { ...row, rev: randomUUID(), body: 'late' }, row.rev);
    expect(late).toMatchObject({ verdict: 'conflict', row: { body: 'other device', rev: other.rev } });
    expect(await stored(db, row.id)).toMatchObject({ body: 'other device' });
  });

  test('answers two devices that create the same record with one applied and one conflict', async () => {
    const row = note();
    await pushOne(db, ALICE, 'notes', row);
    const twin = await pushOne(db, ALICE, 'notes', { ...row, rev: randomUUID() });
    expect(twin).toMatchObject({ verdict: 'conflict', row: { rev: row.rev } });
  });

  test('rejects an edit of a row that is gone, and does not insert it', async () => {
    const row = note();
    const verdict = await pushOne(db, ALICE, 'notes', row, randomUUID());
    expect(verdict).toMatchObject({ verdict: 'rejected', code: '42501', row: null });
    expect(await stored(db, row.id)).toEqual({});
  });

  test('does not raise the dead: a replay of a creation after a hard delete is a duplicate', async () => {
    const row = note();
    await pushOne(db, ALICE, 'notes', row);
    await db.query('delete from public.notes where id = $1', [row.id]);
    expect(await pushOne(db, ALICE, 'notes', row)).toMatchObject({ verdict: 'duplicate', row: null });
    expect(await stored(db, row.id)).toEqual({});
  });

  test('rejects a write into the rows of another user, and shows nothing of them', async () => {
    const row = note();
    await pushOne(db, ALICE, 'notes', row);
    const onto = await pushOne(db, BOB, 'notes', { ...row, user_id: BOB, rev: randomUUID() }, row.rev);
    expect(onto).toMatchObject({ verdict: 'rejected', code: '42501', row: null });
    const into = await pushOne(db, BOB, 'notes', note({ user_id: ALICE }));
    expect(into).toMatchObject({ verdict: 'rejected', code: '42501' });
  });

  test('rejects the change of a row that the caller may read and not write, with the row', async () => {
    const row = note();
    await pushOne(db, ALICE, 'notes', row);
    await db.query('insert into private.care values ($1, $2)', [BOB, ALICE]);
    const verdict = await pushOne(db, BOB, 'notes', { ...row, body: 'mine now', rev: randomUUID() }, row.rev);
    expect(verdict).toMatchObject({ verdict: 'rejected', code: '42501', row: { body: 'a note' } });
    await db.query('delete from private.care');
  });

  test('parks the bad row of a batch and applies the others, children after their parents', async () => {
    const notes = Array.from({ length: 20 }, (_, i) => note({ body: i === 7 ? 'bad' : 'good' }));
    const parent = notes[3];
    const comment = { id: randomUUID(), rev: randomUUID(), user_id: ALICE, note_id: parent?.id };
    const ops = [
      ...notes.map((row) => ({ entity: 'notes', row, base_rev: null })),
      { entity: 'comments', row: comment },
    ];
    const verdicts = await push(db, ALICE, ops);
    expect(verdicts.map((v) => v.verdict)).toEqual(ops.map((_, i) => (i === 7 ? 'rejected' : 'applied')));
    expect(verdicts[7]).toMatchObject({ code: '23514', constraint: 'notes_body_check', id: notes[7]?.id });
  });

  test('parks a row that only a deferred constraint refuses', async () => {
    const orphan = { id: randomUUID(), rev: randomUUID(), user_id: ALICE, note_id: randomUUID() };
    const good = note();
    const verdicts = await push(db, ALICE, [
      { entity: 'comments', row: orphan },
      { entity: 'notes', row: good },
    ]);
    expect(verdicts).toMatchObject([{ verdict: 'rejected', code: '23503' }, { verdict: 'applied' }]);
    expect(await stored(db, good.id)).toMatchObject({ body: 'a note' });
  });

  test.each([
    ['null', null],
    ['a number', 7],
    ['a text', 'op'],
    ['a list', []],
    ['an empty object', {}],
    ['a row that is a text', { entity: 'notes', row: 'x' }],
    ['no id', { entity: 'notes', row: { rev: randomUUID() } }],
    ['no rev', { entity: 'notes', row: { id: randomUUID() } }],
    ['an id that is none', { entity: 'notes', row: { id: 'x', rev: randomUUID() } }],
    ['a base that is none', { entity: 'notes', row: note(), base_rev: 5 }],
    ['an unknown entity', { entity: 'nothing', row: note() }],
    ['an entity that is no table of ours', { entity: 'pg_class', row: note() }],
    ['an entity that is code', { entity: 'notes; drop table notes', row: note() }],
    ['a wrong type', { entity: 'notes', row: note({ glasses: 'three' }) }],
    ['an object for a number', { entity: 'notes', row: note({ glasses: { a: 1 } }) }],
    ['a number too large', { entity: 'notes', row: note({ glasses: 1e300 }) }],
    ['a date that is none', { entity: 'notes', row: note({ at: 'yesterday-ish' }) }],
  ])('rejects %s without failing its neighbours', async (_, op) => {
    const good = note();
    const verdicts = await push(db, ALICE, [op, { entity: 'notes', row: good }]);
    expect(verdicts).toMatchObject([{ verdict: 'rejected' }, { verdict: 'applied' }]);
    expect(verdicts[0]?.code).toMatch(/^22/);
  });

  test.each([null, {}, 'x', 3])('refuses ops that are no list (%j) as a bad request', async (ops) => {
    await expect(push(db, ALICE, JSON.stringify(ops))).rejects.toMatchObject({ code: 'PT400' });
  });

  test('refuses more than 1000 ops, and more than 5 MB', async () => {
    const many = Array.from({ length: 1001 }, () => ({}));
    await expect(push(db, ALICE, many)).rejects.toMatchObject({ code: 'PT413' });
    const large = [{ entity: 'notes', row: note({ body: 'x'.repeat(5_100_000) }) }];
    await expect(push(db, ALICE, large)).rejects.toMatchObject({ code: 'PT413' });
  });

  test('leaves unknown and server-owned columns alone, and shows what it made of them', async () => {
    const row = note({ likes: 99, column_of_the_future: true });
    const verdict = await pushOne(db, ALICE, 'notes', row);
    expect(verdict).toMatchObject({ verdict: 'applied', row: { likes: 0 } });
    expect(verdict.row).not.toHaveProperty('column_of_the_future');
    const moved = await pushOne(
      db,
      ALICE,
      'notes',
      { ...row, user_id: BOB, likes: 'many', rev: randomUUID() },
      row.rev,
    );
    expect(moved).toMatchObject({ verdict: 'applied', row: { user_id: ALICE, likes: 0 } });
  });

  test('keeps the columns that an old client does not send', async () => {
    const row = note({ glasses: 3, items: [1, { a: null }] });
    await pushOne(db, ALICE, 'notes', row);
    const old = { id: row.id, rev: randomUUID(), body: 'from an old client' };
    expect(await pushOne(db, ALICE, 'notes', old, row.rev)).toMatchObject({ verdict: 'applied' });
    expect(await stored(db, row.id)).toMatchObject({ body: 'from an old client', glasses: 3, items: [1, { a: null }] });
  });

  test('answers the row where the server clamped its edit time, and only then', async () => {
    const row = note({ at: '2026-03-01T12:00:00.000Z', updated_at: '2099-01-01T00:00:00Z' });
    const verdict = await pushOne(db, ALICE, 'notes', row);
    const clamped = Date.parse(String(verdict.row?.['updated_at']));
    expect(Math.abs(clamped - Date.now() - 300_000)).toBeLessThan(60_000);
    const calm = await pushOne(db, ALICE, 'notes', note({ at: '2026-03-01T13:00:00.000+01:00' }));
    expect(calm).not.toHaveProperty('row');
  });

  test('fails the request, and parks nothing, where the fault is not the row’s', async () => {
    const row = note({ body: 'deadlock' });
    await db.exec(`create function public.trip() returns trigger language plpgsql as $$
      begin
        if new.body = 'deadlock' then raise exception 'simulated' using errcode = '40P01'; end if;
        return new;
      end $$;
      create trigger trip before insert on public.notes for each row execute function public.trip()`);
    const good = note();
    const pushing = push(db, ALICE, [
      { entity: 'notes', row: good },
      { entity: 'notes', row },
    ]);
    await expect(pushing).rejects.toMatchObject({ code: '40P01' });
    expect(await stored(db, good.id)).toEqual({});
    await db.exec('drop trigger trip on public.notes');
  });

  test('rejects with P0001 what a rule of the product refuses', async () => {
    await db.exec(`create function public.rule() returns trigger language plpgsql as $$
      begin raise exception 'not on a Sunday'; end $$;
      create trigger rule before insert on public.posts for each row execute function public.rule()`);
    const row = { id: randomUUID(), rev: randomUUID(), user_id: ALICE };
    const verdict = await pushOne(db, ALICE, 'posts', row);
    expect(verdict).toMatchObject({ verdict: 'rejected', code: 'P0001', message: 'not on a Sunday' });
    await db.exec('drop trigger rule on public.posts');
  });

  test('acknowledges a replay although a rule would refuse the row for being there twice', async () => {
    await db.exec(`create function public.once() returns trigger language plpgsql as $$
      begin
        if exists (select from public.notes n where n.at = new.at) then raise exception 'that hour is taken'; end if;
        return new;
      end $$;
      create trigger once before insert on public.notes for each row execute function public.once()`);
    const row = note({ at: '2026-07-07T07:00:00Z' });
    expect(await pushOne(db, ALICE, 'notes', row)).toMatchObject({ verdict: 'applied' });
    expect(await pushOne(db, ALICE, 'notes', row)).toMatchObject({ verdict: 'duplicate' });
    const rival = note({ at: '2026-07-07T07:00:00Z' });
    expect(await pushOne(db, ALICE, 'notes', rival)).toMatchObject({ verdict: 'rejected', code: 'P0001' });
    await db.exec('drop trigger once on public.notes');
  });

  test('takes inserts into a table that the caller may not update', async () => {
    const row = { id: randomUUID(), rev: randomUUID(), user_id: ALICE, body: 'hello' };
    expect(await pushOne(db, ALICE, 'posts', row)).toMatchObject({ verdict: 'applied' });
    const edit = await pushOne(db, ALICE, 'posts', { ...row, rev: randomUUID(), body: 'edited' }, row.rev);
    expect(edit).toMatchObject({ verdict: 'rejected', code: '42501', row: { body: 'hello' } });
  });

  test('derives the id of a record that is one a user and day', async () => {
    const [named] = await db.query<{ id: string }>(`select sync.natural_id('water', $1::text, '2026-05-01') as id`, [
      ALICE,
    ]);
    const row = { id: named?.id, rev: randomUUID(), user_id: ALICE, date: '2026-05-01', glasses: 2 };
    expect(await pushOne(db, ALICE, 'water', row)).toMatchObject({ verdict: 'applied' });
    const wrong = { ...row, id: randomUUID(), rev: randomUUID(), date: '2026-05-02' };
    expect(await pushOne(db, ALICE, 'water', wrong)).toMatchObject({ verdict: 'rejected', code: '23514' });
    const twin = { ...row, rev: randomUUID(), glasses: 5 };
    expect(await pushOne(db, ALICE, 'water', twin)).toMatchObject({ verdict: 'conflict', row: { glasses: 2 } });
    const moved = { id: row.id, rev: randomUUID(), date: '2026-05-09' };
    expect(await pushOne(db, ALICE, 'water', moved, row.rev)).toMatchObject({ verdict: 'rejected', code: '23514' });
  });

  test('demands a minimum client', async () => {
    await db.exec('update sync.state set minimum_client = 3');
    const old = db.as(ALICE, (user) => user.query(`select public.sync_push('[]', 2)`));
    await expect(old).rejects.toMatchObject({ code: 'PT426' });
    await expect(db.as(ALICE, (user) => user.query('select public.sync_pull()'))).rejects.toMatchObject({
      code: 'PT426',
    });
    const fine = await db.as(ALICE, (user) => user.query(`select public.sync_push('[]', 3) as verdicts`));
    expect(fine).toEqual([{ verdicts: [] }]);
    await db.exec('update sync.state set minimum_client = 0');
  });

  test('is closed to strangers', async () => {
    for (const call of [`sync_push('[]')`, 'sync_pull()', 'sync_digest()']) {
      const asking = db.as('anon', (stranger) => stranger.query(`select public.${call}`));
      await expect(asking).rejects.toMatchObject({ code: '42501' });
    }
    for (const table of ['feed', 'past', 'state', 'entities']) {
      const looking = db.as(ALICE, (user) => user.query(`select * from sync.${table}`));
      await expect(looking).rejects.toMatchObject({ code: '42501' });
    }
  });
});
