import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quickAddMeal } from '#sync/actions/meal-plans.ts';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { endPause, startPause } from '#sync/actions/pauses.ts';
import { keepBest, saveStreak } from '#sync/actions/streaks.ts';
import { saveSettings } from '#sync/actions/user-settings.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { streakOf } from '#sync/queries/streaks.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { addDays, daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { streakUpTo } from '#src/work/streak.ts';
import { freezesLeft, isInTime, runFrom } from '#src/work/streak-rules.ts';
import type { Rest, Rule } from '#src/work/streak-rules.ts';
import { did } from '../support/did.ts';

const DAYS: Rule = { unit: 'day', daysAWeek: 3, restDays: [], weekStart: 'monday' };
const WEEKS: Rule = { ...DAYS, unit: 'week' };

/** Days up to the last one: a cross is a log, a dot is none. */
function drawn(last: Day, picture: string): Set<Day> {
  const marks = picture.replaceAll(' ', '').split('');
  return new Set(marks.flatMap((mark, place) => (mark === 'x' ? [addDays(last, place + 1 - marks.length)] : [])));
}

interface Case {
  says: string;
  rule?: Partial<Rule>;
  today: Day;
  picture: string;
  pauses?: Rest[];
  length: number;
  left?: number;
}

const counted = (base: Rule, { rule, today, picture, pauses = [] }: Case) => {
  const { run, isSettled } = runFrom(
    { ...base, ...rule },
    { logged: drawn(today, picture), pauses, today },
    addDays(today, -90),
  );
  return { length: run.length, left: freezesLeft(run, today), isSettled };
};

test('a streak knows on which day it came to each length', () => {
  const metOn = (rule: Rule, picture: string) =>
    runFrom(rule, { logged: drawn('2026-03-18', picture), pauses: [], today: '2026-03-18' }, '2026-03-01').run.metOn;
  expect(metOn(DAYS, 'xx.xx')).toEqual(['2026-03-14', '2026-03-15', '2026-03-17', '2026-03-18']);
  expect(metOn(DAYS, 'xx...xx')).toEqual(['2026-03-17', '2026-03-18']);
  expect(metOn(WEEKS, 'x.xx.xx xxx')).toEqual(['2026-03-12', '2026-03-18']);
});

// 2026-03-16 is a Monday.
describe('a streak of days', () => {
  const cases: Case[] = [
    { says: 'counts days in a row', today: '2026-03-18', picture: 'xxx', length: 3 },
    { says: 'is not over before today is', today: '2026-03-18', picture: 'xxx.', length: 3 },
    { says: 'uses a freeze by itself, which adds nothing', today: '2026-03-18', picture: 'xx.xx', length: 4, left: 1 },
    { says: 'has two in a month', today: '2026-03-18', picture: 'xx.x.xx', length: 5, left: 0 },
    { says: 'ends with the third missing day', today: '2026-03-18', picture: 'xx.x.x.xx', length: 2, left: 2 },
    { says: 'has two again in the next month', today: '2026-04-03', picture: 'x.x.x x.x', length: 5, left: 1 },
    {
      says: 'asks nothing on days of rest',
      rule: { restDays: ['sunday'] },
      today: '2026-03-18',
      picture: 'xxx.xxx',
      length: 6,
      left: 2,
    },
    {
      says: 'counts a log on a day of rest',
      rule: { restDays: ['sunday'] },
      today: '2026-03-18',
      picture: 'xxxxxxx',
      length: 7,
    },
    {
      says: 'rests in a pause, however long it is',
      today: '2026-03-18',
      picture: 'xx ....... xx',
      pauses: [{ from_day: '2026-03-10', to_day: '2026-03-16' }],
      length: 4,
      left: 2,
    },
    {
      says: 'rests in a pause that has not ended',
      today: '2026-03-18',
      picture: 'xx .....',
      pauses: [{ from_day: '2026-03-14', to_day: null }],
      length: 2,
      left: 2,
    },
    { says: 'is none where nothing was logged', today: '2026-03-18', picture: '......', length: 0, left: 2 },
  ];
  test.each(cases)('$says', (each) => {
    const found = counted(DAYS, each);
    expect(found).toMatchObject({ length: each.length, left: each.left ?? found.left });
    expect(found.isSettled).toBe(true);
  });
});

