import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { changeOffer, offerProgram } from '#sync/actions/offered-programs.ts';
import type { ProgramStep } from '#sync/actions/offered-programs.ts';
import { answerReadiness } from '#sync/actions/readiness-answers.ts';
import { acceptProgram, endProgram, shiftProgram, startProgram } from '#sync/actions/workout-programs.ts';
import { finishSession, planProgramDay } from '#sync/actions/workout-sessions.ts';
import { logSet } from '#sync/actions/workout-sets.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { blocksOf, placeAfter, sessionsInWeek, sessionsOf, stepsAt } from '#sync/rules/blocks.ts';
import { carePlanOf } from '#src/features/care/plan/queries.ts';
import { todaysWorkout } from '#src/features/workouts/queries.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aStep, UNDIVIDED } from '../../support/step.ts';
import { page } from '../../ui/page.ts';
import { aDevice, CLIENT, ME } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { titled } = await import('#src/features/workouts/use-starting.ts');
const { WorkoutsScreen } = await import('#src/features/workouts/workouts-screen.tsx');

const SQUAT = numbered(21);
const PROGRAM = { duration_weeks: 4, sessions: 8, block_weeks: [2, 1, 1], block_names: ['Build', '', 'Deload'] };
const PLACES = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 1],
  [3, 2],
].map(([block = 1, day = 1]) => ({ block, day }));

describe('the blocks of a program', () => {
  const blocks = blocksOf(PROGRAM, PLACES);

  it('come one after another, each as often as it has weeks, its days in turn', () => {
    const told = Array.from({ length: 9 }, (_, done) => {
      const place = placeAfter(blocks, done);
      return place && `${place.block.number} ${place.week} ${place.day}`;
    });
    expect(told).toEqual(['1 1 1', '1 1 2', '1 1 3', '1 2 1', '1 2 2', '1 2 3', '2 1 1', '3 1 2', null]);
  });

  it('are passed over where nothing of them is there', () => {
    const two = blocksOf(
      PROGRAM,
      PLACES.filter(({ block }) => block !== 2),
    );
    expect(placeAfter(two, 6)).toMatchObject({ block: { number: 3 } });
    expect(sessionsOf(two)).toBe(7);
    expect([0, 1, 2, 3].map((week) => sessionsInWeek(two, week))).toEqual([3, 3, 1, 1]);
    expect(sessionsInWeek(blocksOf(PROGRAM, []), 0)).toBe(0);
  });

  it('leave what is of a block that is no more to the last one, or to all of it where there are none', () => {
    const two = { ...PROGRAM, block_weeks: [2, 1] };
    expect(blocksOf(two, PLACES).map(({ days }) => days)).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
    expect(stepsAt(two, PLACES, { block: 2, day: 2 })).toEqual([{ block: 3, day: 2 }]);
    expect(stepsAt({ block_weeks: [] }, PLACES, { block: 1, day: 1 })).toEqual([
      { block: 1, day: 1 },
      { block: 2, day: 1 },
    ]);
  });

  it('tell how many sessions a week has, and what comes after them has as many as the last', () =>
    expect([0, 1, 2, 3, 9].map((week) => sessionsInWeek(blocks, week))).toEqual([3, 3, 1, 1, 1]));

  it('are one of a program that is not divided, for as many sessions as it has', () => {
    const whole = blocksOf({ duration_weeks: 2, sessions: 7, block_weeks: [], block_names: [] }, PLACES);
    expect(whole).toEqual([{ number: 1, name: '', weeks: 2, days: [1, 2, 3], sessions: 7 }]);
    expect(placeAfter(whole, 6)).toMatchObject({ day: 1 });
    expect(placeAfter(whole, 7)).toBeNull();
  });
});

it('a workout is called by its program and its block, and a long name is cut', () => {
  expect(titled('Knees', 'Deload')).toBe('Knees, Deload');
  expect(titled('Knees', '')).toBe('Knees');
  expect(`${titled('k'.repeat(120), 'b'.repeat(60))}, day 14`).toHaveLength(120);
  expect(`${titled('k'.repeat(120), '')}, day 14`.length).toBeLessThanOrEqual(120);
});

