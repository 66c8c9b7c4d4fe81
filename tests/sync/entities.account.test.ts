import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { awardAchievement } from '#sync/actions/achievements.ts';
import { achievementsOf } from '#sync/queries/achievements.ts';
import { changeGoalStatus, editGoal, logGoalProgress, removeGoal, restoreGoal, setGoal } from '#sync/actions/goals.ts';
import { goalsOf } from '#sync/queries/goals.ts';
import {
  correctMeasurement,
  correctTogether,
  logMeasurements,
  removeMeasurement,
  restoreMeasurement,
} from '#sync/actions/measurements.ts';
import { latestMeasurement, latestMeasurements, measurementSeries } from '#sync/queries/measurements.ts';
import { measuredBetween } from '#sync/queries/measurement-kinds.ts';
import { savePreferences } from '#sync/actions/notification-preferences.ts';
import { preferencesOf } from '#sync/queries/notification-preferences.ts';
import { markAllRead, markRead } from '#sync/actions/notifications.ts';
import { countNotifications, notificationsOf } from '#sync/queries/notifications.ts';
import { saveProfile } from '#sync/actions/profiles.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { wishLoan } from '#sync/actions/loan-wish.ts';
import { wishPlanEnd } from '#sync/actions/plan-wish.ts';
import { editPlates, saveSettings } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';
import { act } from '#sync/engine/act.ts';

