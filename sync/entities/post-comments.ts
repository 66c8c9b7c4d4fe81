import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, removed, writeOne } from './changes.ts';
import { instant, uuid, publicText } from './columns.ts';
import { sortedBy, where } from './reading.ts';

export const postComments = defineEntity({
  name: 'post_comments',
  columns: { post_id: uuid, user_id: uuid, content: publicText(10_000), created_at: instant },
  indexes: ['post_id'],
});

export type PostComment = RowOf<typeof postComments>;

/** Of all the posts of a page, so that their comments can be counted; oldest first. */
export const commentsOfPosts = (db: Local, postIds: readonly string[]): Promise<PostComment[]> =>
  sortedBy(where(db, postComments, 'post_id', postIds), 'created_at');

export function addComment(
  db: Local,
  comment: Pick<PostComment, 'post_id' | 'user_id' | 'content'>,
  clock = REAL_CLOCK,
): Promise<string> {
  return writeOne(db, created(postComments, { ...comment, created_at: moment(db, clock) }), clock);
}

export async function editComment(db: Local, id: string, content: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(postComments, id, { content })], clock);
}

export async function deleteComment(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(postComments, id)], clock);
}
