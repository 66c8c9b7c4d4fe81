import { action } from '#sync/engine/act.ts';
import { postComments } from '#sync/entities/post-comments.ts';
import type { PostComment } from '#sync/entities/post-comments.ts';
import { changed, created, removed, writeAll, writeOne } from './changes.ts';

type Written = Pick<PostComment, 'post_id' | 'user_id' | 'content'> &
  Partial<Pick<PostComment, 'reply_to' | 'mentions'>>;

export const addComment = action([postComments], (tx, comment: Written) =>
  writeOne(
    tx,
    created(postComments, { reply_to: null, mentions: null, ...comment, created_at: tx.now, held_at: null }),
  ),
);

export const editComment = action([postComments], (tx, id: string, content: string) =>
  writeAll(tx, [changed(postComments, id, { content })]),
);

export const deleteComment = action([postComments], (tx, id: string) => writeAll(tx, [removed(postComments, id)]));