describe('a client in a program of blocks', () => {
  const { local } = aDevice();
  const HERE = { today: new Date().toISOString().slice(0, 10), zone: 'UTC' };
  const heavy: ProgramStep = aStep({ exercise_id: SQUAT, sets: 1, reps: 5, rule: 'linear' as const, step_kg: 2.5 });
  const light: ProgramStep = aStep({ exercise_id: SQUAT, sets: 1, reps: 5, percent_max: 50, block: 2 });
  const follow = async (): Promise<string> => {
    const head = { title: 'Knees', description: '', duration_weeks: 3, difficulty: 'beginner' } as const;
    const blocks = { block_weeks: [2, 1, 1], block_names: ['Build', 'Deload', 'Build on'] };
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    const plan = { ...head, ...blocks, starts_on: null, weekdays, steps: [heavy, light, { ...heavy, block: 3 }] };
    await did(local(), offerProgram({ trainerId: ME, clientIds: [CLIENT], plan }));
    const [program] = await programsOf(local(), CLIENT);
    await did(local(), answerReadiness(CLIENT, { yes: [], answered_on: HERE.today }));
    return did(local(), acceptProgram(program?.id ?? '', HERE.today));
  };
  const next = async () => (await todaysWorkout(local(), CLIENT, HERE)).next ?? expect.fail('one comes next');
  const train = async (weight_kg: number) => {
    const { program, block, day } = await next();
    const of = { user_id: CLIENT, program_id: program.id, block: block.number, day, name: 'Knees', started: true };
    const session = await did(local(), planProgramDay({ ...of, scheduled_for: new Date().toISOString() }));
    const [exercise] = await exercisesOfSession(local(), session);
    if (!exercise) throw new Error('it has an exercise');
    await did(local(), logSet(exercise.id, { reps: 5, weight_kg }));
    await did(local(), finishSession(session, {}));
    return exercise;
  };

  it('has the targets of the block he is in, and goes on after it where the one before it ended', async () => {
    await follow();
    expect(await next()).toMatchObject({ block: { name: 'Build' }, week: 1 });
    await train(60);
    expect(await next()).toMatchObject({ week: 2, plan: [{ target_weight_kg: 62.5, why: 'more' }] });
    await train(62.5);
    const deload = { percent_max: 50, target_weight_kg: 35, why: 'percent' };
    expect(await next()).toMatchObject({ block: { name: 'Deload' }, week: 1, plan: [deload] });
    expect(await train(35)).toMatchObject(deload);
    expect(await next()).toMatchObject({ block: { name: 'Build on' }, plan: [{ target_weight_kg: 65, why: 'more' }] });
    await train(65);
    expect((await todaysWorkout(local(), CLIENT, HERE)).next).toBeNull();
    expect(await programsOf(local(), CLIENT)).toMatchObject([{ status: 'completed' }]);
  });

  it('has a workout with what two devices left of a block, and is at the end when a block has lost all of it', async () => {
    const id = await follow();
    const [program] = await programsOf(local(), CLIENT);
    if (!program) throw new Error('No program was followed.');
    await local()
      .rows(workoutPrograms)
      .put({ ...program, block_weeks: [], block_names: [] });
    expect((await next()).plan).toHaveLength(3);
    expect(await train(60)).toBeDefined();
    await local()
      .rows(workoutPrograms)
      .put({ ...program });
    for (const { id: step, block } of await programPlan(local(), id))
      if (block > 1) await local().rows(workoutProgramExercises).delete(step);
    await train(60);
    expect((await todaysWorkout(local(), CLIENT, HERE)).next).toBeNull();
    expect(await programsOf(local(), CLIENT)).toMatchObject([{ status: 'completed' }]);
  });

  it('has completed a program of which all is done, also when its trainer took the rest of it out', async () => {
    const id = await follow();
    await train(60);
    await train(60);
    const [program] = await programsOf(local(), CLIENT);
    const first = { title: 'Knees', description: '', duration_weeks: 1, difficulty: 'beginner', ...UNDIVIDED } as const;
    const plan = { ...first, starts_on: null, weekdays: program?.weekdays ?? [], steps: [heavy] };
    await did(local(), changeOffer(id, { plan, today: HERE.today }));
    expect((await todaysWorkout(local(), CLIENT, HERE)).next).toBeNull();
    const other = await did(local(), startProgram({ userId: CLIENT, templateId: id }));
    expect((await programsOf(local(), CLIENT)).map(({ status }) => status).toSorted()).toEqual(['active', 'completed']);
    await did(local(), endProgram(other));
    expect((await programsOf(local(), CLIENT)).map(({ status }) => status).toSorted()).toEqual([
      'completed',
      'stopped',
    ]);
  });

  it('stays in his block when days are left out, and reads of it where he trains and in his plan', async () => {
    const id = await follow();
    await did(local(), shiftProgram(id, 20));
    expect(await next()).toMatchObject({ block: { name: 'Build' }, week: 1 });
    const [planned] = await carePlanOf(local(), CLIENT, HERE, Date.now());
    expect(planned?.planned[0]).toMatchObject({ what: 'program', at: { block: { name: 'Build' }, week: 1 } });
    const screen = aScreen(local(), CLIENT, createElement(MemoryRouter, null, createElement(WorkoutsScreen)));
    await expect.poll(() => screen.place.textContent).toContain('Build, week 1 of 2');
  });

  it('starts a template of blocks as a copy with them', async () => {
    const id = await follow();
    const copy = await did(local(), startProgram({ userId: CLIENT, templateId: id }));
    const program = (await programsOf(local(), CLIENT)).find((each) => each.id === copy);
    expect(program).toMatchObject({ block_weeks: [2, 1, 1], block_names: ['Build', 'Deload', 'Build on'] });
    expect((await programPlan(local(), copy)).map(({ block }) => block)).toEqual([1, 2, 3]);
  });
});
