import { describe, expect, it } from 'vitest';
import { hasPostgres } from '../support/postgres.ts';
import { played } from './fuzz.support.ts';

const SECONDS = 40;

// Here transactions overlap: writers hold theirs open while others commit, and locks are given up.
describe.skipIf(!hasPostgres)('devices that meet every fault before a real PostgreSQL', () => {
  it('lose nothing, agree with the server and do not get stuck', { timeout: (SECONDS + 120) * 1000 }, async () => {
    const run = ['--worker', '--postgres', '--schedules', '400', '--first', '50001', '--seconds', `${SECONDS}`];
    const { tally, complaints } = await played(run);
    const { schedules, operations, lost, divergent, stuck, faults } = tally;
    process.stdout.write(
      `\n${schedules} schedules, ${operations} operations, ${faults['transaction held']} transactions held\n`,
    );
    expect(complaints).toEqual([]);
    expect({ lost, divergent, stuck }).toEqual({ lost: 0, divergent: 0, stuck: 0 });
    expect(schedules).toBeGreaterThan(1);
    expect(faults['transaction held']).toBeGreaterThan(0);
  });
});
