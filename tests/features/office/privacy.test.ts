import { describe, expect, it } from 'vitest';
import { actsOn } from '#src/features/office/on-demand/acts.ts';
import type { Asked } from '#src/features/office/on-demand/shapes.ts';
import {
  breachOf,
  clockOf,
  isBegun,
  isWhole,
  NOTHING_TYPED,
  stepOf,
  stepsLeft,
} from '#src/features/office/privacy/rules.ts';
import type { Step } from '#src/features/office/privacy/shapes.ts';

const NOW = Date.parse('2026-03-04T12:00:00Z');
const taken = (...steps: Step[]) => steps.map((step) => ({ step, done_at: '2026-03-02T00:00:00Z' }));

describe('the clock of a breach', () => {
  const due = (due_at: string, ...steps: Step[]) => clockOf({ due_at, steps: taken(...steps) }, NOW);

  it('says how many whole hours are left, or by how many it is late', () => {
    expect(due('2026-03-04T14:30:00Z')).toEqual({ state: 'running', hours: 2 });
    expect(due('2026-03-04T12:00:00Z')).toEqual({ state: 'running', hours: 0 });
    expect(due('2026-03-04T08:30:00Z')).toEqual({ state: 'late', hours: 3 });
  });

  it('stands once the commission was told, and not because the people were', () => {
    expect(due('2026-03-04T08:30:00Z', 'commission')).toEqual({ state: 'told' });
    expect(due('2026-03-04T08:30:00Z', 'people')).toMatchObject({ state: 'late' });
    expect(due('2026-03-04T08:30:00Z', 'closed')).toEqual({ state: 'closed' });
  });

  it('says of a notice that came late how late it was, also once the breach is closed', () => {
    expect(due('2026-03-01T22:30:00Z', 'commission')).toEqual({ state: 'toldLate', hours: 1 });
    expect(due('2026-03-01T22:30:00Z', 'commission', 'closed')).toEqual({ state: 'toldLate', hours: 1 });
    expect(due('2026-03-02T00:00:00Z', 'commission')).toEqual({ state: 'told' });
  });

  it('leaves each step to be taken once, and none when it is closed', () => {
    expect(stepsLeft({ steps: [] })).toEqual(['commission', 'people', 'closed']);
    expect(stepsLeft({ steps: taken('people') })).toEqual(['commission', 'closed']);
    expect(stepsLeft({ steps: taken('people', 'closed') })).toEqual([]);
  });
});

describe('a breach that is written down', () => {
  const inLagos = (day: string, time: string): number => Date.parse(`${day}T${time}:00+01:00`);
  const read = (typed: Partial<Parameters<typeof breachOf>[0]>) =>
    breachOf({ at: '2026-03-04T12:30', what: ' Lost ', people: '', ...typed }, inLagos, NOW);

  it('was noticed by the clock of whoever writes, and not later than now', () => {
    expect(read({}).breach).toEqual({ noticed_at: '2026-03-04T11:30:00.000Z', what: 'Lost' });
    expect(read({ at: '2026-03-04T13:01' })).toEqual({ breach: null, problems: ['at'] });
    expect(read({ at: '' }).problems).toEqual(['at']);
  });

  it('says what happened, and of how many people only where that is known', () => {
    expect(read({ people: ' 12 ' }).breach).toMatchObject({ people: 12 });
    expect(read({ people: 'some', what: ' ' }).problems).toEqual(['what', 'people']);
  });
});

describe('a step of a breach', () => {
  const read = (at: string, people = '') =>
    stepOf(
      { at, people },
      { noticed_at: '2026-03-04T08:00:00Z' },
      (day, time) => Date.parse(`${day}T${time}:00Z`),
      NOW,
    );

  it('was taken between when the breach was noticed and now, and says of how many people where that is known', () => {
    expect(read('2026-03-04T08:00', ' 7 ').taken).toEqual({ done_at: '2026-03-04T08:00:00.000Z', people: 7 });
    expect(read('2026-03-04T12:00').taken).toEqual({ done_at: '2026-03-04T12:00:00.000Z' });
    expect(read('2026-03-04T07:59').problems).toEqual(['at']);
    expect(read('2026-03-04T12:01', 'some').problems).toEqual(['at', 'people']);
    expect(read('').problems).toEqual(['at']);
  });
});

describe('an entry of a register', () => {
  it('is whole when every part of it is said', () => {
    const whole = { title: 'a', data: 'b', recipients: 'c', basis: 'd' };
    expect([isWhole(whole), isWhole({ ...whole, basis: ' ' }), isBegun(NOTHING_TYPED)]).toEqual([true, false, false]);
    expect(isBegun({ ...NOTHING_TYPED, data: 'b' })).toBe(true);
  });
});

it('offers of a request what can still be done: it is put off once, and never once it is late', () => {
  const asked = { is_taken_by_me: false, is_overdue: false, extension_reason: null };
  const acts = (of: Partial<Record<keyof typeof asked, unknown>>) => actsOn({ ...asked, ...of } as Asked);
  expect(acts({})).toEqual(['take', 'answered', 'refused', 'extend']);
  expect(acts({ is_taken_by_me: true, extension_reason: 'Slow' })).toEqual(['answered', 'refused']);
  expect(acts({ is_overdue: true })).toEqual(['take', 'answered', 'refused']);
});
