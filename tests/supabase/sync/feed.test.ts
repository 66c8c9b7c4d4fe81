import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { ALICE, BOB, CAROL, note, openSyncDatabase, pull, pullAll, push, pushOne, stored } from './fixture.ts';

/** How far a row's edit time is from now, in milliseconds. */
const msAhead = async (db: TestDatabase, id: string) =>
  Date.parse(String((await stored(db, id))['updated_at'])) - Date.now();

describe.each(everyEngine)('the feed on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openSyncDatabase(engine);
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(() =>
    db.exec(
      'delete from public.notes; delete from public.posts; delete from private.care; delete from realtime.outbox',
    ),
  );

  const add = async (fields: Record<string, unknown> = {}) => {
    const row = note(fields);
    await pushOne(db, String(row['user_id']), 'notes', row);
    return row;
  };
  const grant = (who: string, whose: string) => db.query('insert into private.care values ($1, $2)', [who, whose]);
  const said = async () => {
    const rows = await db.query<{ topic: string }>(
      `select body ->> 'topic' as topic from realtime.outbox order by topic`,
    );
    return rows.map((row) => row.topic);
  };

  test('brings all rows of a client to a provider who is granted sight, and removes them again', async () => {
    const [first, second] = [await add(), await add()];
    const other = await add({ user_id: CAROL });
    const before = await pullAll(db, BOB);
    expect(before.changes).toEqual([]);
    await grant(BOB, ALICE);
    const granted = await pullAll(db, BOB, before.cursor);
    expect(new Set(granted.changes.map((change) => change.row?.['id']))).toEqual(new Set([first.id, second.id]));
    await db.query('delete from private.care');
    const revoked = await pullAll(db, BOB, granted.cursor);
    expect(new Set(revoked.changes.map((change) => change.removed && change.id))).toEqual(
      new Set([first.id, second.id]),
    );
    expect(revoked.changes).not.toContainEqual(expect.objectContaining({ id: other.id }));
  });

  test('writes nothing for those whose sight stays as it is', async () => {
    await add();
    await grant(BOB, ALICE);
    const { cursor } = await pullAll(db, BOB);
    const alice = await pullAll(db, ALICE);
    await db.query('select sync.republish($1, $2)', [ALICE, BOB]);
    expect((await pull(db, BOB, cursor)).changes).toEqual([]);
    await grant(CAROL, ALICE);
    expect((await pull(db, ALICE, alice.cursor)).changes).toEqual([]);
    expect((await pull(db, BOB, cursor)).changes).toEqual([]);
  });

  test('goes by the row as it ends, where a trigger changed it again within the statement', async () => {
    const row = await add();
    const { cursor } = await pullAll(db, ALICE);
    await db.exec(`
      create function public.give_back() returns trigger language plpgsql as $$
      begin
        update public.notes set user_id = '${ALICE}' where id = new.id;
        return null;
      end $$;
      create trigger give_back after update on public.notes for each row
        when (new.user_id <> '${ALICE}') execute function public.give_back();`);
    try {
      await db.query('update public.notes set user_id = $1 where id = $2', [CAROL, row.id]);
    } finally {
      await db.exec('drop function public.give_back() cascade');
    }
    expect((await pull(db, ALICE, cursor)).changes).toMatchObject([{ row: { id: row.id, user_id: ALICE } }]);
    // The pull looks again at every row, so it is the feed itself that must not call a living row removed.
    const feed = await db.query('select audience from sync.feed where row_id = $1 and not removed', [row.id]);
    expect(feed).toEqual([{ audience: ALICE }]);
  });

  test('takes a row from those who lose it by a change of the row itself', async () => {
    const row = await add();
    const { cursor } = await pullAll(db, ALICE);
    await db.query('update public.notes set user_id = $1 where id = $2', [CAROL, row.id]);
    expect((await pull(db, ALICE, cursor)).changes).toEqual([{ entity: 'notes', id: row.id, removed: true }]);
    expect((await pullAll(db, CAROL)).changes).toMatchObject([{ row: { id: row.id, user_id: CAROL } }]);
  });

  test('republishes an entity whole for an audience that a role lets see', async () => {
    const row = await add();
    await db.exec('alter table private.care disable trigger republish');
    await grant(BOB, ALICE);
    expect((await pullAll(db, BOB)).changes).toEqual([]);
    await db.query(`select sync.republish_entity('notes', $1)`, [BOB]);
    expect((await pullAll(db, BOB)).changes).toMatchObject([{ id: row.id }]);
    await db.exec('alter table private.care enable trigger republish');
  });

  test('lets a null reader, a null owner and a null membership break nothing', async () => {
    await db.exec(`create table public.loose (id uuid primary key default gen_random_uuid(), user_id uuid);
      select sync.enroll('public.loose', owner => 'user_id', readers => 'select r.user_id');
      insert into public.loose (user_id) values (null); update public.loose set user_id = null;
      select sync.republish(null, null); delete from public.loose`);
    expect(await db.query(`select * from sync.feed where entity = 'loose'`)).toEqual([]);
  });

  test('publishes the rows a table had before it was enrolled, and again when the readers change', async () => {
    await db.exec(`create table public.late (id uuid primary key default gen_random_uuid(), a uuid, b uuid);
      insert into public.late (a, b) values ('${ALICE}', '${BOB}');
      alter table public.late enable row level security; grant select on public.late to authenticated;
      create policy everybody on public.late to authenticated using (true);
      select sync.enroll('public.late', readers => 'select r.a;')`);
    const feed = () => db.query(`select audience, removed from sync.feed where entity = 'late' order by audience`);
    expect(await feed()).toEqual([{ audience: ALICE, removed: false }]);
    await db.exec(`select sync.enroll('public.late', readers => 'select r.b')`);
    expect(await feed()).toEqual([
      { audience: ALICE, removed: true },
      { audience: BOB, removed: false },
    ]);
  });

  test('gives a plain writer’s change a new rev, an edit time and a place in the feed', async () => {
    const row = await add({ updated_at: '2020-01-01T00:00:00Z' });
    const { cursor } = await pullAll(db, ALICE);
    await db.as(ALICE, (user) => user.query(`update public.notes set body = 'plain' where id = $1`, [row.id]));
    const [change] = (await pull(db, ALICE, cursor)).changes;
    expect(change?.row?.['rev']).not.toBe(row.rev);
    expect(Math.abs(Date.parse(String(change?.row?.['updated_at'])) - Date.now())).toBeLessThan(60_000);
    const late = await pushOne(db, ALICE, 'notes', { ...row, rev: randomUUID() }, row.rev);
    expect(late).toMatchObject({ verdict: 'conflict', row: { body: 'plain' } });
  });

  test('gives an upsert as PostgREST makes it a new rev', async () => {
    const day = { user_id: ALICE, date: '2026-02-03' };
    const upsert = (glasses: number) =>
      db.as(ALICE, (user) =>
        user.query<{ id: string; rev: string }>(
          `insert into public.water (user_id, date, glasses) select user_id, date, glasses
           from jsonb_populate_record(null::public.water, $1)
           on conflict (user_id, date) do update set user_id = excluded.user_id, date = excluded.date, glasses = excluded.glasses
           returning id, rev`,
          [{ ...day, glasses }],
        ),
      );
    const [first] = await upsert(1);
    const [second] = await upsert(2);
    const [named] = await db.query(`select sync.natural_id('water', $1::text, '2026-02-03') as id`, [ALICE]);
    expect(second?.id).toBe(first?.id);
    expect(first?.id).toBe(named?.['id']);
    expect(second?.rev).not.toBe(first?.rev);
  });

  test('keeps the edit time that a plain writer states', async () => {
    const row = await add();
    await db.query(`update public.notes set body = 'x', updated_at = '2021-01-01T00:00:00Z' where id = $1`, [row.id]);
    expect(await stored(db, row.id)).toMatchObject({ updated_at: '2021-01-01T00:00:00+00:00' });
  });

  test('keeps the edit time that a client sends with its rev, however old', async () => {
    const row = await add();
    const edit = { ...row, rev: randomUUID(), updated_at: '2020-05-05T05:05:05+00:00', body: 'merged' };
    await pushOne(db, ALICE, 'notes', edit, row.rev);
    expect(await stored(db, row.id)).toMatchObject({ updated_at: '2020-05-05T05:05:05+00:00', rev: edit.rev });
    const same = { ...edit, rev: randomUUID(), body: 'again' };
    await pushOne(db, ALICE, 'notes', same, edit.rev);
    expect(await stored(db, row.id)).toMatchObject({ updated_at: '2020-05-05T05:05:05+00:00' });
  });

  test('takes an edit time of null for now, and one of the future for now and five minutes', async () => {
    expect(Math.abs(await msAhead(db, (await add({ updated_at: null })).id))).toBeLessThan(60_000);
    const future = await msAhead(db, (await add({ updated_at: '2099-01-01' })).id);
    expect(Math.abs(future - 300_000)).toBeLessThan(60_000);
  });

  test('counts a write that changes nothing as none', async () => {
    const row = await add();
    const { cursor } = await pullAll(db, ALICE);
    await db.query('update public.notes set body = body where id = $1', [row.id]);
    expect(await stored(db, row.id)).toMatchObject({ rev: row.rev });
    expect((await pull(db, ALICE, cursor)).changes).toEqual([]);
  });

  test('stamps what another trigger of the table makes of the row', async () => {
    const row = await add();
    await db.exec(`create function public.likes() returns trigger language plpgsql as $$
      begin new.likes := new.likes + 1; return new; end $$;
      create trigger zz_likes before update on public.notes for each row execute function public.likes()`);
    await db.query('update public.notes set body = body where id = $1', [row.id]);
    expect((await stored(db, row.id))['rev']).not.toBe(row.rev);
    const edit = { ...row, rev: randomUUID(), likes: 1, body: 'x' };
    const verdict = await pushOne(db, ALICE, 'notes', edit, (await stored(db, row.id))['rev']);
    expect(verdict).toMatchObject({ verdict: 'applied', row: { likes: 2 } });
    await db.exec('drop trigger zz_likes on public.notes');
  });

  test('refuses a new id for an old row', async () => {
    const row = await add();
    const renaming = db.query('update public.notes set id = gen_random_uuid() where id = $1', [row.id]);
    await expect(renaming).rejects.toMatchObject({ code: '23514' });
  });

  test('remembers the revs of clients only', async () => {
    const row = await add();
    for (let i = 0; i < 5; i += 1) await db.query('update public.notes set glasses = $1 where id = $2', [i, row.id]);
    expect(await db.query('select rev from sync.past where row_id = $1', [row.id])).toEqual([{ rev: row.rev }]);
  });

  test('pings an audience once a transaction, however many rows', async () => {
    await grant(BOB, ALICE);
    await db.exec('delete from realtime.outbox');
    const ops = Array.from({ length: 30 }, () => ({ entity: 'notes', row: note() }));
    await push(db, ALICE, ops);
    expect(await said()).toEqual([`user:${ALICE}`, `user:${BOB}`]);
    await add();
    expect(await said()).toHaveLength(4);
  });

  test('pings the shared topic for what everybody sees', async () => {
    await pushOne(db, ALICE, 'posts', note({ place: 'everywhere' }));
    expect(await said()).toEqual(['shared:community', `user:${ALICE}`]);
  });

  test('pings after a batch of which one part was rolled back', async () => {
    await push(db, ALICE, [
      { entity: 'notes', row: note({ body: 'bad' }) },
      { entity: 'notes', row: note() },
    ]);
    expect(await said()).toEqual([`user:${ALICE}`]);
  });

  test('writes on where realtime fails or is missing', async () => {
    await db.exec(`alter function realtime.send(jsonb, text, text, boolean) rename to sent_before;
      create function realtime.send(payload jsonb, event text, topic text, private boolean) returns void
        language plpgsql as $$ begin raise exception 'realtime is down'; end $$`);
    expect(await pushOne(db, ALICE, 'notes', note())).toMatchObject({ verdict: 'applied' });
    await db.exec('drop function realtime.send(jsonb, text, text, boolean)');
    expect(await pushOne(db, ALICE, 'notes', note())).toMatchObject({ verdict: 'applied' });
    await db.exec('alter function realtime.sent_before(jsonb, text, text, boolean) rename to send');
  });
});
