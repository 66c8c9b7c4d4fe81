import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, instant, maybe, oneOf, text, uuid } from './columns.ts';

export const measurements = defineEntity({
  name: 'measurements',
  columns: {
    user_id: uuid,
    kind: text(),
    value: decimal(),
    unit: text(),
    measured_at: instant,
    source: oneOf(['manual', 'profile', 'onboarding', 'device', 'import']),
    notes: maybe(text(2000)),
    /** Of a glucose; what is usual depends on it. */
    context: maybe(oneOf(['fasting', 'before-meal', 'after-meal', 'bedtime', 'random'])),
    /** Of a pressure. */
    arm: maybe(oneOf(['left', 'right'])),
    posture: maybe(oneOf(['sitting', 'standing', 'lying'])),
    created_at: instant,
  },
  indexes: ['[user_id+kind+measured_at]', '[user_id+measured_at]'],
});

export type Measurement = RowOf<typeof measurements>;
