import { describe, expect, test } from 'vitest';
import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { addDays } from '#src/lib/days.ts';
import { headingOf } from '#src/work/body/heading.ts';
import { missingFor, navyFat } from '#src/work/body/navy.ts';
import { trendOf } from '#src/work/goals/trend.ts';
import { comingOf, pinsOf, weeksOf } from '#src/work/progress/body.ts';
import { weekdaysOf } from '#src/work/progress/eating.ts';
import { historyIn, musclesOf, plannedIn } from '#src/work/progress/training.ts';

const ZONE = 'Africa/Lagos';
const CM = 2.54;

describe('body fat by the tape', () => {
  // The same studies as the regulation prints them for inches: DoDI 1308.3, enclosure 3.
  const printed = {
    men: (around: number, height: number) => 86.01 * Math.log10(around) - 70.041 * Math.log10(height) + 36.76,
    women: (around: number, height: number) => 163.205 * Math.log10(around) - 97.684 * Math.log10(height) - 78.387,
  };

  test.each([
    ['men', { height: 70, neck: 15.5, waist: 35.5, hips: 0 }],
    ['men', { height: 74, neck: 17, waist: 42, hips: 0 }],
    ['women', { height: 65, neck: 13, waist: 30, hips: 38 }],
    ['women', { height: 62, neck: 13.5, waist: 36, hips: 44 }],
  ] as const)('agrees for %s of %o with what is printed in inches, to half a per cent', (formula, inches) => {
    const { height, neck, waist, hips } = inches;
    const around = formula === 'women' ? waist + hips - neck : waist - neck;
    const tape = { height: height * CM, neck: neck * CM, waist: waist * CM, hips: hips * CM };
    expect(Math.abs((navyFat(formula, tape) ?? 0) - printed[formula](around, height))).toBeLessThan(0.5);
  });

  test('says what is missing, and nothing of what cannot be', () => {
    const tape = { height: null, neck: 36, waist: 80, hips: null };
    expect(missingFor('women', tape)).toEqual(['height', 'hips']);
    expect(missingFor('men', { ...tape, height: 170 })).toEqual([]);
    expect(navyFat('women', tape)).toBeNull();
    expect(navyFat('men', { height: 170, neck: 80, waist: 36, hips: null })).toBeNull();
  });
});

const weighed = (days: number, weightOn: (day: number) => number) =>
  trendOf(Array.from({ length: days }, (_, day) => ({ day: addDays('2026-06-01', day), value: weightOn(day) })));

/** Of forty days. */
const LAST = '2026-07-10';

describe('the weight to come', () => {
  test('is four weeks between the rates that two weeks allow, and wider each week', () => {
    const trend = weighed(40, (day) => 90 - day * 0.1 + (day % 2) * 0.4);
    const coming = comingOf(trend, { target: 80, start_value: 90 }, '2026-07-24');
    expect(coming.map(({ day }) => day)).toEqual([7, 14, 21, 28].map((days) => addDays('2026-07-10', days)));
    const widths = coming.map(({ low, high }) => high - low);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(coming.at(-1)?.high).toBeLessThan(trend.at(-1)?.value ?? 0);
  });

  test('is not told without a goal, from too few weighings, or where the trend leads away', () => {
    const down = weighed(40, (day) => 90 - day * 0.1);
    expect(comingOf(down, null, LAST)).toEqual([]);
    expect(comingOf(down, { target: 99, start_value: 88 }, LAST)).toEqual([]);
    expect(comingOf(down, { target: 80, start_value: 90 }, LAST)).toHaveLength(4);
    expect(comingOf(down, { target: 80, start_value: 90 }, addDays(LAST, 15))).toEqual([]);
    expect(
      comingOf(
        weighed(3, () => 90),
        { target: 80, start_value: 90 },
        '2026-06-03',
      ),
    ).toEqual([]);
  });

  test('has a heading instead, where figures are hidden', () => {
    expect(
      headingOf(
        weighed(40, (day) => 90 - day * 0.1),
        LAST,
      ),
    ).toBe('down');
    expect(
      headingOf(
        weighed(40, (day) => 90 + day * 0.1),
        LAST,
      ),
    ).toBe('up');
    expect(
      headingOf(
        weighed(40, (day) => 90 + (day % 2) * 0.5),
        LAST,
      ),
    ).toBe('steady');
    expect(
      headingOf(
        weighed(5, () => 90),
        '2026-06-05',
      ),
    ).toBeNull();
    expect(
      headingOf(
        weighed(40, (day) => 90 - day * 0.1),
        addDays(LAST, 14),
      ),
    ).toBe('down');
    expect(
      headingOf(
        weighed(40, (day) => 90 - day * 0.1),
        addDays(LAST, 15),
      ),
    ).toBeNull();
  });
});

