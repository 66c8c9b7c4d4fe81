import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import { changed, created, removed, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof communityPosts>;
type Written = Pick<Row, 'content'> &
  Partial<Pick<Row, 'title' | 'post_type' | 'image_url' | 'image_path' | 'mentions' | 'card' | 'centre'>>;

export const createPost = action([communityPosts], (tx, userId: string, post: Written, id?: string) => {
  const row = {
    title: null,
    post_type: 'general',
    image_url: null,
    image_path: null,
    mentions: null,
    card: null,
    centre: '',
    ...post,
    content: post.content.trim(),
    user_id: userId,
    likes_count: 0,
    comments_count: 0,
    created_at: tx.now,
    held_at: null,
  };
  return writeOne(tx, created(communityPosts, row, id));
});

export const editPost = action([communityPosts], (tx, id: string, edit: Partial<Pick<Row, 'title' | 'content'>>) =>
  writeAll(tx, [changed(communityPosts, id, edit)]),
);

export const deletePost = action([communityPosts], (tx, id: string) => writeAll(tx, [removed(communityPosts, id)]));
