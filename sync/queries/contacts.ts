import type { Readable } from '#sync/engine/act.ts';
import { contacts } from '#sync/entities/contacts.ts';
import type { Contact } from '#sync/entities/contacts.ts';
import { all, many } from './reading.ts';

/** One's own, and for a provider those of everybody in their care. */
export const knownContacts = (db: Readable): Promise<Contact[]> => all(db, contacts);

export const contactsById = (db: Readable, ids: readonly string[]): Promise<Contact[]> => many(db, contacts, ids);
