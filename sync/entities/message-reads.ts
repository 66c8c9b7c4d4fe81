import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, maybe, uuid } from './columns.ts';

/**
 * Up to when somebody has a conversation, and has read it; the server lets both only grow. Of a care team's there is one
 * for each who is in it, and the client's says whether it is open.
 */
export const messageReads = defineEntity({
  name: 'message_reads',
  columns: {
    user_id: uuid,
    client_id: uuid,
    provider_id: uuid,
    read_at: maybe(instant),
    delivered_at: maybe(instant),
    is_open: flag,
    since: maybe(instant),
  },
  indexes: ['[client_id+provider_id]'],
  naturalKey: ['user_id', 'client_id', 'provider_id'],
});

export type MessageRead = RowOf<typeof messageReads>;
