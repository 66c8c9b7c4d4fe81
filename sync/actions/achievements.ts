import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { achievements } from '#sync/entities/achievements.ts';
import { achievementsOf } from '#sync/queries/achievements.ts';
import { created } from './changes.ts';

type Row = Columns<typeof achievements>;
type Award = Pick<Row, 'user_id' | 'code' | 'title'> &
  Partial<Pick<Row, 'description' | 'category' | 'value' | 'unit' | 'earned_at'>>;

/** Keeps an achievement already earned. */
export const awardAchievement = action([achievements], async (tx, award: Award) => {
  const earned = await achievementsOf(tx, award.user_id);
  if (earned.some(({ code }) => code === award.code)) return;
  const row = { description: null, category: 'general', value: null, unit: null, earned_at: tx.now, ...award };
  await tx.write([created(achievements, { ...row, created_at: tx.now })]);
});
