import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantAt } from '#sync/queries/zoned.ts';
import { openTestDatabase } from '../support/database.ts';

const ZONES = ['Africa/Lagos', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC'];

const wallTime = fc.record({
  zone: fc.constantFrom(...ZONES),
  minutes: fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 }),
});

/** The hours around a change of clocks: those that come twice, and those that never come. */
const CHANGES = ['2026-03-08', '2026-11-01']
  .flatMap((date) => ['00:30', '01:30', '02:30', '03:30'].map((time) => ({ date, time, zone: 'America/New_York' })))
  .concat(
    ['2026-03-29', '2026-10-25'].flatMap((date) =>
      ['01:30', '02:30', '03:30'].map((time) => ({ date, time, zone: 'Europe/Berlin' })),
    ),
  );

it('a wall clock of a zone shows what PostgreSQL says it does', async () => {
  const server = await openTestDatabase({ engine: 'pglite' });
  const drawn = fc.sample(wallTime, { numRuns: 300, seed: 7 }).map(({ zone, minutes }) => {
    const [date = '', time = ''] = new Date(minutes * 60_000).toISOString().slice(0, 16).split('T');
    return { date, time, zone };
  });
  const cases = [...CHANGES, ...drawn];
  const answers = await server.query<{ ms: number }>(
    `select (extract(epoch from ((c ->> 'date')::date + (c ->> 'time')::time) at time zone (c ->> 'zone')) * 1000)::float8 as ms
     from jsonb_array_elements($1::jsonb) with ordinality as cases (c, n) order by n`,
    [JSON.stringify(cases)],
  );
  const ours = cases.map(
    ({ zone, date, time }) => `${zone} ${date} ${time} ${instantAt(zone, date, time).toISOString()}`,
  );
  const theirs = cases.map(
    ({ zone, date, time }, i) => `${zone} ${date} ${time} ${new Date(answers[i]?.ms ?? 0).toISOString()}`,
  );
  expect(ours).toEqual(theirs);
  await server.close();
}, 60_000);
