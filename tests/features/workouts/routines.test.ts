import { describe, expect, it } from 'vitest';
import { asText, fromText, stepsOf } from '#src/features/workouts/routines/as-text.ts';
import { joined, moved, stepsOfWorkout } from '#src/features/workouts/routines/routine.ts';
import type { Step } from '#src/features/workouts/routines/routine.ts';
import { entriesOf } from '#src/features/workouts/turn.ts';
import { anExercise, aSet } from './rows.ts';

const line = {
  sets: 3,
  reps: null,
  reps_max: null,
  target_seconds: null,
  rest_seconds: 60,
  superset_group: null,
  name: 'Dip',
};

describe('a routine as text', () => {
  it('comes out of it as it went in', () => {
    const lines = [
      { ...line, sets: 4, reps: 6, reps_max: 8, rest_seconds: 120, name: 'Barbell bench press' },
      { ...line, target_seconds: 30, name: 'Plank' },
      { ...line, reps: 10, superset_group: 2, name: 'One-arm dumbbell row' },
      { ...line, reps: 12, superset_group: 2, name: "World's greatest stretch" },
      { ...line, name: 'Farmer carry', rest_seconds: 0 },
    ];
    expect(fromText(asText('Push day', lines))).toEqual({ title: 'Push day', lines, unread: [] });
  });

  it('is read as somebody types it, and what is no exercise of it is told', () => {
    const { title, lines, unread } = fromText(
      '  Legs\n\n5x5 Front squat\n3 x 8–12 Leg press, 90s\nthen a walk\n0 × 3 Dip\n',
    );
    expect(title).toBe('Legs');
    expect(lines).toEqual([
      { ...line, sets: 5, reps: 5, name: 'Front squat' },
      { ...line, reps: 8, reps_max: 12, rest_seconds: 90, name: 'Leg press' },
    ]);
    expect(unread).toEqual(['then a walk', '0 × 3 Dip']);
    expect(fromText('3 × 10 Dip').title).toBe('');
  });

  it('finds an exercise by any of its names, and takes what has no like as one of one’s own', () => {
    const library = [{ id: 'dip', names: ['Dip', 'Barrenstütz'] }];
    const read = (name: string) => stepsOf([{ ...line, name }], library)[0];
    expect(read('barrenstutz')).toMatchObject({ exercise_id: 'dip', sets: 3 });
    expect(read('DIP')).toMatchObject({ exercise_id: 'dip' });
    expect(read('Sled push')).toMatchObject({ invent: { name: 'Sled push', measure: 'reps' } });
  });
});

describe('a routine out of a workout', () => {
  it('has what was done of it, and by its plan where it had one', () => {
    const entries = entriesOf(
      [anExercise('squat', { reps: 5 }), anExercise('dip', { reps: null, rest_seconds: 75 }), anExercise('row')],
      [
        aSet('squat', { kind: 'warm-up', reps: 20 }),
        aSet('squat', { reps: 4 }),
        aSet('dip', { reps: 8 }),
        aSet('dip', { reps: 9 }),
        aSet('dip', { reps: 9 }),
      ],
    );
    expect(stepsOfWorkout({ entries })).toMatchObject([
      { exercise_id: 'of squat', sets: 1, reps: 5 },
      { exercise_id: 'of dip', sets: 3, reps: 9, rest_seconds: 75 },
    ]);
  });
});

describe('the steps of a routine', () => {
  const steps: Step[] = ['a', 'b', 'c'].map((exercise_id) => ({ exercise_id, sets: 3, superset_group: null }));
  const groups = (all: readonly Step[]) => all.map(({ superset_group }) => superset_group);

  it('move by one', () => {
    expect(moved(steps, 1, -1).map(({ exercise_id }) => exercise_id)).toEqual(['b', 'a', 'c']);
  });

  it('join the one above and part from it, and nobody is left alone in a superset', () => {
    const two = joined(steps, 1);
    expect(groups(two)).toEqual([1, 1, null]);
    expect(groups(joined(two, 2))).toEqual([1, 1, 1]);
    expect(groups(joined(two, 1))).toEqual([null, null, null]);
  });
});
