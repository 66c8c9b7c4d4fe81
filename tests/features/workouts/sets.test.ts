import 'fake-indexeddb/auto';
import { createElement } from 'react';
import type { HTMLElement } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeAlternative } from '#sync/actions/workout-exercises.ts';
import { planSession } from '#sync/actions/workout-sessions.ts';
import { logSet } from '#sync/actions/workout-sets.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { setsOfSession, volumeOf } from '#sync/queries/workout-sets.ts';
import { oneRepMax } from '#sync/rules/progression.ts';
import { knownOf } from '#src/lib/answer.ts';
import { bestEstimate, recordsOf } from '#src/work/training/records.ts';
import { loadsOf } from '#src/features/workouts/plates/loads.ts';
import { keyOf, rowsOf, typedOver, withoutDone } from '#src/features/workouts/sets/rows.ts';
import type { Typed, TypedSets } from '#src/features/workouts/sets/rows.ts';
import { warmUpsFor } from '#src/features/workouts/sets/warm-ups.ts';
import { effortsOf, waysIn } from '#src/features/workouts/sets/ways.ts';
import type { Training } from '#src/features/workouts/active/use-training.ts';
import type { Entry } from '#src/features/workouts/turn.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { page, tell } from '../../ui/page.ts';
import { aDevice, ME } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';
import { anExercise, aSet } from './rows.ts';

const { useRow } = await import('#src/data/rows.ts');
const { AllSets } = await import('#src/features/workouts/sets/all-sets.tsx');
const { activeWorkout } = await import('#src/features/workouts/active/queries.ts');
const { useTraining } = await import('#src/features/workouts/active/use-training.ts');

const RACK = { plates: [], bar: null };
const BAR = loadsOf(RACK, 'barbell', 'metric');

describe('warm-ups', () => {
  it('lead up to the working weight by what can be loaded, an empty bar first', () => {
    expect(warmUpsFor(100, BAR)).toEqual([
      { weight_kg: 20, reps: 10 },
      { weight_kg: 40, reps: 8 },
      { weight_kg: 60, reps: 5 },
      { weight_kg: 80, reps: 3 },
    ]);
    expect(warmUpsFor(30, loadsOf(RACK, 'dumbbell', 'metric')).map(({ weight_kg }) => weight_kg)).toEqual([12, 18, 24]);
  });

  it('are none twice, none below the bar, and none for a bar alone', () => {
    expect(warmUpsFor(30, BAR).map(({ weight_kg }) => weight_kg)).toEqual([20, 24]);
    expect(warmUpsFor(20, BAR)).toEqual([]);
    expect(warmUpsFor(0, loadsOf(RACK, 'none', 'metric'))).toEqual([]);
  });
});

describe('the rows of an exercise', () => {
  const rows = (sets: Entry['sets'], rest: Partial<Parameters<typeof rowsOf>[0]> = {}) => {
    const entry = { exercise: anExercise('squat', { sets: 3, target_weight_kg: 60 }), sets };
    return rowsOf({ entry, last: [], loads: BAR, typed: new Map(), warm: false, ...rest });
  };
  const told = (all: ReturnType<typeof rows>): string[] =>
    all.map(({ kind, amounts, set }) => `${kind} ${amounts.weight_kg}${set ? ' done' : ''}`);

  it('are those that are done, and what is proposed for the others', () => {
    expect(told(rows([aSet('squat', { weight_kg: 62.5 })]))).toEqual([
      'working 62.5 done',
      'working 62.5',
      'working 62.5',
    ]);
    const last = [60, 62.5, 65].map((weight_kg) => aSet('squat', { weight_kg }));
    expect(rows([], { last }).map(({ beside }) => beside?.weight_kg)).toEqual([60, 62.5, 65]);
  });

  it('follow what is suggested in the figures that were not typed', () => {
    const typed: TypedSets = new Map([[keyOf({ isWarmUp: false, ordinal: 1 }), { amounts: { reps: 3 } }]]);
    const [, second] = rows([aSet('squat', { weight_kg: 65 })], { typed });
    expect(second?.amounts).toMatchObject({ reps: 3, weight_kg: 65 });
  });

  it('begin with the warm-ups that are not done yet, where they are wanted', () => {
    const warmed = [aSet('squat', { kind: 'warm-up', weight_kg: 20 })];
    expect(told(rows(warmed, { warm: true }))).toEqual([
      'warm-up 20 done',
      'warm-up 24',
      'warm-up 36',
      'warm-up 48',
      ...Array.from({ length: 3 }, () => 'working 60'),
    ]);
    expect(told(rows([aSet('squat')], { warm: true })).some((row) => row.startsWith('warm-up'))).toBe(false);
  });

  it('keep what was typed when a later one is done first', () => {
    const typed = new Map([0, 1, 2].map((ordinal) => [keyOf({ isWarmUp: false, ordinal }), { rpe: ordinal + 6 }]));
    const second = { place: { isWarmUp: false, ordinal: 1 }, kind: 'working' } as const;
    const left = withoutDone(typed, second);
    expect(rows([aSet('squat', { rpe: 7 })], { typed: left }).map(({ rpe }) => rpe)).toEqual([7, 6, 8]);
  });
});

