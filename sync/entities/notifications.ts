import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, maybe, oneOf, text, uuid } from './columns.ts';

/** Written by the server; the person reads them. */
export const notifications = defineEntity({
  name: 'notifications',
  columns: {
    user_id: uuid,
    title: text(200, 1),
    message: text(2000),
    type: oneOf(['info', 'success', 'warning', 'error']),
    category: text(40, 1),
    link: maybe(text(300)),
    read: flag,
    sent_via_email: flag,
    about: maybe(uuid),
    created_at: instant,
  },
  indexes: ['[user_id+created_at]'],
});

export type Notification = RowOf<typeof notifications>;
