import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import { created, removed, restored, writeAll, writeOne } from './changes.ts';

type NewPhoto = Omit<Columns<typeof progressPhotos>, 'created_at'>;

/** Its id is part of the names of its files. */
export const addProgressPhoto = action([progressPhotos], (tx, id: string, photo: NewPhoto) =>
  writeOne(tx, created(progressPhotos, { ...photo, created_at: tx.now }, id)),
);

export const removeProgressPhoto = action([progressPhotos], (tx, id: string) =>
  writeAll(tx, [removed(progressPhotos, id)]),
);

export const restoreProgressPhoto = action([progressPhotos], (tx, id: string) =>
  writeAll(tx, [restored(progressPhotos, id)]),
);
