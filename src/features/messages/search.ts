import { heldMessages, isTeam } from '#sync/queries/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import { peopleById } from '#sync/queries/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { bare } from '#src/lib/bare.ts';
import { conversationId, otherIn } from './queries.ts';
import type { Conversation } from './queries.ts';

/** Fewer letters are in everything. */
export const LEAST = 3;
/** As many as the server answers at once. */
export const MOST = 30;

export type Hit = Pick<Message, 'id' | 'client_id' | 'provider_id' | 'sender_id' | 'content' | 'created_at'>;

/** The conversation that a hit is in. */
export interface Placed<H extends Hit = Hit> extends Pick<Conversation, 'pair' | 'id' | 'person' | 'team'> {
  hit: H;
}

/** With whom each was written. */
export async function placed<H extends Hit>(db: ReadOnly, userId: string, hits: readonly H[]): Promise<Placed<H>[]> {
  const people = await peopleById(
    db,
    hits.map((hit) => otherIn(hit, userId)),
  );
  return hits.map((hit) => {
    const person = people.find(({ id }) => id === otherIn(hit, userId)) ?? null;
    return { hit, pair: hit, id: conversationId(hit, userId), person, team: isTeam(hit) ? [] : null };
  });
}

/** In what this device holds, the newest first. */
export async function foundHere(db: ReadOnly, userId: string, wanted: string): Promise<Placed[]> {
  const letters = bare(wanted.trim());
  if (letters.length < LEAST) return [];
  const hits = (await heldMessages(db))
    .filter(({ content, retract_reason }) => retract_reason === null && bare(content).includes(letters))
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  return placed(db, userId, hits.slice(0, MOST));
}

const BEFORE = 30;
const LONGEST = 120;

/** The words around what was found. */
export function excerptOf(content: string, wanted: string): string {
  const place = bare(content).indexOf(bare(wanted.trim()));
  const from = Math.max(0, place - BEFORE);
  const cut = content.slice(from, from + LONGEST);
  return `${from > 0 ? '…' : ''}${cut}${from + LONGEST < content.length ? '…' : ''}`;
}
