import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, integer, maybe, publicText, secureLink, text, uuid } from './columns.ts';
import { mentions } from './mentions.ts';

/** The two counts are the server's, and whether a moderator looks at it before others do. What a device shows is counted from the likes and comments it holds. */
export const communityPosts = defineEntity({
  name: 'community_posts',
  columns: {
    user_id: uuid,
    title: maybe(text(300)),
    content: publicText(10_000),
    post_type: text(40, 1),
    image_url: maybe(secureLink(2000)),
    image_path: maybe(text(500)),
    likes_count: integer(0),
    comments_count: integer(0),
    created_at: instant,
    held_at: maybe(instant),
    mentions,
    /** What the author shows of a row of his own; the server fills it in. */
    card: maybe(z.looseObject({})),
    /** For whom it is: those who chose this centre; empty for everybody. */
    centre: text(),
  },
  indexes: ['created_at'],
});

export type CommunityPost = RowOf<typeof communityPosts>;
