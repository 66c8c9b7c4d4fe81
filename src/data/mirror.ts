/** For the first paint. It may be stale, and IndexedDB corrects it. */
export type Mirror = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** All that the page's storage holds. */
export type Shelf = Mirror & Pick<Storage, 'key' | 'length'>;

function orNull<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** Only a hint: where the browser refuses or is full, everything works without it. */
export const pageMirror = (storage: () => Shelf = () => localStorage): Shelf => ({
  getItem: (key) => orNull(() => storage().getItem(key)),
  setItem: (key, value) => void orNull(() => storage().setItem(key, value)),
  removeItem: (key) => void orNull(() => storage().removeItem(key)),
  key: (at) => orNull(() => storage().key(at)),
  get length() {
    return orNull(() => storage().length) ?? 0;
  },
});
