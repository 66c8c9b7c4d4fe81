import { describe, expect, it } from 'vitest';
import { played } from './fuzz.support.ts';

/** On two quiet cores one or two are enough; a busy machine takes longer and has to finish all the same. */
const MINUTES = 25;
const WORKERS = 2;
/** Each sixth step. `npm run fuzz -- --breaks` takes them all. */
const EVERY = 6;

const share = (driver: string, first: number): string[] => [
  '--breaks',
  '--driver',
  driver,
  '--first',
  `${first * EVERY}`,
  '--stride',
  `${WORKERS * EVERY}`,
];

describe.each(['rxdb', 'plain'] as const)('a sync driven by %s', (driver) => {
  it('is broken off at each sixth of its steps and loses nothing', { timeout: MINUTES * 60_000 }, async () => {
    const shares = Array.from({ length: WORKERS }, (_, i) => share(driver, i + 1));
    const { points, complaints } = await played(...shares);
    process.stdout.write(`\n${driver}: broken off at ${points} points, a sixth of all\n`);
    expect(complaints).toEqual([]);
    expect(points).toBeGreaterThan(150 / EVERY);
  });
});
