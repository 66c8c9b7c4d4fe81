import { describe, expect, it } from 'vitest';
import type { Exercise } from '#sync/entities/exercises.ts';
import { loadsOf } from '#src/features/workouts/plates/loads.ts';
import { correctedBy, keyOf, loggedOf, rowsOf } from '#src/features/workouts/sets/rows.ts';
import type { TypedSets } from '#src/features/workouts/sets/rows.ts';
import type { Entry } from '#src/features/workouts/turn.ts';
import { isOfTheBody } from '#src/features/workouts/sets/kinds.ts';
import { exercisesListed } from './catalogue.ts';
import { anExercise, aSet } from './rows.ts';

const BAR = loadsOf({ plates: [], bar: null }, 'barbell', 'metric');

it('the body is the weight at a bench, on a chair and below a bar', async () => {
  const all = (await exercisesListed()).map((each) => ({ ...each, owner_id: null }) as Exercise);
  const ofBody = new Set(all.filter(isOfTheBody).map(({ name }) => name));
  const isOfBody = (name: string): boolean => ofBody.has(name);
  const named = ['Bench dip', 'Chair dip', 'Back extension', 'Lateral step-up', 'Inverted row'];
  expect(named.filter(isOfBody)).toEqual(named);
  expect(['Barbell bench press', 'Bent-over barbell row'].filter(isOfBody)).toEqual([]);
});

describe('a carry over a distance', () => {
  const carry = { measure: 'distance', category: 'strength' } as Exercise;
  const amounts = { reps: 10, weight_kg: 24, duration_seconds: 30, distance_m: 40 };
  const entry = (target_seconds: number | null): Entry => ({
    exercise: anExercise('carry', { target_seconds }),
    sets: [],
  });

  it('has no time that nobody typed or saw', () => {
    const seconds = (...[of, last = []]: [Entry, Entry['sets']?]) =>
      loggedOf(carry, of, last, amounts).duration_seconds;
    expect(loggedOf(carry, entry(null), [], amounts)).toEqual({
      duration_seconds: null,
      weight_kg: 24,
      distance_m: 40,
    });
    expect(seconds(entry(45))).toBe(45);
    expect(seconds(entry(null), [aSet('carry', { duration_seconds: 35 })])).toBe(35);
    expect(loggedOf({ ...carry, category: 'cardio' }, entry(null), [], amounts).duration_seconds).toBe(30);
  });

  it('is corrected in what was typed alone', () => {
    expect(correctedBy('distance', amounts, { distance_m: 50 })).toEqual({ distance_m: 50 });
    expect(correctedBy('distance', amounts, { weight_kg: 0 })).toEqual({ weight_kg: null });
  });
});

describe('a drop set', () => {
  const third = keyOf({ isWarmUp: false, ordinal: 2 });
  const told = (sets: Entry['sets'], typed: TypedSets = new Map()): string[] => {
    const entry = { exercise: anExercise('squat', { sets: sets.length + 1 }), sets };
    return rowsOf({ entry, last: [], loads: BAR, typed, warm: false }).map(
      (row) => `${row.kind} ${row.amounts.weight_kg}`,
    );
  };
  const done = [100, 100].map((weight_kg) => aSet('squat', { weight_kg }));
  const drop = aSet('squat', { kind: 'drop', weight_kg: 80 });

  it('takes a fifth off in the table too, and off the drop before it', () => {
    expect(told(done, new Map([[third, { kind: 'drop' }]])).at(-1)).toBe('drop 80');
    const after = keyOf({ isWarmUp: false, ordinal: 3 });
    expect(told([...done, drop], new Map([[after, { kind: 'drop' }]])).at(-1)).toBe('drop 64');
  });

  it('lowers no other set after it', () => {
    expect(told([...done, drop]).at(-1)).toBe('working 100');
  });
});
