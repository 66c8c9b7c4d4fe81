import type { Readable } from '#sync/engine/act.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { many, within } from './reading.ts';

const placeOf = ({ taken_on, created_at }: ProgressPhoto): string => `${taken_on} ${created_at}`;

const newestFirst = (rows: readonly ProgressPhoto[]): ProgressPhoto[] =>
  rows.toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));

/** Newest first; of one day, the one made last. */
export const progressPhotosOf = async (db: Readable, userId: string): Promise<ProgressPhoto[]> =>
  newestFirst(await within(db, progressPhotos, '[user_id+taken_on]', [userId]));

/** Of these, the ones that are here. */
export const progressPhotosNamed = async (db: Readable, ids: readonly string[]): Promise<ProgressPhoto[]> =>
  newestFirst(await many(db, progressPhotos, ids));
