/** Counts events a key in windows of time; forgets the oldest keys rather than grow. */
export interface Counter {
  /** Counts one more, or says no when the window is full. */
  take(key: string): boolean;
  forget(key: string): void;
}

const KEPT_KEYS = 10_000;

interface Window {
  count: number;
  ends: number;
}

export function createCounter(limit: number, windowSeconds: number, keptKeys = KEPT_KEYS): Counter {
  const windows = new Map<string, Window>();

  function open(key: string, now: number): Window {
    windows.delete(key);
    const oldest = windows.keys().next();
    if (windows.size >= keptKeys && !oldest.done) windows.delete(oldest.value);
    const window = { count: 0, ends: now + windowSeconds * 1000 };
    windows.set(key, window);
    return window;
  }

  return {
    take(key) {
      const now = Date.now();
      const known = windows.get(key);
      const window = known && known.ends > now ? known : open(key, now);
      if (window.count >= limit) return false;
      window.count += 1;
      return true;
    },
    forget: (key) => void windows.delete(key),
  };
}
