import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';

/** A document of a client. Its file waits on the device that has it until uploaded_at is set. */
export const healthRecords = defineEntity({
  name: 'health_records',
  columns: {
    user_id: uuid,
    kind: oneOf([
      'lab-report',
      'prescription',
      'imaging',
      'referral',
      'discharge-summary',
      'vaccination',
      'insurance',
      'other',
    ]),
    title: named(200),
    description: maybe(text(4000)),
    path: maybe(text(500)),
    mime_type: maybe(text(120)),
    size_bytes: maybe(integer(0, 104_857_600)),
    recorded_at: day,
    uploaded_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['[user_id+recorded_at]'],
});

export type HealthRecord = RowOf<typeof healthRecords>;
