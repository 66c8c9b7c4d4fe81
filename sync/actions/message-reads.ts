import { action } from '#sync/engine/act.ts';
import type { Tx } from '#sync/engine/act.ts';
import { messageReads } from '#sync/entities/message-reads.ts';
import { teamOf } from '#sync/queries/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { readsOf } from '#sync/queries/message-reads.ts';
import { changed, created } from './changes.ts';

type Mark = 'read_at' | 'delivered_at';

/** Only ever further on. */
async function moveOn(tx: Tx, mark: Mark, userId: string, { client_id, provider_id }: Pair, upTo: string) {
  const own = (await readsOf(tx, { client_id, provider_id })).find(({ user_id }) => user_id === userId);
  const before = own?.[mark] ?? null;
  if (before !== null && Date.parse(before) >= Date.parse(upTo)) return;
  const unmarked = {
    user_id: userId,
    client_id,
    provider_id,
    read_at: null,
    delivered_at: null,
    is_open: false,
    since: null,
  };
  await tx.write([
    own ? changed(messageReads, own.id, { [mark]: upTo }) : created(messageReads, { ...unmarked, [mark]: upTo }),
  ]);
}

export const markConversationRead = action([messageReads], (tx, userId: string, pair: Pair, upTo: string) =>
  moveOn(tx, 'read_at', userId, pair, upTo),
);

/** A device of this person has it. */
export const markDelivered = action([messageReads], (tx, userId: string, pair: Pair, upTo: string) =>
  moveOn(tx, 'delivered_at', userId, pair, upTo),
);

/** A client lets all who care for him write with him in one conversation, or no longer. */
export const openTeam = action([messageReads], async (tx, clientId: string, is_open: boolean) => {
  const pair = teamOf(clientId);
  const own = (await readsOf(tx, pair)).find(({ user_id }) => user_id === clientId);
  const unmarked = { ...pair, user_id: clientId, read_at: null, delivered_at: null, since: null };
  await tx.write([own ? changed(messageReads, own.id, { is_open }) : created(messageReads, { ...unmarked, is_open })]);
});
