import { useEffect } from 'react';

/** Keeps the screen on while it is shown, where the browser can. The lock is lost whenever the page is out of sight. */
export function useWakeLock(): void {
  useEffect(() => {
    const locks = navigator.wakeLock as WakeLock | undefined;
    if (!locks) return undefined;
    let isOver = false;
    let held: WakeLockSentinel | null = null;

    async function hold(wakeLock: WakeLock): Promise<void> {
      if (isOver || document.visibilityState !== 'visible' || (held && !held.released)) return;
      // A low battery is a reason to refuse; the workout goes on with a dark screen.
      const sentinel = await wakeLock.request('screen').catch(() => null);
      if (isOver) await sentinel?.release();
      else held = sentinel;
    }

    const again = (): void => void hold(locks);
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
}
