import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { answerReadiness, clearReadiness } from '#sync/actions/readiness-answers.ts';
import { commentOnTraining, removeTrainingComment } from '#sync/actions/training-comments.ts';
import { offerProgram } from '#sync/actions/offered-programs.ts';
import { acceptProgram } from '#sync/actions/workout-programs.ts';
import { takeAlternative } from '#sync/actions/workout-exercises.ts';
import { planSession, finishSession } from '#sync/actions/workout-sessions.ts';
import { logSet } from '#sync/actions/workout-sets.ts';
import { exercises } from '#sync/entities/exercises.ts';
import type { ReadinessAnswers } from '#sync/entities/readiness-answers.ts';
import { readyOn } from '#sync/queries/readiness-answers.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { keptWeeks } from '#src/work/programs/kept-weeks.ts';
import { EMPTY, planFrom, stepFor } from '#src/work/programs/made.ts';
import { reviewOf, trainedBy } from '#src/features/provider/record/training-queries.ts';
import { isReady, mayBegin } from '#sync/rules/readiness.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { aDevice, CLIENT, ME } from './local.ts';

describe('what a client trained', () => {
  const { local } = aDevice();

  it('is read set by set, with what hurt and what was said of it', async () => {
    const plan = { user_id: CLIENT, name: 'Legs', scheduled_for: '2026-03-02T10:00:00Z', started: true };
    const id = await did(local(), planSession({ ...plan, exercises: [{ exercise_id: numbered(21) }] }));
    const [planned] = await exercisesOfSession(local(), id);
    const set_id = await did(local(), logSet(planned?.id ?? '', { reps: 8, hurt: true, notes: 'knee' }));
    expect(await trainedBy(local(), CLIENT)).toEqual([]);
    await did(local(), finishSession(id, {}));
    expect(await trainedBy(local(), CLIENT)).toMatchObject([{ session: { id }, sets: 1, hurt: true }]);
    const on = { user_id: CLIENT, session_id: id, author_id: ME };
    const whole = await did(local(), commentOnTraining({ ...on, set_id: null, body: ' Well done ' }));
    await did(local(), commentOnTraining({ ...on, set_id, body: 'Rest it' }));
    await did(local(), removeTrainingComment(whole));
    expect(await reviewOf(local(), id)).toMatchObject({
      parts: [{ sets: [{ id: set_id, notes: 'knee' }] }],
      comments: [{ set_id, body: 'Rest it' }],
    });
  });
});

describe('after a swap', () => {
  const { local, put } = aDevice();

  it('each set stands under what was done', async () => {
    const plan = { user_id: CLIENT, name: 'Legs', scheduled_for: '2026-03-02T10:00:00Z', started: true };
    const [squat, press] = [numbered(21), numbered(22)];
    const measured = { measure: 'reps', owner_id: null, name: 'x', category: 'strength' } as const;
    for (const id of [squat, press]) await put(exercises, { id, ...measured });
    const planned = { exercise_id: squat, alternative_id: press };
    const id = await did(local(), planSession({ ...plan, exercises: [planned] }));
    const [exercise] = await exercisesOfSession(local(), id);
    const place = exercise?.id ?? '';
    await did(local(), logSet(place, { reps: 8 }));
    await did(local(), takeAlternative(place));
    await did(local(), logSet(place, { reps: 12 }));
    const parts = (await reviewOf(local(), id))?.parts.map((part) => [
      part.exercise?.id,
      part.sets.map(({ reps }) => reps),
    ]);
    expect(parts).toEqual([
      [squat, [8]],
      [press, [12]],
    ]);
  });
});

describe('the questions before the first plan', () => {
  const { local } = aDevice();

  it('let nobody begin who has not answered, or needs a word that is not there', async () => {
    const now = async () => isReady(await readyOn(local(), CLIENT, '2026-03-04'));
    const answer = (yes: ReadinessAnswers['yes']) =>
      did(local(), answerReadiness(CLIENT, { yes, answered_on: '2026-03-02' }));
    expect(await now()).toBe(false);
    await answer(['joint']);
    expect(await now()).toBe(false);
    await did(local(), clearReadiness(CLIENT, '2026-03-04'));
    expect(await now()).toBe(true);
    await answer(['joint', 'chest']);
    expect(await now()).toBe(false);
    await answer([]);
    expect(await now()).toBe(true);
  });

  it('keep a trainer’s plan back until they are known, and nothing of the house', () => {
    expect(mayBegin({ assigned_by: ME }, undefined)).toBe(false);
    expect(mayBegin({ assigned_by: ME }, { answers: null, clearance: null })).toBe(false);
    expect(mayBegin({ assigned_by: null }, undefined)).toBe(true);
  });

  it('are asked for again where a plan is begun', async () => {
    const days = [[stepFor({ id: numbered(21), measure: 'reps' })]];
    const plan = planFrom({ ...EMPTY, title: 'Knees', blocks: [{ name: '', weeks: 4, days }] });
    if (!plan) throw new Error('it is a program');
    await did(local(), offerProgram({ trainerId: ME, clientIds: [CLIENT], plan }));
    const [offer] = await programsOf(local(), CLIENT);
    const begin = () => did(local(), acceptProgram(offer?.id ?? '', '2026-03-04'));
    await expect(begin()).rejects.toThrow('readiness_answers');
    await did(local(), answerReadiness(CLIENT, { yes: ['joint'], answered_on: '2026-03-02' }));
    await expect(begin()).rejects.toThrow('readiness_answers');
    expect(await programsOf(local(), CLIENT)).toMatchObject([{ status: 'offered' }]);
    await did(local(), clearReadiness(CLIENT, '2026-03-04'));
    await begin();
    expect(await programsOf(local(), CLIENT)).toMatchObject([{ status: 'active' }]);
  });
});

describe('the weeks of a program', () => {
  const PROGRAM = {
    started_at: '2026-03-04T10:00:00Z',
    blocks: [{ number: 1, name: '', weeks: 4, days: [1, 2, 3], sessions: 12 }],
  };
  const place = { today: '2026-03-20', zone: 'Africa/Lagos', weekStart: 'monday' } as const;
  const DAYS = ['2026-03-04', '2026-03-06', '2026-03-10', '2026-03-17'];

  it('are told from the one it was started in up to this one', () => {
    expect(keptWeeks(PROGRAM, DAYS, '', place)).toEqual([
      { first: '2026-03-02', done: 2, of: 3 },
      { first: '2026-03-09', done: 1, of: 3 },
      { first: '2026-03-16', done: 1, of: 3 },
    ]);
  });

  it('have as many sessions as those of their block', () => {
    const block = { number: 1, name: '', weeks: 1, days: [1, 2, 3], sessions: 3 };
    const blocks = [block, { ...block, number: 2, weeks: 2, days: [1, 2], sessions: 4 }];
    expect(keptWeeks({ ...PROGRAM, blocks }, DAYS, '', place).map(({ of }) => of)).toEqual([3, 2, 2]);
  });

  it('are told as not held, and not as missed, where the device does not hold all of them', () => {
    expect(keptWeeks(PROGRAM, DAYS, '2026-03-10', place).map(({ done }) => done)).toEqual([null, null, 1]);
  });
});
