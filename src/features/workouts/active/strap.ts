import { useSyncExternalStore } from 'react';
import { valueStore } from '#src/data/store.ts';
import { keepOpened } from '#src/lib/keep-opened.ts';

// A worn device that tells the heart rate while a workout runs. As long as this page is open: a browser lets no page find
// a device again by itself.

export interface Beats {
  sessionId: string;
  /** Null until the first is told. */
  rate: number | null;
  sum: number;
  count: number;
}

const beats = valueStore<Beats | null>(null);

export const withRate = (now: Beats, rate: number): Beats => ({
  ...now,
  rate,
  sum: now.sum + rate,
  count: now.count + 1,
});

/** Of one workout; null where nothing was told during it. */
export const meanOf = (now: Beats | null, sessionId: string): number | null =>
  now?.sessionId === sessionId && now.count > 0 ? Math.round(now.sum / now.count) : null;

export const meanOfStrap = (sessionId: string): number | null => meanOf(beats.getSnapshot(), sessionId);

export function useStrap(sessionId: string): Beats | null {
  const now = useSyncExternalStore(beats.subscribe, beats.getSnapshot);
  return now?.sessionId === sessionId ? now : null;
}

let following: AbortController | null = null;

export function letStrapGo(): void {
  following?.abort();
  following = null;
  beats.set(null);
}

/** Rejects where there is none, or it cannot be read. */
export async function wearStrap(sessionId: string): Promise<void> {
  const reader = await import('#src/work/devices/kept/read.ts');
  keepOpened(new URL(reader.address).pathname);
  letStrapGo();
  const its = new AbortController();
  following = its;
  beats.set({ sessionId, rate: null, sum: 0, count: 0 });
  const told = (rate: number): void => {
    const now = beats.getSnapshot();
    if (now && !its.signal.aborted) beats.set(withRate(now, rate));
  };
  try {
    await reader.followHeartRate(told, its.signal);
  } catch (error) {
    if (following === its) letStrapGo();
    throw error;
  }
}
