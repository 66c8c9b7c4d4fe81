import { challengesFrom } from '#sync/queries/challenges.ts';
import { membershipsOf } from '#sync/queries/challenge-members.ts';
import { blocksOf } from '#sync/queries/person-blocks.ts';
import { feedPage, postsOf } from '#sync/queries/community-posts.ts';
import { all, many, one, rowsOf } from '#sync/queries/reading.ts';
import { commentsOfPosts } from '#sync/queries/post-comments.ts';
import { likesOfPosts } from '#sync/queries/post-likes.ts';
import { peopleById } from '#sync/queries/people.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import { spanOf } from '#sync/queries/span.ts';
import type { Challenge } from '#sync/entities/challenges.ts';
import type { ChallengeMember } from '#sync/entities/challenge-members.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import type { CommunityPost } from '#sync/entities/community-posts.ts';
import { people as everybody } from '#sync/entities/people.ts';
import type { Person } from '#sync/entities/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { weekStartOf } from '#src/work/weeks.ts';
import type { Named } from './mentions.ts';
import { cardIn, withoutFiguresOfBody } from './cards.ts';
import { isBeforeAfter, mutedBy, withoutFigures } from './reading.ts';
import type { Wishes } from './reading.ts';
import { ownScore } from './scores.ts';

export const PAGE = 5;
/** A device holds the newest; what is older is asked of the server. */
const HELD = 100;
/** Of whom older posts are asked for: their ids stand in an address. */
const MOST_ASKED = 150;

export type Author = Pick<Person, 'first_name' | 'last_name' | 'role'>;

export interface Entry {
  post: CommunityPost;
  author: Author | null;
  isLiked: boolean;
  likes: number;
  comments: number;
  /** It is about what the reader would rather not see, until it is asked for. */
  isFolded: boolean;
  /** Its author is. */
  isFollowed: boolean;
}

export type Whose = 'all' | 'followed';

export interface Feed {
  entries: readonly Entry[];
  pages: number;
  /** The instant before which the server may have more. */
  oldest: string | null;
  /** Whose posts alone these are; null for all. */
  of: readonly string[] | null;
}

/** What this device has done and the server has not counted yet: by post, how many more or fewer there are. */
async function uncounted(db: ReadOnly, name: 'post_likes' | 'post_comments'): Promise<Map<string, number>> {
  const waiting = await db.outbox.where('key').startsWith(`${name}:`).toArray();
  const rows = await Promise.all(waiting.map(({ id }) => db.rows({ name }).get(id)));
  const changes = new Map<string, number>();
  for (const [place, row] of rows.entries()) {
    const base = waiting[place]?.base;
    const change = Number(row?.deleted === false) - Number(base?.deleted === false);
    const post = String(row?.['post_id']);
    changes.set(post, (changes.get(post) ?? 0) + change);
  }
  return changes;
}

const UNASKED: Wishes = { muted_words: [], followed: [], hide_before_after: false, hide_numbers: false };

export const wishesOf = async (db: ReadOnly, userId: string): Promise<Wishes> =>
  (await settingsOf(db, userId)) ?? UNASKED;

/** Without those of whom one has blocked, and without words that one has muted. */
const shownTo = async <P extends Pick<CommunityPost, 'user_id' | 'title' | 'content' | 'card'>>(
  db: ReadOnly,
  userId: string,
  posts: readonly P[],
): Promise<P[]> => {
  const [blocks, { muted_words }] = await Promise.all([blocksOf(db, userId), wishesOf(db, userId)]);
  const blocked = new Set(blocks.map(({ blocked_id }) => blocked_id));
  const isMuted = mutedBy(muted_words);
  return posts.filter(
    ({ user_id, title, content, card }) =>
      user_id === userId ||
      (!blocked.has(user_id) && !isMuted(`${title ?? ''}\n${content}\n${cardIn(card)?.title ?? ''}`)),
  );
};

type Signed = { post: CommunityPost; author: Author | null };

