import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { milestones } from '#sync/entities/milestones.ts';
import { changed, created, removed, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof milestones>;
type NewMilestone = Pick<Row, 'client_id' | 'title' | 'category'> &
  Partial<Pick<Row, 'description' | 'target_date' | 'achieved_at'>> & { trainer_id: string };

export const addMilestone = action([milestones], (tx, milestone: NewMilestone) => {
  const row = { description: null, target_date: null, achieved_at: null, ...milestone, created_at: tx.now };
  return writeOne(tx, created(milestones, row));
});

/** Or unreaches it. */
export const reachMilestone = action([milestones], (tx, id: string, reached: boolean) =>
  writeAll(tx, [changed(milestones, id, { achieved_at: reached ? tx.now : null })]),
);

export const removeMilestone = action([milestones], (tx, id: string) => writeAll(tx, [removed(milestones, id)]));
