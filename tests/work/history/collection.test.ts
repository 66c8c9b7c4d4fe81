import { expect, it } from 'vitest';
import { Collection } from '#src/work/history/health/collection.ts';
import { Steps } from '#src/work/history/health/days.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');

it('keeps the newest of a long life of workouts and days', () => {
  const found = new Collection(NOW);
  const HOUR = 3_600_000;
  const untold = { metres: null, heart: null, calories: null, name: '', notes: '', activity: 'run' } as const;
  for (let nth = 0; nth < 41_000; nth++) {
    const [start, end] = [NOW - (nth + 1) * HOUR, NOW - nth * HOUR];
    const stretch = { from: { at: start, wall: start }, to: { at: end, wall: end } };
    const told = { source: 'Watch', called: 'Running' };
    found.recording(stretch, told, { start, elapsed: 3600, moving: 3600, ...untold });
  }
  const { recordings, isCut } = found.file('apple-health', { file: '', seen: '', others: [] });
  expect([recordings.length, isCut, recordings.at(-1)?.start]).toEqual([20_000, true, NOW - HOUR]);
  const steps = new Steps();
  for (let nth = 0; nth < 60_000; nth++) {
    const from = NOW - Math.floor(nth / 3) * 24 * HOUR;
    steps.add(nth % 3, { from, to: from }, 100);
  }
  const days = new Map(steps.byDay());
  expect([steps.isCut, days.get('2026-11-25')]).toEqual([true, 100]);
  expect(days.size).toBeGreaterThan(8000);
});
