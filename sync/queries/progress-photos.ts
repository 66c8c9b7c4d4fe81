import type { Readable } from '#sync/engine/act.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { within } from './reading.ts';

const placeOf = ({ taken_on, created_at }: ProgressPhoto): string => `${taken_on} ${created_at}`;

/** Newest first; of one day, the one made last. */
export const progressPhotosOf = async (db: Readable, userId: string): Promise<ProgressPhoto[]> => {
  const rows = await within(db, progressPhotos, '[user_id+taken_on]', [userId]);
  return rows.toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
};
