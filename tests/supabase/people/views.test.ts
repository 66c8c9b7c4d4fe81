import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, TRAINER, OTHER] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];
const DAY = '2026-03-02';

describe.each(engines)('who looked at a record, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const provider of [TRAINER, OTHER]) await join(db, provider, 'trainer');
    await assign(db, TRAINER, ADA);
  }, 240_000);
  afterAll(() => db.close());

  const tell = async (viewer: string, fields: Record<string, unknown> = {}) => {
    const row = { viewer_id: viewer, client_id: ADA, part: 'record', day: DAY, ...fields };
    const { id } = await only(db, `select sync.natural_id('record_views', $1, $2, $3, $4) as id`, [
      row.viewer_id,
      row.client_id,
      row.part,
      row.day,
    ]);
    return push(db, viewer, 'record_views', { id, ...row });
  };
  const linesOf = (client: string): Promise<number> =>
    db.as(client, (session) => count(session, `select from public.record_views where client_id = $1`, [client]));

  test('a provider tells it, once a day from however many devices, and the client hears of it', async () => {
    const hers = deviceOf(db, ADA);
    await hers();
    const { id, verdict } = await tell(TRAINER);
    expect(verdict).toBe('applied');
    await tell(TRAINER);
    expect((await hers()).get(`record_views ${id}`)).toBe('row');
    expect([await linesOf(ADA), await linesOf(BAYO)]).toEqual([1, 0]);
    await tell(TRAINER, { day: '2026-03-03' });
    expect(await linesOf(ADA)).toBe(2);
  });

  test('nobody takes it back or changes it, neither by a request nor by sync', async () => {
    const { id, verdict } = await tell(TRAINER, { day: '2026-03-04' });
    expect(verdict).toBe('applied');
    const lines = await linesOf(ADA);
    for (const person of [TRAINER, ADA]) {
      for (const sql of [
        `update public.record_views set deleted = true where id = '${id}'`,
        `update public.record_views set day = '2026-01-01' where id = '${id}'`,
        `update public.record_views set rev = gen_random_uuid() where id = '${id}'`,
        `delete from public.record_views where id = '${id}'`,
      ]) {
        expect(await codeOf(db.as(person, (session) => session.query(sql)))).toBe('42501');
      }
      const { rev } = await only(db, `select rev from public.record_views where id = $1`, [id]);
      const row = { id, viewer_id: TRAINER, client_id: ADA, part: 'record', day: '2026-03-04', deleted: true };
      expect((await push(db, person, 'record_views', row, rev)).verdict).not.toBe('applied');
    }
    expect(await linesOf(ADA)).toBe(lines);
  });

  test('nobody tells it in the name of another, of somebody he does not know, or ahead', async () => {
    expect(await tell(TRAINER, { viewer_id: OTHER })).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect(await tell(OTHER)).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect(await tell(BAYO)).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect(await tell(TRAINER, { day: '2099-01-01' })).toMatchObject({ verdict: 'rejected', code: '42501' });
  });

  test('it is told after the care has ended, for it was read before', async () => {
    const before = await linesOf(ADA);
    await db.query(`update public.client_assignments set status = 'ended' where client_id = $1`, [ADA]);
    expect((await tell(TRAINER, { day: '2026-03-05' })).verdict).toBe('applied');
    expect(await linesOf(ADA)).toBe(before + 1);
    await db.query(`update public.client_assignments set status = 'active' where client_id = $1`, [ADA]);
  });

  test('whoever takes the whole record along is told of by the server', async () => {
    const [follow] = await db.query<{ id: string }>(
      `select sync.natural_id('client_follows', $1::text, $2::text) as id`,
      [TRAINER, ADA],
    );
    await push(db, TRAINER, 'client_follows', { id: follow?.id, follower_id: TRAINER, client_id: ADA });
    expect(
      await db.as(ADA, (session) => count(session, `select from public.record_views where part = 'history'`)),
    ).toBe(1);
  });

  test('whoever asks the server for what is on no device of his is told of by it, once a day, and a stranger gets nothing', async () => {
    await db.query('delete from public.record_views');
    // Two at each instant, so that a page ends between two of them.
    await db.query(
      `insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at, duration_minutes)
       select $1, 'Legs', 'completed', at, at, at, 30
       from generate_series(1, 22) n, lateral (select timestamptz '2026-01-01 10:00Z' - make_interval(mins => n / 2)) as t (at)`,
      [ADA],
    );
    interface Workout {
      id: string;
      completed_at: string;
    }
    const page = (who: string, before: string, id: string | null = null) =>
      db.as(who, async (session) => {
        const [row] = await session.query<{ found: Workout[] }>('select public.earlier_workouts($1, $2, $3) as found', [
          ADA,
          before,
          id,
        ]);
        return row?.found ?? [];
      });
    const lines = () =>
      db.query('select viewer_id, part from public.record_views where client_id = $1 order by viewer_id', [ADA]);
    const now = new Date().toISOString();
    expect(await page(OTHER, now)).toEqual([]);
    expect(await lines()).toEqual([]);
    const first = await page(TRAINER, now);
    const last = first.at(-1);
    const second = await page(TRAINER, last?.completed_at ?? '', last?.id);
    expect([first.length, second.length]).toEqual([20, 2]);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(22);
    expect(await lines()).toEqual([{ viewer_id: TRAINER, part: 'record' }]);
    const today = (await only(db, `select to_char(day, 'YYYY-MM-DD') as day from public.record_views`))['day'];
    expect((await tell(TRAINER, { day: today })).verdict).not.toBe('rejected');
    expect(await lines()).toEqual([{ viewer_id: TRAINER, part: 'record' }]);
  });
});
