import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, instant, maybe, named, slug, text, uuid } from './columns.ts';

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
