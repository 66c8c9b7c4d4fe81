import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, maybe, uuid } from './columns.ts';

/** Which doctor was told of a critical result, and when he acknowledged it. All but that is the server's. */
export const labAlerts = defineEntity({
  name: 'lab_alerts',
  columns: {
    result_id: uuid,
    told_id: uuid,
    order_id: uuid,
    client_id: uuid,
    told_at: instant,
    is_stand_in: flag,
    acknowledged_at: maybe(instant),
    is_open: flag,
  },
  indexes: ['told_id', 'order_id', 'result_id'],
  naturalKey: ['result_id', 'told_id'],
});

export type LabAlert = RowOf<typeof labAlerts>;
