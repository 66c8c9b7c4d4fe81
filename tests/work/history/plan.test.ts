import { describe, expect, it } from 'vitest';
import { matcher } from '#src/work/history/exercise-names.ts';
import { dayOf, instantOf, momentOf } from '#src/work/history/moments.ts';
import { openFile, planOf } from '#src/work/history/plan.ts';
import { previewOf } from '#src/work/history/preview.ts';
import type { Answers } from '#src/work/history/types.ts';
import {
  CRONOMETER_BODY,
  CRONOMETER_FOODS,
  FITNOTES,
  HEVY,
  MFP,
  STRONG_NEW,
  STRONG_OLD,
  STRONGLIFTS,
  WEIGHTS,
} from './files.ts';

const WHEN = { zone: 'Africa/Lagos', now: Date.parse('2026-11-25T10:00:00Z') };
async function planned(text: string, answers: Answers = {}, name = 'file.csv') {
  const file = await openFile(name, new Blob([text]));
  const plan = planOf(file, answers, WHEN);
  return { ...plan, part: plan.parts[0], preview: previewOf(plan, file, WHEN.zone, matcher([], {})) };
}

describe('Hevy', () => {
  it('becomes workouts with the sets, their kinds and what was noted', async () => {
    const { part, found, asked } = await planned(HEVY);
    expect(part?.source).toBe('hevy');
    expect(asked).toEqual([]);
    expect(part?.evidence).toContainEqual({ of: 'weight', is: 'kg', seen: 'weight_kg' });
    const [push, run] = found.workouts;
    expect(push).toMatchObject({ start: '2025-12-22T08:00:00', minutes: 65, name: 'Push day', notes: 'felt "good"' });
    expect(push?.exercises.map(({ name, superset, sets }) => [name, superset, sets.length])).toEqual([
      ['Bench Press (Barbell)', null, 2],
      ['Triceps Pushdown', 1, 1],
      ['Plank', 1, 1],
    ]);
    expect(push?.exercises[0]?.sets).toMatchObject([
      { kind: 'warm-up', reps: 10, weight_kg: 40 },
      { kind: 'working', reps: 5, weight_kg: 82.5, rpe: 8.5 },
    ]);
    expect(push?.exercises[2]?.sets[0]).toMatchObject({ reps: null, duration_seconds: 60 });
    expect(run?.exercises[0]?.sets[0]).toMatchObject({ distance_m: 5200, duration_seconds: 1710 });
  });

  it('is in pounds and miles where its columns say so', async () => {
    const imperial = HEVY.replace('weight_kg', 'weight_lbs').replace('distance_km', 'distance_miles');
    const { found, part } = await planned(imperial);
    expect(part?.evidence).toContainEqual({ of: 'weight', is: 'lb', seen: 'weight_lbs' });
    expect(found.workouts[0]?.exercises[0]?.sets[1]?.weight_kg).toBe(37.42);
    expect(found.workouts[1]?.exercises[0]?.sets[0]?.distance_m).toBe(8368.59);
  });

  it.each([
    '22 Dec 2025, 08:00',
    '2025-12-22 08:00:00',
    'Dec 22, 2025, 8:00 AM',
    '22.12.2025, 08:00',
    '22 déc. 2025, 08:00',
  ])('knows the moment %s', async (told) => {
    const { found } = await planned(HEVY.replaceAll('22 Dec 2025, 08:00', told));
    expect(found.workouts[0]?.start).toBe('2025-12-22T08:00:00');
  });
});

describe('Strong', () => {
  it('asks for the unit that an old file does not say, and reads a comma as the file means it', async () => {
    const { part, asked, found } = await planned(STRONG_OLD);
    expect(part?.source).toBe('strong');
    expect(part?.evidence).toContainEqual({ of: 'decimal', is: ',', seen: '100,5' });
    expect(asked.map(({ question }) => question)).toEqual(['weight']);
    expect(found.workouts[0]).toMatchObject({ minutes: 65, name: 'Morning' });
    const inPounds = await planned(STRONG_OLD, { weight: 'lb' });
    expect(inPounds.found.workouts[0]?.exercises[0]?.sets[0]?.weight_kg).toBe(45.59);
  });

  it('passes over pauses, and notes go to their exercise', async () => {
    const { found, asked } = await planned(STRONG_NEW);
    expect(asked).toEqual([]);
    expect(found.problems).toEqual([]);
    expect(found.passed).toBe(2);
    expect(found.workouts[0]?.exercises).toMatchObject([
      {
        name: 'Deadlift (Barbell)',
        notes: 'belt on',
        sets: [{ kind: 'warm-up' }, { kind: 'working', weight_kg: 120 }],
      },
      { name: 'Running (Treadmill)', sets: [{ distance_m: 2500, duration_seconds: 900 }] },
    ]);
  });
});

it('reads FitNotes, where each line names its unit', async () => {
  const { part, found, asked } = await planned(FITNOTES);
  expect([part?.source, asked]).toEqual(['fitnotes', []]);
  expect(found.workouts[0]?.exercises).toMatchObject([
    { name: 'Flat Barbell Bench Press', sets: [{ weight_kg: 61.23, reps: 8, notes: 'easy' }] },
    { name: 'Walking', sets: [{ distance_m: 2000, duration_seconds: 1500 }] },
  ]);
});

