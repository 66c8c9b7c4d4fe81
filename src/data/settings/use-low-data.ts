import { useSyncExternalStore } from 'react';
import { isDataLow, lowDataChosen, onLowData } from '#src/lib/low-data.ts';
import type { LowData } from '#src/lib/low-data.ts';

export const useIsDataLow = (): boolean => useSyncExternalStore(onLowData, isDataLow);

export const useLowDataChosen = (): LowData => useSyncExternalStore(onLowData, lowDataChosen);
