import type { Local } from '#sync/engine/database.ts';

// What a person has begun to type and not finished. In the user's own database, so that it outlives a killed tab and
// goes with everything else when the device is wiped.

const nameOf = (form: string): string => `draft:${form}`;

export const readDraft = async (db: Pick<Local, 'facts'>, form: string): Promise<unknown> =>
  (await db.facts.get(nameOf(form)))?.value;

export async function keepDraft(db: Local, form: string, value: unknown): Promise<void> {
  await db.facts.put({ name: nameOf(form), value });
}

/** What is made of a draft as it now is: of two presses in a moment none is forgotten. */
export async function editDraft(db: Local, form: string, edited: (former: unknown) => unknown): Promise<void> {
  await db.transaction('rw', db.facts, async () => keepDraft(db, form, edited(await readDraft(db, form))));
}

/** In a transaction as well, so that it comes after the last letter that was typed. */
export const dropDraft = (db: Local, form: string): Promise<void> =>
  db.transaction('rw', db.facts, () => db.facts.delete(nameOf(form)));