describe('a streak of weeks', () => {
  const cases: Case[] = [
    {
      says: 'counts weeks with enough days',
      today: '2026-03-22',
      picture: 'x.x.x.. xxx.... ..x.x.x',
      length: 3,
      left: 2,
    },
    { says: 'is not over before the week is', today: '2026-03-17', picture: 'xxx.... x.', length: 1, left: 2 },
    { says: 'counts a week as soon as it is met', today: '2026-03-18', picture: 'xxx.... xxx', length: 2 },
    {
      says: 'is kept by a freeze for a missing day, which adds no week',
      today: '2026-03-17',
      picture: 'xxx.... xx..... ..',
      length: 1,
      left: 1,
    },
    {
      says: 'ends where more is missing than there are freezes',
      today: '2026-03-17',
      picture: 'xxx.... ....... ..',
      length: 0,
      left: 2,
    },
    {
      says: 'asks as much as somebody chose',
      rule: { daysAWeek: 5 },
      today: '2026-03-16',
      picture: 'xxxxx.. xxxx... .',
      length: 1,
      left: 1,
    },
    {
      says: 'asks of a week with a pause its share',
      today: '2026-03-17',
      picture: 'xxx.... x...... ..',
      pauses: [{ from_day: '2026-03-12', to_day: '2026-03-15' }],
      length: 1,
      left: 2,
    },
    {
      says: 'rests through weeks of pause',
      today: '2026-03-22',
      picture: 'xxx.... ....... ....... xxx....',
      pauses: [{ from_day: '2026-03-02', to_day: '2026-03-15' }],
      length: 2,
      left: 2,
    },
  ];
  test.each(cases)('$says', (each) => {
    const found = counted(WEEKS, each);
    expect(found).toMatchObject({ length: each.length, left: each.left ?? found.left });
  });

  test('begins on the day that somebody chose', () => {
    const logged = drawn('2026-03-15', 'xx.....x');
    const known = { logged, pauses: [], today: '2026-03-15' };
    expect(runFrom({ ...WEEKS, weekStart: 'monday' }, known, '2026-02-01').run.length).toBe(0);
    // From Sunday to Saturday, 8 to 14 March, two of three days; the eighth is the Sunday of today.
    expect(runFrom({ ...WEEKS, daysAWeek: 2, weekStart: 'sunday' }, known, '2026-02-01').run.length).toBe(1);
  });
});

test('what was before matters only until a streak broke', () => {
  const today = '2026-03-18';
  const known = (picture: string) => ({ logged: drawn(today, picture), pauses: [], today });
  expect(runFrom(DAYS, known('x'.repeat(60)), '2026-03-01').isSettled).toBe(false);
  expect(runFrom(DAYS, known(`${'x'.repeat(60)}...xx`), '2026-03-01').isSettled).toBe(true);
});

test('a log written within seven days counts, and a later one does not', () => {
  expect(isInTime('2026-03-01', '2026-03-08')).toBe(true);
  expect(isInTime('2026-03-01', '2026-03-09')).toBe(false);
});

