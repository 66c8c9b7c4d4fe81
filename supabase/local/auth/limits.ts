import { TOO_MANY_TRIES } from './faults.ts';

/** Counts events by key in time windows; forgets the oldest keys instead of growing. */
export interface Counter {
  /** Counts one more; false when the window is full. */
  take(key: string): boolean;
  forget(key: string): void;
  /** Uncounts the last event, where it turns out not to count. */
  uncount(key: string): void;
}

/** Several people may share an address, so it may do this many times what one person may. */
export const PEOPLE_OF_AN_ADDRESS = 5;

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
    uncount(key) {
      const window = windows.get(key);
      if (window && window.count > 1) window.count -= 1;
      else windows.delete(key);
    },
  };
}

export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Refuses a key's work while enough of it is running. */
export function createTurns(most: number): InTurn {
  const underWay = createCounter(most, Infinity);
  return async (key, work) => {
    if (!underWay.take(key)) throw TOO_MANY_TRIES;
    try {
      return await work();
    } finally {
      underWay.uncount(key);
    }
  };
}
