import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addExercise, takeAlternative } from '#sync/actions/workout-exercises.ts';
import { planSession } from '#sync/actions/workout-sessions.ts';
import { editExercise, logSet } from '#sync/actions/workout-sets.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { nextTarget } from '#sync/rules/progression.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { alikeOf } from '#src/features/workouts/replace/alike.ts';
import { exercisesListed } from './catalogue.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aDevice, ME } from '../provider/local.ts';
import { anExercise } from './rows.ts';

const [SQUAT, LEG_PRESS] = [41, 42].map(numbered) as [string, string];
const LAST = Date.parse('2026-03-02T16:00:00Z');
const after = (days: number) => ({ now: () => LAST + days * 86_400_000 });

describe('an exercise from one time to the next', () => {
  const { local, put } = aDevice();
  const begin = async (exercises: Parameters<typeof planSession>[0]['exercises'], days: number): Promise<string> => {
    const plan = { user_id: ME, name: 'Legs', scheduled_for: new Date(after(days).now()).toISOString(), started: true };
    return did(local(), planSession({ ...plan, exercises }), after(days));
  };
  const only = async (session: string) => (await exercisesOfSession(local(), session))[0] ?? expect.fail('it has one');

  beforeEach(async () => {
    await put(userSettings, { id: ME, user_id: ME, units: 'metric', plates: [] });
    const session = await begin([{ exercise_id: SQUAT, sets: 3, rest_seconds: 150, notes: 'Pin at 4' }], 0);
    await did(local(), logSet((await only(session)).id, { reps: 5, weight_kg: 100 }), after(0));
  });

  it('proposes less after three weeks, and less still after twelve, and says so', async () => {
    const next = async (days: number) => only(await begin([{ exercise_id: SQUAT }], days));
    expect(await next(20)).toMatchObject({ target_weight_kg: null, why: null });
    expect(await next(21)).toMatchObject({ target_weight_kg: 90, why: 'away', change_kg: -10 });
    expect(await next(83)).toMatchObject({ target_weight_kg: 90, why: 'away' });
    expect(await next(84)).toMatchObject({ target_weight_kg: 80, why: 'away', change_kg: -20 });
  });

  it('takes off a share of the maximum too, however long ago it was reckoned', async () => {
    const next = async (days: number) => only(await begin([{ exercise_id: SQUAT, percent_max: 80 }], days));
    expect(await next(83)).toMatchObject({ target_weight_kg: 82.5, why: 'away', change_kg: -10 });
    expect(await next(91)).toMatchObject({ target_weight_kg: 75, why: 'away', change_kg: -17.5 });
  });

  it('keeps its note, and its rest where no plan has another', async () => {
    const session = await begin([], 3);
    await did(local(), addExercise({ session_id: session, user_id: ME }, { exercise_id: SQUAT }), after(3));
    expect(await only(session)).toMatchObject({ notes: 'Pin at 4', rest_seconds: 150 });
    const planned = await only(await begin([{ exercise_id: SQUAT, rest_seconds: 60 }], 3));
    expect(planned).toMatchObject({ notes: 'Pin at 4', rest_seconds: 60 });
    expect(await only(await begin([{ exercise_id: SQUAT, notes: 'Slowly' }], 3))).toMatchObject({ notes: 'Slowly' });
    await did(local(), editExercise(planned.id, { notes: null }), after(3));
    await did(local(), logSet(planned.id, { reps: 5, weight_kg: 100 }), after(3));
    expect(await only(await begin([{ exercise_id: SQUAT }], 4))).toMatchObject({ notes: null });
  });

  it('is replaced without its note, and comes back with one press', async () => {
    const session = await begin([{ exercise_id: SQUAT, sets: 4 }], 3);
    const { id } = await only(session);
    await did(local(), takeAlternative(id, LEG_PRESS), after(3));
    expect(await only(session)).toMatchObject({ exercise_id: LEG_PRESS, alternative_id: SQUAT, sets: 4, notes: null });
    await did(local(), takeAlternative(id), after(3));
    expect(await only(session)).toMatchObject({ exercise_id: SQUAT, alternative_id: LEG_PRESS, notes: 'Pin at 4' });
  });
});

