import { useSyncExternalStore } from 'react';
import { useRow } from '#src/data/rows.ts';
import { heldKey, lockOf } from '#src/data/uploads/lock.ts';
import { knownOf } from '#src/lib/answer.ts';

/** Null until it is known. */
export type LockState = 'none' | 'shut' | 'open' | null;

export function useLock(): LockState {
  const held = useSyncExternalStore(heldKey.subscribe, heldKey.getSnapshot);
  const found = knownOf(useRow(async (db) => ({ lock: (await lockOf(db))?.id ?? null })));
  if (!found) return null;
  if (found.lock === null) return 'none';
  return held?.id === found.lock ? 'open' : 'shut';
}
