import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { changeOffer, offerProgram } from '#sync/actions/offered-programs.ts';
import type { ProgramStep } from '#sync/actions/offered-programs.ts';
import { answerReadiness } from '#sync/actions/readiness-answers.ts';
import { takeAlternative } from '#sync/actions/workout-exercises.ts';
import { acceptProgram, shiftProgram } from '#sync/actions/workout-programs.ts';
import { finishSession, planProgramDay } from '#sync/actions/workout-sessions.ts';
import type { Completion } from '#sync/actions/workout-sessions.ts';
import { editExercise, logSet } from '#sync/actions/workout-sets.ts';
import type { Done } from '#sync/actions/workout-sets.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { dayOfNext, doneIn, missedOf } from '#src/work/training/dates.ts';
import { suggested } from '#src/features/workouts/active/suggestion.ts';
import { todaysWorkout } from '#src/features/workouts/queries.ts';
import { numbered } from '../../support/members.ts';
import { aStep, UNDIVIDED } from '../../support/step.ts';
import { did } from '../../support/did.ts';
import { aDevice, CLIENT, ME } from '../provider/local.ts';
import { anExercise, aSet } from './rows.ts';

const [SQUAT, LEG_PRESS, LUNGE] = [21, 22, 23].map(numbered) as [string, string, string];
const STEP: ProgramStep = aStep({
  exercise_id: SQUAT,
  sets: 2,
  reps: 6,
  reps_max: 8,
  rule: 'double' as const,
  step_kg: 2.5,
  alternative_id: LEG_PRESS,
});
const HERE = { today: new Date().toISOString().slice(0, 10), zone: 'UTC' };

