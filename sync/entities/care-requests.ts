import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, maybe, oneOf, text, uuid } from './columns.ts';

/** A client asks for a provider: one row for the two, by which it is asked again, too. */
export const careRequests = defineEntity({
  name: 'care_requests',
  columns: {
    client_id: uuid,
    provider_id: uuid,
    message: maybe(text(500)),
    status: oneOf(['asked', 'accepted', 'declined', 'withdrawn']),
    asked_at: instant,
    answered_at: maybe(instant),
  },
  indexes: ['client_id', '[provider_id+status]'],
  together: [['status', 'message', 'asked_at', 'answered_at']],
  naturalKey: ['client_id', 'provider_id'],
});

export type CareRequest = RowOf<typeof careRequests>;
