import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import type { Local } from '#sync/engine/journal.ts';
import { maybe, text, uuid } from './columns.ts';
import { all, many } from './reading.ts';

/** How a client is reached, for those who care; the server copies it from the profile and the account. */
export const contacts = defineEntity({
  name: 'contacts',
  columns: { user_id: uuid, phone: maybe(text()), email: maybe(text()) },
});

export type Contact = RowOf<typeof contacts>;

/** The own one, and of a provider those of everybody he cares for now. */
export const knownContacts = (db: Local): Promise<Contact[]> => all(db, contacts);

export const contactsById = (db: Local, ids: readonly string[]): Promise<Contact[]> => many(db, contacts, ids);
