import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import {
  clock,
  day,
  decimal,
  flag,
  instant,
  integer,
  list,
  maybe,
  named,
  positive,
  someOf,
  text,
  uuid,
} from './columns.ts';

/** What somebody takes. Without times it is for when it is needed. */
export const medicines = defineEntity({
  name: 'medicines',
  columns: {
    user_id: uuid,
    name: named(120),
    dose: maybe(text(120)),
    purpose: maybe(text(200)),
    notes: maybe(text(1000)),
    times: list(clock).check(z.maxLength(12)),
    /** 1 is Monday. */
    weekdays: someOf(integer(1, 7), 7),
    starts_on: day,
    ends_on: maybe(day),
    remind: flag,
    units_per_dose: positive(100),
    supply: maybe(decimal(0, 10_000)),
    supplied_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['user_id'],
  together: [
    ['supply', 'supplied_at'],
    ['times', 'weekdays'],
  ],
  insertOnly: ['created_at'],
});

export type Medicine = RowOf<typeof medicines>;
