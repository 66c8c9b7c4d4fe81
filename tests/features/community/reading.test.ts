import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createPost, deletePost, editPost } from '#sync/actions/community-posts.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import type { CommunityPost } from '#sync/entities/community-posts.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { notifications } from '#sync/entities/notifications.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import { blockPerson } from '#sync/actions/person-blocks.ts';
import { markReadOf } from '#sync/actions/notifications.ts';
import { countNotifications } from '#sync/queries/notifications.ts';
import { followMember } from '#sync/actions/user-settings.ts';
import { cardIn, withoutFiguresOfBody } from '#src/features/community/cards.ts';
import { centreOf, entryOf, feedOf, olderOf, servedEntry, waitingFor } from '#src/features/community/queries.ts';
import { isBeforeAfter, mutedBy, withoutFigures } from '#src/features/community/reading.ts';
import { helpFor } from '#src/work/health/danger.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';

describe('what is left out in reading', () => {
  it.each([
    ['I am on Ọ̀sẹ̀ wood', ['ose'], true],
    ['Keto works', ['KETO'], true],
    ['My diet plan', ['diet'], true],
    ['Indietro', ['diet'], false],
    ['Cost (50%)?', ['(50'], true],
    ['Anything', [], false],
    ['Anything', ['  '], false],
  ])('%j is muted by %j: %s', (written, words, isMuted) => expect(mutedBy(words)(written)).toBe(isMuted));

  it.each([
    ['Lost 12.5 kg, now 80kg and 24 % fat', 'Lost …, now … and … fat'],
    ['1,200 kcal on 3 days, 45 minutes, 10 km', '… on 3 days, 45 minutes, 10 km'],
    ['From 180 to 160 lbs. BMI: 24.1', 'From 180 to …. …'],
  ])('%j becomes %j without its figures', (written, plain) => expect(withoutFigures(written)).toBe(plain));

  it.each([
    ['My before and after', true],
    ['Before/after of March', true],
    ['Vorher-Nachher', true],
    ['Avant et après', true],
    ['I ate before I ran, and after', false],
  ])('%j is about before and after: %s', (content, is) => expect(isBeforeAfter({ title: null, content })).toBe(is));

  it.each([
    ['I want to kill myself', 'harm'],
    ['I binged and could kill myself', 'harm'],
    ['I make myself vomit', 'eating'],
    ['Ich habe eine Essstörung', 'eating'],
    ['I fast until sunset and it goes well', null],
    ['The hill is killing my knees', null],
  ])('%j is answered with help for %s', (written, help) => expect(helpFor(written)).toBe(help));
});

const [ME, OTHER, THIRD] = [numbered(1), numbered(2), numbered(3)];