describe('a person on a device', () => {
  const server = aServer();
  let device: Device;
  let client = '';
  let members = 0;
  let clock = steadyClock();
  beforeEach(async () => {
    clock = steadyClock();
    members += 1;
    client = await join(server(), numbered(members));
    device = await openDevice(server(), client);
    return () => {
      device.close();
    };
  });

  const weigh = (value: number, measured_at?: string) => ({
    user_id: client,
    kind: 'weight' as const,
    value,
    ...(measured_at && { measured_at }),
  });

  const weightOf = async (one: Device = device) => (await profileOf(one.db, client))?.weight;
  const onServer = async () => {
    const [row] = await server().query('select weight::float8 as weight from public.profiles where id = $1', [client]);
    const series = await server().query(
      'select value::float8 as kg from public.measurements where user_id = $1 and not deleted order by measured_at',
      [client],
    );
    return { weight: row?.['weight'], series: series.map(({ kg }) => kg) };
  };

  it('saves the profile of onboarding at once, and the server takes it as it is', async () => {
    const answers = {
      phone: '+2348000000',
      age: 31,
      weight: 180.4,
      height: 66.5,
      weight_loss_goal: 'lose_15',
    } as const;
    await did(device.db, saveProfile(client, answers), clock);
    expect(await profileOf(device.db, client)).toMatchObject({ ...answers, first_name: 'Member', role: 'client' });
    expect(await device.push()).toEqual({});
    expect(await onServer()).toEqual({ weight: 180.4, series: [81.83] });
  });

  it('refuses an age nobody has, and a profile that is not here yet', async () => {
    await expect(did(device.db, saveProfile(client, { age: 131 }), clock)).rejects.toMatchObject({ columns: ['age'] });
    expect(await act(device.db, saveProfile(numbered(404), { age: 30 }), clock)).toEqual({ became: 'gone' });
    expect(await device.db.outbox.count()).toBe(0);
  });

  it('carries a weight typed into the profile on in the series, and a weighing into the profile', async () => {
    await did(device.db, saveProfile(client, { weight: 180 }), clock);
    await device.push();
    await device.pull();
    await did(device.db, saveProfile(client, { weight: 179.2, location: 'Lagos' }), clock);
    expect(await profileOf(device.db, client)).toMatchObject({ weight: 179.2, location: 'Lagos' });
    await did(device.db, logMeasurements([weigh(81)]), clock);
    expect(await weightOf()).toBe(178.6);
    await did(device.db, saveProfile(client, { phone: '1' }), clock);
    expect(await weightOf()).toBe(178.6);
    await device.push();
    await device.pull();
    expect(await weightOf()).toBe(178.6);
    expect(await onServer()).toEqual({ weight: 178.6, series: [81.65, 81.28, 81] });
  });

  it('goes on from the weight that is shown, also where this clock is behind', async () => {
    await did(device.db, logMeasurements([weigh(80)]), clock);
    await device.push();
    await device.pull();
    await did(device.db, saveProfile(client, { weight: 170 }), { now: () => Date.now() - 86_400_000 });
    expect(await weightOf()).toBe(170);
  });

  it('writes no weighing for a form that was saved with the weight it showed', async () => {
    await did(device.db, logMeasurements([weigh(80)]), clock);
    await device.push();
    await device.pull();
    await did(device.db, saveProfile(client, { weight: 176.4, first_name: 'Ada' }), clock);
    expect(await measurementSeries(device.db, { userId: client, kind: 'weight' })).toHaveLength(1);
    expect(await profileOf(device.db, client)).toMatchObject({ weight: 176.4, first_name: 'Ada' });
  });

  it('empties a weight and leaves the series alone, and takes it up again', async () => {
    await did(device.db, logMeasurements([weigh(80)]), clock);
    await device.push();
    await device.pull();
    await did(device.db, saveProfile(client, { weight: null }), clock);
    expect(await weightOf()).toBeNull();
    await did(device.db, saveProfile(client, { weight: 170 }), clock);
    expect(await weightOf()).toBe(170);
    expect((await latestMeasurement(device.db, client, 'weight'))?.value).toBe(77.11);
  });

  it('measures two figures of one moment, corrects, removes and restores', async () => {
    const pressure = [
      { user_id: client, kind: 'systolic', value: 121 },
      { user_id: client, kind: 'diastolic', value: 79 },
    ] as const;
    const [systolic = ''] = await did(device.db, logMeasurements(pressure), clock);
    const [above] = await measurementSeries(device.db, { userId: client, kind: 'systolic' });
    const [below] = await measurementSeries(device.db, { userId: client, kind: 'diastolic' });
    expect(above).toMatchObject({ unit: 'mmHg', measured_at: below?.measured_at });
    expect(await device.push()).toEqual({});
    await did(device.db, correctMeasurement(systolic, { value: 118 }), clock);
    expect((await latestMeasurement(device.db, client, 'systolic'))?.value).toBe(118);
    await did(device.db, removeMeasurement(systolic), clock);
    expect(await latestMeasurement(device.db, client, 'systolic')).toBeNull();
    await did(device.db, restoreMeasurement(systolic), clock);
    expect((await latestMeasurement(device.db, client, 'systolic'))?.value).toBe(118);
    expect(await device.push()).toEqual({});
  });

  it('corrects one moment as a whole: what was left out of it goes, and what is new in it comes', async () => {
    const at = '2026-03-01T06:30:00.000Z';
    const of = (kind: 'systolic' | 'diastolic' | 'heart_rate', value: number) => ({
      user_id: client,
      kind,
      value,
      measured_at: at,
    });
    await did(device.db, logMeasurements([of('systolic', 121), of('diastolic', 79)]), clock);
    const now = () => measuredBetween(device.db, client, { from: at, to: '2026-03-01T06:31:00.000Z' });
    const told = async () => Object.fromEntries((await now()).map(({ kind, value }) => [kind, value]));
    const withPulse = [of('systolic', 118), of('diastolic', 79), of('heart_rate', 64)];
    await did(device.db, correctTogether(await now(), withPulse), clock);
    expect(await told()).toEqual({ systolic: 118, diastolic: 79, heart_rate: 64 });
    await did(device.db, correctTogether(await now(), withPulse.slice(0, 2)), clock);
    expect(await told()).toEqual({ systolic: 118, diastolic: 79 });
    expect(await device.push()).toEqual({});
  });

  it('reads a series in order of measuring, from one moment to before another', async () => {
    const days = ['2026-02-03T07:00:00.000Z', '2026-02-01T07:00:00.000Z', '2026-02-02T07:00:00.000Z'];
    await did(device.db, logMeasurements(days.map((day, i) => weigh(80 + i, day))), clock);
    const values = async (from?: string, to?: string) =>
      (
        await measurementSeries(device.db, { userId: client, kind: 'weight', ...(from && { from }), ...(to && { to }) })
      ).map(({ value }) => value);
    expect(await values()).toEqual([81, 82, 80]);
    expect(await values('2026-02-02T07:00:00.000Z', '2026-02-03T07:00:00.000Z')).toEqual([82]);
    const latest = await latestMeasurements(device.db, client, 'weight', 2);
    expect(latest.map(({ value }) => value)).toEqual([80, 82]);
    const pulse = { user_id: client, kind: 'heart_rate', value: 70, measured_at: '2026-02-02T20:00:00.000Z' } as const;
    await did(device.db, logMeasurements([pulse]), clock);
    const ofThatDay = { from: '2026-02-02T00:00:00.000Z', to: '2026-02-03T00:00:00.000Z' };
    const measured = await measuredBetween(device.db, client, ofThatDay);
    expect(measured.map(({ kind }) => kind).toSorted()).toEqual(['heart_rate', 'weight']);
  });

  it('sets a goal, moves it along and completes it', async () => {
    const goal = { user_id: client, category: 'weight', kind: 'weight', title: 'Down', target: 75 } as const;
    const dates = { start_date: '2026-01-01', target_date: '2026-06-01' };
    const id = await did(device.db, setGoal({ ...goal, ...dates, start_value: 82, unit: 'kg' }), clock);
    expect(await goalsOf(device.db, client)).toMatchObject([{ id, current: 82, status: 'active' }]);
    expect(await device.push()).toEqual({});
    await did(device.db, logGoalProgress(id, 78.5), clock);
    await did(device.db, editGoal(id, { title: 'Down to 76', target: 76 }), clock);
    await did(device.db, changeGoalStatus(id, { status: 'completed' }), clock);
    expect((await goalsOf(device.db, client))[0]?.completed_at).not.toBeNull();
    expect(await device.push()).toEqual({});
    await did(device.db, changeGoalStatus(id, { status: 'active' }), clock);
    expect(await goalsOf(device.db, client)).toMatchObject([{ current: 78.5, target: 76, completed_at: null }]);
    await did(device.db, removeGoal(id), clock);
    expect(await goalsOf(device.db, client)).toEqual([]);
    await did(device.db, restoreGoal(id), clock);
    expect(await goalsOf(device.db, client)).toHaveLength(1);
    expect(await device.push()).toEqual({});
  });

  it('awards an achievement once, with the moment it was earned first', async () => {
    const award = { user_id: client, code: 'first-workout', title: 'First workout' };
    await did(device.db, awardAchievement(award), { now: () => Date.parse('2026-03-01T08:00:00Z') });
    await did(device.db, awardAchievement({ ...award, title: 'Again' }), clock);
    expect(await achievementsOf(device.db, client)).toMatchObject([
      { title: 'First workout', earned_at: '2026-03-01T08:00:00.000Z' },
    ]);
    expect(await device.push()).toEqual({});
  });

  it('turns switches of the preferences that two devices both keep', async () => {
    const other = await openDevice(server(), client);
    expect(await preferencesOf(device.db, client)).toMatchObject({ digest: 'daily', push_marketing: false });
    await did(device.db, savePreferences(client, { push_marketing: true }), clock);
    expect(await device.push()).toEqual({});
    await other.pull();
    await did(other.db, savePreferences(client, { digest: 'never' }), clock);
    expect(await other.push()).toEqual({});
    await device.pull();
    expect(await preferencesOf(device.db, client)).toMatchObject({ digest: 'never', push_marketing: true });
    other.close();
  });

  it('keeps the wish that a plan ends, when it was typed, and lets the plan itself be the server’s', async () => {
    const before = clock.now();
    await did(device.db, wishPlanEnd(client, true), clock);
    const after = clock.now();
    const { subscription_cancelled_at: typed } = (await settingsOf(device.db, client)) ?? {};
    expect(Date.parse(typed ?? '')).toBeGreaterThan(before);
    expect(Date.parse(typed ?? '')).toBeLessThan(after);
    expect(await device.push()).toEqual({});
    await device.pull();
    const kept = (await settingsOf(device.db, client))?.subscription_cancelled_at;
    expect(Date.parse(kept ?? '')).toBe(Date.parse(typed ?? ''));
    await did(device.db, wishPlanEnd(client, false), clock);
    expect(await device.push()).toEqual({});
    expect(await settingsOf(device.db, client)).toMatchObject({ subscription_cancelled_at: null });
  });

  it('keeps the wish of a loan until the server has taken it up', async () => {
    await did(device.db, wishLoan(client, { invoice: numbered(1), lender: 'demo-lender', months: '6' }), clock);
    expect(await settingsOf(device.db, client)).toMatchObject({ loan_wish: `${numbered(1)} demo-lender 6` });
    expect(await device.push()).toEqual({});
    await device.pull();
    expect(await settingsOf(device.db, client)).toMatchObject({ loan_wish: null });
  });

  it('saves settings and the plates one owns', async () => {
    const plates = [{ weight_kg: 20, count: 2 }];
    await did(
      device.db,
      saveSettings(client, { theme: 'dark', units: 'metric', timezone: 'Africa/Lagos', plates }),
      clock,
    );
    expect(await settingsOf(device.db, client)).toMatchObject({ theme: 'dark', plates, subscription_plan: 'premium' });
    expect(await device.push()).toEqual({});
    await expect(
      did(device.db, saveSettings(client, { plates: [{ weight_kg: -1, count: 2 }] }), clock),
    ).rejects.toMatchObject({ columns: ['plates'] });
    const and = (weight_kg: number) =>
      did(
        device.db,
        editPlates(client, (owned) => [...owned, { weight_kg, count: 2 }]),
        clock,
      );
    await Promise.all([and(10), and(5)]);
    expect((await settingsOf(device.db, client))?.plates.map(({ weight_kg }) => weight_kg)).toEqual([20, 10, 5]);
  });

  it('shows notifications the newest first, filtered and counted, and marks them read', async () => {
    const tell = (title: string, category: string, type: string, hours: number) =>
      server().query(
        `insert into public.notifications (user_id, title, message, category, type, created_at)
         values ($1, $2, 'A message', $3, $4, now() - make_interval(hours => $5))`,
        [client, title, category, type, hours],
      );
    await tell('Old workout', 'workouts', 'info', 3);
    await tell('Bill due', 'general', 'warning', 2);
    await tell('New workout', 'workouts', 'success', 1);
    await device.pull();
    const titles = async (most: number, filter = {}) =>
      (await notificationsOf(device.db, client, most, filter)).map(({ title }) => title);
    expect(await titles(2)).toEqual(['New workout', 'Bill due']);
    expect(await titles(50, { search: ' WORK', type: 'info' })).toEqual(['Old workout']);
    expect(await titles(50, { category: 'general' })).toEqual(['Bill due']);
    const [newest] = await notificationsOf(device.db, client, 1);
    await did(device.db, markRead(newest?.id ?? ''), clock);
    expect(await countNotifications(device.db, client, { read: false })).toBe(2);
    expect(await device.push()).toEqual({});
    await did(device.db, markAllRead(client), clock);
    expect(await countNotifications(device.db, client, { read: false })).toBe(0);
    expect(await countNotifications(device.db, client)).toBe(3);
    expect(await device.db.outbox.count()).toBe(2);
    expect(await device.push()).toEqual({});
  });
});
