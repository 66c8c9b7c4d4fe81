import { addProgressPhoto } from '#sync/actions/progress-photos.ts';
import type { Local } from '#sync/engine/database.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import type { Pose, ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { actOrFail } from '#src/data/act.ts';
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

interface NewPhoto {
  pose: Pose;
  taken_on: string;
  picture: { whole: ArrayBuffer; thumb: ArrayBuffer; width: number; height: number };
}

/** Row and files together, or nothing: a killed tab leaves no half of it. */
export const keepProgressPhoto = (db: Local, user_id: string, { pose, taken_on, picture }: NewPhoto): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    const id = crypto.randomUUID();
    const whole = placeOf(id, `${user_id}/${id}.jpg`);
    const thumb = placeOf(id, `${user_id}/${id}-thumb.jpg`);
    const { width, height } = picture;
    const row = { user_id, pose, taken_on, path: whole.path, thumb_path: thumb.path, width, height };
    await actOrFail(db, addProgressPhoto(id, row));
    await keepFile(db, whole, picture.whole);
    await keepFile(db, thumb, picture.thumb);
  });
