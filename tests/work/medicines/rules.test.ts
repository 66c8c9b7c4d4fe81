import { describe, expect, it } from 'vitest';
import type { MedicineDose } from '#sync/entities/medicine-doses.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import { dueNow } from '#src/work/medicines/due.ts';
import { dosesOfDay, isLow, logOf, supplyOf, takenBefore } from '#src/work/medicines/rules.ts';
import { aMedicine } from '../../support/medicines.ts';
import { numbered } from '../../support/members.ts';

const STAMP = { rev: numbered(9), updated_at: '', deleted: false };
const [A, B] = [numbered(1), numbered(2)];

const medicine = (said: Partial<Medicine> = {}): Medicine => ({
  ...STAMP,
  id: A,
  user_id: numbered(7),
  supplied_at: null,
  created_at: '2026-01-01T00:00:00Z',
  ...aMedicine(),
  ...said,
});

const dose = (said: Partial<MedicineDose> = {}): MedicineDose => ({
  ...STAMP,
  id: numbered(8),
  user_id: numbered(7),
  medicine_id: A,
  day: '2026-03-02',
  time: '08:00',
  status: 'taken',
  reason: null,
  note: null,
  done_at: '2026-03-02T07:05:00Z',
  ...said,
});

const timesOn = (day: string, ...medicines: Medicine[]): string[] =>
  dosesOfDay(medicines, [], day).map(({ time, medicine: { name } }) => `${time} ${name}`);

describe('the doses of a day', () => {
  it('are those of the plan of that day, by time', () => {
    const evening = medicine({ id: B, name: 'Metformin', times: ['20:00', '07:00'] });
    expect(timesOn('2026-03-02', medicine(), evening)).toEqual([
      '07:00 Metformin',
      '08:00 Amlodipine',
      '20:00 Metformin',
    ]);
  });

  it.each([
    ['2026-03-02', true, 'Monday'],
    ['2026-03-03', false, 'Tuesday'],
    ['2026-03-08', true, 'Sunday'],
  ])('on %s: %s, a %s', (day, isThere) => {
    expect(timesOn(day, medicine({ weekdays: [1, 7] }))).toHaveLength(isThere ? 1 : 0);
  });

  it('are none before the first day and after the last', () => {
    const short = medicine({ starts_on: '2026-03-02', ends_on: '2026-03-03' });
    expect(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map((day) => timesOn(day, short).length)).toEqual([
      0, 1, 1, 0,
    ]);
  });

  it('hold what was taken without a plan, or by one that has changed', () => {
    const needed = medicine({ times: [] });
    const rows = [dose({ time: '14:10' })];
    expect(dosesOfDay([needed], rows, '2026-03-02').map(({ time, row }) => [time, row?.status])).toEqual([
      ['14:10', 'taken'],
    ]);
  });
});

describe('the log of a span', () => {
  const until = { from: '2026-03-01', to: '2026-03-03', now: '09:00' };

  it('counts what was taken, left out and left open, and not what is to come', () => {
    const twice = medicine({ times: ['08:00', '20:00'] });
    const rows = [dose({ day: '2026-03-01' }), dose({ day: '2026-03-02', status: 'skipped', reason: 'forgot' })];
    const { tallies, days } = logOf([twice], rows, until);
    // Six are planned: one taken, one left out; 1st and 2nd in the evening and the 3rd in the morning are open.
    expect(tallies).toMatchObject([{ taken: 1, skipped: 1, open: 3 }]);
    expect(days.map(({ doses }) => doses.length)).toEqual([2, 2, 2]);
  });

  it('says nothing of a medicine of another time', () => {
    expect(logOf([medicine({ ends_on: '2026-02-01' })], [], until).tallies).toEqual([]);
  });
});

describe('what is left', () => {
  const counted = medicine({ supply: 20, supplied_at: '2026-03-01T10:00:00Z', units_per_dose: 2 });

  it('is what was counted less what was taken since, for so many days of the plan', () => {
    const rows = [
      dose({ done_at: '2026-03-01T09:00:00Z' }),
      dose({ done_at: '2026-03-02T07:05:00Z' }),
      dose({ done_at: '2026-03-03T07:05:00Z', status: 'skipped' }),
      dose({ done_at: '2026-03-04T07:05:00Z', medicine_id: B }),
    ];
    expect(supplyOf(counted, rows)).toEqual({ left: 18, days: 9 });
    expect(isLow(supplyOf(counted, rows))).toBe(false);
  });

  it.each([
    [[1, 2, 3, 4, 5, 6, 7], 10],
    [[1, 3, 5], 23],
  ])('on %j lasts %i days', (weekdays, days) => {
    expect(supplyOf({ ...counted, weekdays }, [])?.days).toBe(days);
  });

  it('is never below nothing, and nobody knows it where nobody counted', () => {
    const many = Array.from({ length: 30 }, () => dose());
    expect(supplyOf(counted, many)).toEqual({ left: 0, days: 0 });
    expect(supplyOf(medicine(), many)).toBeNull();
    expect(supplyOf({ ...counted, times: [] }, [])).toEqual({ left: 20, days: null });
  });
});

it('beside a reading stand the medicines of the hours before, each once', () => {
  const other = medicine({ id: B, name: 'Metformin' });
  const rows = [
    dose({ done_at: '2026-03-02T06:00:00Z' }),
    dose({ done_at: '2026-03-02T07:00:00Z' }),
    dose({ done_at: '2026-03-02T07:30:00Z', medicine_id: B }),
    dose({ done_at: '2026-03-02T09:00:00Z', medicine_id: B }),
    dose({ done_at: '2026-03-01T09:00:00Z', medicine_id: B }),
  ];
  const beside = takenBefore([medicine(), other], rows, '2026-03-02T08:00:00Z');
  expect(beside.map(({ medicine: { name }, row }) => [name, row?.done_at.slice(11, 16)])).toEqual([
    ['Metformin', '07:30'],
    ['Amlodipine', '07:00'],
  ]);
});

describe('what is due now', () => {
  it.each([
    ['07:59', 0],
    ['08:00', 1],
    ['08:30', 1],
    ['08:31', 0],
    ['20:00', 0],
  ])('at %s: %i', (now, count) => {
    expect(dueNow(dosesOfDay([medicine()], [], '2026-03-02'), now)).toHaveLength(count);
  });

  it('is nothing that has an answer, or that nobody wants to be reminded of', () => {
    expect(dueNow(dosesOfDay([medicine()], [dose({ status: 'skipped' })], '2026-03-02'), '08:05')).toEqual([]);
    expect(dueNow(dosesOfDay([medicine({ remind: false })], [], '2026-03-02'), '08:05')).toEqual([]);
  });
});
