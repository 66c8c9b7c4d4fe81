import { useEffect } from 'react';
import { screenAt } from '#src/areas/index.ts';
import { useAppData } from '#src/data/provider.tsx';
import { calm } from '#src/lib/calm.ts';

/** One to begin with. */
const isPlace = (path: string): boolean => screenAt(path)?.menu !== undefined;

/** What is seen is kept for the next start, by code that comes when the page is calm. */
export function useScreenKept(path: string): void {
  const { session } = useAppData();
  useEffect(() => {
    if (!isPlace(path)) return undefined;
    const gone = new AbortController();
    async function begin(): Promise<void> {
      await calm();
      const { keepWhileHere } = await import('./keep.ts');
      if (!gone.signal.aborted) await keepWhileHere(path, session, gone.signal);
    }
    // Without it the next start is as good, and takes longer.
    begin().catch(() => undefined);
    return () => gone.abort();
  }, [path, session]);
}
