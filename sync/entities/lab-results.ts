import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, maybe, named, oneOf, text, uuid } from './columns.ts';

/** The client and his doctors see a result once it is released; before that, its technician alone. */
export const labResults = defineEntity({
  name: 'lab_results',
  columns: {
    order_id: uuid,
    client_id: uuid,
    test_code: text(20, 1),
    test_name: named(120),
    result_value: named(200),
    reference_range: maybe(text(100)),
    unit: maybe(text(30)),
    flag: oneOf(['normal', 'high', 'low', 'critical', 'abnormal']),
    needs_attention: flag,
    interpretation: maybe(text(4000)),
    lab_technician_id: maybe(uuid),
    verified_by_id: maybe(uuid),
    verified_at: maybe(instant),
    released_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['client_id', 'order_id'],
});

export type LabResult = RowOf<typeof labResults>;
