import type { Local } from '#src/data/database/opening.ts';
import { useOpen } from '#src/data/database/use-open.ts';

/** Anything a screen does to the signed-in user's database. */
export type Work<T> = (db: Local, userId: string) => Promise<T>;

/** Runs it; throws where no database is open. */
export function useWork(): <T>(work: Work<T>) => Promise<T> {
  const open = useOpen();
  return async (work) => {
    if (!open) throw new Error('no database is open');
    return work(open.db, open.userId);
  };
}
