import { describe, expect, test } from 'vitest';
import type { Goal } from '#sync/entities/goals.ts';
import { addDays } from '#src/lib/days.ts';
import { keepingSince } from '#src/work/goals/band.ts';
import { forecastOf } from '#src/work/goals/forecast.ts';
import { dayAtPace, perWeekBy, soonestDay, unsafe } from '#src/work/goals/safety.ts';
import { doneOf, standingOf } from '#src/work/goals/standing.ts';
import { slopeOf, trendOf } from '#src/work/goals/trend.ts';

const FIRST = '2026-01-01';
const daily = (values: readonly number[]) => values.map((value, n) => ({ day: addDays(FIRST, n), value }));

describe('the trend', () => {
  // The log of November 1990 in The Hacker's Diet, "Calculating daily trend", carried over from 173.6.
  test('follows the published example', () => {
    const trend = trendOf(daily([...Array.from({ length: 300 }, () => 173.6), 172.5, 171.5, 172, 171.5]));
    expect(trend.slice(-4).map(({ value }) => value.toFixed(1))).toEqual(['173.5', '173.3', '173.2', '173.0']);
  });

  test('goes in a straight line over the days without a reading, and takes the mean of several on one', () => {
    const trend = trendOf([
      { day: '2026-01-05', value: 78 },
      { day: FIRST, value: 80 },
      { day: '2026-01-05', value: 80 },
    ]);
    expect(trend.map(({ day, reading }) => [day, reading])).toEqual([
      [FIRST, 80],
      ['2026-01-02', null],
      ['2026-01-03', null],
      ['2026-01-04', null],
      ['2026-01-05', 79],
    ]);
    // Its seed is 79.5, the mean of the days; then 80, 79.75, 79.5, 79.25, 79.
    let known = 79.5;
    const expected = [80, 79.75, 79.5, 79.25, 79].map((value) => (known += 0.1 * (value - known)));
    expect(trend.map(({ value }) => value)).toEqual(expected);
  });

  test('does not begin with what a first odd morning says', () => {
    const values = [90, ...Array.from({ length: 20 }, () => 80)];
    expect(Math.abs((trendOf(daily(values)).at(-1)?.value ?? 0) - 80)).toBeLessThan(0.4);
  });

  test('of nobody is nothing, and of a few days has no slope', () => {
    expect(trendOf([])).toEqual([]);
    expect(slopeOf(trendOf(daily([80, 80])))).toBeNull();
  });

  test('of a steady loss falls as the weight does', () => {
    const slope = slopeOf(trendOf(daily(Array.from({ length: 120 }, (_, n) => 100 - 0.1 * n))));
    expect(slope?.rate).toBeCloseTo(-0.1, 4);
    expect(slope?.error).toBeLessThan(0.001);
  });
});

describe('the forecast', () => {
  const losing = trendOf(daily(Array.from({ length: 120 }, (_, n) => 100 - 0.1 * n + (n % 2 ? 0.4 : -0.4))));
  const last = losing.at(-1);

  test('is a range around the day at which the line is there', () => {
    const found = forecastOf(losing, 80, 100);
    if (found.state !== 'range') throw new Error(found.state);
    const straight = addDays(last?.day ?? '', Math.round(((last?.value ?? 0) - 80) / 0.1));
    expect(found.from <= straight && straight <= found.to).toBe(true);
    expect(found.from < found.to).toBe(true);
  });

  test.each([
    ['the trend leads away', losing, 110, 90, 'away'],
    [
      'it is more than three years away',
      trendOf(daily(Array.from({ length: 60 }, (_, n) => 100 - 0.002 * n))),
      80,
      100,
      'too-far',
    ],
    ['two weeks are not known', losing.slice(-13), 80, 100, 'too-few'],
    [
      'fewer than four days of them were measured',
      losing.map((day, n) => ({ ...day, reading: n % 5 === 0 ? 90 : null })),
      80,
      100,
      'too-few',
    ],
  ] as const)('says that there is none where %s', (_, trend, target, start, why) => {
    expect(forecastOf(trend, target, start)).toEqual({ state: 'none', why });
  });

  test('of a target that is behind says so', () => {
    expect(forecastOf(losing, 95, 100)).toEqual({ state: 'there' });
  });
});

const GOAL: Goal = {
  id: 'g',
  rev: 'r',
  updated_at: '',
  deleted: false,
  user_id: 'u',
  provider_id: null,
  category: 'weight',
  kind: 'weight',
  exercise_id: null,
  title: 'Weight',
  description: null,
  start_value: 100,
  current: 0,
  target: 80,
  unit: 'kg',
  start_date: FIRST,
  target_date: null,
  status: 'active',
  completed_at: null,
  created_at: '',
};

describe('what is done of a goal', () => {
  test.each([
    ['a way down', GOAL, 95, 0.25],
    ['a way down that went up', GOAL, 105, 0],
    ['a way that is over', GOAL, 79, 1],
    ['a weight to keep', { ...GOAL, start_value: 80 }, 80, 1],
    ['a share', { ...GOAL, kind: 'workouts', start_value: 0, target: 4 }, 3, 0.75],
    ['more than all', { ...GOAL, kind: 'water', start_value: 2, target: 8 }, 12, 1],
    ['a resting heart rate, by what the target is of it', { ...GOAL, kind: 'resting-heart-rate', target: 60 }, 75, 0.8],
    ['something of one’s own that comes down', { ...GOAL, kind: 'custom', start_value: 20, target: 0 }, 5, 0.75],
    ['what nobody knows', GOAL, null, 0],
  ] as const)('%s', (_, goal, now, done) => {
    expect(doneOf(goal, now)).toBeCloseTo(done, 6);
  });
});

