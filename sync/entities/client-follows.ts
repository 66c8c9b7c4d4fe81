import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, uuid } from './columns.ts';

/** A provider takes a client's whole history along, and not the last days alone. */
export const clientFollows = defineEntity({
  name: 'client_follows',
  columns: { follower_id: uuid, client_id: uuid, opened_at: instant },
  indexes: ['follower_id'],
  insertOnly: [],
  naturalKey: ['follower_id', 'client_id'],
});

export type ClientFollow = RowOf<typeof clientFollows>;
