import type { Local } from '#sync/engine/database.ts';

// What a person has typed and not saved. In the user's own database, so that it survives a killed tab and is wiped with
// everything else.

const nameOf = (form: string): string => `draft:${form}`;

export const readDraft = async (db: Pick<Local, 'recall'>, form: string): Promise<unknown> =>
  (await db.recall.askRows('facts', [nameOf(form)]))[0]?.['value'];

export async function keepDraft(db: Local, form: string, value: unknown): Promise<void> {
  await db.facts.put({ name: nameOf(form), value });
}

/** Edits the draft as it is now: of two quick clicks neither is lost. */
export async function editDraft(db: Local, form: string, edited: (former: unknown) => unknown): Promise<void> {
  await db.transaction('rw', db.facts, async () => keepDraft(db, form, edited(await readDraft(db, form))));
}

/** In a transaction, so that it comes after the last keystroke was written. */
export const dropDraft = (db: Local, form: string): Promise<void> =>
  db.transaction('rw', db.facts, () => db.facts.delete(nameOf(form)));
