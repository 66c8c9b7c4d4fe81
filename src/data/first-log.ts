import { pageMirror } from './mirror.ts';
import type { Mirror } from './mirror.ts';
import { askToPersist } from '#src/data/database/storage.ts';

// After the first log there is something to keep on this device, and a reason to come back.

const KEY = 'has-logged';

const listeners = new Set<() => void>();

export const hasLogged = (mirror: Mirror = pageMirror()): boolean => mirror.getItem(KEY) !== null;

export function onFirstLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call it after each log; only the first counts. The gesture behind it lets the browser ask. */
export function noteLog(mirror: Mirror = pageMirror(), persist: () => Promise<unknown> = askToPersist): void {
  if (hasLogged(mirror)) return;
  mirror.setItem(KEY, 'yes');
  void persist();
  for (const listener of listeners) listener();
}
