import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { only, push } from '../people/support.ts';

const [ADA, BAYO] = [1, 2].map(numbered) as [string, string];

const post = (fields: Row): Row => ({ id: randomUUID(), user_id: ADA, content: 'Hello', ...fields });
const challenge = (fields: Row): Row => ({
  ...{ id: randomUUID(), creator_id: ADA, title: 'March', metric: 'workouts', target: 3 },
  ...{ starts_on: '2026-03-01', ends_on: '2026-03-31', ...fields },
});
const goal = (fields: Row): Row => ({
  ...{ id: randomUUID(), user_id: ADA, kind: 'weight', title: 'Less', target: 70, ...fields },
});
const meal = (fields: Row): Row => ({ id: randomUUID(), user_id: ADA, date: '2026-03-01', ...fields });

const UNREADABLE: [what: string, entity: string, row: Row][] = [
  ['a post before all time', 'community_posts', post({ created_at: '-infinity' })],
  ['a post before Christ', 'community_posts', post({ created_at: '0044-03-15 BC' })],
  ['a challenge without end', 'challenges', challenge({ starts_on: 'infinity', ends_on: 'infinity' })],
  ['a challenge in the year 12026', 'challenges', challenge({ starts_on: '12026-03-01', ends_on: '12026-03-31' })],
  ['a goal that is no number', 'goals', goal({ current: 'NaN' })],
  ['a goal without end', 'goals', goal({ target: 'Infinity' })],
  ['a goal of a hundred quintillions', 'goals', goal({ target: 10 ** 20 })],
  ['a meal of a thousand decimals', 'meal_plans', meal({ calories: `0.${'1'.repeat(1000)}` })],
  [
    'a food of a million names',
    'foods',
    {
      ...{ id: randomUUID(), owner_id: ADA, name: 'Soup', kcal_per_100g: 50 },
      aliases: Array.from({ length: 60_000 }, () => 'x'),
    },
  ],
];

describe.each(engines)('values that no device can read, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, BAYO);
  }, 240_000);
  afterAll(() => db.close());

  test.each(UNREADABLE)('%s is refused', async (_what, entity, row) => {
    expect(await push(db, ADA, entity, row)).toMatchObject({ verdict: 'rejected', code: '23514' });
  });

  test.each(['-infinity', 'infinity', '0001-01-01T00:00:00Z', '9999-12-31T00:00:00Z'])(
    'an edit of %s is brought back to a time that a device knows',
    async (updated_at) => {
      const row = post({ updated_at });
      expect(await push(db, ADA, 'community_posts', row)).toMatchObject({ verdict: 'applied' });
      const saved = await only<{ at: Date | string }>(
        db,
        `select updated_at::text as at from public.community_posts where id = $1`,
        [row['id']],
      );
      const year = new Date(saved.at).getUTCFullYear();
      expect([2000, new Date().getUTCFullYear()]).toContain(year);
    },
  );

  test('revs that somebody wrote for a row of his own with the same id leave another’s past alone', async () => {
    const [id, rev] = [randomUUID(), randomUUID()];
    await push(db, BAYO, 'community_posts', { id, rev, user_id: BAYO, content: 'First' });
    await push(db, ADA, 'goals', goal({ id, rev }));
    await push(db, ADA, 'goals', { id, rev: randomUUID(), title: 'More' }, rev);
    await push(db, BAYO, 'community_posts', { id, rev: randomUUID(), content: 'Second' }, rev);
    expect(await push(db, BAYO, 'community_posts', { id, rev, user_id: BAYO, content: 'First' })).toMatchObject({
      verdict: 'duplicate',
    });
  });
});
