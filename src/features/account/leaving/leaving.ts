import { useSyncExternalStore } from 'react';
import { held } from '#src/data/store.ts';

/** Between the last press on Sign Out and the page that follows, in which nobody is to be sent anywhere else. */
export const leaving = held(false);

export const useLeaving = (): boolean => useSyncExternalStore(leaving.subscribe, leaving.getSnapshot);