describe('help', () => {
  const sets = [
    aSet('dip', { kind: 'assisted', weight_kg: 30, reps: 8 }),
    aSet('dip', { kind: 'assisted', weight_kg: 40, reps: 10 }),
  ];

  it('is lifted by nobody: it is no volume, no estimate and no record', () => {
    expect(volumeOf(sets)).toBe(0);
    expect(bestEstimate(sets)).toBeNull();
    expect(recordsOf(sets).size).toBe(0);
    expect(oneRepMax({ reps: 8, weight_kg: 30 })).toBe(38);
  });

  const kinds = (rest: Partial<Parameters<typeof rowsOf>[0]>, done: Entry['sets'] = []): string[] => {
    const entry = { exercise: anExercise('dip', { sets: 3 }), sets: done };
    const loads = loadsOf(RACK, 'none', 'metric');
    return rowsOf({ entry, last: [], loads, typed: new Map(), warm: false, ...rest }).map(
      ({ kind, amounts }) => `${kind} ${amounts.weight_kg}`,
    );
  };
  const helped = (weight_kg: number | null) => aSet('dip', { kind: 'assisted', weight_kg });
  const bare = aSet('dip', { weight_kg: null });

  it('goes on as help in the table, and is never a load', () => {
    expect(kinds({}, [helped(30)])).toEqual(['assisted 30', 'assisted 30', 'assisted 30']);
    expect(kinds({ last: [helped(30)] }, [bare])).toEqual(['working 0', 'working 0', 'working 0']);
    expect(kinds({ last: [bare, helped(30)] })).toEqual(['working 0', 'assisted 30', 'assisted 30']);
    expect(kinds({ last: [helped(30)], warm: true })).toEqual(['assisted 30', 'assisted 30', 'assisted 30']);
  });

  it('brings the weight of its side when it is chosen or no longer', () => {
    const first = keyOf({ isWarmUp: false, ordinal: 0 });
    const chosen = (kind: 'working' | 'drop' | 'assisted', typed: Typed = {}): TypedSets =>
      new Map([[first, typedOver({ kind: 'assisted' }, typed, { kind })]]);
    expect(kinds({ last: [helped(30)], typed: chosen('working') })[0]).toBe('working 0');
    const typed = chosen('working', { amounts: { weight_kg: 35, reps: 3 } });
    expect(typed.get(first)).toEqual({ kind: 'working', amounts: { reps: 3 } });
  });
});

describe('how hard a set was', () => {
  it('is kept as one figure, whichever way it is told', () => {
    expect(effortsOf('rir').find(({ told }) => told === 2)).toEqual({ told: 2, rpe: 8 });
    expect(effortsOf('rpe').find(({ told }) => told === 8)).toEqual({ told: 8, rpe: 8 });
    expect(effortsOf('rir', 8.5)).toContainEqual({ told: 1.5, rpe: 8.5 });
    expect(effortsOf('rir', 8.5).map(({ told }) => told)).toEqual([0, 1, 1.5, 2, 3, 4, 5]);
    expect(effortsOf('rpe', 8.5)).toEqual(effortsOf('rpe'));
    expect(
      effortsOf('rpe', 5.5)
        .map(({ told }) => told)
        .slice(-3),
    ).toEqual([6, 5.5, 5]);
    expect(waysIn({ all: 'yes' })).toEqual({ all: false, effort: 'none' });
  });
});

