import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, maybe, named, oneOf, text, uuid } from './columns.ts';

/** A letter, two places, and what is finer after a point. */
export const ICD10 = /^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/;

/** A problem or an allergy of a client, signed by a doctor. */
export const careFacts = defineEntity({
  name: 'care_facts',
  columns: {
    user_id: uuid,
    kind: oneOf(['problem', 'allergy']),
    name: named(200),
    code: maybe(z.string().check(z.regex(ICD10))),
    since: maybe(day),
    reaction: maybe(text(300)),
    severity: maybe(oneOf(['mild', 'moderate', 'severe'])),
    signed_by_id: uuid,
    signed_by: text(250),
    signed_at: instant,
    resolved_on: maybe(day),
    void_at: maybe(instant),
    changed_by: maybe(text(250)),
  },
  indexes: ['user_id'],
  together: [['resolved_on', 'void_at', 'changed_by']],
  insertOnly: [
    'code',
    'kind',
    'name',
    'reaction',
    'severity',
    'signed_at',
    'signed_by',
    'signed_by_id',
    'since',
    'user_id',
  ],
});

export type CareFact = RowOf<typeof careFacts>;
