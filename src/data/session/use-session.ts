import { useSyncExternalStore } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import type { SessionState } from './session.ts';

export function useSession(): SessionState {
  const { session } = useAppData();
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
