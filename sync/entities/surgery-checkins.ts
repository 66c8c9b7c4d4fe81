import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';

/** How somebody is at one of four moments after an operation. */
export const surgeryCheckins = defineEntity({
  name: 'surgery_checkins',
  columns: {
    case_id: uuid,
    client_id: uuid,
    surgeon_id: maybe(uuid),
    moment: oneOf(['day1', 'week1', 'week3', 'week12']),
    fever: flag,
    leg_swelling: flag,
    breathless: flag,
    discharge: flag,
    pain: integer(0, 10),
    words: maybe(text(2000)),
    answered_at: instant,
  },
  together: [['fever', 'leg_swelling', 'breathless', 'discharge', 'pain', 'words', 'answered_at']],
  indexes: ['case_id', 'client_id', 'surgeon_id'],
  insertOnly: ['client_id', 'surgeon_id'],
  naturalKey: ['case_id', 'moment'],
});

export type SurgeryCheckin = RowOf<typeof surgeryCheckins>;
