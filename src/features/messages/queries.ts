import { isTeam, latestMessages, messagesById, messagesSince, pairsOf, teamIdOf } from '#sync/queries/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import type { MessageRead } from '#sync/entities/message-reads.ts';
import { readsOf } from '#sync/queries/message-reads.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { peopleById } from '#sync/queries/people.ts';
import { messages as entity } from '#sync/entities/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import type { Person } from '#sync/entities/people.ts';
import { HELD } from '#src/data/sync/held.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { inCare } from '#src/work/care/partners.ts';
import type { Mark } from './marks.ts';
import { eventsOf } from './along/events.ts';
import type { Event } from './along/events.ts';

/** More than a badge can say is not counted. */
const COUNTED = 50;
/** What a device holds of a conversation; what is older is asked of the server. */
const MOST_HERE = 200;

export interface Conversation {
  pair: Pair;
  /** What its address, its draft and its pin name it by: the other's id, or that of a care team. */
  id: string;
  /** The other; of a care team its client. */
  person: Person | null;
  /** Who is in a care team beside the reader; null of two. */
  team: readonly Person[] | null;
  last: Message | null;
  /** Of the other's, the ones after one's own mark. */
  unread: number;
  /** Of one's own, the ones that were not sent and wait for a word. */
  unsent: number;
  /** They are in care: what one wrote can be taken back. */
  isCared: boolean;
  /** Of a care team, that its client has it open. */
  isWanted: boolean;
  /** All in it may write: they are in care, and of a care team the client wants it. */
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

const clientsRow = (reads: readonly MessageRead[], { client_id }: Pair): MessageRead | undefined =>
  reads.find(({ user_id }) => user_id === client_id);

export const otherIn = ({ client_id, provider_id }: Pair, userId: string): string =>
  client_id === userId ? provider_id : client_id;

/** Who can be in a conversation beside the reader. */
export const othersIn = ({ team, person }: Pick<Conversation, 'team' | 'person'>): readonly Person[] =>
  team ?? (person ? [person] : []);

/** What the address of a conversation names it by. */
export const conversationId = (pair: Pair, userId: string): string =>
  isTeam(pair) ? teamIdOf(pair.client_id) : otherIn(pair, userId);

/** Of a team whoever is in it, the client first. */
async function teamIn(db: ReadOnly, userId: string, pair: Pair, ids: readonly string[]): Promise<Person[]> {
  const people = await peopleById(
    db,
    [...new Set(ids)].filter((id) => id !== userId),
  );
  return people.toSorted(
    (a, b) =>
      Number(b.id === pair.client_id) - Number(a.id === pair.client_id) || fullNameOf(a).localeCompare(fullNameOf(b)),
  );
}

/** The pinned ones first; with something in them first, by their last message; then those that nobody has begun, by name. */
export async function conversationsOf(db: ReadOnly, userId: string): Promise<Conversation[]> {
  const [open, held, parked, settings] = await Promise.all([
    inCare(db, userId),
    pairsOf(db, userId),
    parkedOf(db, userId),
    settingsOf(db, userId),
  ]);
  const opened = new Set(open.map(keyOf));
  const cared = new Set(open.map(({ client_id }) => client_id));
  // Of a care that ended before its first message was sent there is nothing else.
  const unsaid = parked.map(({ message: { client_id, provider_id } }) => ({ client_id, provider_id }));
  const pairs = [...new Map([...open, ...held, ...unsaid].map((pair) => [keyOf(pair), pair])).values()];
  const people = await peopleById(
    db,
    pairs.map((pair) => otherIn(pair, userId)),
  );
  const all = await Promise.all(
    pairs.map(async (pair): Promise<Conversation[]> => {
      const [messages, reads] = await Promise.all([latestMessages(db, pair, COUNTED), readsOf(db, pair)]);
      const unsent = parkedIn(parked, pair).length;
      const own = reads.find(({ user_id }) => user_id === userId)?.read_at ?? null;
      const id = conversationId(pair, userId);
      const team = isTeam(pair);
      const isWanted = team && clientsRow(reads, pair)?.is_open === true;
      const isCared = team ? cared.has(pair.client_id) : opened.has(keyOf(pair));
      // The server gives each who cares a row in it; the client's device knows them before.
      const cares = team && isWanted ? open.filter(({ client_id }) => client_id === pair.client_id) : [];
      const inTeam = [...reads.map(({ user_id }) => user_id), ...cares.map(({ provider_id }) => provider_id)];
      // Closed before anybody wrote in it: there is none.
      if (team && !isWanted && messages.length + unsent === 0) return [];
      return [
        {
          pair,
          id,
          person: people.find((person) => person.id === otherIn(pair, userId)) ?? null,
          team: team ? await teamIn(db, userId, pair, inTeam) : null,
          last: messages[0] ?? null,
          unread: unreadOf(messages, userId, own),
          unsent,
          isCared,
          isWanted,
          isOpen: isCared && (isWanted || !team),
          isPinned: settings?.pinned.includes(id) ?? false,
        },
      ];
    }),
  );
  return all
    .flat()
    .toSorted(
      (a, b) =>
        Number(b.isPinned) - Number(a.isPinned) ||
        (b.last?.created_at ?? '').localeCompare(a.last?.created_at ?? '') ||
        (a.person?.last_name ?? '').localeCompare(b.person?.last_name ?? ''),
    );
}

/** A message that is in no row: the server did not take it, or it waited for so long that it is held. */
export interface Parked {
  n: number;
  isHeld: boolean;
  message: Message;
}

/** What one wrote and was not sent, in all conversations, the oldest first. */
async function parkedOf(db: ReadOnly, userId: string): Promise<Parked[]> {
  const parked = await db.rejected.where('[entity+id]').between([entity.name, ''], [entity.name, '\uffff']).toArray();
  const own = parked
    .filter(({ base, row }) => base === null && row['sender_id'] === userId)
    .map(({ n = 0, code, row }) => ({ n, isHeld: code === HELD, message: row as unknown as Message }))
    .filter(({ message }) => message.retract_reason === null);
  const unique = [...new Map(own.map((each) => [each.message.id, each])).values()];
  const rows = await messagesById(
    db,
    unique.map(({ message }) => message.id),
  );
  const known = new Set(rows.map(({ id }) => id));
  return unique.filter(({ message }) => !known.has(message.id)).toSorted((a, b) => newer(b.message, a.message));
}

const parkedIn = (parked: readonly Parked[], pair: Pair): Parked[] =>
  parked.filter(({ message }) => keyOf(message) === keyOf(pair));

export const unsentOf = async (db: ReadOnly, userId: string, pair: Pair): Promise<Parked[]> =>
  parkedIn(await parkedOf(db, userId), pair);

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
  /** What those in it did beside writing, oldest first. */
  events: readonly Event[];
  /** Up to when each of the others has, and has read; who has never opened it as well, where it is a team's. */
  marks: readonly Mark[];
  /** Who wrote in it, and who is in it. */
  people: readonly Person[];
  /** The last of the other's that one has not marked yet. */
  unmarked: string | null;
  /** The message before which the server may have more. */
  oldest: Message | null;
}

