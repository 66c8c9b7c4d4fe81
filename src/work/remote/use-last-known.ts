import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { useOpen } from '#src/data/database/use-open.ts';
import type { Local } from '#src/data/database/opening.ts';
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
): Promise<{ value: T; at: number } | null> {
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

/** What cannot be had now, or not yet, is as it was answered last, and says of when. */
export function useLastKnown<T>({ remote, name, shape }: LastKnown<T>): Remote<T> {
  const open = useOpen();
  const [last, setLast] = useState<{ name: string; value: T; at: number } | null>(null);
  const fresh = remote.state === 'content' && !remote.stale ? remote : null;
  const isMissing = remote.state !== 'content';

  useEffect(() => {
    // What cannot be kept is on the screen.
    if (open && fresh) keepAnswer(open.db, name, { value: fresh.value, at: fresh.at }).catch(() => undefined);
  }, [open, fresh, name]);

  useEffect(() => {
    if (!open || !isMissing) return undefined;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const kept = await keptAnswer(open.db, name, shape);
      if (isWanted) setLast(kept && { name, ...kept });
    };
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [open, isMissing, name, shape]);

  if (!isMissing || last?.name !== name) return remote;
  return {
    state: 'content',
    value: last.value,
    at: last.at,
    stale: true,
    asking: remote.state === 'loading',
    retry: remote.state === 'failed' ? remote.retry : null,
  };
}
