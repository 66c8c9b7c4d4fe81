import { trafficOf } from '#sync/engine/traffic.ts';
import type { Traffic } from '#sync/engine/traffic.ts';
import type { Answer } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';

/** What sync has moved this month. */
export const useTraffic = (): Answer<Traffic> => useRow((db) => trafficOf(db, Date.now()));
