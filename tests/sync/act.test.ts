import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { confirmAppointment, requestAppointment, rescheduleAppointment } from '#sync/actions/appointments.ts';
import { recordAttendance } from '#sync/actions/attendance-records.ts';
import { copyDay, editMeal, logMeal, quickAddMeal, removeMeal, restoreMeal } from '#sync/actions/meal-plans.ts';
import { editExercise, logSet, removeExercise } from '#sync/actions/workout-sets.ts';
import { addExercise, groupExercises, reorderExercises, toggleExercise } from '#sync/actions/workout-exercises.ts';
import { completeSession, planSession, startSession, unlessRunning } from '#sync/actions/workout-sessions.ts';
import { act, action } from '#sync/engine/act.ts';
import type { Action } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Entity, Row } from '#sync/engine/define-entity.ts';
import { outgoing, settle } from '#sync/engine/push.ts';
import { applyPage, cursorOf } from '#sync/engine/pages.ts';
import type { Page } from '#sync/engine/transport.ts';
import { appointments } from '#sync/entities/appointments.ts';
import { attendanceRecords } from '#sync/entities/attendance-records.ts';
import { entities } from '#sync/entities/index.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { workoutExercises } from '#sync/entities/workout-exercises.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import { did } from '../support/did.ts';
import { openLocal } from './devices.ts';
import { page } from './journal.support.ts';

const [CLIENT, TRAINER] = [randomUUID(), randomUUID()];
const DAY = '2026-03-02';
const MEAL = {
  user_id: CLIENT,
  date: DAY,
  name: 'Eba',
  meal_type: 'lunch',
  calories: 400,
  protein: 5,
  carbs: 90,
  fat: 1,
};
const SESSION = { user_id: CLIENT, name: 'Legs', scheduled_for: `${DAY}T16:00:00.000Z` };

let db: Local;
beforeEach(async () => {
  db = await openLocal(CLIENT, {}, entities);
});
afterEach(() => db.close());

/** Turns of the event loop: what is done after so many of them comes between any two steps of what is under way. */
async function turns(n: number): Promise<void> {
  for (let i = 0; i < n; i++) await new Promise(setImmediate);
}

const TURNS = fc.nat({ max: 40 });

/** All is sent and applied, so that a page is news. */
async function sent(): Promise<void> {
  const ops = await outgoing(db, 1000);
  await settle(
    db,
    ops,
    ops.map(({ entity, row: { id } }) => ({ entity, id, verdict: 'applied' })),
  );
}

let pages = 0;

async function pulled(entity: Entity, id: string, row?: Row): Promise<void> {
  const news = page(++pages, [row ? { entity: entity.name, id, row } : { entity: entity.name, id }] as Page['changes']);
  await applyPage(db, await cursorOf(db), news);
}

const held = (entity: Entity, id: string): Promise<Row | undefined> => db.rows(entity).get(id);

const aMeal = (): Promise<string> => did(db, quickAddMeal(MEAL as Parameters<typeof quickAddMeal>[0]));

const aSession = (exercises = 1): Promise<string> => {
  const planned = Array.from({ length: exercises }, () => ({ exercise_id: randomUUID() }));
  return did(db, planSession({ ...SESSION, exercises: planned, started: true }));
};

const anAppointment = (): Promise<string> =>
  did(
    db,
    requestAppointment({
      user_id: CLIENT,
      provider_id: TRAINER,
      title: 'Personal Training',
      appointment_type: 'fitness',
      scheduled_date: DAY,
      scheduled_time: '10:00:00',
      starts_at: `${DAY}T09:00:00.000Z`,
      duration_minutes: 60,
      mode: 'video',
    }),
  );

