import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, oneOf, text, uuid } from './columns.ts';

export const POSES = ['front', 'left', 'right', 'back', 'own'] as const;
const MOST_DOTS = 1600;

/** A picture of the body; its files are in the bucket of the same name. */
export const progressPhotos = defineEntity({
  name: 'progress_photos',
  columns: {
    user_id: uuid,
    pose: oneOf(POSES),
    taken_on: day,
    path: text(200),
    thumb_path: text(200),
    width: integer(1, MOST_DOTS),
    height: integer(1, MOST_DOTS),
    created_at: instant,
  },
  insertOnly: ['path', 'thumb_path', 'width', 'height', 'created_at'],
  indexes: ['[user_id+taken_on]'],
});

export type ProgressPhoto = RowOf<typeof progressPhotos>;
export type Pose = ProgressPhoto['pose'];
