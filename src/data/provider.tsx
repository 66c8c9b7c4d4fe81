import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { AppData } from './app-data.ts';
import type { Open, Opening } from './opening.ts';
import type { SessionState } from './session.ts';

const DataContext = createContext<AppData | null>(null);

/** `data` is made once, outside React, so that a strict mount does not open anything twice. */
export function DataProvider({ data, children }: { data: AppData; children: ReactNode }) {
  useEffect(() => data.start(), [data]);
  return <DataContext value={data}>{children}</DataContext>;
}

export function useAppData(): AppData {
  const data = use(DataContext);
  if (!data) throw new Error('There is no data outside of its provider.');
  return data;
}

export function useSession(): SessionState {
  const { session } = useAppData();
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

export function useOpening(): Opening {
  const { opening } = useAppData();
  return useSyncExternalStore(opening.subscribe, opening.getSnapshot);
}

/** The open database, for the actions of a screen; null while it is not open. */
export function useOpen(): Open | null {
  const opening = useOpening();
  return opening.state === 'open' ? opening : null;
}
