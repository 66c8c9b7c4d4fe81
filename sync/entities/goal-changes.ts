import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, list, maybe, oneOf, uuid } from './columns.ts';
import { REASONS } from './pauses.ts';

/** What was done to a goal; only its owner holds it, because it says why somebody paused. */
export const goalChanges = defineEntity({
  name: 'goal_changes',
  columns: {
    user_id: uuid,
    goal_id: uuid,
    /** Whose proposal it was, where it was one. */
    provider_id: maybe(uuid),
    what: oneOf(['edited', 'paused', 'resumed', 'completed', 'cancelled']),
    reason: maybe(oneOf(REASONS)),
    edits: list(z.looseObject({ column: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
    created_at: instant,
  },
  indexes: ['user_id', 'goal_id'],
});

export type GoalChange = RowOf<typeof goalChanges>;
