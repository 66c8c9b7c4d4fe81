import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, oneOf, uuid } from './columns.ts';

/** A tip that somebody keeps, or does not want to see again. */
export const tipMarks = defineEntity({
  name: 'tip_marks',
  columns: { user_id: uuid, tip_id: uuid, mark: oneOf(['saved', 'not-for-me']), created_at: instant },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'tip_id'],
});

export type TipMark = RowOf<typeof tipMarks>;
