import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, integer, list, maybe, oneOf, text, uuid } from './columns.ts';

export const MOST_ANSWERED = 8;

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
    /** Of the client's album; what the surgeon sees of them is a grant's to say. */
    photo_ids: list(uuid).check(z.maxLength(MOST_ANSWERED)),
    answered_at: instant,
  },
  together: [['fever', 'leg_swelling', 'breathless', 'discharge', 'pain', 'words', 'photo_ids', 'answered_at']],
  indexes: ['case_id', 'client_id', 'surgeon_id'],
  insertOnly: ['client_id', 'surgeon_id'],
  naturalKey: ['case_id', 'moment'],
});

export type SurgeryCheckin = RowOf<typeof surgeryCheckins>;
