import { describe, expect, test } from 'vitest';
import { isToReport, mayPause } from '#src/features/billing/rules.ts';
import { backOf, sessionsFor, sessionsOf } from '#src/work/money/sessions.ts';
import type { Invoice } from '#sync/entities/invoices.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

const TERMS = [
  { by: 'absence', hours: 0, back_bp: 10_000, gives: 'money' },
  { by: 'client', hours: 24, back_bp: 10_000, gives: 'session' },
  { by: 'client', hours: 4, back_bp: 5000, gives: 'money' },
  { by: 'client', hours: 0, back_bp: 0, gives: 'money' },
  { by: 'provider', hours: 0, back_bp: 10_000, gives: 'session' },
];

function bought(more: Partial<Invoice> = {}, line: object = {}): Invoice {
  return {
    id: crypto.randomUUID(),
    kind: 'invoice',
    status: 'paid',
    number: 'INV-2026-00001',
    opened_on: '2026-02-01',
    total_kobo: 4_000_001,
    paid_kobo: 4_000_001,
    credited_kobo: 0,
    sessions_taken: 0,
    paused_days: 0,
    instalments: [],
    lines: [{ title: 'Personal Training', sessions: 4, session_type: 'fitness', terms: TERMS, ...line }],
    ...more,
  } as unknown as Invoice;
}

const at = (hours: number) => ({
  status: 'confirmed' as const,
  starts_at: inHours(hours),
  agreed_starts_at: inHours(hours),
  created_by: 'client',
  provider_id: 'provider',
});

describe('what comes back of a session that its client calls off', () => {
  test('goes by how long before it is', () => {
    const back = (hours: number, more: Partial<Invoice> = {}) => backOf(bought(more), at(hours), NOW);
    expect([back(30), back(24)]).toEqual([{ gives: 'session' }, { gives: 'session' }]);
    expect([back(23.9), back(4)]).toEqual([
      { gives: 'money', kobo: 500_000 },
      { gives: 'money', kobo: 500_000 },
    ]);
    expect([back(3.9), back(-1)]).toEqual([
      { gives: 'money', kobo: 0 },
      { gives: 'money', kobo: 0 },
    ]);
    expect(back(5, { credited_kobo: 3_900_001 })).toEqual({ gives: 'money', kobo: 100_000 });
  });

  test('is all of it where the provider has moved it alone, and nothing is said of what took no session', () => {
    const moved = { ...at(1), agreed_starts_at: inHours(9) };
    expect(backOf(bought(), moved, NOW)).toEqual({ gives: 'session' });
    expect(backOf(bought({}, { sessions: undefined }), at(30), NOW)).toBeNull();
  });
});

describe('sessions', () => {
  test('are there as far as they are paid, and none is of what was credited, not paid, or a credit note', () => {
    const left = (more: Partial<Invoice>) => sessionsOf(bought(more))?.left;
    expect(left({ sessions_taken: 1 })).toBe(3);
    expect(left({ status: 'part_paid', paid_kobo: 2_100_000 })).toBe(2);
    expect(left({ status: 'overdue', paid_kobo: 2_100_000, sessions_taken: 3 })).toBe(0);
    expect(left({ status: 'credited' })).toBe(0);
    expect(sessionsOf(bought({ kind: 'credit_note' }))).toBeNull();
  });

  test('are taken of what fits and was bought first', () => {
    const later = bought({ opened_on: '2026-02-02' }, { title: 'Later' });
    const any = bought({ opened_on: '2026-02-03' }, { title: 'Any', session_type: null });
    const used = bought({ sessions_taken: 4 }, { title: 'Used' });
    expect(sessionsFor([any, later, used], 'trainer')?.title).toBe('Later');
    expect(sessionsFor([any, later, used], 'doctor')?.title).toBe('Any');
    expect(sessionsFor([later, used], 'doctor')).toBeNull();
  });

  test('of which nobody came are reported from a quarter of an hour on, for two weeks', () => {
    const since = (hours: number) => isToReport(at(-hours), NOW);
    expect([since(0.2), since(0.3), since(24 * 14), since(24 * 14 + 1)]).toEqual([false, true, true, false]);
    expect(isToReport({ ...at(-1), status: 'cancelled' }, NOW)).toBe(false);
  });
});

test('a plan is put off once, while it is not overdue', () => {
  const parts = { instalments: [1, 2].map(() => ({ due_on: '2026-03-01', amount_kobo: 1 })) };
  expect(mayPause(bought({ ...parts, status: 'part_paid' }))).toBe(true);
  expect(mayPause(bought({ ...parts, status: 'overdue' }))).toBe(false);
  expect(mayPause(bought({ ...parts, status: 'part_paid', paused_days: 30 }))).toBe(false);
  expect(mayPause(bought({ status: 'part_paid' }))).toBe(false);
});
