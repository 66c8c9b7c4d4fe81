import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { joinChallenge, leaveChallenge, showOnBoard } from '#sync/actions/challenge-members.ts';
import { membersOf, membershipsOf } from '#sync/queries/challenge-members.ts';
import { createChallenge } from '#sync/actions/challenges.ts';
import { challengesFrom } from '#sync/queries/challenges.ts';
import { createPost, deletePost, editPost } from '#sync/actions/community-posts.ts';
import { countPosts, feedPage } from '#sync/queries/community-posts.ts';
import { addComment, deleteComment, editComment } from '#sync/actions/post-comments.ts';
import { commentsOfPosts } from '#sync/queries/post-comments.ts';
import { likePost, unlikePost } from '#sync/actions/post-likes.ts';
import { likesOfPosts } from '#sync/queries/post-likes.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';

const [ada, bola] = [numbered(1), numbered(2)];
const FIRST = { first: 0, size: 5 };

/** Nothing of the community is dated ahead of time, so that this clock is behind. */
const clock = steadyClock(Date.now() - 3_600_000);

describe('the community on two devices', () => {
  const server = aServer(async (db) => {
    await join(db, ada);
    await join(db, bola);
  });
  let hers: Device;
  let his: Device;
  beforeEach(async () => {
    await server().exec('delete from public.community_posts; delete from public.challenges');
    [hers, his] = await Promise.all([openDevice(server(), ada), openDevice(server(), bola)]);
    return () => {
      hers.close();
      his.close();
    };
  });

  const meet = async () => {
    await hers.pull();
    await his.pull();
  };

  it('posts with the words trimmed, and not a blank', async () => {
    await did(hers.db, createPost(ada, { content: '  Day one!  ' }), clock);
    expect(await hers.push()).toEqual({});
    await meet();
    expect(await feedPage(his.db, FIRST)).toMatchObject([
      { content: 'Day one!', user_id: ada, post_type: 'general', title: null },
    ]);
    await expect(did(hers.db, createPost(ada, { content: ' \n ' }), clock)).rejects.toMatchObject({
      columns: ['content'],
    });
  });

  it('pages the feed from the newest, and counts it without what was deleted', async () => {
    for (const content of ['1', '2', '3', '4']) await did(hers.db, createPost(ada, { content }), clock);
    const contents = async (page = FIRST) => (await feedPage(hers.db, page)).map(({ content }) => content);
    expect(await contents({ first: 0, size: 3 })).toEqual(['4', '3', '2']);
    expect(await contents({ first: 3, size: 3 })).toEqual(['1']);
    const [newest] = await feedPage(hers.db, FIRST);
    await did(hers.db, deletePost(newest?.id ?? ''), clock);
    expect(await contents()).toEqual(['3', '2', '1']);
    expect(await countPosts(hers.db)).toBe(3);
  });

  it('edits and deletes, and leaves nothing of the words behind', async () => {
    const id = await did(hers.db, createPost(ada, { content: 'Draft' }), clock);
    await hers.push();
    await did(hers.db, editPost(id, { content: 'Final', title: 'News' }), clock);
    expect(await hers.push()).toEqual({});
    await expect(did(hers.db, editPost(id, { content: '  ' }), clock)).rejects.toMatchObject({ columns: ['content'] });
    await did(hers.db, deletePost(id), clock);
    expect(await hers.push()).toEqual({ community_posts: ['content', 'title'] });
    await meet();
    expect(await feedPage(his.db, FIRST)).toEqual([]);
  });

  it('likes once, takes it back, and likes again', async () => {
    const id = await did(hers.db, createPost(ada, { content: 'Like me' }), clock);
    await hers.push();
    await his.pull();
    await did(his.db, likePost(bola, id), clock);
    await did(his.db, likePost(bola, id), clock);
    await did(hers.db, likePost(ada, id), clock);
    await his.push();
    await hers.push();
    await meet();
    await did(his.db, likePost(bola, id), clock);
    expect(await his.db.outbox.count()).toBe(0);
    expect((await likesOfPosts(hers.db, [id])).map(({ user_id }) => user_id)).toEqual([ada]);
    expect(await feedPage(hers.db, FIRST)).toMatchObject([{ likes_count: 2 }]);
    await did(his.db, unlikePost(bola, id), clock);
    expect(await his.push()).toEqual({});
    expect(await likesOfPosts(his.db, [id])).toEqual([]);
    await did(his.db, likePost(bola, id), clock);
    await his.push();
    await meet();
    expect(await likesOfPosts(his.db, [id])).toHaveLength(1);
    expect(await feedPage(hers.db, FIRST)).toMatchObject([{ likes_count: 2 }]);
  });

  it('comments, edits and deletes, oldest first', async () => {
    const id = await did(hers.db, createPost(ada, { content: 'Thoughts?' }), clock);
    await hers.push();
    await his.pull();
    const first = await did(his.db, addComment({ post_id: id, user_id: bola, content: 'Well done' }), clock);
    await did(his.db, addComment({ post_id: id, user_id: bola, content: 'Really' }), clock);
    await did(his.db, editComment(first, 'Very well done'), clock);
    expect(await his.push()).toEqual({});
    await meet();
    const contents = async () => (await commentsOfPosts(his.db, [id])).map(({ content }) => content);
    expect(await contents()).toEqual(['Very well done', 'Really']);
    expect(await feedPage(hers.db, FIRST)).toMatchObject([{ comments_count: 2 }]);
    expect(await commentsOfPosts(hers.db, [id])).toEqual([]);
    await did(his.db, deleteComment(first), clock);
    await his.push();
    await meet();
    expect(await contents()).toEqual(['Really']);
    expect(await feedPage(hers.db, FIRST)).toMatchObject([{ comments_count: 1 }]);
    const blank = did(his.db, addComment({ post_id: id, user_id: bola, content: ' ' }), clock);
    await expect(blank).rejects.toMatchObject({ columns: ['content'] });
  });

  it('makes a challenge whose maker takes part, joins, leaves and comes back', async () => {
    const dates = { starts_on: '2026-03-01', ends_on: '2026-03-31' };
    const id = await did(
      hers.db,
      createChallenge({ creator_id: ada, title: 'Steps', metric: 'steps', target: 10_000, ...dates }),
      clock,
    );
    expect(await hers.push()).toEqual({});
    await meet();
    expect(await challengesFrom(his.db, '2026-03-31')).toMatchObject([{ id, title: 'Steps' }]);
    expect(await challengesFrom(his.db, '2026-04-01')).toEqual([]);
    await did(his.db, joinChallenge(bola, id), clock);
    await did(his.db, joinChallenge(bola, id), clock);
    expect(await his.push()).toEqual({});
    expect(await membersOf(his.db, [id])).toMatchObject([{ user_id: bola }]);
    await did(his.db, showOnBoard(bola, { challengeId: id, shown: false }), clock);
    expect(await membershipsOf(his.db, bola)).toMatchObject([{ on_board: false }]);
    await did(his.db, leaveChallenge(bola, id), clock);
    await did(his.db, leaveChallenge(numbered(3), id), clock);
    expect(await his.push()).toEqual({});
    expect(await membershipsOf(his.db, bola)).toEqual([]);
    await did(his.db, joinChallenge(bola, id), clock);
    await his.push();
    await meet();
    expect(await membersOf(hers.db, [id])).toMatchObject([{ user_id: ada }]);
    expect(await membershipsOf(his.db, bola)).toMatchObject([{ on_board: true }]);
  });
});
