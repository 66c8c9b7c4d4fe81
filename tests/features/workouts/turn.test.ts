import { describe, expect, it } from 'vitest';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { clockOf } from '#src/work/training/clock.ts';
import { longer, restingOf, secondsLeft } from '#src/features/workouts/active/rest.ts';
import { besideOf, doneOf, suggested } from '#src/features/workouts/active/suggestion.ts';
import { byExercise } from '#src/work/training/by-exercise.ts';
import {
  entriesOf,
  followerOf,
  nextOf,
  ownSets,
  restAfter,
  setsIn,
  tallyOf,
  turnOf,
} from '#src/features/workouts/turn.ts';
import { anExercise, aSet } from './rows.ts';

const next = (exercises: WorkoutExercise[], sets: WorkoutSet[]) => nextOf(entriesOf(exercises, sets))?.exercise.id;

describe('whose turn it is', () => {
  const plan = [anExercise('squat'), anExercise('press'), anExercise('row')];

  it('goes through the exercises in their order, each to its last set', () => {
    const sets: WorkoutSet[] = [];
    const turns: string[] = [];
    for (let turn = next(plan, sets); turn; turn = next(plan, sets)) {
      turns.push(turn);
      sets.push(aSet(turn));
    }
    expect(turns).toEqual(['squat', 'squat', 'press', 'press', 'row', 'row']);
  });

  it('stays with what was begun out of order, and comes back to what was left', () => {
    expect(next(plan, [aSet('row')])).toBe('row');
    expect(next(plan, [aSet('row'), aSet('row')])).toBe('squat');
  });

  it('leaves out what is skipped or called done, and ends', () => {
    const shorter = [
      anExercise('squat', { skipped: true }),
      anExercise('press', { completed: true }),
      anExercise('row'),
    ];
    expect(next(shorter, [])).toBe('row');
    expect(next(shorter, [aSet('row'), aSet('row')])).toBeUndefined();
  });

  it('counts the sets of all devices, though none of them saw the target reached, and no warm-up', () => {
    expect(next(plan, [aSet('squat', { set_index: 0 }), aSet('squat', { set_index: 0 })])).toBe('press');
    expect(next(plan, [aSet('squat', { kind: 'warm-up' }), aSet('squat')])).toBe('squat');
  });

  it('goes round in a superset', () => {
    const superset = [anExercise('press', { superset_group: 1 }), anExercise('row', { superset_group: 1, sets: 3 })];
    const sets: WorkoutSet[] = [];
    const turns: string[] = [];
    for (let turn = next(superset, sets); turn; turn = next(superset, sets)) {
      turns.push(turn);
      sets.push(aSet(turn));
    }
    expect(turns).toEqual(['press', 'row', 'press', 'row', 'row']);
  });

  it('is followed by the next of the superset while that has sets left, then by what is left in its order', () => {
    const exercises = [
      anExercise('squat'),
      anExercise('press', { superset_group: 1 }),
      anExercise('row', { superset_group: 1 }),
      anExercise('plank'),
    ];
    const after = (current: number, sets: WorkoutSet[]) => {
      const entries = entriesOf(exercises, sets);
      const entry = entries[current];
      return entry && followerOf(entries, entry)?.exercise.id;
    };
    const squats = [aSet('squat'), aSet('squat')];
    const rounds = [aSet('press'), aSet('row')];
    expect(after(1, squats)).toBe('row');
    expect(after(2, [...squats, aSet('press')])).toBe('press');
    expect(after(1, [...squats, ...rounds])).toBe('row');
    expect(after(2, [...squats, ...rounds, aSet('press')])).toBe('plank');
    expect(after(3, [aSet('plank')])).toBe('squat');
    expect(after(3, [...squats, ...rounds, ...rounds])).toBeUndefined();
  });

  it('tells how far it is, and no more than all', () => {
    const entries = entriesOf(
      [anExercise('squat'), anExercise('press', { completed: true }), anExercise('row', { skipped: true })],
      [aSet('squat'), aSet('squat'), aSet('squat')],
    );
    expect(tallyOf(entries)).toEqual({ done: 4, of: 4 });
  });
});

