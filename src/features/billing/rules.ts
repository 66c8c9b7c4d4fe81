import type { Appointment } from '#sync/entities/appointments.ts';
import type { Instalment, Invoice } from '#sync/entities/invoices.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

// The same arithmetic as private.owed and private.next_due of the database, which have the last word.

type Sums = Pick<Invoice, 'kind' | 'status' | 'total_kobo' | 'paid_kobo' | 'credited_kobo'>;

export function owedOf({ kind, status, total_kobo, paid_kobo, credited_kobo }: Sums): number {
  if (kind !== 'invoice' || status === 'void') return 0;
  return Math.max(0, total_kobo - paid_kobo - credited_kobo);
}

export interface Part extends Instalment {
  /** How much of it is settled: payments fill the parts in order. */
  settled: number;
}

/** On the same day of a later month, or on its last. */
function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(last.setUTCDate(Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10);
}

type Planned = Sums & Pick<Invoice, 'instalments' | 'paused_days'>;

/** The days of a draft count from the day on which it is opened, which is this one; a pause puts off what is not paid. */
export function partsOf(invoice: Planned, today: Day): Part[] {
  const { status, instalments, paid_kobo, credited_kobo, paused_days } = invoice;
  let left = paid_kobo + credited_kobo;
  return instalments.map(({ due_on, amount_kobo }, n) => {
    const settled = Math.min(left, amount_kobo);
    left -= settled;
    const day = status === 'draft' ? monthsAfter(today, n) : due_on;
    return { due_on: settled === amount_kobo ? day : addDays(day, paused_days), amount_kobo, settled };
  });
}

/** What is due on the day, the next part at least; with the day of its first part. */
export function nextOf(invoice: Planned, today: Day): { kobo: number; dueOn: Day } | null {
  const unsettled = partsOf(invoice, today).filter(({ settled, amount_kobo }) => settled < amount_kobo);
  const [first] = unsettled;
  const owed = owedOf(invoice);
  if (!first || owed === 0) return null;
  const due = unsettled.filter((part) => part === first || part.due_on <= today);
  const kobo = due.reduce((sum, { amount_kobo, settled }) => sum + amount_kobo - settled, 0);
  return { kobo: Math.min(owed, kobo), dueOn: first.due_on };
}

/** Once, while nothing of it is overdue. */
export const mayPause = ({ status, instalments, paused_days }: Planned): boolean =>
  status === 'part_paid' && instalments.length > 1 && paused_days === 0;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const IS_OVER: ReadonlySet<Appointment['status']> = new Set(['cancelled', 'declined']);

/** Whether its client may still say that nobody came. */
export function isToReport({ status, starts_at }: Pick<Appointment, 'status' | 'starts_at'>, now: number): boolean {
  const since = now - Date.parse(starts_at);
  return !IS_OVER.has(status) && since >= 15 * MINUTE && since <= 14 * DAY;
}
