import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, uuid } from './columns.ts';

export const postLikes = defineEntity({
  name: 'post_likes',
  columns: { post_id: uuid, user_id: uuid, created_at: instant },
  indexes: ['post_id'],
  insertOnly: ['created_at'],
  naturalKey: ['post_id', 'user_id'],
});

export type PostLike = RowOf<typeof postLikes>;
