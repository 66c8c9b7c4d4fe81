import { expect, it } from 'vitest';
import { hasPostgres } from '../../support/postgres.ts';
import { openRealtime } from './support.ts';

it.skipIf(!hasPostgres)('a stack on PostgreSQL closes when what it was asked has been answered', async () => {
  const stack = await openRealtime('postgres');
  const answers = Promise.all([
    stack.database.exec('select pg_sleep(0.3), 1 as one'),
    stack.database.query('select pg_sleep(0.3), 2 as two'),
    stack.database.transaction((session) => session.query('select pg_sleep(0.3), 3 as three')),
  ]);
  await stack.close();
  expect(await answers).toMatchObject([[[{ one: 1 }]], [{ two: 2 }], [{ three: 3 }]]);
});
