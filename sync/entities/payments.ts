import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, integer, maybe, oneOf, text, uuid } from './columns.ts';

const kobo = integer(0, 2_000_000_000);

/** An attempt at the payment gateway. The server's. */
export const payments = defineEntity({
  name: 'payments',
  columns: {
    client_id: maybe(uuid),
    invoice_id: uuid,
    amount_kobo: kobo,
    currency: oneOf(['NGN']),
    status: oneOf(['started', 'paid', 'failed', 'abandoned', 'held']),
    channel: maybe(text(40)),
    applied_kobo: kobo,
    refund_kobo: kobo,
    refunded_kobo: kobo,
    paid_at: maybe(instant),
    /** Where the client's bank wants it back. */
    dispute: maybe(oneOf(['open', 'answered', 'won', 'lost'])),
    created_at: instant,
  },
  indexes: ['client_id', 'invoice_id'],
});

export type Payment = RowOf<typeof payments>;
