import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { spanOf } from '#sync/queries/span.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { filesStatus } from '#src/data/uploads/uploads.ts';
import type { FilesStatus } from '#src/data/uploads/uploads.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

/** A photo with what was measured on its day: kilograms and centimetres. */
export interface Shot {
  photo: ProgressPhoto;
  weight: number | null;
  waist: number | null;
}

export interface Album {
  shots: readonly Shot[];
  files: FilesStatus;
}

/** Newest first. */
export async function albumOf(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Album> {
  const [photos, files] = await Promise.all([progressPhotosOf(db, userId), filesStatus(db)]);
  const first = photos.at(-1)?.taken_on ?? today;
  const { from, to } = spanOf(first, photos[0]?.taken_on ?? today, zone);
  const lastOfDay = async (kind: 'weight' | 'waist'): Promise<Map<Day, number>> => {
    const rows = await measurementSeries(db, { userId, kind, from, to });
    return new Map(rows.map(({ measured_at, value }) => [dayIn(zone, Date.parse(measured_at)), value]));
  };
  const [weights, waists] = await Promise.all([lastOfDay('weight'), lastOfDay('waist')]);
  const shots = photos.map((photo) => ({
    photo,
    weight: weights.get(photo.taken_on) ?? null,
    waist: waists.get(photo.taken_on) ?? null,
  }));
  return { shots, files };
}

/** Two files each, of the thousand the account holds. */
export const MOST_PHOTOS = 500;
const NEARLY = 50;

/** How many more the account takes, once that is worth saying. */
export function roomLeft(photos: number): number | null {
  const left = Math.max(0, MOST_PHOTOS - photos);
  return left <= NEARLY ? left : null;
}
