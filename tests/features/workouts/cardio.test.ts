import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { metOf, energyOf } from '#src/features/workouts/cardio/energy.ts';
import { amountsOf } from '#src/features/workouts/cardio/cardio-fields.tsx';
import { correctionOf, toldOf } from '#src/features/workouts/cardio/correction.ts';
import { paceOf } from '#src/work/training/pace.ts';
import { dropDraftsOf } from '#src/features/workouts/active/session-drafts.ts';
import { endedAt, whenIn } from '#src/features/workouts/cardio/ended.ts';
import { keepDraft, readDraft } from '#src/data/drafts/drafts.ts';
import { intervalsIn, phaseAt, presetsIn, secondsOf, withPreset } from '#src/features/workouts/cardio/intervals.ts';
import { movingSeconds, pauseIn, pauseNameOf, turned } from '#src/features/workouts/cardio/pause.ts';
import { distanceByWeek } from '#src/features/workouts/progress.ts';
import { lastWeek } from '#src/features/workouts/queries.ts';
import { workoutNameIn } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { words as german } from '#src/work/catalogue/workouts/words/de.ts';
import { editSession, finishSession, logPast, planSession } from '#sync/actions/workout-sessions.ts';
import { discardSession } from '#sync/actions/workout-sets.ts';
import { allCompleted, sessionById } from '#sync/queries/workout-sessions.ts';
import { aDatabase } from '../../data/history.support.ts';
import { did } from '../../support/did.ts';

const KM = 1000;
const plain = (value: number): string => String(value);

describe('the energy of an activity', () => {
  it.each([
    ['run', 3600, 9.66 * KM, 9.8],
    ['run', 3600, 30 * KM, 19.8],
    ['run', 3600, 3 * KM, 6],
    ['run', 3600, null, 8],
    ['walk', 3600, 5.64 * KM, 4.3],
    ['walk', 3600, 1 * KM, 2],
    ['bike', 3600, 20 * KM, 8],
    ['bike', 3600, null, 7.5],
    ['row', 3600, 5 * KM, 4.8],
    ['skip', 600, null, 12.3],
    ['football', 5400, null, 7],
    ['other', 3600, 5 * KM, null],
  ] as const)('of %s in %s s over %s m is %s times that of rest', (activity, seconds, metres, met) => {
    expect(metOf({ activity, seconds, metres })).toBe(met);
  });

  it('goes by the weight and the time, and is not known without a weight', () => {
    const football = { activity: 'football', seconds: 5400, metres: null } as const;
    expect(energyOf({ ...football, weightKg: 70 })).toBe(735);
    expect(energyOf({ ...football, weightKg: null })).toBeNull();
    // A clock that was forgotten: the row could not be kept with more.
    expect(energyOf({ ...football, seconds: 86_400, weightKg: 130 })).toBe(20_000);
  });

  it('gives way to what somebody types, and what has no distance keeps none', () => {
    const told = { seconds: 600, metres: 500, calories: null };
    expect(amountsOf('skip', told, 60)).toEqual({ moving_seconds: 600, distance_m: null, calories_burned: 123 });
    expect(amountsOf('run', { ...told, calories: 99 }, null)).toEqual({
      moving_seconds: 600,
      distance_m: 500,
      calories_burned: 99,
    });
  });
});

describe('the pace', () => {
  const over = (activity: 'run' | 'bike' | 'row' | 'swim' | 'football', distance_m: number, moving_seconds: number) =>
    ({ activity, distance_m, moving_seconds }) as const;

  it('is told in the lengths of whoever does it', () => {
    expect(paceOf(over('run', 5 * KM, 1620), 'metric', plain)).toBe('5:24 /km');
    expect(paceOf(over('run', 5 * KM, 1620), 'imperial', plain)).toBe('8:41 /mi');
    expect(paceOf(over('bike', 20 * KM, 3000), 'metric', plain)).toBe('24 km/h');
    expect(paceOf(over('bike', 20 * KM, 3000), 'imperial', plain)).toBe('14.9 mph');
    expect(paceOf(over('row', 2 * KM, 480), 'imperial', plain)).toBe('2:00 /500 m');
    expect(paceOf(over('swim', 1 * KM, 1200), 'metric', plain)).toBe('2:00 /100 m');
  });

  it('is not told where there is none', () => {
    expect(paceOf(over('football', 9 * KM, 5400), 'metric', plain)).toBeNull();
    expect(paceOf({ activity: 'run', distance_m: null, moving_seconds: 900 }, 'metric', plain)).toBeNull();
    expect(paceOf({ activity: 'run', distance_m: 900, moving_seconds: 0 }, 'metric', plain)).toBeNull();
    expect(paceOf({ activity: null, distance_m: 900, moving_seconds: 60 }, 'metric', plain)).toBeNull();
  });
});

