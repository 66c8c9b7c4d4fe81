import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, maybe, named, oneOf, text, uuid } from './columns.ts';

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
