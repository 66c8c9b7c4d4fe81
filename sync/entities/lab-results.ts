import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, flag, instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';

/**
 * One row an analyte. Before its release those see it who make it, and the doctor whose word is asked. What is verified or
 * signed is what was read, so that a merge takes all of it from one side.
 */
export const labResults = defineEntity({
  name: 'lab_results',
  columns: {
    order_id: uuid,
    client_id: uuid,
    test_code: text(20, 1),
    test_name: named(120),
    result_value: named(200),
    reference_range: maybe(text(100)),
    range_low: maybe(decimal()),
    range_high: maybe(decimal()),
    unit: maybe(text(30)),
    flag: oneOf(['normal', 'high', 'low', 'critical', 'abnormal']),
    needs_attention: flag,
    interpretation: maybe(text(4000)),
    was_questioned: flag,
    entered_by_id: maybe(uuid),
    entered_at: instant,
    read_back_to: maybe(text(120)),
    read_back_at: maybe(instant),
    read_back_by_id: maybe(uuid),
    verified_by_id: maybe(uuid),
    verified_at: maybe(instant),
    second_look: flag,
    held_reason: maybe(named(500)),
    held_by_id: maybe(uuid),
    doctor_word: maybe(text(2000)),
    next_step: maybe(text(1000)),
    signed_by_id: maybe(uuid),
    signed_at: maybe(instant),
    released_at: maybe(instant),
    version: integer(),
    is_open: flag,
    created_at: instant,
  },
  indexes: ['client_id', 'order_id'],
  insertOnly: ['client_id', 'created_at'],
  naturalKey: ['order_id', 'test_code'],
  together: [
    [
      'result_value',
      'unit',
      'reference_range',
      'flag',
      'interpretation',
      'verified_at',
      'doctor_word',
      'next_step',
      'signed_at',
    ],
  ],
});

export type LabResult = RowOf<typeof labResults>;
