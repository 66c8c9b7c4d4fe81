import { addProgressPhoto } from '#sync/actions/progress-photos.ts';
import type { Local } from '#sync/engine/database.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import type { Pose, ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { actOrFail } from '#src/data/act.ts';
import { sealed } from './lock.ts';
import { keepFile } from './uploads.ts';
import type { Place } from './uploads.ts';

export const PHOTO_TYPE = 'image/jpeg';

const placeOf = (id: string, path: string): Place => ({
  path,
  bucket: 'progress-photos',
  type: PHOTO_TYPE,
  entity: progressPhotos.name,
  id,
});

export const wholeOf = ({ id, path }: ProgressPhoto): Place => placeOf(id, path);
export const thumbOf = ({ id, thumb_path }: ProgressPhoto): Place => placeOf(id, thumb_path);

export interface NewPhoto {
  pose: Pose;
  own_pose: string | null;
  note: string | null;
  taken_on: string;
  picture: { whole: ArrayBuffer; thumb: ArrayBuffer; width: number; height: number };
}

/** Row and files together, or nothing: a killed tab leaves no half of it. */
export async function keepProgressPhoto(
  db: Local,
  user_id: string,
  { picture, ...described }: NewPhoto,
): Promise<string> {
  const id = crypto.randomUUID();
  const [whole, thumb] = [placeOf(id, `${user_id}/${id}.jpg`), placeOf(id, `${user_id}/${id}-thumb.jpg`)];
  const { width, height } = picture;
  const row = { user_id, ...described, path: whole.path, thumb_path: thumb.path, width, height };
  const contents = await Promise.all([picture.whole, picture.thumb].map((bytes) => sealed(db, whole.entity, bytes)));
  await db.transaction('rw', db.tables, async () => {
    await actOrFail(db, addProgressPhoto(id, row));
    for (const [index, place] of [whole, thumb].entries()) {
      const content = contents[index];
      if (content) await keepFile(db, place, content);
    }
  });
  return id;
}
