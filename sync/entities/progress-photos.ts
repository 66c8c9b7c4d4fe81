import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, decimal, instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';

export const POSES = ['front', 'left', 'right', 'back', 'own'] as const;
const MOST_DOTS = 1600;

/** A picture of the body; its files are in the bucket of the same name. */
export const progressPhotos = defineEntity({
  name: 'progress_photos',
  columns: {
    user_id: uuid,
    pose: oneOf(POSES),
    own_pose: maybe(named(40)),
    taken_on: day,
    path: text(200),
    thumb_path: text(200),
    width: integer(1, MOST_DOTS),
    height: integer(1, MOST_DOTS),
    note: maybe(text(500)),
    shift_x: decimal(-1, 1),
    shift_y: decimal(-1, 1),
    zoom: decimal(0.5, 3),
    turn: decimal(-45, 45),
    created_at: instant,
  },
  insertOnly: ['path', 'thumb_path', 'width', 'height', 'created_at'],
  indexes: ['[user_id+taken_on]'],
  together: [
    ['pose', 'own_pose'],
    ['shift_x', 'shift_y', 'zoom', 'turn'],
  ],
});

export type ProgressPhoto = RowOf<typeof progressPhotos>;
export type Pose = ProgressPhoto['pose'];