describe('the next workout of a program', () => {
  const { local, put } = aDevice();
  const follow = async (step: Partial<ProgramStep> = {}): Promise<string> => {
    const plan = { title: 'Knees', description: '', duration_weeks: 4, difficulty: 'beginner' } as const;
    const dates = { starts_on: null, weekdays: [], ...UNDIVIDED };
    const offer = { trainerId: ME, clientIds: [CLIENT], plan: { ...plan, ...dates, steps: [{ ...STEP, ...step }] } };
    await did(local(), offerProgram(offer));
    const [program] = await programsOf(local(), CLIENT);
    await did(local(), answerReadiness(CLIENT, { yes: [], answered_on: '2026-03-02' }));
    return did(local(), acceptProgram(program?.id ?? '', '2026-03-02'));
  };
  const begin = async (program_id: string) => {
    const session = { user_id: CLIENT, program_id, block: 1, day: 1, name: 'Knees, day 1', started: true };
    const id = await did(local(), planProgramDay({ ...session, scheduled_for: new Date().toISOString() }));
    const [exercise] = await exercisesOfSession(local(), id);
    return exercise ?? expect.fail('it has an exercise');
  };
  const train = async (program: string, sets: Done[], done: Completion = {}) => {
    const exercise = await begin(program);
    for (const set of sets) await did(local(), logSet(exercise.id, set));
    await did(local(), finishSession(exercise.session_id, done));
    return exercise;
  };
  const next = async () => (await todaysWorkout(local(), CLIENT, HERE)).next?.plan[0];
  const FULL = [
    { reps: 8, weight_kg: 40 },
    { reps: 8, weight_kg: 40 },
  ];

  it('says before it is begun what its rule makes of the last one, and is planned with it', async () => {
    const program = await follow();
    expect(await next()).toMatchObject({ target_weight_kg: null, why: null });
    await train(program, FULL);
    expect(await next()).toMatchObject({ target_weight_kg: 42.5, why: 'more', change_kg: 2.5 });
    expect(await train(program, [{ reps: 7, weight_kg: 42.5 }])).toMatchObject({ target_weight_kg: 42.5, why: 'more' });
    expect(await next()).toMatchObject({ target_weight_kg: 42.5, why: 'same', change_kg: 0 });
  });

  it('goes on in pounds for whoever lifts them, in what is shown and in what is planned', async () => {
    await put(userSettings, { id: CLIENT, user_id: CLIENT, units: 'imperial' });
    const program = await follow();
    const fifty = { reps: 8, weight_kg: 22.68 };
    await train(program, [fifty, fifty]);
    const fiftyFive = { target_weight_kg: 24.95, why: 'more', change_kg: 2.27 };
    expect(await next()).toMatchObject(fiftyFive);
    expect(await begin(program)).toMatchObject(fiftyFive);
  });

  it.each<[string, Done[], Completion]>([
    ['a set', [{ ...FULL[0], hurt: true, notes: 'left knee' }, FULL[1] ?? {}], {}],
    ['the workout', FULL, { hurt: true }],
  ])('adds nothing after %s that hurt', async (_, sets, done) => {
    const program = await follow();
    await train(program, sets, done);
    expect(await next()).toMatchObject({ target_weight_kg: 40, why: 'pain', change_kg: 0 });
    await train(program, FULL);
    expect(await next()).toMatchObject({ target_weight_kg: 42.5, why: 'more' });
  });

  it('goes by the last one with working sets where there were warm-ups alone since', async () => {
    const program = await follow();
    await train(program, FULL);
    await train(program, [{ reps: 10, weight_kg: 20, kind: 'warm-up' }]);
    expect(await next()).toMatchObject({ target_weight_kg: 42.5, why: 'more' });
    await train(program, [{ reps: 10, weight_kg: 20, kind: 'warm-up', hurt: true }]);
    expect(await next()).toMatchObject({ target_weight_kg: 40, why: 'pain' });
  });

  it('reckons a share of the maximum out of the client’s own sets', async () => {
    const program = await follow({ rule: 'none', step_kg: null, reps_max: null, percent_max: 75 });
    await train(program, [
      { reps: 1, weight_kg: 100 },
      { reps: 3, weight_kg: 60, kind: 'warm-up' },
    ]);
    expect(await next()).toMatchObject({ target_weight_kg: 75, why: 'percent' });
  });

  it.each([
    ['other repetitions', { reps: 5 }, null],
    ['another weight', { target_weight_kg: 45 }, null],
    ['a word', { reps: 6, target_weight_kg: 42.5, notes: 'slowly' }, 'more'],
  ])('gives no reason any more for %s of one’s own', async (_, edit, why) => {
    const program = await follow();
    await train(program, FULL);
    const { id, session_id } = await begin(program);
    await did(local(), editExercise(id, edit));
    const change_kg = why && 2.5;
    expect(await exercisesOfSession(local(), session_id)).toMatchObject([{ ...edit, why, change_kg }]);
  });

  it('takes what trains the same with one press, with a weight of its own, and back', async () => {
    const program = await follow();
    await train(program, FULL);
    const { id, session_id } = await begin(program);
    await did(local(), takeAlternative(id));
    const only = async () => (await exercisesOfSession(local(), session_id))[0];
    expect(await only()).toMatchObject({
      ...{ exercise_id: LEG_PRESS, alternative_id: SQUAT, target_weight_kg: null, why: null },
      ...{ reps: 6, reps_max: 8, rule: 'double' },
    });
    await did(local(), takeAlternative(id));
    expect(await only()).toMatchObject({ exercise_id: SQUAT, target_weight_kg: 42.5, why: 'more' });
  });

  it('has the note and the alternative of its plan again after something else took its place', async () => {
    const program = await follow({ notes: 'Knees out' });
    const { id, session_id } = await begin(program);
    const only = async () => (await exercisesOfSession(local(), session_id))[0];
    const planned = { exercise_id: SQUAT, alternative_id: LEG_PRESS, notes: 'Knees out' };
    for (const back of [undefined, SQUAT]) {
      await did(local(), takeAlternative(id, LUNGE));
      expect(await only()).toMatchObject({ exercise_id: LUNGE, alternative_id: SQUAT, notes: null });
      await did(local(), takeAlternative(id, back));
      expect(await only()).toMatchObject(planned);
    }
    await did(local(), takeAlternative(id));
    expect(await only()).toMatchObject({ exercise_id: LEG_PRESS, alternative_id: SQUAT, notes: 'Knees out' });
    await did(local(), takeAlternative(id));
    expect(await only()).toMatchObject(planned);
  });

  it('counts each exercise by itself, whichever of the two was done', async () => {
    const program = await follow();
    await train(program, FULL);
    const { id, session_id } = await begin(program);
    await did(local(), takeAlternative(id));
    for (const set of FULL) await did(local(), logSet(id, { ...set, weight_kg: 90 }));
    await did(local(), finishSession(session_id, {}));
    expect(await next()).toMatchObject({ target_weight_kg: 42.5, why: 'more' });
    const again = await begin(program);
    await did(local(), takeAlternative(again.id));
    expect(await exercisesOfSession(local(), again.session_id)).toMatchObject([
      { target_weight_kg: 92.5, why: 'more' },
    ]);
  });
});

describe('within a range', () => {
  const last = [aSet('a', { reps: 7 }), aSet('a', { reps: 12 })];
  it.each([
    ['as many as last time', {}, 7],
    ['the least again with more weight', { why: 'more' as const }, 6],
    ['the least at least', { reps: 9, reps_max: 12 }, 9],
  ])('%s is the suggestion', (_, rest, reps) => {
    const exercise = anExercise('a', { reps: 6, reps_max: 10, ...rest });
    expect(suggested({ exercise, sets: [] }, last).reps).toBe(reps);
  });
});

it('suggests nothing of the exercise that stood there before a swap', () => {
  const exercise = anExercise('b', { target_weight_kg: 90 });
  const sets = [aSet('a', { weight_kg: 40 })];
  expect(suggested({ exercise, sets }, []).weight_kg).toBe(90);
  expect(suggested({ exercise, sets: [...sets, aSet('b', { weight_kg: 85 })] }, []).weight_kg).toBe(85);
});

