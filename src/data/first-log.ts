import { pageMirror } from './mirror.ts';
import type { Mirror } from './mirror.ts';
import { askToPersist } from './storage.ts';

// Once something was logged on this device there is something to keep here, and a reason to come back.

const KEY = 'has-logged';

const listeners = new Set<() => void>();

export const hasLogged = (mirror: Mirror = pageMirror()): boolean => mirror.getItem(KEY) !== null;

export function onFirstLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After each log that was written; only the first counts. The gesture behind it lets the browser be asked. */
export function tellOfLog(mirror: Mirror = pageMirror(), persist: () => Promise<unknown> = askToPersist): void {
  if (hasLogged(mirror)) return;
  mirror.setItem(KEY, 'yes');
  void persist();
  for (const listener of listeners) listener();
}
