import type postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { runConcurrently } from '../../support/concurrent-writers.ts';
import { asCaller, connect } from '../../support/postgres-database.ts';
import { hasPostgres, sharedPostgres } from '../../support/postgres.ts';
import type { Queries } from '../../support/session.ts';
import { ALICE, BOB, note, openSyncDatabase, pull, pullAll } from './fixture.ts';
import { syncPullReader } from './readers.ts';

// Says loudly why, where it has to be skipped.
if (!hasPostgres) await sharedPostgres();

describe.skipIf(!hasPostgres)('sync_pull beside concurrent writers', () => {
  test('misses none of 2,000 transactions of 8 writers, some held for seconds', async () => {
    const db = await openSyncDatabase('postgres');
    const { outcomes } = await runConcurrently({
      url: db.url ?? '',
      user: ALICE,
      writers: 8,
      transactions: 2000,
      longOneIn: 60,
      readers: [syncPullReader()],
    });
    await db.close();
    expect(outcomes).toMatchObject([{ transactions: 2000, missed: 0, stale: 0 }]);
  }, 120_000);

  test('says that more is held back while an older transaction is open, and gives it afterwards', async () => {
    const db = await openSyncDatabase('postgres');
    const other = connect(db.url ?? '', 1);
    const { cursor } = await pullAll(db, ALICE);
    await other.unsafe('begin');
    await other.unsafe('select pg_current_xact_id()');
    await db.query('insert into public.notes (id, user_id) values ($1, $2)', [note().id, ALICE]);
    const during = await pull(db, ALICE, cursor);
    expect(during).toMatchObject({ changes: [], has_more: false, held_back: true });
    await other.unsafe('commit');
    await other.end();
    // Other tests' databases share the server and with it the horizon.
    await expect
      .poll(() => pull(db, ALICE, during.cursor))
      .toMatchObject({ changes: [{ entity: 'notes' }], held_back: false });
    await db.close();
  });

  test('loses no row that is written while sight of it is granted', async () => {
    const db = await openSyncDatabase('postgres');
    const writer = connect(db.url ?? '', 1);
    const granter = connect(db.url ?? '', 1);
    const ids: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const id = note().id;
      ids.push(id);
      const grants = round % 2 === 0;
      const insert = () => writer.unsafe('insert into public.notes (id, user_id) values ($1, $2)', [id, ALICE]);
      const grant = () => granter.unsafe('insert into private.care values ($1, $2)', [BOB, ALICE]);
      const [first, second] = grants ? [insert, grant] : [grant, insert];
      const [session, rival] = grants ? [writer, granter] : [granter, writer];
      await session.unsafe('begin');
      await first();
      await rival.unsafe('begin');
      const waiting = second().then(() => rival.unsafe('commit'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      await session.unsafe('commit');
      await waiting;
      const seen = async () => (await pullAll(db, BOB)).changes.map((change) => change.id);
      await expect.poll(seen).toEqual(expect.arrayContaining(ids));
      await granter.unsafe('delete from private.care');
    }
    await Promise.all([writer.end(), granter.end(), db.close()]);
  }, 120_000);

  test('lets eight devices push onto one row: one applies, the others are told', async () => {
    const db = await openSyncDatabase('postgres');
    const first = note();
    const devices = Array.from({ length: 8 }, () => connect(db.url ?? '', 1));
    const pushFrom = (sql: (typeof devices)[number], row: object, base: string | null) =>
      asCaller(sql, ALICE, (user) =>
        user.query<{ v: { verdict: string }[] }>('select public.sync_push($1) as v', [
          [{ entity: 'notes', row, base_rev: base }],
        ]),
      );
    const verdictsOf = async (base: string | null) => {
      const answers = await Promise.all(devices.map((sql) => pushFrom(sql, { ...note(), id: first.id }, base)));
      return answers.map((rows) => rows[0]?.v[0]?.verdict).toSorted();
    };
    const expected = ['applied', ...Array.from({ length: 7 }, () => 'conflict')];
    expect(await verdictsOf(null)).toEqual(expected);
    const [row] = await db.query<{ rev: string }>('select rev from public.notes where id = $1', [first.id]);
    expect(await verdictsOf(row?.rev ?? '')).toEqual(expected);
    await Promise.all([...devices.map((sql) => sql.end()), db.close()]);
  });

  describe('tells who sends a row again that it has landed', () => {
    /** A row that is sent twice, with a session for the sender, one for his second try and one for another writer. */
    async function sentTwice() {
      const db = await openSyncDatabase('postgres');
      const sessions = Array.from({ length: 3 }, () => connect(db.url ?? '', 1));
      const [first, over, again] = sessions as [postgres.Sql, postgres.Sql, postgres.Sql];
      const { id } = note();
      await db.query('insert into public.notes (id, user_id) values ($1, $2)', [id, ALICE]);
      const [base] = await db.query<{ rev: string }>('select rev from public.notes where id = $1', [id]);
      const row = { ...note(), id, body: 'sent' };
      const ops = [{ entity: 'notes', row, base_rev: base?.rev }];
      const push = (user: Queries) => user.query<{ v: object[] }>('select public.sync_push($1) as v', [ops]);
      const writeOver = (user: Queries) =>
        user.query(`update public.notes set body = 'written over' where id = $1`, [id]);
      /** Lands, and stays open until it is told to commit. */
      const sendAnd = async (then: (user: Queries) => Promise<unknown> = async () => {}) => {
        const [landed, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const sent = asCaller(first, ALICE, async (user) => {
          await push(user);
          await then(user);
          landed.resolve();
          await told.promise;
        });
        await Promise.race([landed.promise, sent]);
        return {
          commit() {
            told.resolve();
            return sent;
          },
        };
      };
      const waiting = async () => {
        const [found] = await db.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return found?.n;
      };
      const close = () => Promise.all([...sessions.map((sql) => sql.end()), db.close()]);
      return { over, again, sendAnd, push, writeOver, waiting, close };
    }

    test('with the row as it stands when his turn comes, though it was written over meanwhile', async () => {
      const { again, sendAnd, push, writeOver, waiting, close } = await sentTwice();
      const sent = await sendAnd(writeOver);
      const sentAgain = asCaller(again, ALICE, push);
      await expect.poll(waiting).toBe(1);
      await sent.commit();
      const [answer] = await sentAgain;
      expect(answer?.v).toMatchObject([{ verdict: 'duplicate', row: { body: 'written over' } }]);
      await close();
    });

    test('whoever comes first of him and another writer that both wait for what he sent', async () => {
      const { over, again, sendAnd, push, writeOver, waiting, close } = await sentTwice();
      const sent = await sendAnd();
      const written = asCaller(over, ALICE, writeOver);
      await expect.poll(waiting).toBe(1);
      const sentAgain = asCaller(again, ALICE, push);
      await expect.poll(waiting).toBe(2);
      await sent.commit();
      await written;
      const [answer] = await sentAgain;
      // Which of two that wait PostgreSQL wakes first is not promised.
      const body = expect.stringMatching(/^(sent|written over)$/) as string;
      expect(answer?.v).toMatchObject([{ verdict: 'duplicate', row: { body } }]);
      await close();
    });
  });
});