describe('the clock', () => {
  const started_at = '2026-05-02T06:30:00.000Z';
  const at = (seconds: number): number => Date.parse(started_at) + seconds * 1000;
  const none = pauseIn(undefined);

  it('stands still in a pause and goes on behind it, whoever looks on', () => {
    const paused = turned(none, at(100));
    expect(movingSeconds({ started_at }, none, at(100))).toBe(100);
    expect(movingSeconds({ started_at }, paused, at(5000))).toBe(100);
    const again = turned(paused, at(400));
    expect(movingSeconds({ started_at }, again, at(460))).toBe(160);
    expect(movingSeconds({ started_at }, turned(again, at(500)), at(9000))).toBe(200);
  });

  it('is of a day at most, and never behind its beginning', () => {
    expect(movingSeconds({ started_at }, none, at(-30))).toBe(0);
    expect(movingSeconds({ started_at }, none, at(200_000))).toBe(86_400);
    expect(movingSeconds({ started_at: null }, none, at(1))).toBe(0);
    expect(pauseIn({ since: 'then' })).toEqual(none);
  });
});

describe('intervals', () => {
  const intervals = { work: 30, rest: 15, rounds: 3, from: 100 };

  it.each([
    [99, 'work', 1, 130],
    [100, 'work', 1, 130],
    [129, 'work', 1, 130],
    [130, 'rest', 1, 145],
    [145, 'work', 2, 175],
    [219, 'work', 3, 220],
    [220, 'over', 3, 220],
    [9000, 'over', 3, 220],
  ] as const)('after %s s of moving: %s of round %s until %s s', (moving, kind, round, until) => {
    expect(phaseAt(intervals, moving)).toEqual({ kind, round, until });
    expect(secondsOf(intervals)).toBe(120);
  });

  it('go from work to work where there is no rest', () => {
    expect(phaseAt({ ...intervals, rest: 0 }, 130)).toEqual({ kind: 'work', round: 2, until: 160 });
    expect(phaseAt({ ...intervals, rest: 0 }, 190)).toMatchObject({ kind: 'over' });
  });

  it('are kept on the device: those under way, and the last four that were chosen', () => {
    expect(intervalsIn(JSON.parse(JSON.stringify(intervals)))).toEqual(intervals);
    expect(intervalsIn({ ...intervals, work: 0, rest: 0 })).toBeNull();
    const chosen = [10, 20, 30, 40, 50, 30].map((work) => ({ work, rest: 10, rounds: 5 }));
    const kept = chosen.reduce<unknown>(withPreset, undefined);
    expect(presetsIn(kept).map(({ work }) => work)).toEqual([30, 50, 40, 20]);
    expect(presetsIn('broken')).toEqual([]);
  });
});

it('what was logged ended when it was logged, unless somebody says when', () => {
  const opened = Date.parse('2026-05-02T06:30:20.500Z');
  const later = opened + 20 * 60_000;
  expect(endedAt(null, 'Africa/Lagos', later)).toBe(later);
  const typed = whenIn('Africa/Lagos', later);
  expect(typed).toEqual({ day: '2026-05-02', time: '07:50' });
  expect(endedAt(typed, 'Africa/Lagos', later)).toBe(Date.parse('2026-05-02T06:50:00Z'));
  expect(endedAt({ ...typed, time: '' }, 'Africa/Lagos', later)).toBeNaN();
});

it('nothing is left on the device of a session that is over, neither its pause nor its notes', async () => {
  const db = await aDatabase(randomUUID());
  const names = ['notes', 'rest', 'hold', 'pause', 'intervals'].map((kind) => `${kind}:over`);
  for (const name of [...names, 'pause:running']) await keepDraft(db, name, { stood: 1, since: null });
  await dropDraftsOf(db, 'over');
  expect(await Promise.all(names.map((name) => readDraft(db, name)))).toEqual(names.map(() => undefined));
  expect(await readDraft(db, pauseNameOf('running'))).toEqual({ stood: 1, since: null });
});

