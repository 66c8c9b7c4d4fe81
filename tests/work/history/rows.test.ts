import { describe, expect, it } from 'vitest';
import type { Answers } from '#src/work/history/types.ts';
import { CRONOMETER_FOODS, HEVY, MFP, STRONG_NEW, STRONG_OLD } from './files.ts';
import { rowsIn } from './read.ts';

const idsIn = async (text: string, answers: Answers = {}, table?: string): Promise<string[]> =>
  (await rowsIn(text, answers)).filter((row) => !table || row.table === table).map(({ id }) => id);

describe('ids derive from what stays', () => {
  it('of a meal that grew after the first export', async () => {
    const later = MFP.replace('"1,050.5",30.2', '"1,400",41.7').replace(
      '2024-02-01,Snacks,120',
      '2024-02-01,Snacks,340',
    );
    expect(await idsIn(later)).toEqual(await idsIn(MFP));
    const more = CRONOMETER_FOODS.replace('150.00 g",174.0', '300.00 g",348.0');
    expect(await idsIn(more)).toEqual(await idsIn(CRONOMETER_FOODS));
  });

  it('and tell apart two that are called the same', async () => {
    const twice = MFP.replace('2024-02-01,Snacks', '2024-02-01,Breakfast');
    expect(new Set(await idsIn(twice)).size).toBe(2);
  });

  it.each<[string, string, Answers, Answers]>([
    ['the unit of weights', 'Date,Weight\n2024-06-05,150\n2024-06-05,151\n', { weight: 'kg' }, { weight: 'lb' }],
    ['the unit of glucose', 'Date,Blood glucose\n2024-06-05,12\n', { glucose: 'mg/dL' }, { glucose: 'mmol/L' }],
    ['the order of a date', 'Date,Weight (kg)\n05/06/2024,92.4\n', {}, { order: 'month-first' }],
    ['the decimal sign', 'Date,Steps\n2024-06-05,"1.050"\n', { decimal: '.' }, { decimal: ',' }],
    ['the unit of a workout', STRONG_OLD, { weight: 'kg' }, { weight: 'lb' }],
    [
      'the order of the date of a workout',
      HEVY.replaceAll('22 Dec 2025', '05.06.2025').replaceAll('24 Dec 2025', '07.06.2025'),
      { order: 'day-first' },
      { order: 'month-first' },
    ],
    [
      'what a column holds',
      'Date,Mass (kg)\n2024-06-05,40\n',
      { columns: { 'file.csv': { 0: 'date', 1: 'weight' } } },
      { columns: { 'file.csv': { 0: 'date', 1: 'muscle_mass' } } },
    ],
  ])('whatever is answered to %s', async (_name, text, one, other) => {
    const ids = await idsIn(text, one);
    expect(ids.length).toBeGreaterThan(0);
    expect(await idsIn(text, other)).toEqual(ids);
  });

  it('of a date that a longer export settles', async () => {
    const short = 'Date,Weight (kg)\n05/06/2024,92.4\n';
    const [first] = await idsIn(short, { order: 'month-first' });
    expect(await idsIn(`${short}13/06/2024,92\n`)).toContain(first);
  });

  it('and of the app: two that tell of one moment tell of two workouts', async () => {
    const strong = STRONG_NEW.replaceAll('2024-05-02 07:00:00', '2025-12-22 08:00:00').replaceAll(
      '"Legs"',
      '"Push day"',
    );
    const sessions = new Set(await idsIn(HEVY, {}, 'workout_sessions'));
    expect((await idsIn(strong, {}, 'workout_sessions')).filter((id) => sessions.has(id))).toEqual([]);
  });
});

describe('how long a workout took', () => {
  const lengths = async (text: string) =>
    (await rowsIn(text, { weight: 'kg' }))
      .filter(({ table }) => table === 'workout_sessions')
      .map(({ columns }) => [columns['duration_minutes'], columns['started_at'], columns['completed_at']]);

  it('is not made up where the file does not say', async () => {
    const untold = HEVY.replaceAll(/"22 Dec 2025, 09:05"|"24 Dec 2025, 19:00"/g, '');
    const rows = await rowsIn(untold);
    expect(await lengths(untold)).toEqual([
      [null, '2025-12-22T07:00:00.000Z', '2025-12-22T07:00:00.000Z'],
      [null, '2025-12-24T17:30:00.000Z', '2025-12-24T17:30:00.000Z'],
    ]);
    const sets = rows.filter(({ table }) => table === 'workout_sets').map(({ columns }) => columns['completed_at']);
    expect(new Set(sets)).toEqual(new Set(['2025-12-22T07:00:00.000Z', '2025-12-24T17:30:00.000Z']));
  });

  it.each([
    ['2025-12-22T08:00:00Z', '2025-12-22T09:05:00Z'],
    ['2025-12-22 08:00:00 +0000', '2025-12-22 10:05:00 +01'],
    ['2025-12-22 09:00:00 +01:00', '2025-12-22 09:05:00 UTC'],
  ])('is told by moments of any zone: %s to %s', async (start, end) => {
    const text = HEVY.replaceAll('22 Dec 2025, 08:00', start).replaceAll('22 Dec 2025, 09:05', end);
    expect((await lengths(text))[0]).toEqual([65, '2025-12-22T08:00:00.000Z', '2025-12-22T09:05:00.000Z']);
  });
});
