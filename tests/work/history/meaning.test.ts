import { describe, expect, it } from 'vitest';
import { decimalOf, figureOf, secondsOf } from '#src/work/history/figures.ts';
import { kindOfName, unitIn } from '#src/work/history/measures.ts';
import { momentOf, numbersOf } from '#src/work/history/moments.ts';
import type { Answers } from '#src/work/history/types.ts';
import { CRONOMETER_BODY, FITNOTES, STRONGLIFTS } from './files.ts';
import { planned } from './read.ts';

describe('what a column is called', () => {
  it.each([
    ['Weight', 'weight'],
    ['Weight (kg)', 'weight'],
    ['weight_lbs', 'weight'],
    ['Body fat %', 'body_fat'],
    ['Fat (%)', 'body_fat'],
    ['Fat mass (kg)', null],
    ['Body fat (kg)', null],
    ['Masse grasse (kg)', null],
    ['Heart Rate Variability', null],
    ['Heart rate variability (ms)', null],
    ['Heart rate (bpm)', 'heart_rate'],
    ['Resting heart rate', 'resting_heart_rate'],
    ['Deep Sleep', null],
    ['Sleep (hours)', 'sleep'],
    ['Sleep score', null],
    ['Goal weight', null],
    ['Weight (goal)', null],
    ['Taille', null],
    ['Left Forearm', null],
    ['Left Bicep', 'arm_left'],
    ['Körperfett', 'body_fat'],
    ['constructor', null],
    ['', null],
  ])('%s is %s', (name, kind) => {
    expect(kindOfName(name)).toBe(kind);
  });

  const heldBy = async (text: string, answers: Answers = {}) => {
    const { found, asked } = await planned(text, answers);
    return {
      values: found.readings.map(({ kind, value }) => [kind, value]),
      refused: found.problems.map(({ reason }) => reason),
      asked: asked.map(({ question }) => question),
    };
  };

  it.each<[string, Answers, [string, number][]]>([
    ['Date,Weight (st)\n2024-06-05,12.5\n', {}, [['weight', 79.38]]],
    ['Date,Weight\n2024-06-05,12.5\n', { weight: 'st' }, [['weight', 79.38]]],
    ['Date,Blood glucose (mmol/L)\n2024-06-05,5.6\n', {}, [['blood_glucose', 100.89]]],
    ['Date,Glucose\n2024-06-05,5.6\n', { glucose: 'mmol/L' }, [['blood_glucose', 100.89]]],
    ['Date,Temperature (°F)\n2024-06-05,98.6\n', {}, [['temperature', 37]]],
    ['Date,Sleep (min)\n2024-06-05,450\n', {}, [['sleep', 7.5]]],
    ['Date,Waist (in)\n2024-06-05,30\n', {}, [['waist', 76.2]]],
  ])('and in which unit: %j', async (text, answers, values) => {
    expect(await heldBy(text, answers)).toMatchObject({ values, refused: [] });
  });

  it('asks for a unit that nothing tells', async () => {
    const text = 'Date,Weight (morning),Glucose,Waist\n2024-06-05,92,5.6,80\n';
    const columns = { 'file.csv': { 0: 'date', 1: 'weight', 2: 'blood_glucose', 3: 'waist' } };
    expect((await heldBy(text, { columns })).asked).toEqual(['weight', 'length', 'glucose']);
    expect((await heldBy(CRONOMETER_BODY.replace(',mmol/L,5.6', ',,5.6'))).asked).toEqual(['glucose']);
  });

  it('leaves out what is in a unit that is not known, and says so', async () => {
    expect(await heldBy(CRONOMETER_BODY.replace('lbs', 'arrobas').replace('mmHg', 'kPa'))).toMatchObject({
      values: [['blood_glucose', 100.89]],
      refused: ['unit', 'unit', 'not-known'],
    });
    const { found } = await planned(FITNOTES.replace('lbs', 'plates'));
    expect(found.problems.map(({ line, reason }) => [line, reason])).toEqual([[2, 'unit']]);
    const untold = await planned(FITNOTES.replace('lbs', ''));
    expect(untold.asked.map(({ question }) => question)).toEqual(['weight']);
    const { found: lifts } = await planned(STRONGLIFTS.replace('Set 2 (KG)', 'Set 2 (LB)'));
    expect(lifts.workouts[0]?.exercises[0]?.sets.map(({ weight_kg }) => weight_kg)).toEqual([60, 28.35]);
  });

  it('counts by its place, where two are called the same', async () => {
    const text = 'Date,Weight (kg),Weight (kg)\n2024-06-05,92,61\n';
    const second = { 'file.csv': { 0: 'date', 2: 'weight' } };
    expect((await heldBy(text, { columns: second })).values).toEqual([['weight', 61]]);
    const both = { 'file.csv': { 0: 'date', 1: 'weight', 2: 'muscle_mass' } };
    expect((await heldBy(text, { columns: both })).values).toEqual([
      ['weight', 92],
      ['muscle_mass', 61],
    ]);
  });
});

describe('a figure', () => {
  it.each<[string, '.' | ',', number]>([
    ['9,5', '.', 9.5],
    ['9.5', ',', 9.5],
    ['1,050', '.', 1050],
    ['1,050', ',', 1.05],
    ['1.050', ',', 1050],
    ['1.050,5', '.', 1050.5],
    ['1,050.5', ',', 1050.5],
    ['1 050', '.', 1050],
    ['12 345 678,5', '.', 12_345_678.5],
    ["1'050.5", '.', 1050.5],
    ['1,2,3', '.', Number.NaN],
    ['12,34,567', '.', Number.NaN],
    ['1 2', '.', Number.NaN],
    ['9,', '.', Number.NaN],
    ['1.2.3', ',', Number.NaN],
  ])('%s, where %s is for decimals, is %d', (text, decimal, value) => {
    expect(figureOf(text, decimal)).toBe(value);
  });

  it('means what its column says', async () => {
    const text = 'Date;Weight (kg);Steps\n2024-06-05;92,4;1.050\n2024-06-06;91.9;800\n2024-06-07;92,125;900\n';
    expect((await planned(text)).asked.map(({ question, seen }) => [question, seen])).toEqual([['decimal', '92,125']]);
    const { found } = await planned(text, { decimal: ',' });
    expect(found.readings.map(({ value }) => value)).toEqual([92.4, 1050, 91.9, 800, 92.13, 900]);
    const apart = 'Date;Weight (kg);Waist (cm)\n2024-06-05;92,4;80.5\n2024-06-06;92,125;80.125\n';
    const each = await planned(apart);
    expect(each.asked).toEqual([]);
    expect(each.found.readings.map(({ value }) => value)).toEqual([92.4, 80.5, 92.13, 80.13]);
  });
});

it.each([
  ['a figure', () => figureOf(`${'1'.repeat(100_000)}x`, '.')],
  ['a sign', () => decimalOf([`${'1'.repeat(100_000)}x`, `${'1.'.repeat(50_000)}x`])],
  ['a time', () => secondsOf(`${'1'.repeat(100_000)}x`)],
  ['a moment', () => [momentOf(`1 ${' '.repeat(100_000)}x`), numbersOf(`1/2/2024${' '.repeat(100_000)}x`)]],
  [
    'a name',
    () => [kindOfName('('.repeat(100_000)), unitIn(`(${' '.repeat(100_000)}x`), kindOfName('left '.repeat(9e4))],
  ],
])('is not slow to say of a long cell that it is no %s', (_name, read) => {
  const began = performance.now();
  read();
  expect(performance.now() - began).toBeLessThan(200);
});
