import { Dexie } from 'dexie';
import { naturalId } from '#sync/engine/act.ts';
import type { Readable } from '#sync/engine/act.ts';
import { messageReads } from '#sync/entities/message-reads.ts';
import { messages } from '#sync/entities/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import { all, bound, latest, many, rowsOf, within } from './reading.ts';

/** A conversation is a client and a provider, or the client with himself: with all who care for him. */
export interface Pair {
  client_id: string;
  provider_id: string;
}

export const teamOf = (clientId: string): Pair => ({ client_id: clientId, provider_id: clientId });

export const isTeam = ({ client_id, provider_id }: Pair): boolean => client_id === provider_id;

/** The row in which a client opens the conversation of his team; its address, its draft and its pin name it by that. */
export const teamIdOf = (clientId: string): string => naturalId(messageReads.name, [clientId, clientId, clientId]);

/** Newest first. */
export const latestMessages = (db: Readable, { client_id, provider_id }: Pair, most: number): Promise<Message[]> =>
  latest(db, messages, '[client_id+provider_id+created_at]', [client_id, provider_id], { most });

/** All that this device holds of one conversation. */
export const messagesIn = (db: Readable, { client_id, provider_id }: Pair): Promise<Message[]> =>
  within(db, messages, '[client_id+provider_id+created_at]', [client_id, provider_id]);

/** All that were written since, of one conversation. */
export const messagesSince = (db: Readable, { client_id, provider_id }: Pair, from: string): Promise<Message[]> =>
  within(db, messages, '[client_id+provider_id+created_at]', [client_id, provider_id], bound(from));

export const messagesById = (db: Readable, ids: readonly string[]): Promise<Message[]> => many(db, messages, ids);

/** All that this device holds. */
export const heldMessages = (db: Readable): Promise<Message[]> => all(db, messages);

/** The conversations that this device holds anything of, by their keys alone; of a care team also one without a message. */
export async function pairsOf(db: Readable, userId: string): Promise<Pair[]> {
  const [asClient, asProvider, marked] = await Promise.all([
    rowsOf(db, messages)
      .where('[client_id+provider_id+created_at]')
      // A key that holds one array twice is none, by the letter of the standard.
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .keys(),
    rowsOf(db, messages)
      .where('[provider_id+client_id]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .keys(),
    rowsOf(db, messageReads).orderBy('[client_id+provider_id]').keys(),
  ]);
  const teams = (marked as unknown as string[][]).flatMap(([client = '', provider]) =>
    client === provider ? [client] : [],
  );
  const providers = new Set((asClient as unknown as string[][]).map(([, provider = '']) => provider));
  const clients = new Set((asProvider as unknown as string[][]).map(([, client = '']) => client));
  for (const others of [providers, clients]) others.delete(userId);
  return [
    ...[...providers].map((provider_id) => ({ client_id: userId, provider_id })),
    ...[...clients].map((client_id) => ({ client_id, provider_id: userId })),
    ...[...new Set(teams)].map(teamOf),
  ];
}
