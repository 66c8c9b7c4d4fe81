import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, integer, maybe, text, uuid } from './columns.ts';

/** A verified result as it was before it was amended, and why. The server's. */
export const labAmendments = defineEntity({
  name: 'lab_amendments',
  columns: {
    result_id: uuid,
    order_id: uuid,
    client_id: uuid,
    version: integer(),
    result_value: text(),
    unit: maybe(text()),
    reference_range: maybe(text()),
    flag: text(),
    interpretation: maybe(text()),
    doctor_word: maybe(text()),
    next_step: maybe(text()),
    verified_by_id: maybe(uuid),
    was_released: flag,
    reason: text(),
    amended_by_id: maybe(uuid),
    amended_at: instant,
    is_open: flag,
  },
  indexes: ['order_id', 'client_id'],
});

export type LabAmendment = RowOf<typeof labAmendments>;
