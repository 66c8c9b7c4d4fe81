import { action } from '#sync/engine/act.ts';
import { postComments } from '#sync/entities/post-comments.ts';
import type { PostComment } from '#sync/entities/post-comments.ts';
import { changed, created, removed, writeAll, writeOne } from './changes.ts';

export const addComment = action([postComments], (tx, comment: Pick<PostComment, 'post_id' | 'user_id' | 'content'>) =>
  writeOne(tx, created(postComments, { ...comment, created_at: tx.now, held_at: null })),
);

export const editComment = action([postComments], (tx, id: string, content: string) =>
  writeAll(tx, [changed(postComments, id, { content })]),
);

export const deleteComment = action([postComments], (tx, id: string) => writeAll(tx, [removed(postComments, id)]));