async function entriesOf(db: ReadOnly, userId: string, signed: readonly Signed[]): Promise<Entry[]> {
  const [wishes, likes, liking, commenting] = await Promise.all([
    wishesOf(db, userId),
    likesOfPosts(
      db,
      signed.map(({ post }) => post.id),
    ),
    uncounted(db, 'post_likes'),
    uncounted(db, 'post_comments'),
  ]);
  const plain = (post: CommunityPost): CommunityPost => {
    const card = cardIn(post.card);
    return wishes.hide_numbers && post.user_id !== userId
      ? {
          ...post,
          title: post.title && withoutFigures(post.title),
          content: withoutFigures(post.content),
          card: card && withoutFiguresOfBody(card),
        }
      : post;
  };
  return signed.map(({ post, author }) => ({
    post: plain(post),
    author,
    isLiked: likes.some(({ post_id, user_id }) => post_id === post.id && user_id === userId),
    likes: Math.max(post.likes_count + (liking.get(post.id) ?? 0), 0),
    comments: Math.max(post.comments_count + (commenting.get(post.id) ?? 0), 0),
    isFolded: wishes.hide_before_after && post.user_id !== userId && isBeforeAfter(post),
    isFollowed: wishes.followed.includes(post.user_id),
  }));
}

/** As the desk writes one; older profiles say other things too. */
const CITY = /^[A-Z][a-z]+( [A-Z][a-z]+)*$/;

/** The centre that one has chosen, whose members have a group, also once it is closed; null without one. */
export async function centreOf(db: ReadOnly, userId: string): Promise<string | null> {
  const said = (await profileOf(db, userId))?.preferred_fitness_center ?? '';
  return CITY.test(said) ? said : null;
}

/** What one has written to a group and the server does not have yet; the rest of a group is the server's to say. */
export async function waitingFor(db: ReadOnly, userId: string, centre: string): Promise<Entry[]> {
  const unsent = await db.outbox.where('key').startsWith(`${communityPosts.name}:`).toArray();
  const rows = await many(
    db,
    communityPosts,
    unsent.filter(({ base }) => !base).map(({ id }) => id),
  );
  const posts = rows.filter((post) => post.user_id === userId && post.centre === centre);
  const newest = posts.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const [author = null] = await peopleById(db, [userId]);
  return entriesOf(
    db,
    userId,
    newest.map((post) => ({ post, author })),
  );
}

/** Of what is for everybody: of all, or of those alone that one follows. */
export async function feedOf(db: ReadOnly, userId: string, page: number, whose: Whose = 'all'): Promise<Feed> {
  const [held, { followed }] = await Promise.all([feedPage(db, { first: 0, size: HELD }), wishesOf(db, userId)]);
  const wanted = held.filter(({ user_id }) => whose === 'all' || followed.includes(user_id));
  const shown = await shownTo(db, userId, wanted);
  const posts = shown.slice((page - 1) * PAGE, page * PAGE);
  const authors = await peopleById(
    db,
    posts.map(({ user_id }) => user_id),
  );
  const signed = posts.map((post) => ({ post, author: authors.find(({ id }) => id === post.user_id) ?? null }));
  const oldest = held.length === HELD ? (held.at(-1)?.created_at ?? null) : null;
  return {
    entries: await entriesOf(db, userId, signed),
    pages: Math.max(Math.ceil(shown.length / PAGE), 1),
    oldest: followed.length === 0 && whose === 'followed' ? null : oldest,
    of: whose === 'all' ? null : followed.slice(-MOST_ASKED),
  };
}

/** A post that no device holds, as the server has sent it. */
type Served = CommunityPost & { people: Author | null };

const signedBy = ({ people: author, ...post }: Served): Signed => ({ post, author });

/** One's own as this device has it, where it was edited or deleted since. */
async function asHeld(db: ReadOnly, userId: string, posts: readonly Served[]): Promise<Served[]> {
  const own = posts.filter(({ user_id }) => user_id === userId).map(({ id }) => id);
  const held = new Map((await rowsOf(db, communityPosts).bulkGet(own)).map((row) => [row?.id, row]));
  return posts.map((post) => ({ ...post, ...held.get(post.id) })).filter(({ deleted }) => !deleted);
}

export const olderOf = async (db: ReadOnly, userId: string, posts: readonly Served[]): Promise<Entry[]> =>
  entriesOf(db, userId, (await shownTo(db, userId, await asHeld(db, userId, posts))).map(signedBy));

