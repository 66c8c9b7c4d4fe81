/** For the first paint. It may be stale, and IndexedDB corrects it. */
export type Mirror = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function orNull<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** Only a hint: where the browser refuses or is full, everything works without it. */
export const pageMirror = (storage: () => Mirror = () => localStorage): Mirror => ({
  getItem: (key) => orNull(() => storage().getItem(key)),
  setItem: (key, value) => void orNull(() => storage().setItem(key, value)),
  removeItem: (key) => void orNull(() => storage().removeItem(key)),
});
