import { useEffect, useSyncExternalStore } from 'react';
import { missing } from '#src/lib/missing.ts';

/** What comes when it is first asked for. No screen waits for it. */
export interface Arriving<T extends object> {
  now: () => T | 'coming' | 'missing';
  /** What cannot be had is asked for again with the network. */
  ask: () => void;
  /** Null where it cannot be had. */
  come: () => Promise<T | null>;
  listen: (listener: () => void) => () => void;
}

export function arriving<T extends object>(load: () => Promise<T>): Arriving<T> {
  let state: T | 'coming' | 'missing' = 'coming';
  let looking: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  async function look(): Promise<void> {
    try {
      state = await load();
    } catch (error) {
      if (error instanceof Error) missing.delete(error);
      state = 'missing';
      looking = null;
      globalThis.addEventListener('online', ask, { once: true });
    }
    for (const listener of listeners) listener();
  }

  const ask = (): void => void (looking ??= look());

  return {
    now: () => state,
    ask,
    async come() {
      await (looking ??= look());
      return typeof state === 'string' ? null : state;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const here = <T extends object>(value: T): Arriving<T> => ({
  now: () => value,
  ask: () => undefined,
  come: () => Promise.resolve(value),
  listen: () => () => undefined,
});

/** Asks for it, and follows it. */
export function useArriving<T extends object>({ now, ask, listen }: Arriving<T>): T | 'coming' | 'missing' {
  useEffect(ask, [ask]);
  return useSyncExternalStore(listen, now);
}
