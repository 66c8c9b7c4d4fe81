import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, maybe, named, publicText, uuid } from './columns.ts';

/** `arrived_at` and `retracted_at` are the server's. */
export const messages = defineEntity({
  name: 'messages',
  columns: {
    client_id: uuid,
    provider_id: uuid,
    sender_id: uuid,
    content: publicText(8000),
    urgent: flag,
    created_at: instant,
    arrived_at: instant,
    retract_reason: maybe(named(300)),
    retracted_at: maybe(instant),
  },
  indexes: ['[client_id+provider_id+created_at]', '[provider_id+client_id]'],
  insertOnly: ['created_at'],
});

export type Message = RowOf<typeof messages>;
