import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { clock, day, instant, maybe, oneOf, text, uuid } from './columns.ts';

/** A dose by its planned time, so that two devices tick it once. */
export const medicineDoses = defineEntity({
  name: 'medicine_doses',
  columns: {
    user_id: uuid,
    medicine_id: uuid,
    day,
    time: clock,
    status: oneOf(['taken', 'skipped']),
    reason: maybe(oneOf(['forgot', 'ran-out', 'side-effects', 'felt-well', 'advised', 'other'])),
    note: maybe(text(500)),
    done_at: instant,
  },
  indexes: ['[user_id+day]', '[medicine_id+day]'],
  together: [['status', 'reason', 'note', 'done_at']],
  naturalKey: ['medicine_id', 'day', 'time'],
  insertOnly: ['user_id'],
});

export type MedicineDose = RowOf<typeof medicineDoses>;
