import { useSyncExternalStore } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import type { Open, Opening } from './opening.ts';

export function useOpening(): Opening {
  const { opening } = useAppData();
  return useSyncExternalStore(opening.subscribe, opening.getSnapshot);
}

/** The open database, for the actions of a screen; null while it is not open. */
export function useOpen(): Open | null {
  const opening = useOpening();
  return opening.state === 'open' ? opening : null;
}
