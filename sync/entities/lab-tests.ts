import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, flag, instant, integer, list, maybe, named, oneOf, text } from './columns.ts';

/** What a sample is taken in. */
export const CONTAINERS = ['serum', 'edta', 'fluoride', 'citrate', 'heparin', 'cup', 'swab'] as const;

/** The laboratory's catalogue: a test, or a panel of analytes; prices are US cents. */
export const labTests = defineEntity({
  name: 'lab_tests',
  columns: {
    test_code: z.string().check(z.regex(/^[A-Za-z0-9-]{2,20}$/)),
    test_name: named(120),
    category: text(60, 1),
    description: text(2000),
    sample_type: oneOf(['blood', 'urine', 'stool', 'saliva', 'swab']),
    preparation_instructions: maybe(text(2000)),
    normal_range_min: maybe(decimal()),
    normal_range_max: maybe(decimal()),
    unit: maybe(text(30)),
    price: integer(0, 10_000_000),
    processing_time_hours: integer(1, 2160),
    requires_fasting: flag,
    container: oneOf(CONTAINERS),
    analytes: list(text()),
    repeat_after_days: integer(0, 365),
    state: oneOf(['published', 'retired']),
    is_active: flag,
    version: integer(),
    created_at: instant,
  },
});

export type LabTest = RowOf<typeof labTests>;
