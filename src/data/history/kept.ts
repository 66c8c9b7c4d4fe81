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
  const all = await importsOn(db);
  const isKnown = all.some(({ print }) => print === next.print);
  const value = isKnown ? all.map((one) => (one.print === next.print ? next : one)) : [next, ...all];
  await db.facts.put({ name: IMPORTS, value });
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

interface Batch {
  of: Import;
  nth: number;
  marks: Mark[];
}

/** The last batch before the nth that a file added, and that is not all taken back; null where none is. */
export async function batchBefore(db: Facts, print: string, before: number): Promise<Batch | null> {
  const of = await importOf(db, print);
  if (!of) return null;
  for (let nth = Math.min(before, of.batches) - 1; nth >= 0; nth--) {
    const marks = await marksIn(db, nameOf(print, nth));
    if (marks.length > 0) return { of, nth, marks };
  }
  return null;
}

interface TakenBack {
  back: readonly Mark[];
  /** What stays as it was brought: it can be taken back another time. */
  left: readonly Mark[];
}

/** A batch was taken back: this much of it. */
export async function shrinkBatch(db: Facts, { of, nth, marks }: Batch, { back, left }: TakenBack): Promise<void> {
  const { print } = of;
  const added = of.added - marks.length + left.length;
  if (left.length > 0) await db.facts.put({ name: nameOf(print, nth), value: left });
  else await db.facts.delete(nameOf(print, nth));
  if (added > 0) await keep(db, { ...of, added });
  else await db.facts.put({ name: IMPORTS, value: (await importsOn(db)).filter((one) => one.print !== print) });
  const known = await backsOn(db);
  const before = await marksIn(db, backOf(print, nth));
  const again = new Set(back.map(({ id }) => id));
  await db.facts.put({ name: backOf(print, nth), value: [...before.filter(({ id }) => !again.has(id)), ...back] });
  await db.facts.put({ name: BACK, value: { ...known, [print]: Math.max(known[print] ?? 0, of.batches) } });
}

const backsOn = async ({ facts }: Facts): Promise<z.infer<typeof Back>> =>
  Back.safeParse((await facts.get(BACK))?.value).data ?? {};

/** Each `rev` that a row got by being taken back on this device. */
export async function takenBackOn(db: Facts): Promise<Set<string>> {
  const revs = new Set<string>();
  for (const [print, batches] of Object.entries(await backsOn(db))) {
    for (let batch = 0; batch < batches; batch++) {
      for (const { rev } of await marksIn(db, backOf(print, batch))) revs.add(rev);
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
