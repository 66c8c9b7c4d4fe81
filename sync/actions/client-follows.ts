import { action } from '#sync/engine/act.ts';
import { clientFollows } from '#sync/entities/client-follows.ts';
import { followOf } from '#sync/queries/client-follows.ts';
import type { Pair } from '#sync/queries/client-follows.ts';
import { changed, created, removed } from './changes.ts';

const DAY_MS = 86_400_000;

export const followClient = action([clientFollows], async (tx, pair: Pair) => {
  if (await followOf(tx, pair)) return;
  await tx.write([created(clientFollows, { ...pair, opened_at: tx.now })]);
});

export const unfollowClient = action([clientFollows], async (tx, pair: Pair) => {
  const follow = await followOf(tx, pair);
  if (follow) await tx.write([removed(clientFollows, follow.id)]);
});

/** The server ends a follow that nobody opens any more; to say so once a day is enough. */
export const noteOpened = action([clientFollows], async (tx, pair: Pair) => {
  const follow = await followOf(tx, pair);
  if (!follow || Date.parse(tx.now) - Date.parse(follow.opened_at) < DAY_MS) return;
  await tx.write([changed(clientFollows, follow.id, { opened_at: tx.now })]);
});
