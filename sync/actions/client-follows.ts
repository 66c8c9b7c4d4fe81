import { action } from '#sync/engine/act.ts';
import { clientFollows } from '#sync/entities/client-follows.ts';
import { followOf } from '#sync/queries/client-follows.ts';
import type { Pair } from '#sync/queries/client-follows.ts';
import { created, removed } from './changes.ts';

export const followClient = action([clientFollows], async (tx, pair: Pair) => {
  if (await followOf(tx, pair)) return;
  await tx.write([created(clientFollows, { ...pair, opened_at: tx.now })]);
});

export const unfollowClient = action([clientFollows], async (tx, pair: Pair) => {
  const follow = await followOf(tx, pair);
  if (follow) await tx.write([removed(clientFollows, follow.id)]);
});
