import * as z from 'zod/mini';

// What the server answers the finance desk. Nothing of it is kept on a device.

const name = z.nullable(z.string());

const ofInvoice = { invoice_id: z.string(), number: name, client: name, title: name };

export const FIGURES = ['age', 'cash', 'months', 'revenue', 'net', 'tax', 'fees', 'held'] as const;

export const Figures = z.array(
  z.object({ figure: z.enum(FIGURES), key: z.string(), kobo: z.int(), invoices: z.int() }),
);
export type Figure = z.infer<typeof Figures>[number];

const STATUSES = ['draft', 'open', 'part_paid', 'paid', 'overdue', 'void', 'credited'] as const;

export const Behind = z.array(z.object({ ...ofInvoice, status: z.enum(STATUSES), kobo: z.int() }));

export const Found = z.array(
  z.object({
    ...ofInvoice,
    status: z.enum(STATUSES),
    total_kobo: z.int(),
    paid_kobo: z.int(),
    credited_kobo: z.int(),
    owed_kobo: z.int(),
    proven: z.boolean(),
  }),
);
export type FoundInvoice = z.infer<typeof Found>[number];

export const Waiting = z.array(
  z.object({
    ...ofInvoice,
    what: z.enum([
      'cash',
      'transfer',
      'loan',
      'credit',
      'count',
      'return',
      'returned',
      'given',
      'absence',
      'accept',
      'contest',
      'won',
      'lost',
      'held',
      'wanted',
      'sent',
      'by-hand',
    ]),
    id: z.string(),
    kobo: z.int(),
    /** What was asked for, or is owed. */
    asked_kobo: z.nullable(z.int()),
    at: z.string(),
    received_on: name,
    reason: name,
    by_name: name,
    /** The reader has entered it. */
    own: z.boolean(),
    /** Held money in another currency is in no book. */
    booked: z.boolean(),
  }),
);
export type Wait = z.infer<typeof Waiting>[number];

/** One row, or none of an invoice that is gone. */
export const Preview = z.array(
  z.object({ tax_kobo: z.int(), taken_kobo: z.int(), back_kobo: z.int(), needs_second: z.boolean() }),
);

export const Ledger = z.array(
  z.object({
    entry: z.int(),
    day: z.string(),
    what: z.string(),
    key: z.string(),
    invoice: name,
    account: z.string(),
    kobo: z.int(),
  }),
);
export type LedgerLine = z.infer<typeof Ledger>[number];

const account = { bank: name, number: name, holder: name };

export const PayoutsDue = z.array(
  z.object({
    payee_id: z.string(),
    name,
    ...account,
    sessions: z.int(),
    kobo: z.int(),
    held_kobo: z.int(),
    /** Whether the account has stood long enough to be paid to. */
    settled: z.boolean(),
    /** Of whoever deleted the account. */
    left_on: name,
  }),
);
export type PayoutDue = z.infer<typeof PayoutsDue>[number];

export const PayoutsMade = z.array(
  z.object({
    id: z.string(),
    name,
    /** Nothing where it has changed since. */
    ...account,
    /** Of an account that the desk entered. */
    account_proof: name,
    kobo: z.int(),
    /** What of it is kept back as tax. */
    withheld_kobo: z.int(),
    made_on: z.string(),
    /** The reader has made it. */
    own: z.boolean(),
    agreed: z.boolean(),
    /** Whether the bank has it. */
    exported: z.boolean(),
  }),
);
export type PayoutMade = z.infer<typeof PayoutsMade>[number];

export const Exported = z.array(
  z.object({
    id: z.string(),
    bank: z.string(),
    number: z.string(),
    holder: z.string(),
    kobo: z.int(),
    withheld_kobo: z.int(),
  }),
);
export type ExportedPayout = z.infer<typeof Exported>[number];

export const Withheld = z.array(
  z.object({
    id: z.string(),
    paid_on: z.string(),
    name,
    role: name,
    kobo: z.int(),
    withholding_bp: z.int(),
    withheld_kobo: z.int(),
    proof: z.string(),
  }),
);
export type Withheld = z.infer<typeof Withheld>;
