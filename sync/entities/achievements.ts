import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created, moment, type Columns } from './changes.ts';
import { decimal, instant, maybe, named, slug, text, uuid } from './columns.ts';
import { sortedBy, where } from './reading.ts';

/** Devices award them from the rows they hold; the id derives from user and code, so that two award one. */
export const achievements = defineEntity({
  name: 'achievements',
  columns: {
    user_id: uuid,
    code: slug,
    title: named(200),
    description: maybe(text(1000)),
    category: text(40, 1),
    value: maybe(decimal()),
    unit: maybe(text(20)),
    earned_at: instant,
    created_at: instant,
  },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'code'],
});

export type Achievement = RowOf<typeof achievements>;

type Row = Columns<typeof achievements>;
type Award = Pick<Row, 'user_id' | 'code' | 'title'> &
  Partial<Pick<Row, 'description' | 'category' | 'value' | 'unit' | 'earned_at'>>;

export const achievementsOf = (db: Local, userId: string): Promise<Achievement[]> =>
  sortedBy(where(db, achievements, 'user_id', [userId]), 'earned_at');

/** What was earned before stays as it was. */
export async function awardAchievement(db: Local, award: Award, clock = REAL_CLOCK): Promise<void> {
  const earned = await achievementsOf(db, award.user_id);
  if (earned.some(({ code }) => code === award.code)) return;
  const now = moment(db, clock);
  const row = { description: null, category: 'general', value: null, unit: null, earned_at: now, ...award };
  await write(db, [created(achievements, { ...row, created_at: now })], clock);
}
