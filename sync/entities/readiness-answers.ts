import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, list, maybe, oneOf, uuid } from './columns.ts';

/** What is asked before the first plan: a yes speaks against training without a doctor's word. */
export const READINESS = ['heart', 'chest', 'faint', 'joint', 'medicine', 'other'] as const;

/** Its id is its person's. */
export const readinessAnswers = defineEntity({
  name: 'readiness_answers',
  columns: {
    user_id: uuid,
    yes: list(oneOf(READINESS)).check(z.maxLength(6)),
    answered_on: day,
    cleared_on: maybe(day),
    created_at: instant,
  },
  // A doctor's word is about what was answered.
  together: [['yes', 'answered_on', 'cleared_on']],
  insertOnly: ['created_at'],
});

export type ReadinessAnswers = RowOf<typeof readinessAnswers>;
