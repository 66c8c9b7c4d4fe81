import { action } from '#sync/engine/act.ts';
import { postLikes } from '#sync/entities/post-likes.ts';
import { likesOfPosts } from '#sync/queries/post-likes.ts';
import { created, removed } from './changes.ts';

export const likePost = action([postLikes], async (tx, userId: string, postId: string) => {
  const likes = await likesOfPosts(tx, [postId]);
  if (likes.some((like) => like.user_id === userId)) return;
  await tx.write([created(postLikes, { post_id: postId, user_id: userId, created_at: tx.now })]);
});

export const unlikePost = action([postLikes], async (tx, userId: string, postId: string) => {
  const likes = await likesOfPosts(tx, [postId]);
  const mine = likes.filter((like) => like.user_id === userId);
  await tx.write(mine.map(({ id }) => removed(postLikes, id)));
});
