import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created, moment, removed } from './changes.ts';
import { instant, uuid } from './columns.ts';
import { where } from './reading.ts';

export const postLikes = defineEntity({
  name: 'post_likes',
  columns: { post_id: uuid, user_id: uuid, created_at: instant },
  indexes: ['post_id'],
  insertOnly: ['created_at'],
  naturalKey: ['post_id', 'user_id'],
});

export type PostLike = RowOf<typeof postLikes>;

export const likesOfPosts = (db: Local, postIds: readonly string[]): Promise<PostLike[]> =>
  where(db, postLikes, 'post_id', postIds);

export async function likePost(db: Local, userId: string, postId: string, clock = REAL_CLOCK): Promise<void> {
  const likes = await likesOfPosts(db, [postId]);
  if (likes.some((like) => like.user_id === userId)) return;
  await write(db, [created(postLikes, { post_id: postId, user_id: userId, created_at: moment(db, clock) })], clock);
}

export async function unlikePost(db: Local, userId: string, postId: string, clock = REAL_CLOCK): Promise<void> {
  const likes = await likesOfPosts(db, [postId]);
  const mine = likes.filter((like) => like.user_id === userId);
  await write(
    db,
    mine.map(({ id }) => removed(postLikes, id)),
    clock,
  );
}
