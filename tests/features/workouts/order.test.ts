import { describe, expect, it } from 'vitest';
import type { Exercise } from '#sync/entities/exercises.ts';
import { groupWith, lettersOf, movedBy } from '#src/features/workouts/active/order.ts';
import { castOf, countOf, platesOnOffer, withMore } from '#src/features/workouts/plates/owned-plates.ts';
import { inOrder, strengthOf, volumeByWeek } from '#src/features/workouts/progress.ts';
import { isOutOfSight } from '#src/features/workouts/active/alarm.ts';
import { entriesOf } from '#src/features/workouts/turn.ts';
import { anExercise, aSet } from './rows.ts';

describe('the order of a workout', () => {
  const entries = entriesOf(
    [
      anExercise('squat'),
      anExercise('press', { superset_group: 3 }),
      anExercise('row', { superset_group: 3 }),
      anExercise('curl', { superset_group: 1 }),
      anExercise('dip', { superset_group: 1 }),
      anExercise('plank', { superset_group: 1 }),
    ],
    [],
  );

  it('changes by one place at a time', () => {
    expect(movedBy(entries.slice(0, 3), 2, -1)).toEqual(['squat', 'row', 'press']);
    expect(movedBy(entries.slice(0, 3), 0, 1)).toEqual(['press', 'squat', 'row']);
  });

  it('makes a superset with the exercise above, or joins the one it is in', () => {
    expect(groupWith(entriesOf([anExercise('a'), anExercise('b')], []), 1)).toEqual({ ids: ['a', 'b'], group: 1 });
    expect(groupWith(entries, 1)).toEqual({ ids: ['squat', 'press'], group: 4 });
    expect(groupWith(entries, 3)).toEqual({ ids: ['row', 'curl'], group: 3 });
  });

  it('has a letter for each superset, by where it comes', () => {
    expect([...lettersOf(entries)]).toEqual([
      [3, 'A'],
      [1, 'B'],
    ]);
  });
});

describe('the plates a person owns', () => {
  it('are called what is cast on them, whatever the unit of the person', () => {
    expect(castOf(20)).toMatchObject({ cast: 20, units: 'metric' });
    const [heaviest] = platesOnOffer('imperial');
    expect(castOf(heaviest?.kg ?? 0)).toMatchObject({ cast: 45, units: 'imperial' });
    expect(castOf(7)).toMatchObject({ cast: 7, units: 'metric' });
  });

  it('are counted, and forgotten when there are none left', () => {
    const two = withMore([{ weight_kg: 20, count: 4 }], 10, 2);
    expect([countOf(two, 20), countOf(two, 10), countOf(two, 5)]).toEqual([4, 2, 0]);
    expect(withMore(two, 20, -4)).toEqual([{ weight_kg: 10, count: 2 }]);
    expect(countOf(withMore(two, 20, 100), 20)).toBe(40);
  });
});

describe('progress', () => {
  const on = (day: string, rest = {}) =>
    aSet('squat', { completed_at: `${day}T18:00:00Z`, exercise_id: 'squat', ...rest });

  it('adds up what was lifted in each week of the person’s calendar', () => {
    const sets = [on('2026-03-01'), on('2026-03-02'), on('2026-03-08', { completed_at: '2026-03-08T23:30:00Z' })];
    const weeks = ['2026-02-23', '2026-03-02', '2026-03-09'];
    expect(volumeByWeek(sets, weeks, 'Africa/Lagos', 'monday').map(({ volume }) => volume)).toEqual([200, 200, 200]);
    expect(volumeByWeek(sets, weeks, 'UTC', 'monday').map(({ volume }) => volume)).toEqual([200, 400, 0]);
  });

  it('shows the best estimate of each day for what was trained on more than one', () => {
    const sets = [
      on('2026-03-01', { reps: 1, weight_kg: 50 }),
      on('2026-03-01', { reps: 1, weight_kg: 60 }),
      on('2026-03-03', { reps: 1, weight_kg: 62.5 }),
      on('2026-03-03', { exercise_id: 'once' }),
    ];
    expect(strengthOf(sets, new Map(), 'UTC')).toEqual([
      {
        exerciseId: 'squat',
        exercise: null,
        estimates: [
          { day: '2026-03-01', kg: 60 },
          { day: '2026-03-03', kg: 62.5 },
        ],
      },
    ]);
  });

  it('is told of the exercises by the names of the language, and in their order', () => {
    const named = (id: string, name: string) => ({ id, name, owner_id: null }) as unknown as Exercise;
    const exercises = [named('squat', 'Bodyweight squat'), named('walk', 'Brisk walk'), named('crunch', 'Crunch')];
    const often = ['2026-03-01', '2026-03-03', '2026-03-05'].map((day) => on(day, { exercise_id: 'crunch' }));
    const sets = ['squat', 'walk'].flatMap((id) =>
      ['2026-03-01', '2026-03-03'].map((day) => on(day, { exercise_id: id })),
    );
    const strength = strengthOf([...sets, ...often], new Map(exercises.map((each) => [each.id, each])), 'UTC');
    const german: Record<string, string> = { 'Bodyweight squat': 'Kniebeuge', 'Brisk walk': 'Gehen' };
    const shown = inOrder(strength, (exercise) => german[exercise?.name ?? ''] ?? 'Üben', 'de');
    expect(shown.map(({ name }) => name)).toEqual(['Üben', 'Gehen', 'Kniebeuge']);
  });
});

describe('the end of a rest', () => {
  it('is told outside the page only where that is out of sight and it is allowed', () => {
    expect(isOutOfSight('hidden', 'granted')).toBe(true);
    expect(isOutOfSight('visible', 'granted')).toBe(false);
    expect(isOutOfSight('hidden', 'default')).toBe(false);
  });
});
