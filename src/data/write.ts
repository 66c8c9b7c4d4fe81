import type { Query } from './answer.ts';
import { useOpen } from './provider.tsx';

/** What changes rows of whoever is signed in. It fails while the database is not open. */
export function useWrite(): <T>(work: Query<T>) => Promise<T> {
  const open = useOpen();
  return async (work) => {
    if (!open) throw new Error('The database is not open.');
    return work(open.db, open.userId);
  };
}
