import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';

export const MOST_PAGES = 20;

/** A document of a client. Its files wait on the device that has them until uploaded_at is set. */
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
    pages: integer(1, MOST_PAGES),
    recorded_at: day,
    uploaded_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['[user_id+recorded_at]'],
});

export type HealthRecord = RowOf<typeof healthRecords>;
