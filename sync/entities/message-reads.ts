import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, uuid } from './columns.ts';

/** Up to when somebody has read a conversation. The server lets it only grow. */
export const messageReads = defineEntity({
  name: 'message_reads',
  columns: { user_id: uuid, client_id: uuid, provider_id: uuid, read_at: instant },
  indexes: ['[client_id+provider_id]'],
  naturalKey: ['user_id', 'client_id', 'provider_id'],
});

export type MessageRead = RowOf<typeof messageReads>;
