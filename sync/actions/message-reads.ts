import { action } from '#sync/engine/act.ts';
import { messageReads } from '#sync/entities/message-reads.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { readsOf } from '#sync/queries/message-reads.ts';
import { changed, created } from './changes.ts';

/** Only ever further on. */
export const markConversationRead = action([messageReads], async (tx, userId: string, pair: Pair, upTo: string) => {
  const own = (await readsOf(tx, pair)).find(({ user_id }) => user_id === userId);
  if (own && Date.parse(own.read_at) >= Date.parse(upTo)) return;
  const { client_id, provider_id } = pair;
  await tx.write([
    own
      ? changed(messageReads, own.id, { read_at: upTo })
      : created(messageReads, { user_id: userId, client_id, provider_id, read_at: upTo }),
  ]);
});
