import { useSyncExternalStore } from 'react';
import type { Day } from '#src/lib/days.ts';
import { whenTimePasses } from '#src/data/time/time-passing.ts';
import { houseDay } from '#src/lib/house.ts';

export const useHouseDay = (): Day => useSyncExternalStore(whenTimePasses, () => houseDay());
