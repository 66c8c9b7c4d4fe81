import { appointmentsOfClient, EVER } from '#sync/queries/appointments.ts';
import { invoicesOf } from '#sync/queries/invoices.ts';
import { paymentsOf } from '#sync/queries/payments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { Invoice } from '#sync/entities/invoices.ts';
import type { Payment } from '#sync/entities/payments.ts';
import type { ReadOnly } from '#src/data/answer.ts';

export interface Bill {
  invoice: Invoice;
  /** Those that were paid, the newest first. */
  payments: Payment[];
  /** Money has come for it, and somebody has yet to say what becomes of that. */
  isHeld: boolean;
  /** Appointments that took one of its sessions, the newest first. */
  taken: Appointment[];
  /** The number of the invoice that a credit note corrects. */
  credits: string | null;
}

export async function billsOf(db: ReadOnly, userId: string): Promise<Bill[]> {
  const [invoices, payments, appointments] = await Promise.all([
    invoicesOf(db, userId),
    paymentsOf(db, userId),
    appointmentsOfClient(db, userId, EVER),
  ]);
  const taken = Map.groupBy(appointments.toReversed(), ({ invoice_id }) => invoice_id);
  const paid = Map.groupBy(
    payments.filter(({ status }) => status === 'paid'),
    ({ invoice_id }) => invoice_id,
  );
  const held = new Set(payments.filter(({ status }) => status === 'held').map(({ invoice_id }) => invoice_id));
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
  return invoices.map((invoice) => ({
    invoice,
    payments: paid.get(invoice.id) ?? [],
    isHeld: held.has(invoice.id),
    taken: taken.get(invoice.id) ?? [],
    credits: numbers.get(invoice.credits_id ?? '') ?? null,
  }));
}
