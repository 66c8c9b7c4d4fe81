import { describe, expect, it } from 'vitest';
import type { Exercise } from '#sync/entities/exercises.ts';
import { betterThan } from '#src/features/workouts/after/better.ts';
import { musclesOf } from '#src/work/progress/training.ts';
import { aSet } from './rows.ts';

describe('what was better than the last time', () => {
  const sets = (...all: [reps: number, kg: number | null][]) =>
    all.map(([reps, weight_kg]) => aSet('squat', { reps, weight_kg }));
  const last = sets([5, 100], [5, 100]);

  it.each([
    ['a heavier weight', sets([3, 102.5]), { kind: 'weight', by: 2.5 }],
    ['more with the same weight', sets([7, 100]), { kind: 'reps', by: 2 }],
    ['more in all', sets([5, 100], [5, 100], [5, 90]), { kind: 'volume', by: 450 }],
    ['the same', sets([5, 100], [5, 100]), null],
    ['less', sets([8, 80]), null],
  ])('%s', (_, now, better) => expect(betterThan(now, last)).toEqual(better));

  it('is no sum that would be told as nothing', () => {
    const [now, before] = [sets([5, 60.1], [5, 60]), sets([5, 60.1], [5, 59.95])];
    expect(betterThan(now, before)).toBeNull();
    const [parts, whole] = [sets([3, 0.1], [1, 0.1]), sets([3, 0.1], [1, 0.1 - 1e-9])];
    expect(betterThan(parts, whole)).toBeNull();
    expect(betterThan(now, sets([5, 60.1], [5, 59.92]), 'imperial')).toMatchObject({ kind: 'volume' });
  });

  it('is no warm-up, no help, and nothing where there was no last time', () => {
    expect(betterThan([aSet('squat', { kind: 'warm-up', weight_kg: 150 })], last)).toBeNull();
    expect(betterThan([aSet('squat', { kind: 'assisted', weight_kg: 150 })], last)).toBeNull();
    expect(betterThan(sets([5, 100]), [])).toBeNull();
  });

  it('is more repetitions without a weight, a longer hold, and a longer way, but not longer for it', () => {
    expect(betterThan(sets([12, null]), sets([10, null]))).toEqual({ kind: 'reps', by: 2 });
    const hold = (duration_seconds: number) => [aSet('plank', { reps: null, weight_kg: null, duration_seconds })];
    expect(betterThan(hold(70), hold(60))).toEqual({ kind: 'time', by: 10 });
    const run = (distance_m: number, duration_seconds: number) => [
      aSet('run', { reps: null, weight_kg: null, distance_m, duration_seconds }),
    ];
    expect(betterThan(run(5000, 1900), run(5000, 1800))).toBeNull();
    expect(betterThan(run(5200, 1900), run(5000, 1800))).toEqual({ kind: 'distance', by: 200 });
  });
});

it('a muscle has a set where it works and half a one where it helps, and none of a warm-up', () => {
  const squat = { muscles: ['quads', 'glutes'], secondary_muscles: ['core'] } as unknown as Exercise;
  const plank = { muscles: ['core'], secondary_muscles: [] } as unknown as Exercise;
  const exercises = new Map([
    ['of squat', squat],
    ['of plank', plank],
  ]);
  const sets = [aSet('squat'), aSet('squat'), aSet('squat', { kind: 'warm-up' }), aSet('plank'), aSet('gone')];
  expect(musclesOf(sets, exercises)).toEqual([
    { muscle: 'core', sets: 2 },
    { muscle: 'glutes', sets: 2 },
    { muscle: 'quads', sets: 2 },
  ]);
});
