import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, maybe, oneOf, text, uuid } from './columns.ts';

/** A line of the candidacy list, or of the list before the operation, with its answer. */
export const surgeryChecks = defineEntity({
  name: 'surgery_checks',
  columns: {
    case_id: uuid,
    client_id: uuid,
    surgeon_id: maybe(uuid),
    item: oneOf([
      'bmi',
      'weight_stable',
      'smoking',
      'haemoglobin',
      'screens',
      'photos',
      'fasting',
      'labs',
      'escort',
      'medicines',
    ]),
    answer: oneOf(['yes', 'no', 'unknown']),
    note: maybe(text(500)),
    answered_by: uuid,
    answered_on: day,
  },
  together: [['answer', 'note', 'answered_by', 'answered_on']],
  indexes: ['case_id'],
  insertOnly: ['client_id', 'surgeon_id'],
  naturalKey: ['case_id', 'item'],
});

export type SurgeryCheck = RowOf<typeof surgeryChecks>;
