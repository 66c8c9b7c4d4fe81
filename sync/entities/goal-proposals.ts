import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, decimal, instant, maybe, named, oneOf, text, uuid } from './columns.ts';
import { CATEGORIES, KINDS } from './goals.ts';

/** What a provider proposes; a new goal gets the id of its proposal, so that two devices that accept it make one. */
export const goalProposals = defineEntity({
  name: 'goal_proposals',
  columns: {
    client_id: uuid,
    provider_id: maybe(uuid),
    /** The goal whose figures it would change; null for a new one. */
    goal_id: maybe(uuid),
    category: oneOf(CATEGORIES),
    kind: oneOf(KINDS),
    exercise_id: maybe(uuid),
    title: named(200),
    target: decimal(),
    unit: text(20),
    target_date: maybe(day),
    reason: maybe(text(1000)),
    status: oneOf(['proposed', 'accepted', 'changed', 'declined', 'withdrawn']),
    answer: maybe(text(1000)),
    answered_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['client_id'],
  together: [['status', 'answer', 'answered_at']],
});

export type GoalProposal = RowOf<typeof goalProposals>;
