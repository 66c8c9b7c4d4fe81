import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, flag, instant, integer, list, maybe, named, oneOf, text } from './columns.ts';

/** It counts for whom it names: a sex, ages from one to another, pregnant or not. */
const range = z.object({
  sex: z.optional(maybe(oneOf(['female', 'male']))),
  from: z.optional(maybe(decimal())),
  to: z.optional(maybe(decimal())),
  pregnant: z.optional(maybe(flag)),
  low: z.optional(maybe(decimal())),
  high: z.optional(maybe(decimal())),
  critical_low: z.optional(maybe(decimal())),
  critical_high: z.optional(maybe(decimal())),
});

export type LabRange = z.output<typeof range>;

/** What the laboratory measures. The first of the ranges that fits the patient counts. */
export const labAnalytes = defineEntity({
  name: 'lab_analytes',
  columns: {
    analyte_code: z.string().check(z.regex(/^[A-Z0-9-]{1,20}$/)),
    analyte_name: named(120),
    loinc: maybe(z.string().check(z.regex(/^\d{1,5}-\d$/))),
    kind: oneOf(['number', 'choice', 'text']),
    unit: maybe(text(30)),
    decimals: integer(0, 4),
    choices: list(text()),
    normal_choices: list(text()),
    ranges: list(range),
    possible_low: maybe(decimal()),
    possible_high: maybe(decimal()),
    delta_percent: maybe(integer(1, 1000)),
    delta_days: integer(1, 1000),
    formula: maybe(oneOf(['ldl_friedewald', 'non_hdl', 'egfr_ckd_epi_2021'])),
    source: text(300),
    state: oneOf(['published', 'retired']),
    version: integer(),
    created_at: instant,
  },
  naturalKey: ['analyte_code'],
});

export type LabAnalyte = RowOf<typeof labAnalytes>;