describe('weeks away', () => {
  const step = {
    sets: 3,
    reps: 5,
    reps_max: null,
    percent_max: null,
    rule: 'linear',
    step_kg: 2.5,
    deload_after: null,
  } as const;
  const done = {
    planned: anExercise('squat', step),
    sets: Array.from({ length: 3 }, () => ({ reps: 5, weight_kg: 60 })),
    hurt: false,
  };

  it('come before a rule that would add', () => {
    expect(nextTarget(step, [done], { away: 20 })).toMatchObject({ target_weight_kg: 62.5, why: 'more' });
    expect(nextTarget(step, [done], { away: 30 })).toEqual({ target_weight_kg: 55, why: 'away', change_kg: -5 });
  });

  it('take off what a share of the maximum would be, and leave something to lift', () => {
    const percent = { ...step, rule: 'none', percent_max: 80 } as const;
    expect(nextTarget(percent, [done], { away: 30, maximum: 100 })).toEqual({
      target_weight_kg: 72.5,
      why: 'away',
      change_kg: -7.5,
    });
    const hurting = { ...done, sets: [{ reps: 5, weight_kg: 40 }], hurt: true };
    expect(nextTarget(percent, [hurting], { away: 30, maximum: 100 })).toEqual({
      target_weight_kg: 40,
      why: 'pain',
      change_kg: 0,
    });
    const heavy = { ...hurting, sets: [{ reps: 5, weight_kg: 90 }] };
    expect(nextTarget(percent, [heavy], { away: 30, maximum: 100 })).toMatchObject({
      target_weight_kg: 72.5,
      why: 'away',
    });
    const light = { ...done, sets: [{ reps: 5, weight_kg: 2.5 }] };
    expect(nextTarget(step, [light], { away: 30 })).toMatchObject({ target_weight_kg: 2.5, why: 'same' });
  });
});

describe('what can be done instead', () => {
  const named = (name: string, muscles: string[], rest: Partial<Exercise> = {}) =>
    ({ id: name, name, muscles, secondary_muscles: [], measure: 'reps', equipment: 'none', ...rest }) as Exercise;
  const bench = named('Bench press', ['chest', 'triceps'], { equipment: 'barbell', secondary_muscles: ['shoulders'] });
  const library = [
    bench,
    named('Curl', ['biceps'], { equipment: 'dumbbell' }),
    named('Fly', ['chest'], { equipment: 'cable' }),
    named('Hold', ['chest', 'triceps'], { measure: 'time' }),
    named('Push-up', ['chest', 'triceps'], { secondary_muscles: ['shoulders'] }),
    named('Dumbbell press', ['chest', 'triceps'], { equipment: 'dumbbell' }),
  ];

  it('trains the same muscles with what is at hand, the most alike first', () => {
    expect(alikeOf(bench, library).map(({ name }) => name)).toEqual(['Push-up', 'Dumbbell press', 'Fly']);
    const isAtHand = (equipment: string): boolean => equipment !== 'dumbbell';
    expect(alikeOf(bench, library, isAtHand).map(({ name }) => name)).toEqual(['Push-up', 'Fly']);
  });

  it('is never a stretch for a lift, and of equals first what needs the same equipment', async () => {
    const all = (await exercisesListed()).map((each) => ({ ...each, id: each.name }) as unknown as Exercise);
    const kinds = new Map(all.map(({ name, category }) => [name, category]));
    for (const exercise of all) {
      const others = alikeOf(exercise, all).filter(({ name }) => kinds.get(name) !== exercise.category);
      expect([exercise.name, others]).toEqual([exercise.name, []]);
    }
    const first = (name: string): string[] =>
      all.filter((each) => each.name === name).flatMap((one) => alikeOf(one, all)[0]?.name ?? []);
    expect(['Standing leg curl', 'Seated calf raise', 'Barbell shrug'].flatMap(first)).toEqual([
      'Lying leg curl',
      'Leg press calf raise',
      'Dumbbell shrug',
    ]);
  });
});
