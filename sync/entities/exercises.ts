import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, list, maybe, named, oneOf, text, uuid } from './columns.ts';

export const exercises = defineEntity({
  name: 'exercises',
  columns: {
    owner_id: maybe(uuid),
    name: named(120),
    category: oneOf(['strength', 'cardio', 'mobility', 'core', 'plyometric', 'balance', 'recovery']),
    muscles: list(text()),
    secondary_muscles: list(text()),
    equipment: text(60, 1),
    measure: oneOf(['reps', 'time', 'distance']),
    difficulty: oneOf(['beginner', 'intermediate', 'advanced']),
    is_unilateral: flag,
    instructions: text(4000),
    is_active: flag,
    created_at: instant,
  },
});

export type Exercise = RowOf<typeof exercises>;
