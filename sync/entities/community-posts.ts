import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, removed, writeOne, type Columns } from './changes.ts';
import { instant, integer, maybe, secureLink, text, uuid, publicText } from './columns.ts';
import { isLive, rowsOf } from './reading.ts';

/** The two counts are the server's. What a device shows is counted from the likes and comments it holds. */
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
  },
  indexes: ['created_at'],
});

export type CommunityPost = RowOf<typeof communityPosts>;

type Row = Columns<typeof communityPosts>;
type Written = Pick<Row, 'content'> & Partial<Pick<Row, 'title' | 'post_type' | 'image_url' | 'image_path'>>;

const newestFirst = (db: Local) =>
  // oxlint-disable-next-line unicorn/no-array-reverse -- a collection, which reads its index from the other end
  rowsOf(db, communityPosts).orderBy('created_at').reverse().filter(isLive);

export const feedPage = (db: Local, page: { first: number; size: number }): Promise<CommunityPost[]> =>
  newestFirst(db).offset(page.first).limit(page.size).toArray();

export const countPosts = (db: Local): Promise<number> => newestFirst(db).count();

export function createPost(db: Local, userId: string, post: Written, clock = REAL_CLOCK): Promise<string> {
  const row = {
    title: null,
    post_type: 'general',
    image_url: null,
    image_path: null,
    ...post,
    content: post.content.trim(),
    user_id: userId,
    likes_count: 0,
    comments_count: 0,
    created_at: moment(db, clock),
  };
  return writeOne(db, created(communityPosts, row), clock);
}

export async function editPost(
  db: Local,
  id: string,
  edit: Partial<Pick<Row, 'title' | 'content'>>,
  clock = REAL_CLOCK,
): Promise<void> {
  await write(db, [changed(communityPosts, id, edit)], clock);
}

export async function deletePost(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(communityPosts, id)], clock);
}
