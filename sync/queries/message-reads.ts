import type { Readable } from '#sync/engine/act.ts';
import { messageReads } from '#sync/entities/message-reads.ts';
import type { MessageRead } from '#sync/entities/message-reads.ts';
import type { Pair } from './messages.ts';
import { all, live, rowsOf } from './reading.ts';

export const readsOf = (db: Readable, { client_id, provider_id }: Pair): Promise<MessageRead[]> =>
  live(rowsOf(db, messageReads).where('[client_id+provider_id]').equals([client_id, provider_id]));

export const heldReads = (db: Readable): Promise<MessageRead[]> => all(db, messageReads);
