import { describe, expect, it } from 'vitest';
import { boundsOf, changeOf, figureOf, seriesIn } from '#src/features/lab/readings.ts';
import type { Reading } from '#src/features/lab/readings.ts';
import { timelineOf } from '#src/features/lab/timeline.ts';

const reading = (value: string, unit: string | null = 'mg/dL', range: string | null = '70 - 99'): Reading => ({
  id: value,
  at: '2026-11-24',
  value,
  unit,
  range,
  flag: null,
  comment: null,
  outside: null,
});

describe('a reading', () => {
  it.each([
    ['91', 91],
    [' 91.5 ', 91.5],
    ['<0.5', null],
    ['AS', null],
    ['', null],
  ])('%s is a figure or none', (value, figure) => expect(figureOf({ value })).toBe(figure));

  it.each([
    ['70 - 99', [70, 99]],
    ['3.9 – 5.5', [3.9, 5.5]],
    ['< 5', null],
    [null, null],
  ])('within %s', (range, bounds) => expect(boundsOf({ range })).toEqual(bounds));

  it('has changed since the one before only within one unit', () => {
    const change = (...readings: Reading[]) => changeOf({ code: 'GLU', name: 'Glucose', readings });
    expect(change(reading('91'), reading('104'))).toBe(-13);
    expect(change(reading('91'), reading('5.8', 'mmol/L'))).toBeNull();
    expect(change(reading('91'))).toBeNull();
    expect(change(reading('AS', null), reading('91', null))).toBeNull();
  });

  it('has changed by what it had in the unit it came in, rounded once', () => {
    const change = (unit: string, ...readings: Reading[]) => changeOf({ code: 'GLU', name: 'Glucose', readings }, unit);
    // 5.6 and 5.4 where each is rounded by itself.
    expect(change('mmol/L', reading('100'), reading('98'))).toBe(0.1);
    expect(change('mmol/L', reading('91'), reading('91.5'))).toBeCloseTo(0);
    expect(change('mg/dL', reading('5.8', 'mmol/L'), reading('5.7', 'mmol/L'))).toBe(2);
    // Of a laboratory that gives more of it than is shown here.
    expect(change('mg/dL', reading('91.5'), reading('91'))).toBe(0.5);
    expect(change('mmol/L', reading('100'), reading('5.4', 'mmol/L'))).toBe(0.2);
    expect(change('mmol/L', reading('100'), reading('5.4', 'g/L'))).toBeNull();
    expect(change('mmol/L', reading('2', 'g/L'), reading('1', 'g/L'))).toBe(1);
    const percent = [reading('6.5', '%'), reading('6.0', '%')];
    expect(changeOf({ code: 'HBA1C', name: 'HbA1c', readings: percent }, 'mmol/mol')).toBe(5);
  });

  it('is shown in one unit with its range, whichever it came in', () => {
    const readings = [reading('91'), reading('5.8', 'mmol/L', '3.9 - 5.5'), reading('unclear')];
    expect(seriesIn({ code: 'GLU', name: 'Glucose', readings }, 'mmol/L').readings).toMatchObject([
      { value: '5.1', unit: 'mmol/L', range: '3.9 – 5.5' },
      { value: '5.8', unit: 'mmol/L', range: '3.9 - 5.5' },
      { value: 'unclear', unit: 'mg/dL' },
    ]);
  });
});

const AT = ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z', '2026-11-21T08:00:00Z'] as const;
const order = (status: string, rest: object = {}) => ({
  status: status as 'ordered',
  ordered_date: AT[0],
  ordered_by_id: 'doctor',
  collection_date: null,
  completed_date: null,
  lab_technician_id: 'lab',
  ...rest,
});
const sample = (rest: object = {}) => ({
  collected_at: AT[1],
  collected_by_id: 'nurse',
  received_at: null,
  received_by_id: null,
  rejected_at: null,
  rejected_by_id: null,
  reject_reason: null,
  ...rest,
});
const named = (known: Parameters<typeof timelineOf>[0]): string[] =>
  timelineOf(known).map(({ name, by, isToCome }) => (isToCome ? `(${name})` : [name, by].filter(Boolean).join(' ')));
const plain = { samples: [], amendments: [] };

describe('what has happened to an order', () => {
  it.each([
    ['ordered', {}, ['ordered doctor', '(sample_collected)', '(processing)', '(completed)']],
    [
      'sample_collected',
      { collection_date: AT[1] },
      ['ordered doctor', 'sample_collected lab', '(processing)', '(completed)'],
    ],
    [
      'completed',
      { collection_date: AT[1], completed_date: AT[3] },
      ['ordered doctor', 'sample_collected lab', 'processing lab', 'completed lab'],
    ],
    ['cancelled', {}, ['ordered doctor', 'cancelled']],
    // Of a later version.
    ['on_hold', { collection_date: AT[1] }, ['ordered doctor', 'sample_collected lab']],
  ])('as far as it is: %s', (status, rest, steps) => {
    expect(named({ order: order(status, rest), ...plain })).toEqual(steps);
  });

  it('says which sample was rejected, by whom and why, and that another was drawn', () => {
    const rejected = { rejected_at: AT[2], rejected_by_id: 'lab', reject_reason: 'clotted' };
    const known = {
      order: order('processing'),
      samples: [sample(rejected), sample({ collected_at: AT[3] })],
      amendments: [],
    };
    expect(named(known)).toEqual([
      'ordered doctor',
      'sample_collected nurse',
      'rejected lab',
      'sample_collected nurse',
      'processing lab',
      '(completed)',
    ]);
    expect(timelineOf(known)[2]).toMatchObject({ at: AT[2], why: 'clotted' });
  });

  it('says several tubes of one visit once', () => {
    expect(named({ order: order('sample_collected'), samples: [sample(), sample()], amendments: [] })).toEqual([
      'ordered doctor',
      'sample_collected nurse',
      '(processing)',
      '(completed)',
    ]);
  });

  it('ends with what was amended afterwards', () => {
    const amendments = [{ amended_at: AT[3], amended_by_id: 'lab', reason: 'Another person’s sample' }];
    const done = order('completed', { collection_date: AT[1], completed_date: AT[2] });
    expect(timelineOf({ order: done, samples: [], amendments }).at(-1)).toMatchObject({
      name: 'amended',
      by: 'lab',
      why: 'Another person’s sample',
    });
  });
});