describe('the dates of a program', () => {
  // 2 March 2026 is a Monday.
  const PROGRAM = { starts_on: '2026-03-02', started_at: '2026-02-27T10:00:00Z', weekdays: [1, 3, 5], shifted: 0 };
  const on = (today: string) => ({ today, zone: 'Africa/Lagos' });
  it.each([
    ['the first', PROGRAM, 0, '2026-03-01', '2026-03-02', 0],
    ['the third', PROGRAM, 2, '2026-03-05', '2026-03-06', 0],
    ['the next week', PROGRAM, 3, '2026-03-07', '2026-03-09', 0],
    ['today is not missed yet', PROGRAM, 0, '2026-03-02', '2026-03-02', 0],
    ['one missed', PROGRAM, 0, '2026-03-03', '2026-03-02', 1],
    ['two missed of three', PROGRAM, 1, '2026-03-07', '2026-03-04', 2],
    ['moved on by those', { ...PROGRAM, shifted: 2 }, 1, '2026-03-07', '2026-03-09', 0],
    ['done ahead of its day', PROGRAM, 2, '2026-03-03', '2026-03-06', 0],
    [
      'begun later than it was meant',
      { ...PROGRAM, started_at: '2026-03-05T10:00:00Z' },
      0,
      '2026-03-05',
      '2026-03-06',
      0,
    ],
    ['without a first day', { ...PROGRAM, starts_on: null }, 0, '2026-02-27', '2026-02-27', 0],
    ['without training days', { ...PROGRAM, weekdays: [] }, 0, '2026-03-07', null, 0],
  ])('%s', (_, program, done, today, day, missed) => {
    expect([dayOfNext(program, done, on(today)), missedOf(program, done, on(today))]).toEqual([day, missed]);
  });

  it.each([
    ['none before the first day', PROGRAM, ['2026-02-28', '2026-03-01'], 0],
    ['those from the first day on', PROGRAM, ['2026-03-01', '2026-03-02', '2026-03-03'], 2],
    ['those since a later start', { ...PROGRAM, started_at: '2026-03-05T10:00:00Z' }, ['2026-03-04', '2026-03-05'], 1],
  ])('count of what was done %s', (_, program, days, done) =>
    expect(doneIn(program, days, on('2026-03-20'))).toBe(done),
  );

  const { local } = aDevice();
  it.each([
    ['anew today', { starts_on: '2026-03-02', weekdays: [4, 2] }, { starts_on: '2026-03-18', shifted: 0 }],
    ['anew on a later day', { starts_on: '2026-03-23', weekdays: [1, 5] }, { starts_on: '2026-03-23', shifted: 0 }],
    ['anew on no day', { starts_on: null, weekdays: [1] }, { starts_on: '2026-03-18', shifted: 0 }],
    ['not at all', { starts_on: null, weekdays: [] }, { starts_on: null, shifted: 0 }],
    ['as before', { starts_on: '2026-03-02', weekdays: [5, 1] }, { starts_on: '2026-03-02', shifted: 2 }],
  ])('of one that is followed begin %s', async (_, dates, after) => {
    const head = { title: 'Knees', description: '', duration_weeks: 4, difficulty: 'beginner' } as const;
    const plan = { ...head, ...UNDIVIDED, steps: [STEP] };
    const before = { ...plan, starts_on: '2026-03-02', weekdays: [1, 5] };
    await did(local(), offerProgram({ trainerId: ME, clientIds: [CLIENT], plan: before }));
    const [offer] = await programsOf(local(), CLIENT);
    const id = offer?.id ?? '';
    await did(local(), answerReadiness(CLIENT, { yes: [], answered_on: '2026-03-02' }));
    await did(local(), acceptProgram(id, '2026-03-02'));
    await did(local(), shiftProgram(id, 2));
    await did(local(), changeOffer(id, { plan: { ...plan, ...dates }, today: '2026-03-18' }));
    expect(await programsOf(local(), CLIENT)).toMatchObject([after]);
  });

  it('move on by what was missed, once, whoever presses first', async () => {
    const head = { title: 'Knees', description: '', duration_weeks: 4, difficulty: 'beginner' } as const;
    const plan = { ...head, ...UNDIVIDED, starts_on: '2026-03-02', weekdays: [5, 1], steps: [STEP] };
    await did(local(), offerProgram({ trainerId: ME, clientIds: [CLIENT], plan }));
    const [program] = await programsOf(local(), CLIENT);
    expect(program).toMatchObject({ starts_on: '2026-03-02', weekdays: [1, 5], shifted: 0 });
    for (let press = 0; press < 2; press++) await did(local(), shiftProgram(program?.id ?? '', 2));
    expect(await programsOf(local(), CLIENT)).toMatchObject([{ shifted: 2 }]);
  });
});
