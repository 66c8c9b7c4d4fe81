import type { Readable } from '#sync/engine/act.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import type { CommunityPost } from '#sync/entities/community-posts.ts';
import { isLive, rowsOf } from './reading.ts';

const newestFirst = (db: Readable) =>
  // oxlint-disable-next-line unicorn/no-array-reverse -- a collection, which reads its index from the other end
  rowsOf(db, communityPosts).orderBy('created_at').reverse().filter(isLive);

export const feedPage = (db: Readable, page: { first: number; size: number }): Promise<CommunityPost[]> =>
  newestFirst(db).offset(page.first).limit(page.size).toArray();

export const countPosts = (db: Readable): Promise<number> => newestFirst(db).count();
