import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, maybe, named, text, uuid } from './columns.ts';

/** A result of another laboratory, as its client typed it from the slip. */
export const outsideResults = defineEntity({
  name: 'outside_results',
  columns: {
    user_id: uuid,
    test_code: maybe(z.string().check(z.regex(/^[A-Za-z0-9-]{2,20}$/))),
    test_name: named(120),
    result_value: named(200),
    unit: maybe(text(30)),
    reference_range: maybe(text(100)),
    taken_on: day,
    laboratory: maybe(text(120)),
    record_id: maybe(uuid),
    created_at: instant,
  },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
});

export type OutsideResult = RowOf<typeof outsideResults>;
