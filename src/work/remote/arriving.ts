import { useSyncExternalStore } from 'react';
import { missing } from '#src/lib/missing.ts';

/** What comes when it is first wanted. No screen waits for it; where it cannot be had it is asked for again with the network. */
export interface Arriving<T extends object> {
  now: () => T | 'coming' | 'missing';
  /** Asks for it, and tells when it has come or cannot be had. */
  follow: (listener: () => void) => () => void;
}

export function arriving<T extends object>(load: () => Promise<T>): Arriving<T> {
  let state: T | 'coming' | 'missing' = 'coming';
  let isAsked = false;
  const listeners = new Set<() => void>();

  async function look(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    try {
      state = await load();
    } catch (error) {
      if (error instanceof Error) missing.delete(error);
      state = 'missing';
      isAsked = false;
      globalThis.addEventListener('online', () => void look(), { once: true });
    }
    for (const listener of listeners) listener();
  }

  return {
    now: () => state,
    follow(listener) {
      listeners.add(listener);
      void look();
      return () => void listeners.delete(listener);
    },
  };
}

export const useArriving = <T extends object>({ now, follow }: Arriving<T>): T | 'coming' | 'missing' =>
  useSyncExternalStore(follow, now);
