import * as z from 'zod/mini';
import type { Mark } from '#sync/actions/history.ts';
import type { Local } from '#sync/engine/database.ts';

// What this device knows of the files that were imported on it: what each added, so that it can be taken back whole,
// and which exercise the person chose for a name. Among the facts of the device, and wiped with them.

type Facts = Pick<Local, 'facts'>;

const Import = z.object({
  /** Of the file's content. */
  print: z.string(),
  file: z.string(),
  at: z.string(),
  added: z.number(),
  batches: z.number(),
  /** False where it was broken off: the same file goes on where it stopped. */
  whole: z.boolean(),
});
export type Import = z.infer<typeof Import>;

const IMPORTS = 'history';
const NAMES = 'history-names';
const nameOf = (print: string, batch: number): string => `${IMPORTS}:${print}:${batch}`;
/** What was taken back, so that the same file can bring it again: how many batches of each file were. */
const BACK = 'history-back';
const backOf = (print: string, batch: number): string => `${BACK}:${print}:${batch}`;
const Back = z.record(z.string(), z.number());

/** The newest first. */
export const importsOn = async ({ facts }: Facts): Promise<Import[]> =>
  z.array(Import).safeParse((await facts.get(IMPORTS))?.value).data ?? [];

const importOf = async (db: Facts, print: string): Promise<Import | null> =>
  (await importsOn(db)).find((one) => one.print === print) ?? null;

const keep = async (db: Facts, next: Import): Promise<void> => {
  const others = (await importsOn(db)).filter(({ print }) => print !== next.print);
  await db.facts.put({ name: IMPORTS, value: [next, ...others] });
};

/** What was added, in the transaction in which it is: another tab may have kept a batch meanwhile. */
export async function keepBatch(db: Facts, of: Pick<Import, 'print' | 'file'>, added: readonly Mark[]): Promise<void> {
  const begun = { ...of, at: new Date().toISOString(), added: 0, batches: 0, whole: false };
  const known = (await importOf(db, of.print)) ?? begun;
  await db.facts.put({ name: nameOf(of.print, known.batches), value: added });
  await keep(db, { ...known, added: known.added + added.length, batches: known.batches + 1, whole: false });
}

export const keepWhole = (db: Local, print: string): Promise<void> =>
  db.transaction('rw', db.facts, async () => {
    const its = await importOf(db, print);
    if (its) await keep(db, { ...its, whole: true });
  });

const marksIn = async ({ facts }: Facts, name: string): Promise<Mark[]> =>
  ((await facts.get(name))?.value as Mark[] | undefined) ?? [];

interface LastBatch {
  of: Import;
  marks: Mark[];
}

/** The last batch that a file added; null where none is left. */
export async function lastBatch(db: Facts, print: string): Promise<LastBatch | null> {
  const of = await importOf(db, print);
  return of && of.batches > 0 ? { of, marks: await marksIn(db, nameOf(print, of.batches - 1)) } : null;
}

/** The last batch was taken back: this much of it. */
export async function dropBatch(db: Facts, { of, marks }: LastBatch, back: readonly Mark[]): Promise<void> {
  const [{ print }, batches] = [of, of.batches - 1];
  await db.facts.delete(nameOf(print, batches));
  if (batches > 0) await keep(db, { ...of, batches, added: of.added - marks.length, whole: false });
  else await db.facts.put({ name: IMPORTS, value: (await importsOn(db)).filter((one) => one.print !== print) });
  const known = await backsOn(db);
  await db.facts.put({ name: backOf(print, batches), value: back });
  await db.facts.put({ name: BACK, value: { ...known, [print]: Math.max(known[print] ?? 0, of.batches) } });
}

const backsOn = async ({ facts }: Facts): Promise<z.infer<typeof Back>> =>
  Back.safeParse((await facts.get(BACK))?.value).data ?? {};

/** The `rev` of all that was taken back on this device, by its id. */
export async function takenBackOn(db: Facts): Promise<Map<string, string>> {
  const revs = new Map<string, string>();
  for (const [print, batches] of Object.entries(await backsOn(db))) {
    for (let batch = 0; batch < batches; batch++) {
      for (const { id, rev } of await marksIn(db, backOf(print, batch))) revs.set(id, rev);
    }
  }
  return revs;
}

const Names = z.record(z.string(), z.string());
export type ChosenNames = z.infer<typeof Names>;

/** By the key of a file's name the id of an exercise; empty where it shall be one's own. */
export const chosenNames = async ({ facts }: Facts): Promise<ChosenNames> =>
  Names.safeParse((await facts.get(NAMES))?.value).data ?? {};

export const keepNames = (db: Local, chosen: ChosenNames): Promise<void> =>
  db.transaction('rw', db.facts, async () => {
    await db.facts.put({ name: NAMES, value: { ...(await chosenNames(db)), ...chosen } });
  });
