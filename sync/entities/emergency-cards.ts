import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, maybe, oneOf, text, uuid } from './columns.ts';

/** What a stranger who helps has to know. Its id is its person's. Null is: not said. */
export const emergencyCards = defineEntity({
  name: 'emergency_cards',
  columns: {
    user_id: uuid,
    blood_group: maybe(oneOf(['O+', 'O-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-'])),
    genotype: maybe(oneOf(['AA', 'AS', 'AC', 'SS', 'SC', 'CC'])),
    conditions: maybe(text(1000)),
    allergies: maybe(text(1000)),
    helps: maybe(text(1000)),
    contact_name: maybe(text(120)),
    contact_phone: maybe(text(40)),
    contact_relation: maybe(text(60)),
    second_name: maybe(text(120)),
    second_phone: maybe(text(40)),
    second_relation: maybe(text(60)),
    created_at: instant,
  },
  together: [
    ['contact_name', 'contact_phone', 'contact_relation'],
    ['second_name', 'second_phone', 'second_relation'],
  ],
  insertOnly: ['created_at'],
});

export type EmergencyCard = RowOf<typeof emergencyCards>;
