/** Where a first paint looks; it may be stale, and is corrected by what IndexedDB holds. */
export type Mirror = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function orNull<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** A hint and no more: where the browser refuses or has no room, everything works without it. */
export const pageMirror = (storage: () => Mirror = () => localStorage): Mirror => ({
  getItem: (key) => orNull(() => storage().getItem(key)),
  setItem: (key, value) => void orNull(() => storage().setItem(key, value)),
  removeItem: (key) => void orNull(() => storage().removeItem(key)),
});
