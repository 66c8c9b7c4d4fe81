import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';
import { CONTAINERS } from './lab-tests.ts';

const REJECTION = ['state', 'received_at', 'rejected_at', 'reject_reason', 'note', 'is_rejected'] as const;

/** A tube or cup of an order. A rejected one stays, and the next draw is another row. */
export const labSamples = defineEntity({
  name: 'lab_samples',
  columns: {
    order_id: uuid,
    client_id: uuid,
    container: oneOf(CONTAINERS),
    draw: integer(1, 9),
    state: oneOf(['collected', 'received', 'rejected']),
    collected_at: instant,
    collected_by_id: maybe(uuid),
    received_at: maybe(instant),
    received_by_id: maybe(uuid),
    rejected_at: maybe(instant),
    rejected_by_id: maybe(uuid),
    reject_reason: maybe(oneOf(['haemolysed', 'clotted', 'short', 'mislabelled', 'wrong_container', 'late', 'leaked'])),
    note: maybe(text(500)),
    is_open: flag,
    /** Of the state; the server makes it. */
    is_rejected: flag,
  },
  indexes: ['order_id', 'client_id'],
  together: [REJECTION],
  // Nobody who said later that it came in knew what is wrong with it.
  firm: { of: 'order_id', by: ['is_rejected'], holds: REJECTION },
  insertOnly: ['client_id', 'collected_at'],
  naturalKey: ['order_id', 'container', 'draw'],
});

export type LabSample = RowOf<typeof labSamples>;