/** Whatever words the reader muted: it was asked for. Null of whom he blocked. */
async function askedFor(db: ReadOnly, userId: string, signed: Signed): Promise<Entry | null> {
  const blocks = await blocksOf(db, userId);
  if (blocks.some(({ blocked_id }) => blocked_id === signed.post.user_id)) return null;
  return (await entriesOf(db, userId, [signed]))[0] ?? null;
}

export const servedEntry = (db: ReadOnly, userId: string, post: Served): Promise<Entry | null> =>
  askedFor(db, userId, signedBy(post));

/** One post by its id; null also where this device does not hold it. */
export async function entryOf(db: ReadOnly, userId: string, id: string): Promise<Entry | null> {
  const post = await one(db, communityPosts, id);
  if (!post) return null;
  const [author = null] = await peopleById(db, [post.user_id]);
  return askedFor(db, userId, { post, author });
}

/** Whom this device knows by name, without oneself and those that one has blocked. */
export async function mentionable(db: ReadOnly, userId: string): Promise<Named[]> {
  const [known, blocks] = await Promise.all([all(db, everybody), blocksOf(db, userId)]);
  const left = new Set([userId, ...blocks.map(({ blocked_id }) => blocked_id)]);
  return known
    .filter(({ id, listed }) => listed && !left.has(id))
    .map((person) => ({ id: person.id, name: fullNameOf(person) }))
    .filter(({ name }) => name !== '');
}

/** One's own of a post; of others' a device holds the count. Oldest first. */
export const ownComments = async (db: ReadOnly, userId: string, postId: string) =>
  (await commentsOfPosts(db, [postId])).filter(({ user_id }) => user_id === userId);

export interface Figures {
  posts: number;
  likes: number;
  challenges: number;
  minutes: number;
}

export async function figuresOf(
  db: ReadOnly,
  userId: string,
  { today, zone }: Here,
  start: WeekStart,
): Promise<Figures> {
  const [own, memberships, sessions] = await Promise.all([
    postsOf(db, userId),
    membershipsOf(db, userId),
    sessionsCompleted(db, userId, spanOf(weekStartOf(today, start), today, zone)),
  ]);
  return {
    posts: own.length,
    likes: own.reduce((sum, { likes_count }) => sum + likes_count, 0),
    challenges: memberships.length,
    minutes: sessions.reduce((sum, { duration_minutes }) => sum + (duration_minutes ?? 0), 0),
  };
}

export interface Running {
  challenge: Challenge;
  /** Null where one does not take part. */
  member: ChallengeMember | null;
  score: number;
}

/** How long a challenge can be looked at by those who took part, once it is over. */
const DAYS_SHOWN = 30;

/** First to end first; behind them those that one took part in, the last first. */
export async function runningOf(db: ReadOnly, userId: string, today: Day): Promise<Running[]> {
  const [challenges, memberships] = await Promise.all([
    challengesFrom(db, addDays(today, -DAYS_SHOWN)),
    membershipsOf(db, userId),
  ]);
  const inOrder = challenges
    .map((challenge) => ({
      challenge,
      member: memberships.find(({ challenge_id }) => challenge_id === challenge.id) ?? null,
    }))
    .filter(({ challenge, member }) => member || challenge.ends_on >= today)
    .toSorted(
      (a, b) => a.challenge.ends_on.localeCompare(b.challenge.ends_on) || a.challenge.id.localeCompare(b.challenge.id),
    );
  const open = inOrder.filter(({ challenge }) => challenge.ends_on >= today);
  const over = inOrder.filter(({ challenge }) => challenge.ends_on < today);
  return Promise.all(
    [...open, ...over.toReversed()].map(async ({ challenge, member }) => ({
      challenge,
      member,
      score: member ? await ownScore(db, userId, challenge) : 0,
    })),
  );
}

export const blockedOf = async (db: ReadOnly, userId: string) => {
  const blocks = await blocksOf(db, userId);
  const people = await peopleById(
    db,
    blocks.map(({ blocked_id }) => blocked_id),
  );
  return blocks.map(({ blocked_id }) => ({
    id: blocked_id,
    person: people.find(({ id }) => id === blocked_id) ?? null,
  }));
};
