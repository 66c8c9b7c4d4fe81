import { describe, expect, test } from 'vitest';
import { addDays } from '#src/lib/days.ts';
import { changeOver } from '#src/work/body/change.ts';
import { expenditureOf, KCAL_PER_KILOGRAM } from '#src/work/body/expenditure.ts';
import { trendOf } from '#src/work/goals/trend.ts';

const TODAY = '2026-06-30';
const ago = (days: number): string => addDays(TODAY, -days);
/** Weighed on each of the last days, and a tenth of a kilogram lighter on each. */
const losing = (days: number) =>
  trendOf(Array.from({ length: days }, (_, n) => ({ day: ago(days - 1 - n), value: 100 - 0.1 * n })));
const eating = (days: number, kcal: number) => new Map(Array.from({ length: days }, (_, n) => [ago(n), kcal]));

describe('what the body uses', () => {
  test('is what was eaten and what the trend lost', () => {
    const found = expenditureOf({ eaten: eating(28, 2000), trend: losing(120), today: TODAY });
    expect(found?.kcal).toBe(Math.round(2000 + 0.1 * KCAL_PER_KILOGRAM));
    expect(found).toMatchObject({ intake: 2000, days: 28, confidence: 'good' });
    expect(found?.change).toBeCloseTo(-0.1, 4);
  });

  test('leaves out days that were hardly logged', () => {
    const eaten = eating(28, 2000).set(ago(3), 150).set(ago(4), 199);
    expect(expenditureOf({ eaten, trend: losing(120), today: TODAY })).toMatchObject({ intake: 2000, days: 26 });
  });

  test.each([
    ['after fewer than six weeks', eating(28, 2000), losing(30), 'low'],
    ['with three days left out', eating(24, 2000), losing(120), 'low'],
    ['with two days left out', eating(26, 2000), losing(120), 'good'],
  ] as const)('is %s of %s confidence', (_, eaten, trend, confidence) => {
    expect(expenditureOf({ eaten, trend, today: TODAY })?.confidence).toBe(confidence);
  });

  test('is unknown with less than a week of either', () => {
    expect(expenditureOf({ eaten: eating(6, 2000), trend: losing(120), today: TODAY })).toBeNull();
    expect(expenditureOf({ eaten: eating(28, 2000), trend: losing(7), today: TODAY })).toBeNull();
    expect(expenditureOf({ eaten: eating(28, 2000), trend: [], today: TODAY })).toBeNull();
  });
});

describe('a comparison', () => {
  const everySecond = trendOf(Array.from({ length: 40 }, (_, n) => ({ day: ago(n * 2), value: 80 })));

  test('is the change of the trend', () => {
    expect(changeOver(losing(200), 28, TODAY)).toBeCloseTo(-2.8, 3);
    expect(changeOver(losing(200), 7, TODAY)).toBeCloseTo(-0.7, 3);
  });

  test('needs 4 of 7, 9 of 14 and 19 of 28 days', () => {
    expect([7, 14, 28].map((days) => changeOver(everySecond, days as 7, TODAY))).toEqual([0, null, null]);
    expect(changeOver(losing(10), 28, TODAY)).toBeNull();
    expect(changeOver([], 7, TODAY)).toBeNull();
  });
});
