import type { Readable } from '#sync/engine/act.ts';
import { postLikes } from '#sync/entities/post-likes.ts';
import type { PostLike } from '#sync/entities/post-likes.ts';
import { where } from './reading.ts';

export const likesOfPosts = (db: Readable, postIds: readonly string[]): Promise<PostLike[]> =>
  where(db, postLikes, 'post_id', postIds);
