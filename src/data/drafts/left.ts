import type { Local } from '#sync/engine/database.ts';
import { contactsById } from '#sync/queries/contacts.ts';
import { draftsAbout } from './drafts.ts';

/** Forms that were begun about clients in whose care one is no longer: no form shows them, and no server has them. */
export async function countLeft(db: Local): Promise<number> {
  const about = (await draftsAbout(db)).map(({ clientId }) => clientId);
  const there = new Set((await contactsById(db, [...new Set(about)])).map(({ id }) => id));
  return about.filter((id) => !there.has(id)).length;
}
