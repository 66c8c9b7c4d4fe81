import { describe, expect, it } from 'vitest';
import { played } from './fuzz.support.ts';

/** Two minutes on a machine of its own. */
const MINUTES = 20;

describe.each(['rxdb', 'plain'])('a sync driven by %s', (driver) => {
  it('is broken off at each of its steps and loses nothing', { timeout: MINUTES * 60_000 }, async () => {
    // The loop shares the journal, so a third of its steps will do.
    const stride = driver === 'rxdb' ? '1' : '3';
    const { points, complaints } = await played(['--breaks', '--driver', driver, '--stride', stride]);
    console.log(`${driver}: broken off at ${points} points`);
    expect(complaints).toEqual([]);
    expect(points).toBeGreaterThan(60);
  });
});