it('reads StrongLifts, whose sets stand side by side', async () => {
  const { part, found } = await planned(STRONGLIFTS);
  expect(part?.source).toBe('stronglifts');
  expect(found.workouts).toHaveLength(1);
  expect(found.workouts[0]?.exercises).toMatchObject([
    {
      name: 'Squat',
      sets: [
        { reps: 5, weight_kg: 60 },
        { reps: 5, weight_kg: 62.5 },
      ],
    },
    { name: 'Barbell Row', sets: [{ reps: 5, weight_kg: 40 }] },
  ]);
});

it('reads the meals of MyFitnessPal, and says what it has no place for', async () => {
  const { part, found } = await planned(MFP);
  expect(part?.source).toBe('myfitnesspal');
  expect(found.meals).toMatchObject([
    { meal: 'breakfast', name: 'Breakfast', calories: 1050.5, protein: 60.1, carbs: 120.4, fat: 30.2, notes: 'oats' },
    { meal: 'snack', calories: 120 },
  ]);
  expect(found.passed).toBe(1);
  expect(part?.dropped).toEqual(expect.arrayContaining(['Vitamin A', 'Fiber', 'Sodium (mg)']));
});

it('reads the foods of Cronometer, and refuses them loudly where they have no energy', async () => {
  const { part, found } = await planned(CRONOMETER_FOODS);
  expect(part?.source).toBe('cronometer-servings');
  expect(found.meals).toMatchObject([
    { at: '2024-08-20T07:15:00', name: 'Yam, boiled', grams: 150, calories: 174 },
    { at: '2024-08-20T12:00:00', meal: 'dinner', grams: null, carbs: 12 },
  ]);
  const without = CRONOMETER_FOODS.replace('Energy (kcal)', 'Else');
  const { found: nothing } = await planned(without);
  expect(nothing.meals).toEqual([]);
  expect(nothing.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'number'],
    [3, 'number'],
  ]);
});

it('reads the biometrics of Cronometer in any unit, a pressure as two', async () => {
  const { found } = await planned(CRONOMETER_BODY);
  expect(found.readings.map(({ kind, value }) => [kind, value])).toEqual([
    ['weight', 81.83],
    ['systolic', 128],
    ['diastolic', 82],
    ['blood_glucose', 100.89],
  ]);
  expect(found.problems).toEqual([
    { line: 5, reason: 'not-known', text: '2024-08-20 · 07:05 · Biometrics · Ketones · mmol/L · 0.4' },
  ]);
});

describe('a table that nobody knows', () => {
  it('is read by what its columns seem to hold', async () => {
    const { part, asked, found } = await planned(WEIGHTS);
    expect(part?.columns?.map(({ holds }) => holds)).toEqual(['date', 'weight', 'body_fat', '']);
    expect(part?.evidence).toContainEqual({ of: 'order', is: 'day-first', seen: '13.06.2024' });
    expect(asked.map(({ question }) => question)).toEqual(['weight']);
    expect(found.readings[0]).toMatchObject({ kind: 'weight', value: 92.4, at: '2024-06-05T12:00:00' });
  });

  it('is read by what the person says of them', async () => {
    const columns = { 'file.csv': { 0: 'date', 1: 'muscle_mass' } };
    const { found } = await planned(WEIGHTS, { weight: 'kg', columns });
    expect(found.readings.map(({ kind }) => kind)).toEqual(['muscle_mass', 'muscle_mass']);
  });

  it('asks what comes first in a date that could be two', async () => {
    const text = 'Date,Weight (kg)\n05/06/2024,92.4\n';
    const { asked, found } = await planned(text);
    expect(asked).toEqual([{ question: 'order', seen: '05/06/2024' }]);
    expect(found.readings[0]?.at).toBe('2024-06-05T12:00:00');
    const american = await planned(text, { order: 'month-first' });
    expect(american.found.readings[0]?.at).toBe('2024-05-06T12:00:00');
  });

  it('asks what a thousand with one sign is', async () => {
    const { asked } = await planned('Date;Steps\n2024-06-05;1.050\n');
    expect(asked).toEqual([{ question: 'decimal', seen: '1.050' }]);
    const { found } = await planned('Date;Steps\n2024-06-05;1.050\n', { decimal: ',' });
    expect(found.readings[0]?.value).toBe(1050);
  });
});

it('refuses what cannot be, line by line, and takes the rest', async () => {
  const text = [
    'Date,Weight (kg)',
    '2024-06-05,92.4',
    '2024-06-06,=HYPERLINK("http://x")',
    '2024-06-07,9240',
    '2031-06-08,92',
    '1850-01-01,92',
    'soon,92',
    '2024-02-30,92',
    '',
  ].join('\n');
  const { found, preview } = await planned(text);
  expect(found.readings).toHaveLength(1);
  expect(found.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'number'],
    [4, 'range'],
    [5, 'future'],
    [6, 'long-ago'],
    [7, 'date'],
    [8, 'date'],
  ]);
  expect(preview.span).toEqual({ from: '2024-06-05', to: '2024-06-05' });
});

it('tells the instant of a clock on the wall, also where clocks change', () => {
  expect(new Date(instantOf('2026-03-29T03:30:00', 'Europe/Berlin')).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(new Date(instantOf('2026-01-10T07:15:09', 'America/New_York')).toISOString()).toBe('2026-01-10T12:15:09.000Z');
  const told = momentOf('2026-08-20 23:30:00 -0400') ?? '';
  expect([told, dayOf(told, 'Africa/Lagos')]).toEqual(['2026-08-21T03:30:00.000Z', '2026-08-21']);
});
