import type { Local } from '#sync/engine/database.ts';

// What a person has typed and not saved. In the user's own database, so that it survives a killed tab and is wiped with
// everything else.

const PREFIX = 'draft:';
const nameOf = (form: string): string => `${PREFIX}${form}`;

const ABOUT = / of (\S+) /;

/** The form of what is typed about a client, so that it is found again once the client's rows have left the device. */
export const formAbout = (clientId: string, kind: string, record = ''): string => `${kind}: of ${clientId} ${record}`;

export interface DraftAbout {
  form: string;
  kind: string;
  clientId: string;
  value: unknown;
}

/** A form that was emptied has its fields still. */
const saysSomething = (value: unknown): boolean =>
  typeof value === 'object'
    ? Object.values(value ?? {}).some(saysSomething)
    : typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** All words that are typed about clients and not saved. */
export async function draftsAbout({ facts }: Pick<Local, 'facts'>): Promise<DraftAbout[]> {
  const kept = await facts.where('name').startsWith(PREFIX).toArray();
  return kept.flatMap(({ name, value }) => {
    const form = name.slice(PREFIX.length);
    const clientId = ABOUT.exec(form)?.[1];
    return clientId === undefined || !saysSomething(value)
      ? []
      : [{ form, kind: form.slice(0, form.indexOf(':')), clientId, value }];
  });
}

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
