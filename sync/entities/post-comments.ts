import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, maybe, publicText, uuid } from './columns.ts';
import { mentions } from './mentions.ts';

export const postComments = defineEntity({
  name: 'post_comments',
  columns: {
    post_id: uuid,
    user_id: uuid,
    content: publicText(10_000),
    created_at: instant,
    held_at: maybe(instant),
    /** One that answers none itself. */
    reply_to: maybe(uuid),
    mentions,
  },
  indexes: ['post_id'],
});

export type PostComment = RowOf<typeof postComments>;