describe('a rest', () => {
  const start = Date.parse('2026-03-02T16:00:00Z');
  const done = (of: string, seconds: number) =>
    aSet(of, { completed_at: new Date(start + seconds * 1000).toISOString() });
  const rest = (exercises: WorkoutExercise[], sets: WorkoutSet[]) => restAfter(entriesOf(exercises, sets));

  it('follows a set, and not the last of all', () => {
    const plan = [anExercise('squat', { rest_seconds: 90 })];
    expect(rest(plan, [])).toBeNull();
    expect(rest(plan, [done('squat', 30)])).toMatchObject({ since: start + 30_000, seconds: 90 });
    expect(rest(plan, [done('squat', 0), done('squat', 120)])).toBeNull();
    expect(rest([anExercise('stretch', { rest_seconds: 0 })], [done('stretch', 0)])).toBeNull();
  });

  it('comes after a round of a superset and not within it', () => {
    const superset = [anExercise('press', { superset_group: 1 }), anExercise('row', { superset_group: 1 })];
    expect(rest(superset, [done('press', 0)])).toBeNull();
    expect(rest(superset, [done('press', 0), done('row', 40)])).toMatchObject({ since: start + 40_000 });
  });

  it('is longer by what was added to it, over when it was skipped, and the next one is neither', () => {
    const first = { setId: 'first', since: start, seconds: 60 };
    const resting = restingOf(first, null);
    expect(resting?.endsAt).toBe(start + 60_000);
    const once = longer(resting ?? { setId: '', of: 0, endsAt: 0 }, null, 15);
    const twice = longer({ setId: 'first', of: 75, endsAt: 0 }, once, 15);
    expect(restingOf(first, twice)).toEqual({ setId: 'first', of: 90, endsAt: start + 90_000 });
    expect(restingOf(first, { ...twice, skipped: true })).toBeNull();
    expect(restingOf({ ...first, setId: 'second' }, { ...twice, skipped: true })?.of).toBe(60);
  });

  it('is told in whole seconds, and is never less than nothing', () => {
    expect(secondsLeft(start + 48_000, start)).toBe(48);
    expect(secondsLeft(start + 47_001, start)).toBe(48);
    expect(secondsLeft(start, start + 5000)).toBe(0);
    expect([0, 48, 1476, 3723].map(clockOf)).toEqual(['0:00', '0:48', '24:36', '1:02:03']);
  });
});

describe('what the steppers suggest', () => {
  const last = [
    aSet('squat', { kind: 'warm-up', reps: 5 }),
    aSet('squat', { reps: 9, weight_kg: 30 }),
    aSet('squat', { reps: 8, weight_kg: 32.5 }),
  ];
  const of = (rest: Partial<WorkoutExercise>, sets: WorkoutSet[] = []) =>
    suggested({ exercise: anExercise('squat', rest), sets }, last);

  it('is the target where there is one, then the weight of a moment ago', () => {
    expect(of({ target_weight_kg: 35 })).toMatchObject({ reps: 10, weight_kg: 35 });
    expect(of({ target_weight_kg: 35 }, [aSet('squat', { weight_kg: 40 })])).toMatchObject({ weight_kg: 40 });
  });

  it('is the same set of last time where there is no target, and no warm-up', () => {
    expect(of({ reps: null })).toMatchObject({ reps: 9, weight_kg: 30 });
    expect(besideOf(last, 1)).toMatchObject({ reps: 8, weight_kg: 32.5 });
    expect(besideOf(last, 7)).toMatchObject({ reps: 8 });
    expect(suggested({ exercise: anExercise('new', { reps: null }), sets: [] }, [])).toMatchObject({
      reps: 10,
      weight_kg: 0,
    });
  });

  it('keeps of it what the exercise counts', () => {
    const amounts = { reps: 10, weight_kg: 0, duration_seconds: 40, distance_m: 0 };
    expect(doneOf('reps', amounts)).toEqual({ reps: 10, weight_kg: null });
    expect(doneOf('time', { ...amounts, weight_kg: 12 })).toEqual({ duration_seconds: 40, weight_kg: 12 });
    expect(doneOf('distance', { ...amounts, distance_m: 1200 })).toMatchObject({
      duration_seconds: 40,
      distance_m: 1200,
    });
  });
});

describe('the sets of a place that was swapped', () => {
  const sets = [
    aSet('a', { exercise_id: 'squat' }),
    aSet('a', { exercise_id: 'press' }),
    aSet('b', { exercise_id: 'squat' }),
  ];
  const entries = entriesOf(
    [anExercise('a', { exercise_id: 'press' }), anExercise('b', { exercise_id: 'squat' })],
    sets,
  );
  const ids = (of: readonly WorkoutSet[]) => of.map(({ id }) => sets.findIndex((set) => set.id === id));

  it('are of what was done, wherever it is in the plan', () => {
    expect(ids(setsIn(entries, 'squat'))).toEqual([0, 2]);
    expect(ids(setsIn(entries, 'press'))).toEqual([1]);
    expect(entries.map(ownSets).map(ids)).toEqual([[1], [2]]);
    expect(byExercise(sets).map(([id, its]) => [id, ids(its)])).toEqual([
      ['squat', [0, 2]],
      ['press', [1]],
    ]);
  });

  it('have a turn of their own, so that nothing typed for the other one stays', () => {
    const [before, after] = ['squat', 'press'].map((exercise_id) => anExercise('a', { exercise_id }));
    if (!before || !after) throw new Error('there are two');
    expect(turnOf({ exercise: before, sets })).not.toBe(turnOf({ exercise: after, sets }));
  });
});