describe('all sets in a table', () => {
  const { local, put } = aDevice();
  const [SQUAT, PLANK] = [31, 32].map(numbered) as [string, string];
  let id = '';
  const own = { owner_id: ME, muscles: [], secondary_muscles: [], is_unilateral: false, instructions: '' };
  const rest = {
    ...own,
    category: 'strength',
    difficulty: 'beginner',
    is_active: true,
    created_at: '2026-01-01T00:00:00Z',
  };

  beforeEach(async () => {
    await put(userSettings, { id: ME, user_id: ME, units: 'metric', plates: [] });
    await put(exercises, { ...rest, id: SQUAT, name: 'Squat', equipment: 'barbell', measure: 'reps' });
    await put(exercises, { ...rest, id: PLANK, name: 'Plank', equipment: 'none', measure: 'time' });
    const planned = [
      { exercise_id: SQUAT, sets: 2, reps: 5, target_weight_kg: 60 },
      { exercise_id: PLANK, sets: 1, target_seconds: 30 },
    ];
    const plan = { user_id: ME, name: 'Legs', scheduled_for: '2026-03-02T16:00:00.000Z', started: true };
    id = await did(local(), planSession({ ...plan, exercises: planned }));
  });

  const shown: unknown[] = [];
  let instead: Partial<Training> = {};
  function Table() {
    const training = { ...useTraining(), ...instead };
    const workout = knownOf(useRow((db) => activeWorkout(db, ME, id)));
    return workout && createElement(AllSets, { workout, training, onShow: (each) => shown.push(each) });
  }
  async function opened() {
    const screen = aScreen(local(), ME, createElement(Table));
    await expect.poll(() => screen.place.querySelectorAll('tbody tr').length).toBe(3);
    const cell = (label: string, table = 0): HTMLElement | undefined =>
      [...screen.place.querySelectorAll('table')][table]?.querySelector<HTMLElement>(`[aria-label="${label}"]`) ??
      undefined;
    const key = (name: string, label: string, table = 0): void =>
      tell(cell(label, table), new page.KeyboardEvent('keydown', { key: name, bubbles: true }));
    return { ...screen, cell, key };
  }
  const sets = () => setsOfSession(local(), id);

  it('is filled and ticked by the keyboard, and goes on to the next set', async () => {
    const { key, cell } = await opened();
    key('ArrowUp', 'Weight, Set 1');
    await expect.poll(() => (cell('Weight, Set 1') as { value?: string } | undefined)?.value).toBe('135');
    key('ArrowDown', 'Reps, Set 1');
    key('Enter', 'Reps, Set 1');
    await expect.poll(sets).toMatchObject([{ weight_kg: 61.23, reps: 4, kind: 'working', exercise_id: SQUAT }]);
    await expect.poll(() => page.document.activeElement?.getAttribute('aria-label')).toBe('Weight, Set 2');
    key('Enter', 'Weight, Set 2');
    await expect.poll(async () => (await sets()).length).toBe(2);
    key('Enter', 'Time, Set 1', 1);
    await expect.poll(async () => (await sets())[2]).toMatchObject({ duration_seconds: 30, weight_kg: null });
  });

  it('logs a set once, however long the key is held and however fast the tick is tapped', async () => {
    const { key, cell, place } = await opened();
    const held = { key: 'Enter', bubbles: true, repeat: true };
    tell(cell('Reps, Set 1'), new page.KeyboardEvent('keydown', held));
    const toggle = place.querySelector('.log-toggle');
    for (let tap = 0; tap < 2; tap++) tell(toggle, new page.MouseEvent('click', { bubbles: true }));
    await expect.poll(() => place.querySelectorAll('tbody tr:not([data-open])').length).toBeGreaterThan(0);
    key('Enter', 'Time, Set 1', 1);
    await expect.poll(async () => (await sets()).some(({ exercise_id }) => exercise_id === PLANK)).toBe(true);
    expect((await sets()).map(({ exercise_id }) => exercise_id)).toEqual([SQUAT, PLANK]);
  });

  it('stays where it is after a set that was not saved', async () => {
    instead = { log: () => Promise.resolve(null) };
    const { key, place } = await opened();
    key('Enter', 'Reps, Set 1');
    instead = {};
    const [squat] = await exercisesOfSession(local(), id);
    await did(local(), logSet(squat?.id ?? '', { reps: 5, weight_kg: 60 }));
    await expect.poll(() => place.querySelectorAll('tbody tr:not([data-open])').length).toBe(1);
    expect(page.document.activeElement?.className).not.toBe('set-cell');
  });

  it('names what was done before a swap, and corrects it as what it was', async () => {
    const [squat] = await exercisesOfSession(local(), id);
    await did(local(), logSet(squat?.id ?? '', { reps: 5, weight_kg: 60 }));
    await did(local(), takeAlternative(squat?.id ?? '', PLANK));
    const { place, press } = await opened();
    const [first] = [...place.querySelectorAll('tbody tr')];
    expect(first?.textContent).toMatch(/Squat: 5 reps/);
    expect(first?.querySelectorAll('input, select').length).toBe(0);
    press('Correct Set 1');
    expect(shown).toMatchObject([{ sheet: 'set', set: { exercise_id: SQUAT }, name: 'Set 1' }]);
  });

  it('corrects what is done, takes it back, and has as many sets and in which order one likes', async () => {
    const [squat] = await exercisesOfSession(local(), id);
    await did(local(), logSet(squat?.id ?? '', { reps: 5, weight_kg: 60 }));
    const { key, press, button, place } = await opened();
    await expect.poll(() => place.querySelectorAll('tr[data-open]').length).toBe(2);
    key('ArrowUp', 'Weight, Set 1');
    await expect.poll(sets).toMatchObject([{ weight_kg: 61.23, reps: 5 }]);
    const toggle = [...place.querySelectorAll('.log-toggle')][0];
    tell(toggle, new page.MouseEvent('click', { bubbles: true }));
    await expect.poll(sets).toEqual([]);
    press('Add a set');
    await expect.poll(async () => (await exercisesOfSession(local(), id))[0]).toMatchObject({ sets: 3 });
    await expect.poll(() => place.querySelectorAll('tbody tr').length).toBe(4);
    press('One set less');
    await expect.poll(async () => (await exercisesOfSession(local(), id))[0]).toMatchObject({ sets: 2 });
    press('Warm-up sets');
    await expect.poll(() => place.querySelectorAll('tbody tr').length).toBe(7);
    expect(button('Move Squat up')).toBeUndefined();
    press('Move Squat down');
    await expect
      .poll(async () => (await exercisesOfSession(local(), id)).map(({ exercise_id }) => exercise_id))
      .toEqual([PLANK, SQUAT]);
  });
});
