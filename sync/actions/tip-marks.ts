import { action } from '#sync/engine/act.ts';
import { tipMarks } from '#sync/entities/tip-marks.ts';
import type { TipMark } from '#sync/entities/tip-marks.ts';
import { tipMarksOf } from '#sync/queries/tip-marks.ts';
import { changed, created, removed } from './changes.ts';

/** Kept, put away, or neither any more. */
export const markTip = action([tipMarks], async (tx, userId: string, tipId: string, mark: TipMark['mark'] | null) => {
  const marked = (await tipMarksOf(tx, userId)).find(({ tip_id }) => tip_id === tipId);
  if (mark === null) return tx.write(marked ? [removed(tipMarks, marked.id)] : []);
  return tx.write([
    marked
      ? changed(tipMarks, marked.id, { mark })
      : created(tipMarks, { user_id: userId, tip_id: tipId, mark, created_at: tx.now }),
  ]);
});
