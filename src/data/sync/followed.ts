import { keyOf } from '#sync/engine/journal.ts';
import { clientFollows } from '#sync/entities/client-follows.ts';
import { followOf } from '#sync/queries/client-follows.ts';
import type { Pair } from '#sync/queries/client-follows.ts';
import type { ReadOnly } from '#src/data/answer.ts';

/** `all` once the server has been told and a sync has ended since: what was there before is the last days alone. */
export type Followed = 'not' | 'coming' | 'all';

export async function followedOf(db: ReadOnly, pair: Pair): Promise<Followed> {
  const follow = await followOf(db, pair);
  if (!follow) return 'not';
  const [waiting, lastSync] = await Promise.all([
    db.outbox.where('key').equals(keyOf(clientFollows.name, follow.id)).first(),
    db.facts.get('last-sync'),
  ]);
  // What waits may be no more than that the record was opened again.
  const agreed = waiting ? waiting.base : follow;
  const hasEnded = agreed !== null && Number(lastSync?.value ?? 0) > Date.parse(agreed.updated_at);
  return hasEnded && !agreed.deleted ? 'all' : 'coming';
}
