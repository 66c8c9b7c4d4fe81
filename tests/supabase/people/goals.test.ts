import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KINDS } from '#sync/entities/goals.ts';
import { proposersOf } from '#src/work/goals/proposers.ts';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, only, push } from './support.ts';

const [ADA, BAYO, TRAINER, NUTRITIONIST, DOCTOR, STRANGER] = [1, 2, 3, 4, 5, 6].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

describe.each(engines)('goals that are proposed, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    await assign(db, await join(db, TRAINER, 'trainer'), ADA);
    await assign(db, await join(db, NUTRITIONIST, 'nutritionist'), ADA);
    await assign(db, await join(db, DOCTOR, 'doctor'), ADA);
    await assign(db, await join(db, STRANGER, 'trainer'), BAYO);
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const next = (): string => numbered((place += 1));
  const propose = (provider: string, fields: Row = {}) =>
    push(db, provider, 'goal_proposals', {
      id: next(),
      client_id: ADA,
      provider_id: provider,
      kind: 'weight',
      title: 'Weight',
      target: 70,
      unit: 'kg',
      status: 'proposed',
      ...fields,
    });
  const stored = (table: string, id: string): Promise<Row> =>
    only(db, `select * from public.${table} where id = $1`, [id]);
  /** As its next edit begins. */
  const read = async (table: string, id: string): Promise<Row> => {
    const { row } = await only<{ row: Row }>(db, `select to_jsonb(t) as row from public.${table} t where id = $1`, [
      id,
    ]);
    return row;
  };
  const accept = (id: string, fields: Row = {}) =>
    push(db, ADA, 'goals', {
      id,
      user_id: ADA,
      provider_id: TRAINER,
      kind: 'weight',
      title: 'Weight',
      target: 70,
      unit: 'kg',
      ...fields,
    });

  test('each kind is proposed by whoever sees its rows, as the app says', async () => {
    const rows = await db.query<{ kind: string; who: string[] }>(
      `select kind, private.proposers(kind) as who from unnest($1::text[]) as kind`,
      [KINDS],
    );
    expect(Object.fromEntries(rows.map(({ kind, who }) => [kind, who]))).toEqual(
      Object.fromEntries(KINDS.map((kind) => [kind, proposersOf(kind)])),
    );
    expect((await propose(DOCTOR)).verdict).toBe('applied');
    expect(await propose(DOCTOR, { kind: 'calories', target: 1800 })).toMatchObject({ verdict: 'rejected' });
    expect(await propose(TRAINER, { kind: 'protein', target: 120 })).toMatchObject({ verdict: 'rejected' });
    expect((await propose(NUTRITIONIST, { kind: 'protein', target: 120 })).verdict).toBe('applied');
    expect(await propose(STRANGER)).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect(await propose(TRAINER, { provider_id: DOCTOR })).toMatchObject({ verdict: 'rejected', code: '42501' });
  });

  test('the client and who proposed it read it, and no other provider', async () => {
    const { id } = await propose(TRAINER);
    const seen = (who: string) =>
      db.as(who, (session) => count(session, `select from public.goal_proposals where id = $1`, [id]));
    expect(await Promise.all([ADA, TRAINER, NUTRITIONIST, DOCTOR, STRANGER, BAYO].map(seen))).toEqual([
      1, 1, 0, 0, 0, 0,
    ]);
    const told = await db.query(`select user_id, about from public.notifications where about = $1`, [TRAINER]);
    expect(told).toContainEqual({ user_id: ADA, about: TRAINER });
  });

  test('nobody answers his own, and nobody withdraws what was answered', async () => {
    const first = await propose(TRAINER);
    const answered_at = '2026-03-02T10:00:00Z';
    const row = await read('goal_proposals', first.id);
    expect(
      await push(db, TRAINER, 'goal_proposals', { ...row, status: 'accepted', answered_at, rev: next() }, row['rev']),
    ).toMatchObject({
      verdict: 'rejected',
      code: '23514',
    });
    const second = await propose(TRAINER);
    const spoken = await read('goal_proposals', second.id);
    const forged = { ...spoken, status: 'withdrawn', answer: 'I would rather not', rev: next() };
    expect((await push(db, TRAINER, 'goal_proposals', forged, spoken['rev'])).verdict).toBe('applied');
    expect(await stored('goal_proposals', second.id)).toMatchObject({ status: 'withdrawn', answer: null });
    const said = { ...row, status: 'declined', answer: 'No', answered_at, rev: next() };
    expect((await push(db, ADA, 'goal_proposals', said, row['rev'])).verdict).toBe('applied');
    await push(
      db,
      TRAINER,
      'goal_proposals',
      { ...said, status: 'withdrawn', answered_at: null, answer: null, rev: next() },
      said.rev,
    );
    expect(await stored('goal_proposals', first.id)).toMatchObject({ status: 'declined', answer: 'No' });
  });

  test('a goal bears the name of a provider only with the figures that he proposed', async () => {
    const { id } = await propose(TRAINER);
    const nameOn = async (goal: string): Promise<unknown> => (await stored('goals', goal))['provider_id'];
    const { id: invented } = await accept(next());
    expect(await nameOn(invented)).toBeNull();
    expect((await accept(id)).verdict).toBe('applied');
    const named = { ...(await read('goals', id)), title: 'Lighter', status: 'paused', rev: next() };
    expect((await push(db, ADA, 'goals', named, (await read('goals', id))['rev'])).verdict).toBe('applied');
    expect(await nameOn(id)).toBe(TRAINER);
    expect((await propose(TRAINER, { goal_id: id, target: 75 })).verdict).toBe('applied');
    const changed = { ...named, target: 75, rev: next() };
    expect((await push(db, ADA, 'goals', changed, named.rev)).verdict).toBe('applied');
    expect(await nameOn(id)).toBe(TRAINER);
    const own = { ...changed, target: 77, rev: next() };
    expect((await push(db, ADA, 'goals', own, changed.rev)).verdict).toBe('applied');
    expect(await nameOn(id)).toBeNull();
  });

  test('nobody takes the id that somebody else’s goal will have', async () => {
    const { id } = await propose(TRAINER);
    expect(
      await push(db, BAYO, 'goals', { id, user_id: BAYO, kind: 'weight', title: 'Mine', target: 1 }),
    ).toMatchObject({
      verdict: 'rejected',
      code: '23514',
    });
  });

  test('other figures are proposed only for what one has set oneself', async () => {
    const own = await push(db, ADA, 'goals', { id: next(), user_id: ADA, kind: 'weight', title: 'Mine', target: 70 });
    expect(await propose(TRAINER, { goal_id: own.id })).toMatchObject({ verdict: 'rejected', code: '23514' });
  });

  test('the history names a provider only where it was his proposal', async () => {
    const { id } = await propose(TRAINER);
    await accept(id);
    const line = { user_id: ADA, goal_id: id, what: 'edited', edits: [] };
    const tell = (who: string, fields: Row) => push(db, who, 'goal_changes', { id: next(), ...line, ...fields });
    expect((await tell(ADA, { provider_id: TRAINER })).verdict).toBe('applied');
    expect((await tell(ADA, {})).verdict).toBe('applied');
    expect(await tell(ADA, { provider_id: DOCTOR })).toMatchObject({ verdict: 'rejected' });
    expect(await tell(BAYO, { user_id: BAYO })).toMatchObject({ verdict: 'rejected' });
  });

  test('the best of a streak never falls', async () => {
    const { id } = await only(db, `select sync.natural_id('streaks', $1) as id`, [ADA]);
    const first = { id, user_id: ADA, best_weeks: 9, best_days: 40, rev: next() };
    expect((await push(db, ADA, 'streaks', first)).verdict).toBe('applied');
    await push(db, ADA, 'streaks', { ...first, best_weeks: 3, best_days: 41, rev: next() }, first.rev);
    expect(await stored('streaks', String(id))).toMatchObject({ best_weeks: 9, best_days: 41 });
  });
});
