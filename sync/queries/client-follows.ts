import type { Readable } from '#sync/engine/act.ts';
import { clientFollows } from '#sync/entities/client-follows.ts';
import type { ClientFollow } from '#sync/entities/client-follows.ts';
import { where } from './reading.ts';

export interface Pair {
  follower_id: string;
  client_id: string;
}

export async function followOf(db: Readable, { follower_id, client_id }: Pair): Promise<ClientFollow | null> {
  const follows = await where(db, clientFollows, 'follower_id', [follower_id]);
  return follows.find((each) => each.client_id === client_id) ?? null;
}
