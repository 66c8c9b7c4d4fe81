import { latestMessages, messagesById, messagesSince, pairsOf } from '#sync/queries/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { readsOf } from '#sync/queries/message-reads.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { peopleById } from '#sync/queries/people.ts';
import { messages as entity } from '#sync/entities/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import type { Person } from '#sync/entities/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { inCare } from '#src/work/care/partners.ts';
import { eventsOf } from './along/events.ts';
import type { Event } from './along/events.ts';

/** More than a badge can say is not counted. */
const COUNTED = 50;
/** What a device holds of a conversation; what is older is asked of the server. */
const HELD = 200;

export interface Conversation {
  pair: Pair;
  other: string;
  person: Person | null;
  last: Message | null;
  /** Of the other's, the ones after one's own mark. */
  unread: number;
  /** Both may write: they are in care. */
  isOpen: boolean;
  /** It stands on top. */
  isPinned: boolean;
}

const keyOf = ({ client_id, provider_id }: Pair): string => `${client_id} ${provider_id}`;

const isAfter = (at: string, mark: string | null): boolean => mark === null || Date.parse(at) > Date.parse(mark);

/** Of the other's, when the last of them came to the server. */
const lastArrival = (messages: readonly Message[], userId: string): string | null =>
  messages
    .filter(({ sender_id }) => sender_id !== userId)
    .map(({ arrived_at }) => arrived_at)
    .toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;

const unreadOf = (messages: readonly Message[], userId: string, upTo: string | null): number =>
  messages.filter(
    ({ sender_id, arrived_at, retract_reason }) =>
      sender_id !== userId && retract_reason === null && isAfter(arrived_at, upTo),
  ).length;

/** The pinned ones first; with something in them first, by their last message; then those that nobody has begun, by name. */
export async function conversationsOf(db: ReadOnly, userId: string): Promise<Conversation[]> {
  const [open, held, settings] = await Promise.all([inCare(db, userId), pairsOf(db, userId), settingsOf(db, userId)]);
  const opened = new Set(open.map(keyOf));
  const pairs = [...new Map([...open, ...held].map((pair) => [keyOf(pair), pair])).values()];
  const otherIn = ({ client_id, provider_id }: Pair): string => (client_id === userId ? provider_id : client_id);
  const people = await peopleById(db, pairs.map(otherIn));
  const all = await Promise.all(
    pairs.map(async (pair): Promise<Conversation> => {
      const [messages, reads] = await Promise.all([latestMessages(db, pair, COUNTED), readsOf(db, pair)]);
      const own = reads.find(({ user_id }) => user_id === userId)?.read_at ?? null;
      const other = otherIn(pair);
      return {
        pair,
        other,
        person: people.find(({ id }) => id === other) ?? null,
        last: messages[0] ?? null,
        unread: unreadOf(messages, userId, own),
        isOpen: opened.has(keyOf(pair)),
        isPinned: settings?.pinned.includes(other) ?? false,
      };
    }),
  );
  return all.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      (b.last?.created_at ?? '').localeCompare(a.last?.created_at ?? '') ||
      (a.person?.last_name ?? '').localeCompare(b.person?.last_name ?? ''),
  );
}

/** What one wrote and the server did not take, the oldest first; it is in no row. */
export async function unsentOf(db: ReadOnly, userId: string, pair: Pair): Promise<Message[]> {
  const parked = await db.rejected.where('[entity+id]').between([entity.name, ''], [entity.name, '\uffff']).toArray();
  const own = parked
    .filter(({ base, row }) => base === null && row['sender_id'] === userId)
    .map(({ row }) => row as unknown as Message)
    .filter((message) => keyOf(message) === keyOf(pair) && message.retract_reason === null);
  const unique = [...new Map(own.map((message) => [message.id, message])).values()];
  const rows = await messagesById(
    db,
    unique.map(({ id }) => id),
  );
  const known = new Set(rows.map(({ id }) => id));
  return unique.filter(({ id }) => !known.has(id)).toSorted((a, b) => newer(b, a));
}

export interface Arrived {
  pair: Pair;
  upTo: string;
}

/** What waited for a network comes behind what was typed later. */
const LOOKED_THROUGH = 20;

/** What others have written and has come to this device since it last said so, a conversation each. */
export async function undeliveredOf(db: ReadOnly, userId: string): Promise<Arrived[]> {
  const pairs = await pairsOf(db, userId);
  const found = await Promise.all(
    pairs.map(async (pair): Promise<Arrived[]> => {
      const [messages, reads] = await Promise.all([latestMessages(db, pair, LOOKED_THROUGH), readsOf(db, pair)]);
      const upTo = lastArrival(messages, userId);
      const marked = reads.find(({ user_id }) => user_id === userId)?.delivered_at ?? null;
      return upTo !== null && isAfter(upTo, marked) ? [{ pair, upTo }] : [];
    }),
  );
  return found.flat();
}

export interface Thread {
  /** Oldest first. */
  messages: readonly Message[];
  /** What the two did beside writing, oldest first. */
  events: readonly Event[];
  /** Up to when the other has read. */
  readTo: string | null;
  /** Up to when a device of the other's has it. */
  deliveredTo: string | null;
  /** The last of the other's that one has not marked yet. */
  unmarked: string | null;
  /** The instant before which the server may have more. */
  oldest: string | null;
}

interface Reach {
  pair: Pair;
  /** As far back as what was found by a search. */
  since: string | null;
}

const newer = (a: Message, b: Message): number => Date.parse(b.created_at) - Date.parse(a.created_at);

async function reached(db: ReadOnly, { pair, since }: Reach): Promise<Message[]> {
  const newest = await latestMessages(db, pair, HELD);
  const last = newest.at(-1);
  if (since === null || newest.length < HELD || !last || Date.parse(last.created_at) <= Date.parse(since))
    return newest;
  const all = await messagesSince(db, pair, since);
  // A device that holds no more than these has them already.
  return all.length > newest.length ? all.toSorted(newer) : newest;
}

export async function threadOf(db: ReadOnly, userId: string, { pair, since }: Reach): Promise<Thread> {
  const [newestFirst, reads] = await Promise.all([reached(db, { pair, since }), readsOf(db, pair)]);
  const own = reads.find(({ user_id }) => user_id === userId)?.read_at ?? null;
  const theirs = reads.find(({ user_id }) => user_id !== userId);
  const last = lastArrival(newestFirst, userId);
  const oldest = newestFirst.length >= HELD ? (newestFirst.at(-1)?.created_at ?? null) : null;
  return {
    messages: newestFirst.toReversed(),
    events: await eventsOf(db, pair, oldest),
    readTo: theirs?.read_at ?? null,
    deliveredTo: theirs?.delivered_at ?? null,
    unmarked: last !== null && isAfter(last, own) ? last : null,
    oldest,
  };
}
