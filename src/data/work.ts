import type { Local } from './opening.ts';
import { useOpen } from './provider.tsx';

/** What a screen does to the database of whoever is signed in. */
export type Work<T> = (db: Local, userId: string) => Promise<T>;

/** Does it, and fails where no database is open. */
export function useWork(): <T>(work: Work<T>) => Promise<T> {
  const open = useOpen();
  return async (work) => {
    if (!open) throw new Error('no database is open');
    return work(open.db, open.userId);
  };
}
