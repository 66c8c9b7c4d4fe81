import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, maybe, named, uuid } from './columns.ts';

export const trainingComments = defineEntity({
  name: 'training_comments',
  columns: {
    user_id: uuid,
    session_id: uuid,
    /** Null for the whole workout. */
    set_id: maybe(uuid),
    author_id: maybe(uuid),
    body: named(1000),
    created_at: instant,
  },
  indexes: ['session_id'],
  insertOnly: ['user_id', 'session_id', 'set_id', 'author_id', 'created_at'],
});

export type TrainingComment = RowOf<typeof trainingComments>;
