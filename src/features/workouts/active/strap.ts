import { useSyncExternalStore } from 'react';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import type { Opening } from '#src/data/database/opening.ts';
import type { Store } from '#src/data/store.ts';
import { valueStore } from '#src/data/store.ts';
import { watch } from '#src/data/watch.ts';
import { readerOfDevices } from '#src/work/devices/reader.ts';

// A worn device that tells the heart rate while a workout runs. As long as this page is open: a browser lets no page find
// a device again by itself.

interface Beats {
  sessionId: string;
  isWorn: boolean;
  /** Null until the first is told. */
  rate: number | null;
  sum: number;
  count: number;
}

const beats = valueStore<Beats | null>(null);

/** Of one workout; null where nothing was told during it. */
export function meanOfStrap(sessionId: string): number | null {
  const now = beats.getSnapshot();
  return now?.sessionId === sessionId && now.count > 0 ? Math.round(now.sum / now.count) : null;
}

/** Null where none is worn. */
export function useStrap(sessionId: string): Beats | null {
  const now = useSyncExternalStore(beats.subscribe, beats.getSnapshot);
  return now?.sessionId === sessionId && now.isWorn ? now : null;
}

let following: AbortController | null = null;

/** What it told stays with its workout. */
export function letStrapGo(): void {
  following?.abort();
  following = null;
  const now = beats.getSnapshot();
  if (now) beats.set({ ...now, isWorn: false });
}

/** Lets it go when the workout is over, on whichever device that was said, and when the person leaves. */
function letGoWithWorkout(sessionId: string, opening: Store<Opening>, signal: AbortSignal): void {
  const opened = opening.getSnapshot();
  if (opened.state !== 'open') return;
  const unwatch = watch(
    () => sessionById(opened.db, sessionId),
    (session) => {
      if (session?.status !== 'in-progress') letStrapGo();
    },
  );
  const leave = opening.subscribe(() => {
    if (opening.getSnapshot() !== opened) letStrapGo();
  });
  signal.addEventListener('abort', () => {
    unwatch();
    leave();
  });
}

/** False where what reads it cannot be had. Rejects where there is no strap, or it cannot be read. */
export async function wearStrap(sessionId: string, opening: Store<Opening>): Promise<boolean> {
  const reader = await readerOfDevices();
  if (!reader) return false;
  letStrapGo();
  const its = new AbortController();
  following = its;
  const before = beats.getSnapshot();
  const told = before?.sessionId === sessionId ? before : { sessionId, sum: 0, count: 0 };
  beats.set({ ...told, isWorn: true, rate: null });
  letGoWithWorkout(sessionId, opening, its.signal);
  const tell = (rate: number): void => {
    const now = beats.getSnapshot();
    if (now) beats.set({ ...now, rate, sum: now.sum + rate, count: now.count + 1 });
  };
  try {
    return await reader.followHeartRate(tell, its.signal);
  } catch (error) {
    if (its.signal.aborted) return true;
    letStrapGo();
    throw error;
  }
}
