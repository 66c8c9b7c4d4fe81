import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import { changed, created, removed, restored, writeAll, writeOne } from './changes.ts';

type Photo = Columns<typeof progressPhotos>;
export type Laid = Pick<Photo, 'shift_x' | 'shift_y' | 'zoom' | 'turn'>;
type NewPhoto = Omit<Photo, 'created_at' | keyof Laid>;

/** As it was taken. */
export const AS_IT_IS: Laid = { shift_x: 0, shift_y: 0, zoom: 1, turn: 0 };

/** Its id is part of the names of its files. */
export const addProgressPhoto = action([progressPhotos], (tx, id: string, photo: NewPhoto) =>
  writeOne(tx, created(progressPhotos, { ...photo, ...AS_IT_IS, created_at: tx.now }, id)),
);

/** How it is laid over the others of its pose, or what is noted of it. */
export const editProgressPhoto = action([progressPhotos], (tx, id: string, edit: Laid | Pick<Photo, 'note'>) =>
  writeAll(tx, [changed(progressPhotos, id, edit)]),
);

export const removeProgressPhoto = action([progressPhotos], (tx, id: string) =>
  writeAll(tx, [removed(progressPhotos, id)]),
);

export const restoreProgressPhoto = action([progressPhotos], (tx, id: string) =>
  writeAll(tx, [restored(progressPhotos, id)]),
);
