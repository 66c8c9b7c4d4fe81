import { useEffect, useState } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import type { Local } from '#src/data/database/opening.ts';
import type { Remote } from './use-remote.ts';

export interface Answered<T> {
  value: T;
  at: number;
}

interface Kept<T> {
  remote: Remote<T>;
  /** Of the question; it says what is kept and read. */
  name: string;
  keep: (db: Local, answer: Answered<T>) => Promise<unknown>;
  read: (db: Local) => Promise<Answered<T> | null>;
}

/** What cannot be had now, or not yet, is as it was kept last, and says of when. */
export function useKept<T>({ remote, name, keep, read }: Kept<T>): Remote<T> {
  const open = useOpen();
  const [last, setLast] = useState<(Answered<T> & { name: string }) | null>(null);
  const fresh = remote.state === 'content' && !remote.stale ? remote : null;
  const isMissing = remote.state !== 'content';

  useEffect(() => {
    // What cannot be kept is on the screen.
    if (open && fresh) keep(open.db, { value: fresh.value, at: fresh.at }).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- the name says what is kept
  }, [open, fresh, name]);

  useEffect(() => {
    if (!open || !isMissing) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const kept = await read(open.db);
      if (isWanted) setLast(kept && { name, ...kept });
    };
    look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the name says what is read
  }, [open, isMissing, name]);

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
