import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activityOf } from '#src/features/dashboard/activity.ts';
import { agendaOf } from '#src/features/dashboard/agenda.ts';
import { overviewOf } from '#src/features/dashboard/queries.ts';
import { streakUpTo } from '#src/work/streak.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { awardAchievement } from '#sync/actions/achievements.ts';
import { requestAppointment } from '#sync/actions/appointments.ts';
import { setGoal } from '#sync/actions/goals.ts';
import { entities } from '#sync/entities/index.ts';
import { planMeal, quickAddMeal } from '#sync/actions/meal-plans.ts';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { setNutritionGoals } from '#sync/actions/nutrition-goals.ts';
import { saveProfileWithGoal } from '#sync/actions/profiles.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { writeEvaluation } from '#sync/actions/progress-evaluations.ts';
import { saveStreak } from '#sync/actions/streaks.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { completeSession, planSession } from '#sync/actions/workout-sessions.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { did } from '../../support/did.ts';

const ZONE = 'Africa/Lagos';
const TODAY = dayIn(ZONE);
const HERE = { today: TODAY, zone: ZONE };
const ME = randomUUID();

/** Noon in Lagos, so many days from today. */
const noon = (days = 0): number => instantAt(ZONE, addDays(TODAY, days), '12:00').getTime();
const clockAt = (at: number) => ({ now: () => at });

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const meal = (calories: number, days = 0) => ({
  user_id: ME,
  date: addDays(TODAY, days),
  name: 'Eba',
  meal_type: 'lunch' as const,
  calories,
  protein: 1,
  carbs: 1,
  fat: 1,
});

async function workout(days: number, name = 'Legs'): Promise<string> {
  const scheduled_for = new Date(noon(days)).toISOString();
  return did(db, planSession({ user_id: ME, name, scheduled_for, exercises: [] }), clockAt(noon(days)));
}

async function trained(days: number): Promise<void> {
  await did(db, completeSession(await workout(days), {}), clockAt(noon(days)));
}

describe('the overview', () => {
  it('of an empty database has the defaults and no figure that nobody wrote', async () => {
    expect(await overviewOf(db, ME, HERE)).toMatchObject({
      firstName: '',
      calories: { eaten: 0, target: 1500, planned: 0 },
      workouts: { done: 0, goal: 4 },
      weight: { now: null, goal: null },
      running: null,
      agenda: [],
    });
  });

  it('knows the weight and the goal of an onboarding of which the server has not heard', async () => {
    const stamp = { deleted: false, updated_at: new Date(noon()).toISOString(), rev: randomUUID() };
    await db.rows(profiles).put({ id: ME, user_id: ME, weight: null, role: 'client', ...stamp });
    const titles = { lose_5: '5', lose_15: '15', lose_30: '30', maintain: 'same', gain: 'more' };
    const beginning = { titles, today: TODAY };
    await did(db, saveProfileWithGoal(ME, { weight: 180, weight_loss_goal: 'lose_15' }, beginning), clockAt(noon()));
    expect((await overviewOf(db, ME, HERE)).weight).toMatchObject({
      now: 81.65,
      goal: { change: 0, wanted: expect.closeTo(-6.81), target: 74.84, pace: null, keeping: null },
    });
  });

  it('is made of the rows of today and of the last seven days', async () => {
    await did(db, quickAddMeal(meal(400)), clockAt(noon()));
    await did(db, quickAddMeal(meal(900, -1)), clockAt(noon(-1)));
    await did(db, planMeal(meal(600)), clockAt(noon()));
    const targets = { protein_target: 90, carbs_target: 200, fat_target: 50, water_target: 8 };
    await did(
      db,
      setNutritionGoals({ user_id: ME, valid_from: TODAY, targets: { calories_target: 1800, ...targets } }),
    );
    for (const days of [0, -6, -7]) await trained(days);
    const goal = { user_id: ME, category: 'fitness' as const, kind: 'workouts' as const, title: 'Train' };
    await did(db, setGoal({ ...goal, target: 3, start_date: TODAY }));
    expect(await overviewOf(db, ME, HERE)).toMatchObject({
      calories: { eaten: 400, target: 1800, planned: 1 },
      workouts: { done: 2, goal: 3 },
    });
  });

  it('takes the trend for the way to the goal', async () => {
    const weigh = (value: number, days: number) =>
      did(
        db,
        logMeasurements([{ user_id: ME, kind: 'weight', value, measured_at: new Date(noon(days)).toISOString() }]),
      );
    await weigh(81, -30);
    await weigh(80, -20);
    await weigh(78, -1);
    await did(
      db,
      setGoal({
        user_id: ME,
        category: 'weight',
        kind: 'weight',
        title: 'Lose',
        start_value: 80,
        target: 75,
        start_date: addDays(TODAY, -20),
      }),
    );
    const { weight } = await overviewOf(db, ME, HERE);
    // From the mean of the three, a tenth of the way a day along the lines between them: not the 78 of the last morning.
    expect(weight.now).toBeCloseTo(78.842, 3);
    expect(weight).toMatchObject({ goal: { change: (weight.now ?? 0) - 80, wanted: -5, target: 75 } });
    expect(weight.goal?.readings.map(({ value }) => value)).toEqual([80, 78]);
    expect(weight.goal?.trend[0]?.day).toBe(addDays(TODAY, -20));
  });
});

