import { liveQuery } from 'dexie';

/** Tells what is there now, and each change, to what is no part of a screen. Until the function it returns is called. */
export function watch<T>(read: () => Promise<T>, told: (value: T) => void): () => void {
  const subscription = liveQuery(read).subscribe(told);
  return () => subscription.unsubscribe();
}
