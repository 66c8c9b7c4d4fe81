import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { maybe, text, uuid } from './columns.ts';

/** How a client is reached, for those who care; the server copies it from the profile and the account. */
export const contacts = defineEntity({
  name: 'contacts',
  columns: { user_id: uuid, phone: maybe(text()), email: maybe(text()) },
});

export type Contact = RowOf<typeof contacts>;