describe('a pull while an action is under way', () => {
  const later = { scheduled_time: '12:00:00', starts_at: `${DAY}T11:00:00.000Z`, ends_at: `${DAY}T12:00:00.000Z` };

  it('leaves what one of the two would have left after the other', async () => {
    await fc.assert(
      fc.asyncProperty(TURNS, TURNS, fc.constantFrom('removed', 'deleted', 'moved'), async (first, second, what) => {
        const id = await anAppointment();
        await sent();
        const row = (await held(appointments, id)) as Row;
        const news = { ...row, rev: randomUUID(), ...(what === 'deleted' ? { deleted: true } : later) };
        const [outcome] = await Promise.all([
          turns(first).then(() => act(db, confirmAppointment(id))),
          turns(second).then(() => pulled(appointments, id, what === 'removed' ? undefined : news)),
        ]);
        const after = await held(appointments, id);
        const unsent = await db.outbox.count();
        await db.outbox.clear();
        // After the pull what it took is gone, and otherwise what was confirmed is the time that the action read.
        const confirmed = { status: 'confirmed', deleted: false, seen_starts_at: after?.['starts_at'] };
        const isGone = outcome.became === 'gone';
        const kept = what === 'removed' ? undefined : news;
        expect([after, unsent]).toEqual(isGone ? [kept, 0] : [{ ...after, ...confirmed }, 1]);
        expect(isGone && what === 'moved').toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('two actions at once', () => {
  it('make one record of what can be said once', async () => {
    const session = { client_id: CLIENT, trainer_id: TRAINER, session_date: DAY } as const;
    const twice = ['attended', 'missed'] as const;
    await Promise.all(twice.map((status) => act(db, recordAttendance({ ...session, status }))));
    expect(await db.rows(attendanceRecords).toCollection().toArray()).toMatchObject([{ status: 'missed' }]);
  });

  it('number the sets of an exercise one after the other, and see its target reached', async () => {
    const id = await aSession();
    const [exercise] = await exercisesOfSession(db, id);
    await Promise.all([8, 9, 10].map((reps) => act(db, logSet(exercise?.id ?? '', { reps }))));
    const sets = await setsOfSession(db, id);
    expect(sets.map(({ set_index }) => set_index).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(await exercisesOfSession(db, id)).toMatchObject([{ completed: true }]);
  });

  it('give each exercise a place of its own', async () => {
    const place = { session_id: await aSession(), user_id: CLIENT };
    await Promise.all([1, 2].map(() => act(db, addExercise(place, { exercise_id: randomUUID() }))));
    const there = await exercisesOfSession(db, place.session_id);
    expect(there.map(({ order_index }) => order_index)).toEqual([0, 1, 2]);
  });

  it('copy a day once', async () => {
    await aMeal();
    const days = { userId: CLIENT, from: DAY, to: '2026-03-03' };
    await Promise.all([act(db, copyDay(days)), act(db, copyDay(days))]);
    expect(await mealsOfDay(db, CLIENT, days.to)).toHaveLength(1);
  });

  it('begin one workout', async () => {
    const begin = () => unlessRunning(CLIENT, planSession({ ...SESSION, exercises: [], started: true }));
    const [one, two] = await Promise.all([did(db, begin()), did(db, begin())]);
    expect(one).toBe(two);
  });

  it('leave no set of an exercise that was taken out', async () => {
    const id = await aSession();
    const [exercise] = await exercisesOfSession(db, id);
    await Promise.all([act(db, removeExercise(exercise?.id ?? '')), act(db, logSet(exercise?.id ?? '', { reps: 8 }))]);
    expect(await setsOfSession(db, id)).toEqual([]);
  });
});

describe('an action about what is gone', () => {
  const slot = { scheduled_date: DAY, scheduled_time: '12:00:00', starts_at: `${DAY}T11:00:00.000Z` };
  const ofExercise = async (): Promise<string> => (await exercisesOfSession(db, await aSession(2)))[0]?.id ?? '';

  it.each<[string, Entity, () => Promise<string>, (id: string) => Action<unknown>]>([
    ['edits no meal', mealPlans, aMeal, (id) => editMeal(id, { name: 'Fufu' })],
    ['logs no meal', mealPlans, aMeal, logMeal],
    ['confirms no appointment', appointments, anAppointment, confirmAppointment],
    ['moves no appointment', appointments, anAppointment, (id) => rescheduleAppointment({ id, by: 'client', ...slot })],
    ['starts no workout', workoutSessions, aSession, startSession],
    ['completes no workout', workoutSessions, aSession, completeSession],
    ['ticks no exercise', workoutExercises, ofExercise, (id) => toggleExercise(id, true)],
    ['edits no exercise', workoutExercises, ofExercise, (id) => editExercise(id, { sets: 1 })],
    ['groups no exercise', workoutExercises, ofExercise, (id) => groupExercises([id], 1)],
    ['logs no set of it', workoutExercises, ofExercise, (id) => logSet(id, { reps: 8 })],
  ])('%s, and says so', async (_, entity, make, doing) => {
    const [tombstone, revoked] = [await make(), await make()];
    await sent();
    const row = (await held(entity, tombstone)) as Row;
    await pulled(entity, tombstone, { ...row, rev: randomUUID(), deleted: true });
    await pulled(entity, revoked);
    const before = [await held(entity, tombstone), undefined];
    expect(await act(db, doing(tombstone))).toEqual({ became: 'gone' });
    expect(await act(db, doing(revoked))).toEqual({ became: 'gone' });
    expect([await held(entity, tombstone), await held(entity, revoked)]).toEqual(before);
    expect(await db.outbox.count()).toBe(0);
  });

  it('has removed what is removed already, and takes back only what left a trace', async () => {
    const id = await aMeal();
    await did(db, removeMeal(id));
    await did(db, removeMeal(id));
    await did(db, removeMeal(randomUUID()));
    await did(db, restoreMeal(id));
    expect(await held(mealPlans, id)).toMatchObject({ deleted: false });
    expect(await act(db, restoreMeal(randomUUID()))).toEqual({ became: 'gone' });
  });

  it('orders the exercises that are left', async () => {
    const session = await aSession(3);
    const [first, second, third] = (await exercisesOfSession(db, session)).map(({ id }) => id);
    await did(db, removeExercise(second ?? ''));
    await did(db, reorderExercises([third ?? '', second ?? '', first ?? '']));
    expect((await exercisesOfSession(db, session)).map(({ id }) => id)).toEqual([third, first]);
  });

  it('keeps nothing of what it wrote before it found out', async () => {
    const half = action([mealPlans], async (tx) => {
      await tx.write([{ entity: mealPlans, set: { ...MEAL, logged: false } }]).catch(() => undefined);
      await tx.write([{ entity: mealPlans, id: randomUUID(), set: { name: 'Fufu' }, edit: true }]);
    });
    const id = await aMeal();
    await did(db, removeMeal(id));
    const count = await db.outbox.count();
    expect(await act(db, half())).toEqual({ became: 'gone' });
    expect(await db.outbox.count()).toBe(count);
  });
});

it('an action reads and writes what it names and nothing else', async () => {
  const reads = action([mealPlans], (tx) => tx.rows(waterIntake).get('any'));
  await expect(act(db, reads())).rejects.toThrow('NotFoundError');
});
