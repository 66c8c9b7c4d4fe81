import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { editNote, shareNote, writeNote } from '#sync/actions/care-notes.ts';
import { changeOffer, offerProgram, withdrawOffer } from '#sync/actions/offered-programs.ts';
import { NO_TARGETS } from '#sync/entities/exercise-targets.ts';
import type { ProgramPlan } from '#sync/actions/offered-programs.ts';
import { answerReadiness } from '#sync/actions/readiness-answers.ts';
import { acceptProgram, shiftProgram } from '#sync/actions/workout-programs.ts';
import { notesAbout } from '#sync/queries/care-notes.ts';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { aTrainerAndAClient, client, trainer } from './entities.schedule.support.ts';
import { openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { UNDIVIDED } from '../support/step.ts';
import { did } from '../support/did.ts';

const clock = steadyClock();
const { server, mine, theirs, meet } = aTrainerAndAClient();
let other: Device;
beforeEach(async () => {
  await server().exec('delete from public.care_notes; delete from public.workout_programs where user_id is not null');
  await meet();
  // Another device of the trainer's.
  other = await openDevice(server(), trainer);
  return () => other.close();
});

const both = () => [theirs(), other];
const bothMeet = async (): Promise<void> => {
  for (const device of [...both(), ...both()]) {
    await device.converge();
    await device.pull();
  }
};
const refused = async (): Promise<number> =>
  (await Promise.all([mine(), theirs(), other].map(({ db }) => db.rejected.count()))).reduce((a, b) => a + b);

describe('a program that a trainer offers', () => {
  const planOf = async (sets: readonly number[]): Promise<ProgramPlan> => {
    const [exercise] = await exerciseLibrary(theirs().db);
    const step = {
      exercise_id: exercise?.id ?? '',
      block: 1,
      day: 1,
      reps: 10,
      target_seconds: null,
      rest_seconds: 60,
      superset_group: null,
      notes: null,
      ...NO_TARGETS,
    };
    return {
      title: 'Knees',
      description: '',
      duration_weeks: 4,
      difficulty: 'beginner',
      starts_on: null,
      weekdays: [],
      ...UNDIVIDED,
      steps: sets.map((each) => ({ ...step, sets: each })),
    };
  };
  const offered = async (): Promise<string> => {
    const plan = await planOf([3, 4]);
    await did(theirs().db, offerProgram({ trainerId: trainer, clientIds: [client], plan }), clock);
    await theirs().push();
    await meet();
    await other.pull();
    return (await programsOf(mine().db, client)).find(({ status }) => status === 'offered')?.id ?? '';
  };
  const setsOn = async ({ db }: Device, id: string) => (await programPlan(db, id)).map(({ sets }) => sets);

  it('is taken back without anything being refused, and whoever starts it meanwhile has all of it', async () => {
    const id = await offered();
    await did(theirs().db, withdrawOffer(id), clock);
    await theirs().push();
    await did(mine().db, answerReadiness(client, { yes: [], answered_on: '2026-03-02' }), clock);
    await did(mine().db, acceptProgram(id, '2026-03-02'), clock);
    await mine().converge();
    await meet();
    expect(await programsOf(theirs().db, client)).toMatchObject([{ id, title: 'Knees', status: 'active' }]);
    expect([await setsOn(mine(), id), await setsOn(theirs(), id)]).toEqual([
      [3, 4],
      [3, 4],
    ]);
    const gone = await offered();
    await did(theirs().db, withdrawOffer(gone), clock);
    await theirs().push();
    await meet();
    expect(await programsOf(mine().db, client)).toHaveLength(1);
    expect(await refused()).toBe(0);
  });

  it('is one plan still where two devices change it', async () => {
    const id = await offered();
    await did(theirs().db, changeOffer(id, { plan: await planOf([3, 4, 5]), today: '2026-03-02' }), clock);
    await did(other.db, changeOffer(id, { plan: await planOf([6, 4, 7]), today: '2026-03-02' }), clock);
    await bothMeet();
    expect([await setsOn(theirs(), id), await setsOn(other, id)]).toEqual([
      [6, 4, 7],
      [6, 4, 7],
    ]);
    await did(theirs().db, changeOffer(id, { plan: await planOf([6]), today: '2026-03-02' }), clock);
    await did(theirs().db, changeOffer(id, { plan: await planOf([6, 8]), today: '2026-03-02' }), clock);
    await bothMeet();
    expect([await setsOn(theirs(), id), await setsOn(other, id)]).toEqual([
      [6, 8],
      [6, 8],
    ]);
    expect(await refused()).toBe(0);
  });

  it('has dates that were set anew whole, with none of their days left out before', async () => {
    const id = await offered();
    await did(mine().db, answerReadiness(client, { yes: [], answered_on: '2026-03-02' }), clock);
    await did(mine().db, acceptProgram(id, '2026-03-02'), clock);
    await mine().converge();
    await meet();
    await did(mine().db, shiftProgram(id, 2), clock);
    const plan = { ...(await planOf([3, 4])), starts_on: '2026-03-16', weekdays: [2, 4] };
    await did(theirs().db, changeOffer(id, { plan, today: '2026-03-18' }), clock);
    await bothMeet();
    await mine().converge();
    await meet();
    const dates = { starts_on: '2026-03-18', weekdays: [2, 4], shifted: 0 };
    for (const { db } of [mine(), theirs()]) {
      expect((await programsOf(db, client)).find((program) => program.id === id)).toMatchObject(dates);
    }
    expect(await refused()).toBe(0);
  });

  it('writes only what is another than before', async () => {
    const id = await offered();
    await did(theirs().db, changeOffer(id, { plan: await planOf([3, 5]), today: '2026-03-02' }), clock);
    expect(await theirs().db.outbox.toArray()).toMatchObject([{ entity: 'workout_program_exercises' }]);
  });
});

describe('a note', () => {
  const NOTE = {
    client_id: client,
    author_id: trainer,
    template: 'free',
    noted_on: '2026-03-02',
    shared: false,
  } as const;
  const only = async ({ db }: Device) => (await notesAbout(db, client, 9))[0];

  it('is signed with the text that was before whoever signed it', async () => {
    const id = await did(theirs().db, writeNote({ ...NOTE, parts: { objective: 'Rows' }, sign: false }), clock);
    await bothMeet();
    await did(other.db, editNote(id, { ...NOTE, parts: { objective: 'Rows, and a fall' }, sign: false }), clock);
    await other.push();
    await did(theirs().db, editNote(id, { ...NOTE, parts: { objective: 'Rows' }, sign: true }), clock);
    await bothMeet();
    expect(await only(other)).toMatchObject({ objective: 'Rows', signed_at: expect.any(String) as string });
    expect(await theirs().db.conflicts.toArray()).toMatchObject([{ id, lost: { objective: 'Rows, and a fall' } }]);
  });

  it('takes along what was added to it, when it is shared without a network and when that arrives', async () => {
    const amends = await did(theirs().db, writeNote({ ...NOTE, parts: { objective: 'Rows' }, sign: true }), clock);
    await did(theirs().db, writeNote({ ...NOTE, amends, parts: { objective: 'And a fall' }, sign: true }), clock);
    await bothMeet();
    // Added on another device, which does not know that it is shared by then.
    await did(other.db, writeNote({ ...NOTE, amends, parts: { objective: 'Twice' }, sign: true }), clock);
    await did(theirs().db, shareNote(amends), clock);
    expect((await notesAbout(theirs().db, client, 9)).map(({ shared }) => shared)).toEqual([true, true]);
    await bothMeet();
    await mine().pull();
    expect(await notesAbout(mine().db, client, 9)).toHaveLength(3);
    expect(await refused()).toBe(0);
  });
});
