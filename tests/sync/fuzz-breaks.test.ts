import { describe, expect, it } from 'vitest';
import { played } from './fuzz.support.ts';

const MINUTES = 10;
/** All steps take many minutes (`npm run fuzz -- --breaks`); here it is one in so many. */
const STRIDE = { rxdb: '6', plain: '12' };

describe.each(['rxdb', 'plain'] as const)('a sync driven by %s', (driver) => {
  it('is broken off at each of its steps and loses nothing', { timeout: MINUTES * 60_000 }, async () => {
    const { points, complaints } = await played(['--breaks', '--driver', driver, '--stride', STRIDE[driver]]);
    process.stdout.write(`\n${driver}: broken off at ${points} points\n`);
    expect(complaints).toEqual([]);
    expect(points).toBeGreaterThan(10);
  });
});
