import * as z from 'zod/mini';
import { awaitsClient } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { Invoice } from '#sync/entities/invoices.ts';

// The same arithmetic as private.sessions_left and private.term_of of the database, which have the last word.

const term = z.object({
  by: z.enum(['client', 'provider', 'absence']),
  hours: z.int(),
  back_bp: z.int(),
  gives: z.enum(['session', 'money']),
});
export type Term = z.infer<typeof term>;

const bundle = z.object({
  title: z.string(),
  sessions: z.int(),
  session_type: z.nullable(z.enum(['fitness', 'nutrition', 'other'])),
  terms: z.array(term),
});

export interface Sessions extends z.infer<typeof bundle> {
  left: number;
  /** What one of them costs. */
  kobo: number;
}

const PAID_FOR: ReadonlySet<Invoice['status']> = new Set(['part_paid', 'paid', 'overdue']);

/** The sessions an invoice pays for; null where it pays for none. */
export function sessionsOf(invoice: Invoice): Sessions | null {
  const { kind, status, lines, total_kobo, paid_kobo, credited_kobo, sessions_taken } = invoice;
  const sold = bundle.safeParse(lines[0]).data;
  if (kind !== 'invoice' || !sold) return null;
  const settled = Math.min(total_kobo, paid_kobo + credited_kobo);
  const paid = PAID_FOR.has(status) ? Math.floor((sold.sessions * settled) / total_kobo) : 0;
  return { ...sold, left: Math.max(0, paid - sessions_taken), kobo: Math.floor(total_kobo / sold.sessions) };
}

const HOUR = 3_600_000;
const NOTHING = { back_bp: 0, gives: 'money' } as const;
const ALL = { back_bp: 10_000, gives: 'session' } as const;

export type Back = { gives: 'session' } | { gives: 'money'; kobo: number };

/** What comes back when its client calls an appointment off now. */
export function backOf(
  invoice: Invoice,
  appointment: Pick<Appointment, 'status' | 'starts_at' | 'agreed_starts_at' | 'created_by' | 'provider_id'>,
  now: number,
): Back | null {
  const sessions = sessionsOf(invoice);
  if (!sessions) return null;
  const isProviders = awaitsClient(appointment);
  const hours = (Date.parse(appointment.starts_at) - now) / HOUR;
  const terms = sessions.terms
    .filter(({ by, hours: from }) => (isProviders ? by === 'provider' : by === 'client' && from <= hours))
    .toSorted((a, b) => b.hours - a.hours);
  const { gives, back_bp } = terms[0] ?? (isProviders ? ALL : NOTHING);
  if (gives === 'session') return { gives };
  const most = invoice.total_kobo - invoice.credited_kobo;
  return { gives, kobo: Math.min(most, Math.floor((sessions.kobo * back_bp) / 10_000)) };
}

type Kind = NonNullable<Sessions['session_type']>;
const KINDS: Partial<Record<string, Kind>> = { trainer: 'fitness', nutritionist: 'nutrition' };

/** Of which an appointment with a provider of this role would take one: what was bought first. */
export function sessionsFor(invoices: readonly Invoice[], role: string): Sessions | null {
  const kind = KINDS[role] ?? 'other';
  const first = invoices
    .toSorted(
      (a, b) => (a.opened_on ?? '').localeCompare(b.opened_on ?? '') || (a.number ?? '').localeCompare(b.number ?? ''),
    )
    .flatMap((invoice) => sessionsOf(invoice) ?? [])
    .find(({ left, session_type }) => left > 0 && (session_type ?? kind) === kind);
  return first ?? null;
}
