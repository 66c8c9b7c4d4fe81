import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { streaks } from '#sync/entities/streaks.ts';
import { streakOf } from '#sync/queries/streaks.ts';
import { changed, created, writeAll } from './changes.ts';

type Row = Columns<typeof streaks>;
export type StreakEdit = Partial<Omit<Row, 'user_id' | 'created_at'>>;

const USUAL = { unit: 'week', days_a_week: 3, rest_days: [], best_weeks: 0, best_days: 0 } as const;

/** How it is to be counted; the first edit makes the row, the same on every device. */
export const saveStreak = action([streaks], async (tx, user_id: string, edit: StreakEdit) => {
  const known = await streakOf(tx, user_id);
  const row: Row = { ...USUAL, rest_days: [], ...edit, user_id, created_at: tx.now };
  return writeAll(tx, [known ? changed(streaks, known.id, edit) : created(streaks, row)]);
});

/** Kept for ever: nothing that is less takes its place. */
export const keepBest = action(
  [streaks],
  async (tx, user_id: string, column: 'best_weeks' | 'best_days', best: number) => {
    const known = await streakOf(tx, user_id);
    if (known && known[column] >= best) return;
    const row: Row = { ...USUAL, rest_days: [], user_id, created_at: tx.now, [column]: best };
    await tx.write([known ? changed(streaks, known.id, { [column]: best }) : created(streaks, row)]);
  },
);
