import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { exercises } from '#sync/entities/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import { betterThan } from '#src/features/workouts/after/better.ts';
import { landmarkOf } from '#src/features/workouts/after/landmarks.ts';
import { musclesOfWeek } from '#src/features/workouts/after/muscles.ts';
import { words as muscleNames } from '#src/work/catalogue/exercises/muscles/words/en.ts';
import { musclesOf } from '#src/work/progress/training.ts';
import { shown } from '../../ui/page.ts';
import { aDevice, CLIENT } from '../provider/local.ts';
import { spoken } from '../spoken.tsx';
import { aSet } from './rows.ts';

const { BodyFigure } = await import('#src/features/workouts/after/body-figure.tsx');
const { TrainedMuscles } = await import('#src/features/workouts/after/muscles-of-week.tsx');

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
  const known = new Map([
    ['of squat', squat],
    ['of plank', plank],
  ]);
  const sets = [aSet('squat'), aSet('squat'), aSet('squat', { kind: 'warm-up' }), aSet('plank'), aSet('gone')];
  expect(musclesOf(sets, known)).toEqual([
    { muscle: 'core', sets: 2 },
    { muscle: 'glutes', sets: 2 },
    { muscle: 'quads', sets: 2 },
  ]);
});

describe('the muscles of seven days', () => {
  const { local, put } = aDevice();

  it('are counted by hard sets: by what nobody called easy', async () => {
    await put(exercises, { id: 'of squat', muscles: ['quadriceps'], secondary_muscles: ['core'] });
    const days = ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-08', '2026-03-09'];
    for (const [index, day] of days.entries()) {
      const set = aSet('squat', {
        user_id: CLIENT,
        completed_at: `${day}T10:00:00Z`,
        rpe: [null, 6, null, 5.5, null][index] ?? null,
      });
      await put(workoutSets, { ...set });
    }
    expect(await musclesOfWeek(local(), CLIENT, { today: '2026-03-08', zone: 'Africa/Lagos' })).toEqual([
      { muscle: 'quadriceps', sets: 2 },
      { muscle: 'core', sets: 1 },
    ]);
  });

  it.each([
    [0.5, 'few'],
    [9.5, 'few'],
    [10, 'enough'],
    [20, 'enough'],
    [20.5, 'many'],
  ])('%s sets are %s', (sets, landmark) => expect(landmarkOf(sets)).toBe(landmark));

  it('have all a place on the body', () => {
    for (const muscle of Object.keys(muscleNames)) {
      const place = shown(createElement(BodyFigure, { landmarks: new Map([[muscle, 'many'] as const]) }));
      expect([muscle, place.querySelectorAll('.many').length > 1]).toEqual([muscle, true]);
    }
  });

  it('are told in words with where they stand, those without sets too', async () => {
    const muscles = [
      { muscle: 'chest', sets: 12 },
      { muscle: 'core', sets: 1 },
    ];
    const place = shown(spoken('en', createElement(TrainedMuscles, { muscles })));
    await expect
      .poll(() => [...place.querySelectorAll('h3, li')].map(({ textContent }) => textContent))
      .toEqual(['10 to 20 sets', 'chest12 sets', 'Fewer than 10 sets', 'core1 set']);
    expect(place.textContent).toContain('No hard sets counted for: hip flexors, lower back');
    expect(place.textContent).toContain('Exercises of your own are not counted.');
    expect(place.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
