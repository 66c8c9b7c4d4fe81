import { describe, expect, it } from 'vitest';
import { figuresOf } from '#src/work/health/figures.ts';
import { homeWeek, sittingsOf } from '#src/work/health/week.ts';
import type { Timed } from '#src/work/health/week.ts';

const HERE = { today: '2026-03-08', zone: 'Africa/Lagos' };
const RULE = { scheme: 'nigeria', own: [], isAdult: true } as const;

/** A clock of Lagos, which is an hour ahead. */
const at = (day: number, hour: number, minute = 0): string =>
  new Date(Date.UTC(2026, 2, day, hour - 1, minute)).toISOString();
const pressure = (when: string, systolic: number, diastolic: number): Timed => ({
  at: when,
  values: { systolic, diastolic },
});

describe('a sitting', () => {
  it('is the mean of readings within ten minutes, whichever comes first', () => {
    const readings = [
      pressure(at(2, 7, 1), 133, 83),
      pressure(at(2, 7, 0), 140, 90),
      pressure(at(2, 7, 20), 120, 80),
      { at: at(2, 7, 2), values: { systolic: 200 } },
    ];
    expect(sittingsOf(readings)).toEqual([
      { at: at(2, 7, 0), readings: 2, systolic: 137, diastolic: 87 },
      { at: at(2, 7, 20), readings: 1, systolic: 120, diastolic: 80 },
    ]);
  });
});

describe('a week at home', () => {
  const day = (n: number, systolic: number): Timed[] => [
    pressure(at(n, 7), systolic, 80),
    pressure(at(n, 21), systolic - 4, 76),
  ];

  it('drops its first day, and has a mean from the third whole one on', () => {
    expect(homeWeek([...day(6, 160), ...day(7, 140)], HERE)).toMatchObject({ whole: 2, mean: null });
    const three = homeWeek([...day(6, 160), ...day(7, 140), ...day(8, 130)], HERE);
    expect(three).toMatchObject({ whole: 3, mean: { systolic: 133, diastolic: 78 } });
    expect(three.days.filter(({ isCounted }) => isCounted).map((each) => each.day)).toEqual([
      '2026-03-07',
      '2026-03-08',
    ]);
  });

  it('holds seven days by the clock of the person, and nothing before', () => {
    const { days } = homeWeek([pressure(at(1, 23, 30), 120, 80), pressure(at(2, 0, 30), 130, 85)], HERE);
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({ day: '2026-03-02', morning: { systolic: 130 }, evening: null });
  });
});

describe('the figures of the last days', () => {
  const glucose = (when: string, blood_glucose: number) => ({ at: when, values: { blood_glucose }, context: null });
  const readings = [glucose(at(8, 7), 90), glucose(at(8, 20), 200), glucose(at(3, 7), 100), glucose(at(1, 7), 60)];

  it.each([
    [7, { count: 3, mean: { blood_glucose: 130 }, morning: { blood_glucose: 95 }, evening: { blood_glucose: 200 } }],
    [30, { count: 4, mean: { blood_glucose: 112.5 } }],
    [1, { count: 2 }],
  ])('of %i days', (days, figures) => {
    expect(figuresOf('blood_glucose', readings, { ...HERE, rule: RULE, days })).toMatchObject(figures);
  });

  it('say how many readings were in the usual range, of those that are called at all', () => {
    expect(figuresOf('blood_glucose', readings, { ...HERE, rule: RULE, days: 30 }).inRange).toBe(0.5);
    const child = { ...RULE, isAdult: false };
    expect(figuresOf('blood_glucose', readings, { ...HERE, rule: child, days: 30 }).inRange).toBeNull();
    expect(figuresOf('blood_glucose', [], { ...HERE, rule: RULE, days: 30 })).toMatchObject({ count: 0, mean: null });
  });
});
