import { messagesById } from '#sync/queries/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { placed } from './search.ts';
import type { Placed } from './search.ts';

export interface Todo {
  id: string;
  /** Null where this device does not hold it; the server may. */
  of: Placed<Message> | null;
}

/** What somebody keeps to do, in the order in which he put it there. */
export async function todoOf(db: ReadOnly, userId: string): Promise<Todo[]> {
  const ids = (await settingsOf(db, userId))?.todo ?? [];
  const found = await placed(db, userId, await messagesById(db, ids));
  return ids.map((id) => ({ id, of: found.find(({ hit }) => hit.id === id) ?? null }));
}
