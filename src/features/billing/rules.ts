import type { Instalment, Invoice } from '#sync/entities/invoices.ts';
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

type Planned = Sums & Pick<Invoice, 'instalments'>;

/** The days of a draft count from the day on which it is opened, which is this one. */
export function partsOf({ status, instalments, paid_kobo, credited_kobo }: Planned, today: Day): Part[] {
  let left = paid_kobo + credited_kobo;
  return instalments.map(({ due_on, amount_kobo }, n) => {
    const settled = Math.min(left, amount_kobo);
    left -= settled;
    return { due_on: status === 'draft' ? monthsAfter(today, n) : due_on, amount_kobo, settled };
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
