import type { ReadOnly } from '#src/data/answer.ts';
import { followedOf } from '#src/data/sync/followed.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

/** Of a client who is not followed a device holds so many. */
const HELD_DAYS = 10;

/** The day from which this device holds all of a client's sessions; empty where it holds all that there are. */
export async function heldFrom(db: ReadOnly, follower_id: string, client_id: string, { today }: Here): Promise<Day> {
  const followed = await followedOf(db, { follower_id, client_id });
  return followed === 'all' ? '' : addDays(today, -HELD_DAYS);
}
