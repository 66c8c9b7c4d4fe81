import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, list, maybe, oneOf, text, uuid } from './columns.ts';

const kobo = integer(0, 2_000_000_000);

const line = z.looseObject({
  offer: text(60),
  title: text(120),
  quantity: integer(1),
  unit_kobo: kobo,
  discount_kobo: kobo,
  tax_code: text(20),
  tax_kobo: kobo,
  /** With the tax. */
  amount_kobo: kobo,
});

const instalment = z.looseObject({ due_on: day, amount_kobo: kobo });

/** An invoice or a credit note, with lines and schedule. The server's. */
export const invoices = defineEntity({
  name: 'invoices',
  columns: {
    client_id: maybe(uuid),
    kind: oneOf(['invoice', 'credit_note']),
    number: maybe(text()),
    status: oneOf(['draft', 'open', 'part_paid', 'paid', 'overdue', 'void', 'credited']),
    currency: oneOf(['NGN']),
    total_kobo: kobo,
    tax_kobo: kobo,
    paid_kobo: kobo,
    credited_kobo: kobo,
    sessions_taken: integer(0),
    paused_days: integer(0),
    lines: list(line),
    instalments: list(instalment),
    /** The last one that was offered for it. */
    loan: maybe(z.looseObject({})),
    credits_id: maybe(uuid),
    reason: maybe(text(500)),
    opened_on: maybe(day),
    created_at: instant,
  },
  indexes: ['client_id'],
});

export type Invoice = RowOf<typeof invoices>;
export type Instalment = Invoice['instalments'][number];
