import type { Grant } from '#sync/entities/grants.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { grantsTo } from '#sync/queries/grants.ts';
import { peopleById } from '#sync/queries/people.ts';
import { progressPhotosNamed } from '#sync/queries/progress-photos.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { namesOf } from '#src/work/people/names.ts';

export interface ShownSet {
  grant: Grant;
  /** Of the client. */
  name: string;
  /** Newest first; those that are on this device. */
  photos: ProgressPhoto[];
}

interface Of {
  /** Of one client, or of all. */
  clientId: string | null;
  today: Day;
}

/** What is shown to this provider now. */
export async function shownTo(db: ReadOnly, userId: string, { clientId, today }: Of): Promise<ShownSet[]> {
  const grants = await grantsTo(db, userId, 'progress_photos', { today, ...(clientId !== null && { clientId }) });
  const rows = grants.flatMap(({ row_ids }) => row_ids);
  const clients = grants.map(({ user_id }) => user_id);
  const [photos, names] = await Promise.all([progressPhotosNamed(db, rows), namesOf(db, clients)]);
  return grants.map((grant) => ({
    grant,
    name: names.get(grant.user_id) ?? '',
    photos: photos.filter(({ id, user_id }) => user_id === grant.user_id && grant.row_ids.includes(id)),
  }));
}

/** Who looks, to be written over what is looked at. */
export async function viewerOf(db: ReadOnly, userId: string): Promise<string> {
  const [me] = await peopleById(db, [userId]);
  return me ? fullNameOf(me) : '';
}
