import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, flag, instant, maybe, oneOf, text, uuid } from './columns.ts';

const part = maybe(text(8000));
const PARTS = ['subjective', 'objective', 'assessment', 'diagnosis', 'plan', 'monitoring'] as const;

/** What a provider writes down about a client: a draft until it is signed, and unchanged from then on. */
export const careNotes = defineEntity({
  name: 'care_notes',
  columns: {
    client_id: uuid,
    author_id: maybe(uuid),
    template: oneOf(['free', 'session', 'soap', 'adime']),
    amends: maybe(uuid),
    noted_on: day,
    subjective: part,
    objective: part,
    assessment: part,
    diagnosis: part,
    plan: part,
    monitoring: part,
    shared: flag,
    signed_at: maybe(instant),
    created_at: instant,
  },
  // A signature stands under what was signed.
  together: [['template', 'noted_on', ...PARTS, 'shared', 'signed_at']],
  indexes: ['[client_id+created_at]', 'amends', 'author_id'],
  insertOnly: ['amends', 'created_at'],
});

export type CareNote = RowOf<typeof careNotes>;
