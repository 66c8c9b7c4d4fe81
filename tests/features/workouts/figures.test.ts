import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caloriesOf } from '#src/features/workouts/effort.ts';
import { volumeOf } from '#sync/queries/workout-sets.ts';
import { loadingFor } from '#src/features/workouts/plates/plates.ts';
import type { Plate } from '#src/features/workouts/plates/plates.ts';
import { oneRepMax } from '#sync/rules/progression.ts';
import { bestEstimate, bestsOf, recordsOf } from '#src/work/training/records.ts';
import { streakOf, weeksUpTo } from '#src/work/weeks.ts';
import { aSet } from './rows.ts';

const LB = 0.45359237;

/** Every weight that one side can have, by trying all of them. */
function allSides([first, ...others]: readonly Plate[]): number[] {
  if (!first) return [0];
  const rest = allSides(others);
  return Array.from({ length: Math.floor(first.count / 2) + 1 }, (_, pairs) =>
    rest.map((side) => side + pairs * first.weight_kg),
  ).flat();
}

describe('plates', () => {
  const owned = [20, 10, 5, 2.5, 1.25].map((weight_kg) => ({ weight_kg, count: 4 }));

  it('are hung on both sides, the heaviest first', () => {
    expect(loadingFor(67.5, 20, owned)).toEqual({ side: [20, 2.5, 1.25], total: 67.5, short: 0 });
    expect(loadingFor(20, 20, owned)).toEqual({ side: [], total: 20, short: 0 });
  });

  it('are only those that are there, in pairs; what is missing is said', () => {
    const few = [
      { weight_kg: 20, count: 3 },
      { weight_kg: 2.5, count: 2 },
    ];
    expect(loadingFor(70, 20, few)).toEqual({ side: [20, 2.5], total: 65, short: 5 });
    expect(loadingFor(15, 20, few)).toMatchObject({ side: [], total: 20, short: 0 });
    expect(loadingFor(60, 20, [])).toMatchObject({ side: [], short: 40 });
  });

  it('are found where taking the heaviest first would fail', () => {
    const odd = [
      { weight_kg: 15, count: 2 },
      { weight_kg: 10, count: 4 },
    ];
    expect(loadingFor(60, 20, odd).side).toEqual([10, 10]);
  });

  it('of pounds make up pounds', () => {
    const pounds = [45, 35, 25, 10, 5, 2.5].map((weight) => ({ weight_kg: weight * LB, count: 4 }));
    const { side, short } = loadingFor(185 * LB, 45 * LB, pounds);
    expect(side.map((kg) => Math.round(kg / LB))).toEqual([45, 25]);
    expect(short).toBe(0);
  });

  it('are never more than was wanted, and nothing nearer could be hung', () => {
    const plates = fc.uniqueArray(
      fc.record({ weight_kg: fc.constantFrom(1.25, 2.5, 5, 7.5, 10, 15, 20), count: fc.integer({ min: 0, max: 6 }) }),
      { selector: ({ weight_kg }) => weight_kg, maxLength: 5 },
    );
    fc.assert(
      fc.property(plates, fc.integer({ min: 0, max: 120 }), (own, steps) => {
        const wanted = 20 + steps * 1.25;
        const { side, total } = loadingFor(wanted, 20, own);
        const best = Math.max(...allSides(own).filter((each) => 20 + 2 * each <= wanted));
        expect(total).toBeCloseTo(20 + 2 * best, 6);
        expect(20 + 2 * side.reduce((sum, kg) => sum + kg, 0)).toBeCloseTo(total, 6);
        for (const { weight_kg, count } of own) {
          expect(side.filter((kg) => kg === weight_kg).length * 2).toBeLessThanOrEqual(count);
        }
      }),
    );
  });
});

