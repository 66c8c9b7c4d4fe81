import type { Readable } from '#sync/engine/act.ts';
import { postComments } from '#sync/entities/post-comments.ts';
import type { PostComment } from '#sync/entities/post-comments.ts';
import { sortedBy, where } from './reading.ts';

/** For all posts of a page, to count their comments; oldest first. */
export const commentsOfPosts = (db: Readable, postIds: readonly string[]): Promise<PostComment[]> =>
  sortedBy(where(db, postComments, 'post_id', postIds), 'created_at');
