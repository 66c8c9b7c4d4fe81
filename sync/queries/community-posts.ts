import type { Readable } from '#sync/engine/act.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import type { CommunityPost } from '#sync/entities/community-posts.ts';
import { isLive, rowsOf } from './reading.ts';

const newestFirst = (db: Readable) =>
  // oxlint-disable-next-line unicorn/no-array-reverse -- a collection, which reads its index from the other end
  rowsOf(db, communityPosts).orderBy('created_at').reverse().filter(isLive);

/** Of what is for everybody: one's own for a group take no place in it. */
export const feedPage = (db: Readable, page: { first: number; size: number }): Promise<CommunityPost[]> =>
  newestFirst(db)
    .filter(({ centre }) => centre === '')
    .offset(page.first)
    .limit(page.size)
    .toArray();

export const postsOf = (db: Readable, userId: string): Promise<CommunityPost[]> =>
  newestFirst(db)
    .filter(({ user_id }) => user_id === userId)
    .toArray();

export const countPosts = (db: Readable): Promise<number> => newestFirst(db).count();
