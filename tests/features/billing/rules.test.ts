import { describe, expect, test } from 'vitest';
import { nextOf, partsOf } from '#src/features/billing/rules.ts';
import { houseDay } from '#src/lib/house.ts';

const part = (due_on: string, amount_kobo: number) => ({ due_on, amount_kobo });
const invoice = {
  kind: 'invoice' as const,
  status: 'part_paid' as const,
  total_kobo: 600,
  paid_kobo: 100,
  credited_kobo: 0,
  paused_days: 0,
  instalments: [part('2026-01-31', 100), part('2026-02-28', 250), part('2026-03-31', 250)],
};

describe('what is due', () => {
  test('its day is the one of the house, wherever the client is', () => {
    expect(houseDay(Date.parse('2026-02-27T23:30:00Z'))).toBe('2026-02-28');
    expect(houseDay(Date.parse('2026-02-27T22:30:00Z'))).toBe('2026-02-27');
  });

  test('the next part at least, and all that is late', () => {
    expect(nextOf(invoice, '2026-02-01')).toEqual({ kobo: 250, dueOn: '2026-02-28' });
    expect(nextOf(invoice, '2026-03-31')).toEqual({ kobo: 500, dueOn: '2026-02-28' });
  });

  test('what is put off is due later, and what is paid keeps its day', () => {
    const paused = { ...invoice, paused_days: 30 };
    expect(nextOf(paused, '2026-03-29')).toEqual({ kobo: 250, dueOn: '2026-03-30' });
    expect(partsOf(paused, '2026-02-01').map(({ due_on }) => due_on)).toEqual([
      '2026-01-31',
      '2026-03-30',
      '2026-04-30',
    ]);
  });

  test('the days of a draft count from the day on which it is opened, as the server has it', () => {
    const draft = { ...invoice, status: 'draft' as const, paid_kobo: 0 };
    expect(nextOf(draft, '2026-03-31')).toEqual({ kobo: 100, dueOn: '2026-03-31' });
    expect(partsOf(draft, '2026-12-31').map(({ due_on }) => due_on)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ]);
  });
});
