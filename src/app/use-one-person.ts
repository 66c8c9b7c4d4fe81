import { useEffect } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import { shownIn } from '#src/data/session/session.ts';

/**
 * A page is of one person: when another tab gives the device to somebody else, this one is loaded anew, so that nothing
 * typed, unlocked or remembered here is left for them.
 */
export function useOnePerson(): void {
  const { session } = useAppData();
  useEffect(() => {
    const own = shownIn(session.getSnapshot());
    return session.subscribe(() => {
      const now = shownIn(session.getSnapshot());
      if (now !== null && now !== own) location.reload();
    });
  }, [session]);
}
