import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { seeded, uuidOf } from '../../sync/harness/random.ts';
import type { Random } from '../../sync/harness/random.ts';
import { FEED, SHARES, TABLES } from './shares-fixture.ts';
import { ALICE, BOB, CAROL, openSyncDatabase, pull, pullAll, pushOne } from './fixture.ts';
import type { Cursor } from './fixture.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 5, 1);
const dayAt = (n: number): string => new Date(START + n * DAY).toISOString();

describe.each(everyEngine)('shares on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openSyncDatabase(engine, TABLES);
    // Of tables this small the compiler costs more than the queries.
    await db.exec('set jit = off');
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.exec(`delete from public.parts; delete from public.visits; delete from public.scores; delete from public.wall;
      delete from public.faces; delete from private.care; delete from sync.follows; delete from sync.feed;
      update sync.state set today = '${dayAt(0)}'`);
  });

  const lines = async (sql: string): Promise<string[]> =>
    (await db.query<{ line: string }>(`select line from (${sql}) l order by line`)).map(({ line }) => line);
  const audiencesOf = async (user: string): Promise<string[]> => {
    const [row] = await db.query<{ id: string }>(`select sync.shared('community') as id`);
    return [user, row?.id ?? ''];
  };
  const add = async (table: string, row: Row): Promise<string> => {
    const columns = Object.keys(row);
    const [made] = await db.query<{ id: string }>(
      `insert into public.${table} (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
      Object.values(row),
    );
    return made?.id ?? '';
  };
  const care = (provider: string, client: string) =>
    db.query('insert into private.care values ($1, $2) on conflict do nothing', [provider, client]);
  const expire = async (n: number): Promise<number | undefined> =>
    (await db.query<{ gone: number }>('select sync.expire($1) as gone', [dayAt(n).slice(0, 10)]))[0]?.gone;

  /** One device that pulls now and then, and what it holds by then. */
  function deviceOf(user: string) {
    const held = new Set<string>();
    let cursor: Cursor | null = null;
    return {
      user,
      held,
      async pull() {
        const answer = await pullAll(db, user, cursor, 7);
        for (const { entity, id, removed } of answer.changes) {
          if (removed) held.delete(`${entity} ${id}`);
          else held.add(`${entity} ${id}`);
        }
        ({ cursor } = answer);
      },
    };
  }

  async function anything(random: Random, ids: Map<string, string[]>): Promise<void> {
    const user = random.pick([ALICE, BOB, CAROL]);
    const one = (table: string) => random.pick([null, ...(ids.get(table) ?? [])]);
    const made = async (table: string, row: Row) =>
      void ids.set(table, [
        ...(ids.get(table) ?? []),
        await add(table, { id: uuidOf(random, '000000000000'), ...row }),
      ]);
    const moment = dayAt(random.below(40) - 15);
    const acts: (() => Promise<unknown>)[] = [
      () => made('visits', { user_id: user, at: moment, open: random.chance(0.1) }),
      async () => {
        const visit_id = one('visits');
        if (visit_id === null) return;
        const [visit] = await db.query<{ user_id: string }>('select user_id from public.visits where id = $1', [
          visit_id,
        ]);
        if (visit) await made('parts', { visit_id, user_id: visit.user_id });
      },
      () => made('scores', { user_id: user, kind: random.pick(['a', 'b']), day: moment.slice(0, 10) }),
      () => made('wall', { user_id: user, at: moment }),
      () =>
        db.query(
          `insert into public.faces (id, user_id, listed) values ($1, $1, $2)
        on conflict (id) do update set listed = excluded.listed`,
          [user, random.chance(0.8)],
        ),
      () => db.query('update public.visits set at = $2, open = not open where id = $1', [one('visits'), moment]),
      () => db.query('update public.visits set deleted = not deleted where id = $1', [one('visits')]),
      () =>
        db.query('update public.scores set day = $2, kind = $3 where id = $1', [
          one('scores'),
          moment.slice(0, 10),
          random.pick(['a', 'b']),
        ]),
      () => db.query('update public.scores set deleted = not deleted where id = $1', [one('scores')]),
      () => db.query('update public.wall set deleted = not deleted where id = $1', [one('wall')]),
      () => db.query('update public.wall set at = $2 where id = $1', [one('wall'), moment]),
      () =>
        db.query(`delete from public.${random.pick(['visits', 'scores', 'wall'])} where id = $1`, [
          one(random.pick(['visits', 'scores', 'wall'])),
        ]),
      () =>
        db.query("update public.wall set at = at + ($1 || ' days')::interval where user_id = $2", [
          random.below(5),
          user,
        ]),
      () => care(random.pick([BOB, CAROL]), ALICE),
      () => db.query('delete from private.care where provider_id = $1', [user]),
      () => db.query('select sync.follow($1, $2, $3)', [user, ALICE, random.chance(0.5)]),
      async () => {
        const [state] = await db.query<{ n: number }>(
          `select today - '${dayAt(0).slice(0, 10)}'::date as n from sync.state`,
        );
        await expire((state?.n ?? 0) + random.below(3));
      },
    ];
    await random.pick(acts)();
  }

  test.each([1, 2, 3])(
    'hold what they say after whatever happened, feed and devices (seed %i)',
    async (seed) => {
      const random = seeded(seed);
      const ids = new Map<string, string[]>();
      const devices = [ALICE, BOB, CAROL].map(deviceOf);
      for (let turn = 0; turn < 120; turn += 1) {
        await anything(random, ids);
        const wanted = await lines(SHARES);
        expect(await lines(FEED), `turn ${turn}`).toEqual(wanted);
        if (turn % 6 > 0) continue;
        for (const device of devices) {
          await device.pull();
          const mine = await audiencesOf(device.user);
          const held = new Set(
            wanted.filter((line) => mine.includes(line.slice(-36))).map((line) => line.slice(0, -37)),
          );
          expect(device.held, `turn ${turn}`).toEqual(held);
        }
      }
    },
    120_000,
  );

  test('what leaves the window leaves the device, though nobody wrote it', async () => {
    await care(BOB, ALICE);
    const old = await add('visits', { user_id: ALICE, at: dayAt(-10) });
    const part = await add('parts', { user_id: ALICE, visit_id: old });
    const fresh = await add('visits', { user_id: ALICE, at: dayAt(-9) });
    const [device, away] = [await pullAll(db, BOB), await pullAll(db, BOB)];
    const client = await pullAll(db, ALICE);
    expect(await expire(1)).toBe(2);
    const gone = await pullAll(db, BOB, device.cursor);
    expect(gone.changes).toEqual([
      { entity: 'parts', id: part, removed: true },
      { entity: 'visits', id: old, removed: true },
    ]);
    expect((await pull(db, ALICE, client.cursor)).changes).toEqual([]);
    expect(await expire(2)).toBe(1);
    expect((await pullAll(db, BOB, away.cursor)).changes.map(({ id }) => id).toSorted()).toEqual(
      [old, part, fresh].toSorted(),
    );
    expect(await expire(1)).toBe(0);
  });

  test('whoever follows holds all of it, until he no longer does', async () => {
    await care(BOB, ALICE);
    const old = await add('visits', { user_id: ALICE, at: dayAt(-400) });
    const part = await add('parts', { user_id: ALICE, visit_id: old });
    const before = await pullAll(db, BOB);
    expect(before.changes).toEqual([]);
    await db.query('select sync.follow($1, $2, true)', [BOB, ALICE]);
    const followed = await pullAll(db, BOB, before.cursor);
    expect(followed.changes.map(({ row }) => String(row?.['id'])).toSorted()).toEqual([old, part].toSorted());
    await expire(30);
    expect((await pull(db, BOB, followed.cursor)).changes).toEqual([]);
    await db.query('select sync.follow($1, $2, false)', [BOB, ALICE]);
    expect((await pullAll(db, BOB, followed.cursor)).changes.map(({ removed }) => removed)).toEqual([true, true]);
  });

  test('whoever writes beyond his share is told that it goes', async () => {
    await care(BOB, ALICE);
    const { cursor } = await pullAll(db, BOB);
    await db.as(BOB, (provider) =>
      provider.query('insert into public.visits (user_id, at) values ($1, $2)', [ALICE, dayAt(-50)]),
    );
    const [heard] = (await pullAll(db, BOB, cursor)).changes;
    expect(heard?.removed).toBe(true);
  });

  test.each([
    ['duplicate', {}, null],
    ['conflict', { rev: randomUUID() }, randomUUID()],
    ['rejected', { rev: randomUUID(), at: 'infinity' }, undefined],
  ])('who is answered %s with a row beyond his share is told again that it goes', async (verdict, change, base) => {
    await care(BOB, ALICE);
    const sent = { id: randomUUID(), rev: randomUUID(), user_id: ALICE, at: dayAt(-50) };
    await pushOne(db, BOB, 'visits', sent);
    // The answer was lost, and the pull that said so came while the row was unsent.
    const { cursor } = await pullAll(db, BOB);
    const answer = await pushOne(db, BOB, 'visits', { ...sent, ...change }, base === undefined ? sent.rev : base);
    expect([answer.verdict, answer.row?.['id']]).toEqual([verdict, sent.id]);
    expect((await pullAll(db, BOB, cursor)).changes).toEqual([{ entity: 'visits', id: sent.id, removed: true }]);
  });

  test('who is answered with a row of his share hears of it no second time', async () => {
    await care(BOB, ALICE);
    const sent = { id: randomUUID(), rev: randomUUID(), user_id: ALICE, at: dayAt(-1) };
    await pushOne(db, BOB, 'visits', sent);
    const { cursor } = await pullAll(db, BOB);
    expect((await pushOne(db, BOB, 'visits', sent)).verdict).toBe('duplicate');
    expect((await pullAll(db, BOB, cursor)).changes).toEqual([]);
  });

  test('what has left one audience and not another is not gone', async () => {
    const mine = await add('wall', { user_id: ALICE, at: dayAt(-5) });
    const { cursor } = await pullAll(db, ALICE);
    for (const n of [1, 2, 3]) await add('wall', { user_id: BOB, at: dayAt(n) });
    const { changes } = await pullAll(db, ALICE, cursor);
    expect(changes.filter(({ id }) => id === mine).map(({ removed }) => removed ?? false)).toEqual([false]);
    const carol = await pullAll(db, CAROL);
    expect(carol.changes.map(({ id }) => id)).not.toContain(mine);
  });

  test('the digest counts the share and no more', async () => {
    await care(BOB, ALICE);
    await add('visits', { user_id: ALICE, at: dayAt(-50) });
    await add('visits', { user_id: ALICE, at: dayAt(-1) });
    await add('visits', { user_id: BOB, at: dayAt(-50) });
    for (const n of [1, 2, 3, 4, 5]) await add('wall', { user_id: ALICE, at: dayAt(n) });
    const digestOf = async (user: string) =>
      (
        await db.as(user, (caller) =>
          caller.query<{ d: Record<string, { count: number }> }>('select public.sync_digest() as d'),
        )
      )[0]?.d;
    const [alice, bob] = [await digestOf(ALICE), await digestOf(BOB)];
    expect([alice?.['visits']?.count, alice?.['wall']?.count]).toEqual([2, 5]);
    expect([bob?.['visits']?.count, bob?.['wall']?.count]).toEqual([2, 3]);
  });

  test.each([
    ['{"by": "at"}'],
    ['{"days": 3}'],
    ['{"with": "visit_id"}'],
    ['{"by": "note", "newest": 3}'],
    ['{"months": 3}'],
  ])('a share that says nothing is refused: %s', async (share) => {
    const enrolled = db.query(`select sync.enroll('public.visits', 'select r.user_id', share => $1::jsonb)`, [share]);
    await expect(enrolled).rejects.toThrow(/share of visits/);
  });
});
