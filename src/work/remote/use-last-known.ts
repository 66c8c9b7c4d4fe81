import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import type { Local } from '#src/data/database/opening.ts';
import { useKept } from './use-kept.ts';
import type { Answered } from './use-kept.ts';
import type { Remote } from './use-remote.ts';

// Among the facts of the device, and wiped with them.
const NAME = 'last known';
const MOST = 20;

const Kept = z.record(z.string(), z.object({ value: z.unknown(), at: z.number() }));
type Kept = z.infer<typeof Kept>;

const keptIn = async ({ facts }: Pick<Local, 'facts'>): Promise<Kept> =>
  Kept.safeParse((await facts.get(NAME))?.value).data ?? {};

/** With those that were answered last. */
export const keepAnswer = (db: Local, name: string, answer: Kept[string]): Promise<unknown> =>
  db.transaction('rw', db.facts, async () => {
    const all = Object.entries({ ...(await keptIn(db)), [name]: answer });
    const value = Object.fromEntries(all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST));
    await db.facts.put({ name: NAME, value });
  });

export async function keptAnswer<T>(
  db: Pick<Local, 'facts'>,
  name: string,
  shape: ZodMiniType<T>,
): Promise<Answered<T> | null> {
  const kept = (await keptIn(db))[name];
  const read = shape.safeParse(kept?.value);
  return kept && read.success ? { value: read.data, at: kept.at } : null;
}

interface LastKnown<T> {
  remote: Remote<T>;
  /** Of the question, whatever it is asked again for. */
  name: string;
  shape: ZodMiniType<T>;
}

/** Among the last answers of all kinds. */
export const useLastKnown = <T>({ remote, name, shape }: LastKnown<T>): Remote<T> =>
  useKept({
    remote,
    name,
    keep: (db, answer) => keepAnswer(db, name, answer),
    read: (db) => keptAnswer(db, name, shape),
  });
