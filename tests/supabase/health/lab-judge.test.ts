import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labAnalytes } from '#sync/entities/lab-analytes.ts';
import type { LabAnalyte } from '#sync/entities/lab-analytes.ts';
import { computed } from '#src/work/lab/compute.ts';
import { deltaOf, figureOf, judge, rangeInWords, rangeOf, typed, NOT_COMPUTED } from '#src/work/lab/judge.ts';
import type { Patient } from '#src/work/lab/judge.ts';
import { openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const PATIENTS: Patient[] = [null, 0, 5, 11, 12, 34, 90].flatMap((patient_age) =>
  ([null, 'female', 'male'] as const).flatMap((patient_sex) =>
    [null, true].map((patient_pregnant) => ({ patient_age, patient_sex, patient_pregnant })),
  ),
);
const VALUES = ['0', '2.9', '3', '6.9', '7', '11.5', '12', '14', '50', '69.9', '85', '99', '150', '<7', '> 500', '501'];

describe('what a device says of a value while it is typed', () => {
  let db: TestDatabase;
  let analytes: LabAnalyte[];
  beforeAll(async () => {
    db = await openTestDatabase({ engine: 'pglite' });
    const rows = await db.query('select * from public.lab_analytes');
    analytes = rows.map(({ possible_low: low, possible_high: high, ...row }) =>
      labAnalytes.row.parse(
        JSON.parse(JSON.stringify({ ...row, possible_low: low && Number(low), possible_high: high && Number(high) })),
      ),
    );
  }, 240_000);
  afterAll(() => db.close());

  it('is what the server says, for every analyte, patient and value', async () => {
    const cases = analytes
      .filter(({ kind }) => kind === 'number')
      .flatMap((analyte) => PATIENTS.flatMap((patient) => VALUES.map((value) => ({ analyte, patient, value }))));
    const theirs = await db.query<{ flag: string; words: string | null }>(
      `select private.lab_flag(private.lab_figure(c ->> 'value'), fits.r) as flag, private.range_in_words(fits.r) as words
       from jsonb_array_elements($1::jsonb) with ordinality as cases (c, n)
         left join lateral (select private.lab_range(c -> 'ranges', (c ->> 'patient_age')::integer, c ->> 'patient_sex',
           (c ->> 'patient_pregnant')::boolean) as r) fits on true
       order by n`,
      [JSON.stringify(cases.map(({ analyte, patient, value }) => ({ ranges: analyte.ranges, ...patient, value })))],
    );
    const ours = cases.map(({ analyte, patient, value }) => {
      const limitless = { ...analyte, possible_low: null, possible_high: null };
      const found = judge(limitless, value, patient);
      return { flag: found.is === 'possible' ? found.flag : found.is, words: rangeInWords(rangeOf(analyte, patient)) };
    });
    expect(cases.length).toBeGreaterThan(5000);
    expect(ours.filter((each, n) => each.flag !== theirs[n]?.flag || each.words !== theirs[n]?.words)).toEqual([]);
  });

  const analyte = (code: string): LabAnalyte => {
    const found = analytes.find(({ analyte_code }) => analyte_code === code);
    if (!found) throw new Error(`no analyte is named ${code}`);
    return found;
  };
  const WOMAN: Patient = { patient_age: 30, patient_sex: 'female', patient_pregnant: false };
  const MOTHER: Patient = { ...WOMAN, patient_pregnant: true };
  const MAN: Patient = { patient_age: 30, patient_sex: 'male', patient_pregnant: null };

  it.each([
    ['HGB', '11.5', WOMAN, 'low'],
    ['HGB', '11.5', MOTHER, 'normal'],
    ['HGB', '12.5', MAN, 'low'],
    ['HGB', '7', MAN, 'critical'],
    ['K', '6', MAN, 'critical'],
    ['K', '5.9', MAN, 'high'],
    ['NA', '126', MAN, 'critical'],
    ['PLT', '20', MAN, 'critical'],
    ['GLU', '95', WOMAN, 'normal'],
    ['GLU', '95', MOTHER, 'high'],
    ['GENO', 'AS', MAN, 'normal'],
    ['GENO', 'SS', MAN, 'abnormal'],
    ['MP', '++', MAN, 'abnormal'],
  ] as const)('%s of %s', (code, value, patient, flag) => {
    expect(judge(analyte(code), value, patient)).toMatchObject({ is: 'possible', flag });
  });

  it('calls nothing normal that it has no limit for', () => {
    const ranges = [{ sex: 'female', low: 1, high: 2 }] as const;
    const known = { ...analyte('HGB'), ranges: [...ranges] };
    expect(judge(known, '1.5', MAN)).toMatchObject({ flag: 'abnormal' });
    expect(judge({ ...known, kind: 'text' }, 'no growth', MAN)).toMatchObject({ flag: 'abnormal' });
    expect(judge(analyte('LDL'), '190 mg/dL', MAN)).toEqual({ is: 'unknown' });
    expect(judge(analyte('LDL'), NOT_COMPUTED, MAN)).toMatchObject({ flag: 'normal' });
  });

  it('stops what cannot be, and what is no value at all', () => {
    expect(judge(analyte('K'), '63', MAN)).toEqual({ is: 'impossible' });
    expect(judge(analyte('K'), 'high', MAN)).toEqual({ is: 'unknown' });
    expect(judge(analyte('GENO'), 'XX', MAN)).toEqual({ is: 'unknown' });
  });

  it('reads figures as they are typed', () => {
    expect(['5,4', ' 5.4 ', '< 0,01', '1,234.5'].map(typed)).toEqual(['5.4', '5.4', '< 0.01', '1,234.5']);
    expect(['5.4', '<0.01', '> 1000', '-2', '5.', '1e3', ''].map(figureOf)).toEqual([
      5.4,
      0.01,
      1000,
      -2,
      null,
      null,
      null,
    ]);
  });

  it('asks about a change that is too large for the time between', () => {
    const now = Date.parse('2026-03-01T08:00:00Z');
    const before = (value: string, at = '2026-02-01T08:00:00Z') => ({ value, at });
    const { delta_percent, delta_days } = analyte('HGB');
    expect([delta_percent, delta_days]).toEqual([25, 90]);
    expect(deltaOf(analyte('HGB'), '9.0', before('12.1'), now)).toBe(-26);
    expect(deltaOf(analyte('HGB'), '9.1', before('12.1'), now)).toBe(null);
    expect(deltaOf(analyte('HGB'), '9.0', before('12.1', '2025-11-01T08:00:00Z'), now)).toBe(null);
    expect(deltaOf(analyte('CRP'), '90', before('1'), now)).toBe(null);
  });

  const compute = (code: string, figures: Record<string, string>, patient = MAN) =>
    computed(analyte(code), new Map(Object.entries(figures)), patient);

  it('computes LDL by Friedewald, as far as that goes', () => {
    // 200 - 50 - 150 / 5
    expect(compute('LDL', { CHOL: '200', HDL: '50', TG: '150' })).toBe('120');
    expect(compute('LDL', { CHOL: '200', HDL: '50', TG: '400' })).toBe('70');
    expect(compute('LDL', { CHOL: '200', HDL: '50', TG: '401' })).toBe(NOT_COMPUTED);
    expect(compute('LDL', { CHOL: '90', HDL: '60', TG: '300' })).toBe(NOT_COMPUTED);
    // Beyond what could be measured it is no figure.
    expect(compute('LDL', { CHOL: '200', HDL: '50', TG: '>400' })).toBe(NOT_COMPUTED);
    expect(compute('LDL', { CHOL: '200', HDL: '50' })).toBe(null);
    expect(compute('NHDL', { CHOL: '200', HDL: '50' })).toBe('150');
  });

  it('computes the filtration rate by CKD-EPI 2021', () => {
    // The examples are computed from the equation as published: 142 x min^a x max^-1.2 x 0.9938^age x 1.012 for women.
    expect(compute('EGFR', { CREAT: '0.9' }, { ...MAN, patient_age: 50 })).toBe('104');
    expect(compute('EGFR', { CREAT: '1.0' }, { ...WOMAN, patient_age: 50 })).toBe('69');
    expect(compute('EGFR', { CREAT: '2.0' }, { ...MAN, patient_age: 70 })).toBe('35');
    expect(compute('EGFR', { CREAT: '0.9' }, { ...MAN, patient_sex: null })).toBe(NOT_COMPUTED);
    expect(compute('EGFR', { CREAT: '0.4' }, { ...MAN, patient_age: 10 })).toBe(NOT_COMPUTED);
  });
});
