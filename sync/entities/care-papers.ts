import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { clock, day, instant, integer, list, maybe, named, oneOf, text, uuid } from './columns.ts';

/** What a clearance may say is not to be done. */
export const LIMITS = ['heavy', 'jumping', 'overhead', 'running', 'breath', 'alone'] as const;

/** What a doctor signed for a client: nothing of it changes but the client's answer, and whether it is void. */
export const carePapers = defineEntity({
  name: 'care_papers',
  columns: {
    client_id: uuid,
    author_id: maybe(uuid),
    kind: oneOf(['clearance', 'prescription', 'referral', 'certificate']),
    from_on: day,
    until_on: maybe(day),
    body: maybe(text(4000)),
    verdict: maybe(oneOf(['cleared', 'limited', 'not_cleared'])),
    limits: list(oneOf(LIMITS)).check(z.maxLength(6)),
    heart_rate_most: maybe(integer(60, 220)),
    medicine: maybe(named(120)),
    dose: maybe(text(120)),
    directions: maybe(text(500)),
    /** None means: when it is needed. */
    times: list(clock).check(z.maxLength(12)),
    to_id: maybe(uuid),
    to_name: maybe(named(300)),
    signed_at: instant,
    signed_by: text(250),
    license_number: maybe(text(100)),
    answer: maybe(oneOf(['accepted', 'declined'])),
    answered_at: maybe(instant),
    void_at: maybe(instant),
  },
  indexes: ['[client_id+signed_at]', 'author_id'],
  together: [['answer', 'answered_at']],
  insertOnly: [
    'author_id',
    'body',
    'client_id',
    'directions',
    'dose',
    'from_on',
    'heart_rate_most',
    'kind',
    'license_number',
    'limits',
    'medicine',
    'signed_at',
    'signed_by',
    'times',
    'to_id',
    'to_name',
    'until_on',
    'verdict',
  ],
});

export type CarePaper = RowOf<typeof carePapers>;