describe('read from the rows', () => {
  const ME = randomUUID();
  const TODAY = '2026-03-18';
  const LAGOS = 'Africa/Lagos';
  const at = (day: Day, time = '12:00', zone = LAGOS): number => instantAt(zone, day, time).getTime();
  const clockAt = (instant: number) => ({ now: () => instant });
  let db: Local;
  beforeEach(async () => {
    db = await openDatabase(ME, entities, { prefix: randomUUID() });
    await did(db, saveStreak(ME, { unit: 'day' }));
  });
  afterEach(() => db.close());

  const ate = (day: Day, written = day) =>
    did(
      db,
      quickAddMeal({
        user_id: ME,
        date: day,
        name: 'Eba',
        meal_type: 'lunch',
        calories: 1,
        protein: 1,
        carbs: 1,
        fat: 1,
      }),
      clockAt(at(written)),
    );
  const streak = (zone = LAGOS) => streakUpTo(db, ME, { today: TODAY, zone });

  test('a log for an earlier day repairs, for seven days', async () => {
    for (const day of ['2026-03-11', '2026-03-12', '2026-03-16', '2026-03-17']) await ate(day);
    expect((await streak()).count).toBe(2);
    await ate('2026-03-13', TODAY);
    expect(await streak()).toMatchObject({ count: 5, freezesLeft: 0 });
    await ate('2026-03-10', TODAY);
    expect((await streak()).count).toBe(5);
  });

  test('a day is that of where somebody was', async () => {
    const settings = { id: ME, user_id: ME, timezone: LAGOS, earlier_zones: [], week_start: 'monday' as const };
    const stamp = { rev: randomUUID(), updated_at: new Date(0).toISOString(), deleted: false };
    await db.rows(userSettings).put({ ...settings, ...stamp });
    // Early in the morning in Lagos it is still the day before in Los Angeles.
    for (const day of ['2026-03-14', '2026-03-15', '2026-03-16']) {
      const measured_at = new Date(at(day, '06:30')).toISOString();
      await did(
        db,
        logMeasurements([{ user_id: ME, kind: 'weight', value: 80, measured_at }]),
        clockAt(at(day, '06:30')),
      );
    }
    await did(db, saveSettings(ME, { timezone: 'America/Los_Angeles' }), clockAt(at('2026-03-17')));
    const there = new Date(at('2026-03-17', '20:00', 'America/Los_Angeles'));
    await did(
      db,
      logMeasurements([{ user_id: ME, kind: 'weight', value: 80, measured_at: there.toISOString() }]),
      clockAt(there.getTime()),
    );
    expect(await streak('America/Los_Angeles')).toMatchObject({ count: 4, freezesLeft: 2 });
  });

  test('a pause keeps it, and ends with the day before it is taken up again', async () => {
    for (const day of ['2026-03-09', '2026-03-10']) await ate(day);
    const id = await did(db, startPause({ user_id: ME, from_day: '2026-03-11', reason: 'ill' }));
    expect(await streak()).toMatchObject({ count: 2, pause: { reason: 'ill' } });
    await did(db, endPause(id, '2026-03-17'));
    await ate(TODAY);
    expect(await streak()).toMatchObject({ count: 3, pause: null, freezesLeft: 2 });
    // Taken up on the day it began: it was none, and can begin again.
    const again = await did(db, startPause({ user_id: ME, from_day: TODAY, reason: 'travel' }));
    await did(db, endPause(again, addDays(TODAY, -1)));
    expect((await streak()).pause).toBeNull();
    expect(await did(db, startPause({ user_id: ME, from_day: TODAY, reason: 'travel' }))).toBe(again);
    expect((await streak()).pause?.reason).toBe('travel');
  });

  test('is found however long it is, and says what was done when it is over', async () => {
    const first = '2025-09-01';
    for (let day = first; day <= TODAY; day = addDays(day, 1)) {
      await did(db, addGlass({ userId: ME, date: day }), clockAt(at(day)));
    }
    expect((await streak()).count).toBe(daysBetween(first, TODAY) + 1);
    expect((await streakUpTo(db, ME, { today: TODAY, zone: LAGOS }, 'week')).count).toBe(29);
    const later = addDays(TODAY, 4);
    const over = await streakUpTo(db, ME, { today: later, zone: LAGOS });
    expect(over).toMatchObject({ count: 0, lately: { logged: 17, of: 21 } });
  });

  test('the best is kept for ever', async () => {
    await did(db, keepBest(ME, 'best_days', 12));
    await did(db, keepBest(ME, 'best_days', 4));
    expect(await streakOf(db, ME)).toMatchObject({ best_days: 12, unit: 'day' });
    await ate(TODAY);
    expect(await streak()).toMatchObject({ count: 1, best: 12 });
  });
});
