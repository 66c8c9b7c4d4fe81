import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, named, oneOf, someOf, uuid } from './columns.ts';

/** The tables of which records can be shown one by one. */
export const SUBJECTS = ['progress_photos', 'health_records'] as const;
export const MOST_GRANTED = 200;
export const LONGEST_PURPOSE = 200;
/** Of a grant, from the day it is given. */
export const LONGEST_DAYS = 365;

/** What a client shows to one provider in care, for what, and until when. */
export const grants = defineEntity({
  name: 'grants',
  columns: {
    user_id: uuid,
    provider_id: uuid,
    subject: oneOf(SUBJECTS),
    row_ids: someOf(uuid, MOST_GRANTED),
    purpose: named(200),
    until: day,
    created_at: instant,
  },
  insertOnly: ['provider_id', 'subject'],
  together: [['row_ids', 'purpose', 'until']],
  indexes: ['user_id', 'provider_id'],
});

export type Grant = RowOf<typeof grants>;
