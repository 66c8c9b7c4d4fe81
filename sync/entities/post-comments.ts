import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, list, maybe, publicText, uuid } from './columns.ts';

export const MOST_MENTIONS = 5;

/** Who is named in a text. */
export const mentions = maybe(list(uuid).check(z.maxLength(MOST_MENTIONS)));

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