describe('the feed', () => {
  let db: Local;
  beforeEach(async () => {
    db = await openDatabase(ME, entities, { prefix: randomUUID() });
  });
  afterEach(() => db.close());

  const wish = (wishes: Partial<UserSettings>): Promise<unknown> =>
    db.rows(userSettings).put({
      id: ME,
      rev: randomUUID(),
      updated_at: '2026-01-01T00:00:00Z',
      user_id: ME,
      muted_words: [],
      followed: [],
      hide_before_after: false,
      hide_numbers: false,
      deleted: false,
      ...wishes,
    });
  const feed = async () =>
    (await feedOf(db, ME, 1)).entries.map(({ post, isFolded }) => `${post.content}${isFolded ? ' (folded)' : ''}`);

  test('leaves out what others wrote and one does not want to read, at once, and nothing of one’s own', async () => {
    for (const user of [OTHER, ME]) {
      await did(db, createPost(user, { content: 'Keto before and after: 20 kg' }));
      await did(db, createPost(user, { content: 'Good morning' }));
    }
    const all = (await feed()).toSorted();
    expect(all).toHaveLength(4);
    await wish({ muted_words: ['keto'] });
    expect((await feed()).toSorted()).toEqual(['Good morning', 'Good morning', 'Keto before and after: 20 kg']);
    await wish({ hide_before_after: true, hide_numbers: true });
    expect((await feed()).toSorted()).toEqual([
      'Good morning',
      'Good morning',
      'Keto before and after: 20 kg',
      'Keto before and after: … (folded)',
    ]);
    await wish({});
    expect((await feed()).toSorted()).toEqual(all);
    expect(await db.rows(communityPosts).count()).toBe(4);
  });

  test('shows by themselves the posts of those whom one follows, and on which of them one stands', async () => {
    for (const user of [OTHER, ME, THIRD]) await did(db, createPost(user, { content: user }));
    const followed = async () =>
      (await feedOf(db, ME, 1, 'followed')).entries.map(({ post, isFollowed }) => [post.content, isFollowed]);
    await wish({});
    expect(await followed()).toEqual([]);
    await did(db, followMember(ME, OTHER, true));
    await did(db, followMember(ME, THIRD, true));
    await did(db, followMember(ME, OTHER, false));
    expect(await followed()).toEqual([[THIRD, true]]);
    expect((await feedOf(db, ME, 1)).entries).toHaveLength(3);
    const many = Array.from({ length: 151 }, (_, n) => numbered(n));
    await wish({ followed: many });
    expect((await feedOf(db, ME, 1, 'followed')).of).toEqual(many.slice(1));
  });

  test('asks for nothing older where nobody is followed', async () => {
    for (let n = 0; n < 100; n += 1) await did(db, createPost(OTHER, { content: String(n) }));
    await wish({});
    expect((await feedOf(db, ME, 1)).oldest).not.toBeNull();
    expect((await feedOf(db, ME, 1, 'followed')).oldest).toBeNull();
  });

  test('of a group shows what one has written and the server does not have, and keeps it out of what is for everybody', async () => {
    await wish({ followed: [ME] });
    await did(db, createPost(ME, { content: 'Old', centre: 'Lagos' }));
    await db.outbox.clear();
    await did(db, createPost(ME, { content: 'For Lagos', centre: 'Lagos' }));
    await did(db, createPost(ME, { content: 'For Abuja', centre: 'Abuja' }));
    await did(db, createPost(ME, { content: 'For all' }));
    expect((await waitingFor(db, ME, 'Lagos')).map(({ post }) => post.content)).toEqual(['For Lagos']);
    expect(await feed()).toEqual(['For all']);
    expect((await feedOf(db, ME, 1, 'followed')).entries.map(({ post }) => post.content)).toEqual(['For all']);
  });

  test('has the newest hundred for everybody, however much one has written for a group since', async () => {
    for (let n = 0; n < 100; n += 1) await did(db, createPost(OTHER, { content: String(n) }));
    const { oldest } = await feedOf(db, ME, 1);
    for (let n = 0; n < 3; n += 1) await did(db, createPost(ME, { content: 'For Lagos', centre: 'Lagos' }));
    const { pages, oldest: still } = await feedOf(db, ME, 1);
    expect([pages, still]).toEqual([20, oldest]);
    expect(oldest).not.toBeNull();
  });

  test.each([
    ['Lagos', 'Lagos'],
    // Closed by now, and its group is there.
    ['Port Novo', 'Port Novo'],
    ['My garage', null],
    [null, null],
  ])('whose profile says %j is in the group of %j', async (said, centre) => {
    const row = { id: ME, rev: randomUUID(), updated_at: '2026-01-01T00:00:00Z', deleted: false };
    await db.rows(profiles).put({ ...row, user_id: ME, weight: null, preferred_fitness_center: said });
    expect(await centreOf(db, ME)).toBe(centre);
  });

  test('what the server sends of one’s own is shown as this device has it', async () => {
    for (const content of ['First', 'Second']) await did(db, createPost(ME, { content, centre: 'Lagos' }));
    const sent = (await db.rows(communityPosts).toArray()) as unknown as CommunityPost[];
    const served = sent.map((post) => ({ ...post, people: null }));
    const idOf = (content: string): string => sent.find((post) => post.content === content)?.id ?? '';
    await did(db, editPost(idOf('First'), { content: 'Better' }));
    await did(db, deletePost(idOf('Second')));
    expect((await olderOf(db, ME, served)).map(({ post }) => post.content)).toEqual(['Better']);
  });

  test('leads by a mention to no post of whom one has blocked', async () => {
    await did(db, createPost(OTHER, { content: 'Here' }));
    const [post] = (await feedOf(db, ME, 1)).entries;
    const id = post?.post.id ?? '';
    expect(await entryOf(db, ME, id)).not.toBeNull();
    await did(db, blockPerson(ME, OTHER));
    expect(await entryOf(db, ME, id)).toBeNull();
  });

  test('leads by a mention to a post with muted words, wherever it comes from', async () => {
    await did(db, createPost(OTHER, { content: 'Keto' }));
    const [post] = await db.rows(communityPosts).toArray();
    const served = { ...(post as unknown as CommunityPost), people: null };
    await wish({ muted_words: ['keto'] });
    expect(await olderOf(db, ME, [served])).toEqual([]);
    const entry = await servedEntry(db, ME, served);
    expect(entry).toMatchObject({ post: { content: 'Keto' }, author: null });
    expect(await entryOf(db, ME, served.id)).toEqual(entry);
    await did(db, blockPerson(ME, OTHER));
    expect(await servedEntry(db, ME, served)).toBeNull();
  });

  test('of what leads to a post has all read, and of nothing else, once it is open', async () => {
    const links = ['/community?post=1', '/community?post=1', '/community?post=2', null];
    await db.rows(notifications).bulkPut(
      links.map((link, n) => ({
        id: numbered(n),
        rev: randomUUID(),
        updated_at: '2026-01-01T00:00:00Z',
        created_at: '2026-01-01T00:00:00Z',
        user_id: ME,
        title: 'You were mentioned',
        message: 'Here',
        read: false,
        link,
        deleted: false,
      })),
    );
    const unread = (link?: string) => countNotifications(db, ME, { read: false, ...(link && { link }) });
    expect(await unread('/community?post=1')).toBe(2);
    await did(db, markReadOf(ME, '/community?post=1'));
    expect([await unread('/community?post=1'), await unread()]).toEqual([0, 2]);
  });

  test('of a card leaves out the figures of bodies and food, and not what somebody lifted how often', async () => {
    const id = randomUUID();
    const card = {
      kind: 'record',
      id,
      title: 'Deadlift, 80 kg',
      code: 'catalogue',
      figures: { weight_kg: 80, reps: 5 },
    };
    await did(db, createPost(OTHER, { content: 'Look', card }));
    const shown = async () => cardIn((await feedOf(db, ME, 1)).entries[0]?.post.card ?? null);
    await wish({});
    expect(await shown()).toEqual(card);
    await wish({ muted_words: ['deadlift'] });
    expect(await shown()).toBeNull();
    await wish({ hide_numbers: true });
    expect(await shown()).toEqual({ ...card, title: 'Deadlift, …', figures: { reps: 5 } });
    expect(withoutFiguresOfBody({ kind: 'milestone', id, title: '5 % lighter', code: 'lost:5', figures: {} })).toEqual({
      kind: 'milestone',
      id,
      title: '',
      figures: {},
    });
    expect(cardIn({ kind: 'of a later version', id })).toBeNull();
  });
});
