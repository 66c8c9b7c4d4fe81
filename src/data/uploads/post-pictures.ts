import type { Local } from '#sync/engine/database.ts';
import { createPost } from '#sync/actions/community-posts.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import type { CommunityPost } from '#sync/entities/community-posts.ts';
import { actOrFail } from '#src/data/act.ts';
import { keepFile, releaseFiles } from './uploads.ts';
import type { Place } from './uploads.ts';

// The pictures of posts.

const TYPE = 'image/jpeg';

const placeOf = (id: string, path: string): Place => ({
  id,
  path,
  type: TYPE,
  bucket: 'community',
  entity: communityPosts.name,
});

/** Null where a post has none. */
export const placeOfPicture = ({ id, image_path }: Pick<CommunityPost, 'id' | 'image_path'>): Place | null =>
  image_path === null ? null : placeOf(id, image_path);

/** The post and its picture together, or neither. */
export function keepPost(
  db: Local,
  userId: string,
  post: Pick<CommunityPost, 'content' | 'post_type' | 'mentions' | 'card' | 'centre'>,
  picture: ArrayBuffer,
): Promise<void> {
  const id = crypto.randomUUID();
  const place = placeOf(id, `${userId}/${id}.jpg`);
  return db.transaction('rw', db.tables, async () => {
    await actOrFail(db, createPost(userId, { ...post, image_path: place.path }, id));
    await keepFile(db, place, { bytes: picture });
  });
}

/** Before its post is removed. */
export async function releasePicture(db: Local, post: Pick<CommunityPost, 'id' | 'image_path'>): Promise<void> {
  const place = placeOfPicture(post);
  if (place) await releaseFiles(db, [place]);
}
