import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, removed, writeOne, type Columns } from './changes.ts';
import { day, instant, maybe, named, oneOf, text, uuid } from './columns.ts';
import { sortedBy, where } from './reading.ts';

/** A step a trainer sets for a client; reached once achieved_at is set. */
export const milestones = defineEntity({
  name: 'milestones',
  columns: {
    client_id: uuid,
    trainer_id: maybe(uuid),
    title: named(200),
    description: maybe(text(2000)),
    category: oneOf(['weight', 'fitness', 'nutrition', 'health', 'attendance', 'lifestyle']),
    target_date: maybe(day),
    achieved_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['client_id'],
});

export type Milestone = RowOf<typeof milestones>;

type Row = Columns<typeof milestones>;
type NewMilestone = Pick<Row, 'client_id' | 'title' | 'category'> &
  Partial<Pick<Row, 'description' | 'target_date' | 'achieved_at'>> & { trainer_id: string };

export const milestonesOf = (db: Local, clientIds: readonly string[]): Promise<Milestone[]> =>
  sortedBy(where(db, milestones, 'client_id', clientIds), 'created_at');

export function addMilestone(db: Local, milestone: NewMilestone, clock = REAL_CLOCK): Promise<string> {
  const row = { description: null, target_date: null, achieved_at: null, ...milestone, created_at: moment(db, clock) };
  return writeOne(db, created(milestones, row), clock);
}

/** Or not reached after all. */
export async function reachMilestone(db: Local, id: string, reached: boolean, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(milestones, id, { achieved_at: reached ? moment(db, clock) : null })], clock);
}

export async function removeMilestone(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(milestones, id)], clock);
}
