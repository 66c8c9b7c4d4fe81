import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, uuid } from './columns.ts';

/** Whom a member wants to see nothing of in the community. */
export const personBlocks = defineEntity({
  name: 'person_blocks',
  columns: { user_id: uuid, blocked_id: uuid, created_at: instant },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'blocked_id'],
});

export type PersonBlock = RowOf<typeof personBlocks>;
