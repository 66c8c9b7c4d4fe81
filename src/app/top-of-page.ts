import { useLayoutEffect } from 'react';

/** Another page starts at its top. */
export function useTopOfPage(path: string): void {
  useLayoutEffect(() => {
    scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path is why, and not what with
  }, [path]);
}
