// Whether as little as possible is loaded: as chosen on this device, else as the browser says of its connection.

export type LowData = 'auto' | 'on' | 'off';

export const LOW_DATA_KEY = 'low-data';

interface Connection extends EventTarget {
  readonly saveData?: boolean;
}

/** Not in every browser. */
const connection = (): Connection | undefined =>
  (globalThis.navigator as { connection?: Connection } | undefined)?.connection;

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

export function lowDataChosen(): LowData {
  try {
    const chosen = localStorage.getItem(LOW_DATA_KEY);
    return chosen === 'on' || chosen === 'off' ? chosen : 'auto';
  } catch {
    // A page without storage follows the browser.
    return 'auto';
  }
}

export function isDataLow(): boolean {
  const chosen = lowDataChosen();
  return chosen === 'auto' ? connection()?.saveData === true : chosen === 'on';
}

export function chooseLowData(choice: LowData): void {
  try {
    if (choice === 'auto') localStorage.removeItem(LOW_DATA_KEY);
    else localStorage.setItem(LOW_DATA_KEY, choice);
  } catch {
    // The browser goes on deciding.
  }
  tell();
}

/** Tells of this choice, of one in another tab, and of a connection that changed. */
export function onLowData(listener: () => void): () => void {
  if (listeners.size === 0) {
    globalThis.addEventListener('storage', tell);
    connection()?.addEventListener('change', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    globalThis.removeEventListener('storage', tell);
    connection()?.removeEventListener('change', tell);
  };
}
