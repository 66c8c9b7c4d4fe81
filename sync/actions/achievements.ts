import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { achievements } from '#sync/entities/achievements.ts';
import { created, removed, restored, writeAll } from './changes.ts';
import { rowsOf } from '#sync/queries/reading.ts';

type Row = Columns<typeof achievements>;
type Award = Pick<Row, 'user_id' | 'code' | 'title'> &
  Partial<Pick<Row, 'description' | 'category' | 'value' | 'unit' | 'earned_at'>>;

/** Keeps an achievement already earned; one that was withdrawn comes back. Whether it is new. */
export const awardAchievement = action([achievements], async (tx, award: Award): Promise<boolean> => {
  const { user_id, code } = award;
  const known = await rowsOf(tx, achievements)
    .where('user_id')
    .equals(user_id)
    .filter((row) => row.code === code)
    .first();
  if (known?.deleted) await tx.write([restored(achievements, known.id)]);
  if (known) return known.deleted;
  const row = { description: null, category: 'general', value: null, unit: null, earned_at: tx.now, ...award };
  await tx.write([created(achievements, { ...row, created_at: tx.now })]);
  return true;
});

/** The rows it was earned with are gone. */
export const withdrawAchievement = action([achievements], (tx, id: string) =>
  writeAll(tx, [removed(achievements, id)]),
);
