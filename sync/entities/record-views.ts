import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, oneOf, uuid } from './columns.ts';

/** Somebody opened a client's record, or took all of it along: one line a day and part, which nobody takes back. */
export const recordViews = defineEntity({
  name: 'record_views',
  columns: {
    viewer_id: uuid,
    client_id: uuid,
    part: oneOf(['record', 'history', 'photos', 'papers']),
    day,
    created_at: instant,
  },
  indexes: ['[client_id+day]'],
  insertOnly: [],
  naturalKey: ['viewer_id', 'client_id', 'part', 'day'],
});

export type RecordView = RowOf<typeof recordViews>;
