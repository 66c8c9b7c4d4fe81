import { useSyncExternalStore } from 'react';
import { valueStore } from '#src/data/store.ts';

/** From the last click on Sign Out until the next page, so that no guard redirects meanwhile. */
export const leaving = valueStore(false);

export const useLeaving = (): boolean => useSyncExternalStore(leaving.subscribe, leaving.getSnapshot);