describe('a session of one activity', () => {
  const here = { today: '2026-05-02', zone: 'Africa/Lagos' };

  it('is kept as a workout by whatever was logged afterwards, counts in the week, and can be taken back', async () => {
    const user_id = randomUUID();
    const db = await aDatabase(user_id);
    const past = { user_id, name: 'Run', activity: 'run' as const, calories_burned: 400 };
    const ended = { completed_at: '2026-05-02T07:00:00.000Z', moving_seconds: 1649, distance_m: 5020 };
    const id = await did(db, logPast({ ...past, ...ended }));
    expect(await sessionById(db, id)).toMatchObject({
      status: 'completed',
      started_at: '2026-05-02T06:32:31.000Z',
      scheduled_for: '2026-05-02T06:32:31.000Z',
      duration_minutes: 27,
      distance_m: 5020,
      heart_rate: null,
    });
    expect(await lastWeek(db, user_id, here)).toMatchObject({
      sessions: 1,
      minutes: 27,
      calories: 400,
      distance: 5020,
    });
    await did(db, discardSession(id));
    expect(await allCompleted(db, user_id)).toEqual([]);
  });

  it('runs as any workout does until it is finished with its distance', async () => {
    const user_id = randomUUID();
    const db = await aDatabase(user_id);
    const plan = { user_id, name: 'Walk', exercises: [], scheduled_for: '2026-05-02T06:30:00Z', started: true };
    const id = await did(db, planSession({ ...plan, activity: 'walk' }));
    expect(await sessionById(db, id)).toMatchObject({ status: 'in-progress', activity: 'walk', distance_m: null });
    await did(db, finishSession(id, { duration_minutes: 30, moving_seconds: 1800, distance_m: 2500 }));
    expect(await sessionById(db, id)).toMatchObject({ status: 'completed', moving_seconds: 1800, distance_m: 2500 });
  });

  it('adds to the distance of its week, by activity, the farthest first', () => {
    const weeks = ['2026-04-20', '2026-04-27'];
    const done = (activity: 'run' | 'bike' | null, distance_m: number | null, completed_at: string) =>
      ({ activity, distance_m, completed_at }) as const;
    const all = [
      done('run', 5000, '2026-04-21T07:00:00Z'),
      // A Sunday in UTC and a Monday in Lagos.
      done('run', 3000, '2026-04-26T23:30:00Z'),
      done('bike', 20_000, '2026-04-28T07:00:00Z'),
      done('run', 9000, '2026-04-01T07:00:00Z'),
      done('run', null, '2026-04-28T07:00:00Z'),
      done(null, null, '2026-04-28T07:00:00Z'),
      // A distance of no activity, as a row from before there were any.
      { distance_m: 1, completed_at: '2026-04-28T07:00:00Z' } as ReturnType<typeof done>,
    ];
    const weekly = (first: number, second: number) => [
      { first: '2026-04-20', metres: first },
      { first: '2026-04-27', metres: second },
    ];
    expect(distanceByWeek(all, weeks, 'Africa/Lagos', 'monday')).toEqual([
      { activity: 'bike', weeks: weekly(0, 20_000) },
      { activity: 'run', weeks: weekly(5000, 3000) },
    ]);
  });

  it('is called in the language of whoever reads it', () => {
    expect(workoutNameIn(german, {}, 'Bike ride')).toBe('Radfahrt');
    expect(workoutNameIn(german, {}, 'Sunday ride')).toBe('Sunday ride');
  });
});

describe('a session that is over is corrected', () => {
  const KG = 70;

  async function logged(calories_burned: number | null, name = 'Run') {
    const user_id = randomUUID();
    const db = await aDatabase(user_id);
    const past = { user_id, name, activity: 'run' as const, calories_burned };
    const lasted = { completed_at: '2026-05-02T07:00:00.000Z', moving_seconds: 1800, distance_m: 5000 };
    const id = await did(db, logPast({ ...past, ...lasted }));
    const session = await sessionById(db, id);
    if (!session) throw new Error('it was not kept');
    return { db, session, told: toldOf(session, 'run', KG) };
  }
  const estimate = energyOf({ activity: 'run', seconds: 1800, metres: 5000, weightKg: KG });

  it('in its time, its minutes and its distance, and an estimate is made anew', async () => {
    const { db, session, told } = await logged(estimate);
    const changed = { activity: 'run', told: { ...told, seconds: 2400, metres: 6000 }, hurt: false } as const;
    await did(db, editSession(session.id, correctionOf(session, changed, KG)));
    expect(await sessionById(db, session.id)).toMatchObject({
      moving_seconds: 2400,
      duration_minutes: 40,
      distance_m: 6000,
      calories_burned: energyOf({ activity: 'run', seconds: 2400, metres: 6000, weightKg: KG }),
      completed_at: session.completed_at,
    });
  });

  it('in what it was, with the name that the app gave it and no other', async () => {
    const { session, told } = await logged(400);
    const football = { activity: 'football', told, hurt: true } as const;
    const edit = { activity: 'football', distance_m: null, hurt: true };
    expect(correctionOf(session, football, KG)).toEqual({ ...edit, name: 'Football' });
    const own = await logged(400, 'Round the lagoon');
    expect(correctionOf(own.session, football, KG)).toEqual(edit);
  });

  it('in what it was and no energy, where nobody knows how long it took', async () => {
    const { session } = await logged(null, 'Dance');
    const untold = { ...session, activity: 'other' as const, moving_seconds: null, duration_minutes: null };
    const run = { activity: 'run', told: toldOf(untold, 'other', KG), hurt: false } as const;
    expect(correctionOf(untold, run, KG)).toEqual({ activity: 'run' });
  });

  it('in nothing that nobody touched', async () => {
    for (const calories of [estimate, 400, null]) {
      const { session, told } = await logged(calories);
      expect(correctionOf(session, { activity: 'run', told, hurt: false }, KG)).toEqual({});
      const typed = { ...told, calories: 555 };
      expect(correctionOf(session, { activity: 'run', told: typed, hurt: false }, KG)).toEqual({
        calories_burned: 555,
      });
    }
  });
});
