import { describe, expect, it } from 'vitest';
import type { Answers } from '#src/work/history/types.ts';
import { CRONOMETER_BODY, CRONOMETER_FOODS, HEVY, MFP, STRONG_NEW, STRONG_OLD, STRONGLIFTS } from './files.ts';
import { plannedOfAll, rowsIn, rowsInAll } from './read.ts';

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

describe('ids do not hang on which lines are accepted', () => {
  const setsOf = async (text: string, answers: Answers = {}) =>
    new Map(
      (await rowsIn(text, answers))
        .filter(({ table }) => table === 'workout_sets')
        .map(({ id, columns }) => [id, columns['reps']]),
    );

  it.each<[string, string, string]>([
    ['a set', ';100,5;5;0;0;;;9', ';1000,5;6;0;0;;;9'],
    ['the first of an exercise', ';1;100,5;5;', ';1;1000,5;7;'],
  ])('of %s that is too heavy in one unit', async (_what, was, is) => {
    const heavy = `${STRONG_OLD.replace(was, is)}2019-03-04 17:10:00;Morning;1h 5m;Squat (Barbell);3;100,5;3;0;0;;;\n`;
    const [inKilograms, inPounds] = [await setsOf(heavy, { weight: 'kg' }), await setsOf(heavy, { weight: 'lb' })];
    expect([inKilograms.size, inPounds.size]).toEqual([3, 4]);
    for (const [id, reps] of inKilograms) expect(inPounds.get(id)).toBe(reps);
  });

  it('of an exercise that is there twice, where nothing of the first is accepted', async () => {
    const again = HEVY.replace(
      '"Plank",0,"","0","normal",,,,"60"',
      '"Bench Press (Barbell)",,"","0","normal","30","15",,',
    );
    const refused = again.replace('"40","10"', '"40",""').replace('"82.5","5"', '"82.5",""');
    const last = [...(await setsOf(again))].find(([, reps]) => reps === 15);
    expect([...(await setsOf(refused)).keys()]).toContain(last?.[0]);
  });

  it('of sets that stand side by side', async () => {
    const again = `${STRONGLIFTS}2022/06/01,Workout A,Squat,3,70,,\n`;
    const [all, some] = [await setsOf(again), await setsOf(again.replace('5,60,5', '5,60,x'))];
    expect([all.size, some.size]).toEqual([4, 2]);
    for (const [id, reps] of some) expect(all.get(id)).toBe(reps);
  });

  it.each<[string, string, string, string]>([
    ['a meal', MFP.replace('2024-02-01,Snacks', '2024-02-01,Breakfast'), '"1,050.5"', '99999'],
    ['a food', CRONOMETER_FOODS.replace(',,Dinner,Egusi soup', ',07:15,Breakfast,"Yam, boiled"'), ',174.0,', ',x,'],
    ['a reading', 'Date,Weight (kg)\n2024-06-05,92\n2024-06-05,91\n', ',92', ',9200'],
    [
      'a reading beside one that is refused',
      'Date,Weight (kg),Waist (cm)\n2024-06-05,92,80\n2024-06-05,91,81\n',
      ',92',
      ',9200',
    ],
    ['a pressure', `${CRONOMETER_BODY}2024-08-20,07:05,Biometrics,Blood Pressure,mmHg,130/84\n`, ',128/82', ',999/82'],
  ])('of %s with the same key', async (_what, text, was, is) => {
    const [all, refused] = [await idsIn(text), await idsIn(text.replace(was, is))];
    expect(refused.length).toBeLessThan(all.length);
    expect(refused).toEqual(all.filter((id) => refused.includes(id)));
  });

  it('of a workout with the same key', async () => {
    const head = 'Day,Exercise,Minutes,Calories Burned\n';
    const [, second] = await idsIn(`${head}2024-08-20,Walk,30,90\n2024-08-20,Walk,40,90\n`, {}, 'workout_sessions');
    const some = await idsIn(`${head}2024-08-20,Walk,x,90\n2024-08-20,Walk,40,90\n`, {}, 'workout_sessions');
    expect(some).toEqual([second]);
  });
});

describe('tables of one zip that overlap', () => {
  it.each<[string, string]>([
    ['workouts', HEVY],
    ['meals', MFP],
    ['foods', CRONOMETER_FOODS],
    ['readings', CRONOMETER_BODY],
  ])('add their %s once', async (_what, text) => {
    expect(await rowsInAll(text, text)).toEqual(await rowsIn(text));
  });

  it('add to a workout what only one of them has', async () => {
    const [head = '', warmUp = '', ...rest] = HEVY.split('\n');
    const later = [head, warmUp, ...rest, rest[0]?.replace('"1","normal"', '"2","normal"')].join('\n');
    const [one, other] = [await rowsInAll(HEVY, later), await rowsInAll(later, HEVY)];
    const ids = new Set(await idsIn(later));
    for (const rows of [one, other]) {
      expect(rows).toHaveLength(ids.size);
      expect(new Set(rows.map(({ id }) => id))).toEqual(ids);
    }
  });

  it('are counted once before any of it is kept', async () => {
    const { found } = await plannedOfAll([MFP, MFP]);
    expect(found.meals).toHaveLength(2);
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