describe('a week', () => {
  // The first of June is a Monday.
  const weighedOn = (days: readonly number[]) =>
    trendOf(days.map((day) => ({ day: addDays('2026-06-01', day), value: 90 - day * 0.1 })));

  test('has the trend at its end, how often was weighed, and what changed, newest first', () => {
    const weeks = weeksOf(
      weighed(21, (day) => 90 - day * 0.1),
      'monday',
    );
    expect(weeks.map(({ first, weighings }) => [first, weighings])).toEqual([
      ['2026-06-15', 7],
      ['2026-06-08', 7],
      ['2026-06-01', 7],
    ]);
    expect(weeks[2]?.change).toBeNull();
    expect(weeks[1]?.change).toBeCloseTo((weeks[1]?.weight ?? 0) - (weeks[2]?.weight ?? 0), 9);
  });

  test('is compared from four weighings on', () => {
    const first = [0, 1, 2, 3, 4, 5, 6];
    expect(weeksOf(weighedOn([...first, 7, 9, 11]), 'monday')[0]).toMatchObject({ weighings: 3, change: null });
    expect(weeksOf(weighedOn([...first, 7, 9, 11, 13]), 'monday')[0]?.change).toBeLessThan(0);
  });
});

test('a day is pinned once, with its notes and how many photos it has', () => {
  const noted = [
    { day: '2026-06-02', notes: 'Malaria' },
    { day: '2026-06-02', notes: ' in bed ' },
    { day: '2026-06-01', notes: '  ' },
  ];
  expect(pinsOf(noted, ['2026-06-02', '2026-05-30', '2026-05-30'])).toEqual([
    { day: '2026-05-30', note: null, photos: 2 },
    { day: '2026-06-02', note: 'Malaria, in bed', photos: 1 },
  ]);
});

test('a day of the week is the average of its days, in the order of the person’s week', () => {
  const eaten = (day: string, kcal: number) => ({ day, kcal, protein: 0, carbs: 0, fat: 0 });
  const days = [eaten('2026-06-01', 1000), eaten('2026-06-08', 2000), eaten('2026-06-07', 1800)];
  const week = weekdaysOf(days, { today: '2026-06-10', weekStart: 'sunday' });
  expect(week.map(({ day, days: count, kcal }) => [day, count, kcal]).slice(0, 3)).toEqual([
    ['2026-06-07', 1, 1800],
    ['2026-06-08', 2, 1500],
    ['2026-06-09', 0, null],
  ]);
});

const set = (id: string, day: string, figures: Partial<WorkoutSet>): WorkoutSet =>
  ({ id, exercise_id: 'squat', kind: 'working', completed_at: `${day}T12:00:00Z`, ...figures }) as WorkoutSet;

test('a hard set counts for its muscles, half for those that help, and a warm-up or an easy one for none', () => {
  const squat = { muscles: ['quadriceps'], secondary_muscles: ['glutes', 'core'] } as unknown as Exercise;
  const told = [{}, { rpe: 6 }, { kind: 'warm-up' as const }, { rpe: 5.5 }];
  const sets = told.map((figures, index) => set(String(index), '2026-06-01', figures));
  expect(musclesOf(sets, new Map([['squat', squat]]))).toEqual([
    { muscle: 'quadriceps', sets: 2 },
    { muscle: 'core', sets: 1 },
    { muscle: 'glutes', sets: 1 },
  ]);
});

test('a history tells the best estimate of each day, and the records newest first', () => {
  const sets = [
    set('1', '2026-06-01', { weight_kg: 60, reps: 10 }),
    set('2', '2026-06-01', { weight_kg: 60, reps: 5 }),
    set('3', '2026-06-04', { weight_kg: 66, reps: 10 }),
    set('4', '2026-06-08', { weight_kg: 90, reps: 3, kind: 'warm-up' }),
  ];
  expect(historyIn(sets, ZONE)).toEqual({
    kind: 'oneRepMax',
    best: [
      { day: '2026-06-01', value: 80 },
      { day: '2026-06-04', value: 88 },
    ],
    records: [
      { id: '3 oneRepMax', day: '2026-06-04', kind: 'oneRepMax', value: 88 },
      { id: '3 weight', day: '2026-06-04', kind: 'weight', value: 66 },
    ],
  });
  expect(historyIn([set('1', '2026-06-01', { duration_seconds: 90 })], ZONE)).toMatchObject({
    kind: 'time',
    records: [],
  });
});

describe('what a program plans for a week', () => {
  const program = {
    id: 'p',
    status: 'active',
    started_at: '2026-06-03T08:00:00Z',
    duration_weeks: 6,
    blocks: [{ number: 1, name: '', weeks: 6, days: [1, 2, 3], sessions: 18 }],
  } as const;

  test.each([
    ['2026-05-25', 0],
    ['2026-06-01', 3],
    ['2026-07-13', 3],
    ['2026-07-20', 0],
  ])('from its first week to its last: %s', (first, planned) => {
    expect(plannedIn(first, [program], [], ZONE)).toBe(planned);
  });

  test('by the block that the week is of', () => {
    const [first] = program.blocks;
    const blocks = [
      { ...first, weeks: 1, sessions: 3 },
      { ...first, number: 2, weeks: 5, days: [1], sessions: 5 },
    ];
    const planned = ['2026-06-01', '2026-06-08', '2026-06-15'].map((week) =>
      plannedIn(week, [{ ...program, blocks }], [], ZONE),
    );
    expect(planned).toEqual([3, 1, 1]);
  });

  test('of one that was stopped, for as long as it was trained', () => {
    const done = [{ program_id: 'p', completed_at: '2026-06-12T08:00:00Z' }];
    const stopped = { ...program, status: 'stopped' } as const;
    expect(plannedIn('2026-06-08', [stopped], done, ZONE)).toBe(3);
    expect(plannedIn('2026-06-15', [stopped], done, ZONE)).toBe(0);
  });
});