describe('the schedule of today', () => {
  const booking = (days: number, scheduled_time: string) => ({
    user_id: ME,
    provider_id: randomUUID(),
    title: 'Nutrition Consult',
    appointment_type: 'nutrition' as const,
    scheduled_date: addDays(TODAY, days),
    scheduled_time,
    starts_at: instantAt(ZONE, addDays(TODAY, days), scheduled_time).toISOString(),
    duration_minutes: 30,
    mode: 'video' as const,
  });

  it('has the appointments and workouts of the day in order, and says what only this device knows', async () => {
    await did(db, requestAppointment(booking(0, '15:00:00')));
    await did(db, requestAppointment(booking(1, '09:00:00')));
    await workout(0, 'Legs');
    const agenda = await agendaOf(db, ME, HERE, noon());
    expect(agenda.map(({ kind, isPast, standing }) => [kind, isPast, standing])).toEqual([
      ['workout', false, 'on-this-device'],
      ['appointment', false, 'on-this-device'],
    ]);
    expect((await agendaOf(db, ME, HERE, noon(1)))[1]?.isPast).toBe(true);
  });

  it('is that of the person’s day and not of the clinic’s', async () => {
    await did(db, requestAppointment(booking(1, '03:00:00')));
    const there = { today: TODAY, zone: 'America/Los_Angeles' };
    expect(await agendaOf(db, ME, there, noon())).toHaveLength(1);
    expect(await agendaOf(db, ME, HERE, noon())).toEqual([]);
  });
});

describe('the streak', () => {
  it('is of any kind of log, and a day without one is frozen', async () => {
    await did(db, saveStreak(ME, { unit: 'day' }));
    await did(db, quickAddMeal(meal(100)), clockAt(noon()));
    await did(db, addGlass({ userId: ME, date: addDays(TODAY, -1) }));
    await trained(-2);
    const measured_at = new Date(noon(-3)).toISOString();
    await did(db, logMeasurements([{ user_id: ME, kind: 'systolic', value: 120, measured_at }]));
    await did(db, quickAddMeal(meal(100, -5)), clockAt(noon(-5)));
    const { count, week } = await streakUpTo(db, ME, HERE);
    expect(count).toBe(5);
    expect(week.map(({ logged }) => logged)).toEqual([false, true, false, true, true, true, true]);
  });

  it('is found however long it is, and takes no plan for a log', async () => {
    for (let days = 0; days < 45; days++) {
      await did(db, addGlass({ userId: ME, date: addDays(TODAY, -days) }), clockAt(noon(-days)));
    }
    await did(db, planMeal(meal(100, -45)));
    expect((await streakUpTo(db, ME, HERE, 'day')).count).toBe(45);
  });
});

describe('recent activity', () => {
  it('is of every kind, the latest first, each with where its record is', async () => {
    await did(db, quickAddMeal(meal(400)), clockAt(noon()));
    await trained(-1);
    await did(
      db,
      logMeasurements([{ user_id: ME, kind: 'weight', value: 80, measured_at: new Date(noon(-2)).toISOString() }]),
    );
    await did(
      db,
      writeEvaluation({
        client_id: ME,
        trainer_id: randomUUID(),
        evaluation_date: addDays(TODAY, -3),
        overall_score: 8,
      }),
      clockAt(noon(-3)),
    );
    await did(db, addGlass({ userId: ME, date: addDays(TODAY, -4) }));
    await trained(-20);
    await did(db, quickAddMeal(meal(400, -20)), clockAt(noon(-20)));
    const all = await activityOf(db, ME, HERE);
    expect(all.map(({ activity }) => activity.kind)).toEqual(['meal', 'workout', 'weight', 'evaluation', 'water']);
    expect(new Set(all.map(({ standing }) => standing))).toEqual(new Set(['on-this-device']));
    await db.outbox.clear();
    expect((await activityOf(db, ME, HERE)).map(({ standing }) => standing)).toEqual(Array(5).fill(undefined));
  });

  it('is not pushed out by achievements, which are one line a day', async () => {
    await did(db, quickAddMeal(meal(400)), clockAt(noon() - 1));
    await trained(-1);
    for (const days of [0, -1]) {
      for (let count = 1; count <= 9; count++) {
        const earned_at = new Date(noon(days) + count).toISOString();
        await did(db, awardAchievement({ user_id: ME, code: `some:${days}:${count}`, title: `${count}`, earned_at }));
      }
    }
    const all = (await activityOf(db, ME, HERE)).map(({ activity }) => activity);
    expect(all.map(({ kind }) => kind)).toEqual(['achievement', 'meal', 'achievement', 'workout']);
    const titles = all.flatMap((each) => (each.kind === 'achievement' ? [each.rows.map(({ title }) => title)] : []));
    expect(titles.map((each) => each.join(' '))).toEqual(Array(2).fill('9 8 7 6 5 4 3 2 1'));
  });

  it('says of a day with several achievements what is still to be sent of it', async () => {
    for (const code of ['first', 'second']) await did(db, awardAchievement({ user_id: ME, code, title: code }));
    const standings = async () => (await activityOf(db, ME, HERE)).map(({ standing }) => standing);
    expect(await standings()).toEqual(['on-this-device']);
    await db.outbox.limit(1).delete();
    expect(await standings()).toEqual(['on-this-device']);
    await db.outbox.clear();
    expect(await standings()).toEqual([undefined]);
  });
});