interface Asked {
  pair: Pair;
  /** As far back as what was found by a search. */
  since: string | null;
}

/** What places a message. */
export type Placing = Pick<Message, 'created_at' | 'id'>;

const descending = (a: string, b: string): number => Number(a < b) - Number(a > b);

/** The newest first, as the index and the server have it: of one instant the id decides, and an instant may be finer than a date. */
export const newer = (a: Placing, b: Placing): number =>
  Date.parse(b.created_at) - Date.parse(a.created_at) ||
  descending(a.created_at, b.created_at) ||
  descending(a.id, b.id);

async function reached(db: ReadOnly, { pair, since }: Asked): Promise<Message[]> {
  const newest = await latestMessages(db, pair, MOST_HERE);
  const last = newest.at(-1);
  if (since === null || newest.length < MOST_HERE || !last || Date.parse(last.created_at) <= Date.parse(since))
    return newest;
  const all = await messagesSince(db, pair, since);
  // A device that holds no more than these has them already.
  return all.length > newest.length ? all.toSorted(newer) : newest;
}

export async function threadOf(db: ReadOnly, userId: string, { pair, since }: Asked): Promise<Thread> {
  const [newestFirst, reads] = await Promise.all([reached(db, { pair, since }), readsOf(db, pair)]);
  const own = reads.find(({ user_id }) => user_id === userId)?.read_at ?? null;
  const last = lastArrival(newestFirst, userId);
  const oldest = newestFirst.length >= MOST_HERE ? (newestFirst.at(-1) ?? null) : null;
  return {
    messages: newestFirst.toReversed(),
    events: await eventsOf(db, pair),
    marks: reads.filter(({ user_id }) => user_id !== userId),
    people: await peopleById(
      db,
      [...newestFirst, ...reads].map((row) => ('sender_id' in row ? row.sender_id : row.user_id)),
    ),
    unmarked: last !== null && isAfter(last, own) ? last : null,
    oldest,
  };
}