describe('how a goal stands', () => {
  const values = (now: number) => ({ now, readings: [], trend: [] });

  test('a date says what should be done by now', () => {
    const goal = { ...GOAL, target_date: addDays(FIRST, 100) };
    const pace = (now: number) => standingOf(goal, values(now), addDays(FIRST, 50)).pace;
    expect([pace(85), pace(90), pace(97)]).toEqual(['ahead', 'on-track', 'behind']);
  });

  test('a week says it of what is counted, and nothing of a way without a date', () => {
    const workouts = { ...GOAL, kind: 'workouts' as const, start_value: 0, target: 4 };
    expect(standingOf(workouts, values(4), FIRST).pace).toBe('on-track');
    expect(standingOf(workouts, values(2), FIRST).pace).toBe('behind');
    expect(standingOf(GOAL, values(90), FIRST).pace).toBeNull();
  });

  test('what a week has to bring stands beside what it brings', () => {
    const trend = trendOf(daily(Array.from({ length: 120 }, (_, n) => 100 - 0.05 * n)));
    const today = trend.at(-1)?.day ?? '';
    const now = trend.at(-1)?.value ?? 0;
    const { rate } = standingOf({ ...GOAL, target_date: addDays(today, 70) }, { now, readings: [], trend }, today);
    expect(rate?.needed).toBeCloseTo((80 - now) / 10, 6);
    expect(rate?.actual).toBeCloseTo(-0.35, 3);
  });

  test('a trend that ended weeks ago brings nothing and leads nowhere', () => {
    const trend = trendOf(daily(Array.from({ length: 120 }, (_, n) => 100 - 0.05 * n)));
    const last = trend.at(-1)?.day ?? '';
    const on = (today: string) =>
      standingOf({ ...GOAL, target_date: addDays(last, 70) }, { now: 94, readings: [], trend }, today);
    expect(on(addDays(last, 14))).toMatchObject({ forecast: { state: 'range' }, rate: {} });
    expect(on(addDays(last, 15))).toMatchObject({ forecast: { state: 'none', why: 'too-few' }, rate: null });
  });
});

describe('a safe weight', () => {
  const way = { now: 80, target: 72, today: FIRST };

  test('is lost by at most a hundredth of the body a week', () => {
    expect(soonestDay(way)).toBe(addDays(FIRST, 70));
    expect(unsafe(way, addDays(FIRST, 69), null)).toBe('too-fast');
    expect(unsafe(way, addDays(FIRST, 70), null)).toBeNull();
    expect(unsafe(way, null, null)).toBeNull();
  });

  test('is not below a body mass index of 18.5, where the height is known', () => {
    expect(unsafe({ ...way, target: 53.4 }, null, 170)).toBe('too-light');
    expect(unsafe({ ...way, target: 53.5 }, null, 170)).toBeNull();
    expect(unsafe({ ...way, target: 40 }, null, null)).toBeNull();
    expect(unsafe({ ...way, now: 50, target: 53.4 }, null, 170)).toBe('too-light');
  });

  test('that is gained has no pace, and pace and date say the same', () => {
    expect(unsafe({ ...way, target: 90 }, addDays(FIRST, 7), 170)).toBeNull();
    expect(perWeekBy(way, addDays(FIRST, 140))).toBeCloseTo(-0.4, 6);
    expect(dayAtPace(way, 0.4)).toBe(addDays(FIRST, 140));
  });
});

describe('the band around a weight that was reached', () => {
  const loss = { start_value: 85, target: 80, start_date: FIRST };
  const since = (values: readonly number[], goal = loss) =>
    keepingSince(
      daily(values).map(({ day, value }) => ({ day, value, reading: value })),
      goal,
    );
  const dayOf = (place: number) => addDays(FIRST, place);

  test.each([
    ['is not entered from above before the weight is crossed', [85, 82, 81.1, 80.2], null],
    ['is entered by crossing it', [82, 80.5, 79.9], dayOf(2)],
    ['does not flip-flop around it', [80.5, 79.9, 80.3, 79.8, 80.9, 81.1], dayOf(1)],
    ['is left only at its edge', [80.5, 79.9, 81.13], dayOf(1)],
    ['is left beyond its edge', [80.5, 79.9, 81.14], null],
    ['is entered again only by crossing it again', [80.5, 79.9, 81.2, 80.5, 80.1], null],
    ['is entered again by crossing it again', [80.5, 79.9, 81.2, 80.5, 79.95], dayOf(4)],
    ['is left downwards, too', [80.5, 79.9, 78.8], null],
    ['is entered from below after that', [80.5, 79.9, 78.8, 79.5, 80.05], dayOf(4)],
  ])('%s', (_, values, expected) => {
    expect(since(values)).toBe(expected);
  });

  test('is where somebody begins who wants to keep what there is', () => {
    expect(since([80.4, 80.6], { ...loss, start_value: 80 })).toBe(FIRST);
  });

  test('counts from the day the goal began', () => {
    expect(since([80.5, 79.9, 80.2], { ...loss, start_date: dayOf(2) })).toBeNull();
  });

  test('makes a goal reached, without pace, rate or forecast', () => {
    const goal = { ...loss, kind: 'weight', status: 'active', target_date: addDays(FIRST, 90), current: 0 } as Goal;
    const trend = daily([82, 80.5, 79.9, 80.4]).map(({ day, value }) => ({ day, value, reading: value }));
    expect(standingOf(goal, { now: 80.4, readings: [], trend }, dayOf(3))).toMatchObject({
      done: 1,
      keeping: dayOf(2),
      pace: null,
      rate: null,
      forecast: null,
    });
  });
});
