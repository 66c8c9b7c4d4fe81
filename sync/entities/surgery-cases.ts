import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, flag, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';

/** In cents of a dollar, as the fees of surgeons are. */
const price = maybe(integer(0, 100_000_000));

/** A surgery that is considered, planned or done, for one client by one surgeon. */
export const surgeryCases = defineEntity({
  name: 'surgery_cases',
  columns: {
    client_id: uuid,
    surgeon_id: maybe(uuid),
    procedure: oneOf(['arm_lift', 'breast_lift', 'tummy_tuck', 'thigh_lift', 'butt_lift', 'liposuction', 'back_lift']),
    area: maybe(text(200)),
    side: oneOf(['both', 'left', 'right', 'middle']),
    planned_on: maybe(day),
    place: maybe(text(200)),
    price_low: price,
    price_high: price,
    deposit: price,
    included: flag,
    consent_asked_at: maybe(instant),
    ended_as: maybe(oneOf(['closed', 'cancelled'])),
    ended_on: maybe(day),
    created_at: instant,
  },
  together: [
    ['price_low', 'price_high'],
    ['ended_as', 'ended_on'],
  ],
  indexes: ['client_id', 'surgeon_id'],
});

export type SurgeryCase = RowOf<typeof surgeryCases>;
export type Procedure = SurgeryCase['procedure'];