describe('strength', () => {
  it('is estimated from a few repetitions, is the weight itself for one, and nothing for many', () => {
    expect(oneRepMax({ reps: 1, weight_kg: 100 })).toBe(100);
    expect(oneRepMax({ reps: 6, weight_kg: 100 })).toBeCloseTo(120);
    expect([
      oneRepMax({ reps: 13, weight_kg: 40 }),
      oneRepMax({ reps: 5, weight_kg: null }),
      oneRepMax({ reps: 0, weight_kg: 40 }),
    ]).toEqual([null, null, null]);
    expect(
      bestEstimate([aSet('squat', { reps: 1, weight_kg: 90 }), aSet('squat', { reps: 10, weight_kg: 75 })]),
    ).toBeCloseTo(100);
  });

  it('makes a record of what is more than ever before, and none of the first time', () => {
    const history = [
      aSet('squat', { weight_kg: 50, reps: 10 }),
      aSet('squat', { weight_kg: 60, reps: 5 }),
      aSet('squat', { weight_kg: 60, reps: 4 }),
      aSet('squat', { weight_kg: 60, reps: 8 }),
      aSet('squat', { weight_kg: 90, reps: 5, kind: 'warm-up' }),
    ];
    expect([...recordsOf(history).values()]).toEqual([['weight', 'oneRepMax'], ['oneRepMax']]);
  });

  it('goes by what was before the session', () => {
    const before = bestsOf([aSet('squat', { weight_kg: 60, reps: 5 })]);
    const today = [aSet('squat', { weight_kg: 50, reps: 5 }), aSet('squat', { weight_kg: 65, reps: 1 })];
    expect([...recordsOf(today, before).values()]).toEqual([['weight']]);
  });

  it('counts repetitions only where there is no weight, and time only where there is no way', () => {
    const bare = [10, 12, 11].map((reps) => aSet('push-up', { reps, weight_kg: null }));
    expect([...recordsOf(bare).values()]).toEqual([['reps']]);
    const runs = [
      [1000, 300],
      [1000, 400],
      [1200, 300],
    ].map(([distance_m = 0, duration_seconds = 0]) =>
      aSet('run', { reps: null, weight_kg: null, distance_m, duration_seconds }),
    );
    expect([...recordsOf(runs).values()]).toEqual([['distance']]);
    const holds = [30, 45].map((duration_seconds) => aSet('plank', { reps: null, weight_kg: null, duration_seconds }));
    expect([...recordsOf(holds).values()]).toEqual([['time']]);
  });
});

describe('effort', () => {
  it('is the sum of what was lifted, without the warm-up', () => {
    expect(
      volumeOf([
        aSet('a', { kind: 'warm-up' }),
        aSet('a'),
        aSet('a', { reps: 5, weight_kg: 30 }),
        aSet('a', { weight_kg: null }),
      ]),
    ).toBe(350);
  });

  it('takes calories by the kind of exercise, and says nothing where it knows no weight', () => {
    expect(caloriesOf({ minutes: 60, weightKg: 80, categories: ['strength'] })).toBe(400);
    expect(caloriesOf({ minutes: 30, weightKg: 80, categories: ['cardio', 'recovery'] })).toBe(200);
    expect(caloriesOf({ minutes: 60, weightKg: null, categories: ['strength'] })).toBeNull();
    expect(caloriesOf({ minutes: 60, weightKg: 80, categories: [] })).toBeNull();
  });
});

describe('weeks', () => {
  it('are counted in a row, and the one that is not over breaks nothing', () => {
    const days = ['2026-03-04', '2026-02-25', '2026-02-24', '2026-02-17', '2026-02-03'];
    expect(streakOf(days, '2026-03-05', 'monday')).toBe(3);
    expect(streakOf(days.slice(1), '2026-03-05', 'monday')).toBe(2);
    expect(streakOf(days.slice(3), '2026-03-05', 'monday')).toBe(0);
    expect(streakOf([], '2026-03-05', 'monday')).toBe(0);
  });

  it('begin when the person says they do', () => {
    expect(streakOf(['2026-03-01', '2026-02-23'], '2026-03-02', 'sunday')).toBe(2);
    expect(weeksUpTo('2026-03-05', 3, 'monday')).toEqual(['2026-02-16', '2026-02-23', '2026-03-02']);
  });
});
