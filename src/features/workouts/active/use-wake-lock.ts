import { useEffect } from 'react';

/** Keeps the screen on while mounted, where the browser can. The lock is lost whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    const locks = navigator.wakeLock as WakeLock | undefined;
    if (!locks) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;

    async function hold(wakeLock: WakeLock): Promise<void> {
      if (isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      // A low battery is a reason to refuse; the workout continues with a dark screen.
      const sentinel = await wakeLock.request('screen').catch(() => null);
      if (isOver) await sentinel?.release();
      else lock = sentinel;
    }

    const again = (): void => void hold(locks);
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
