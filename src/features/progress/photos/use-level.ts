import { useEffect, useState } from 'react';

/** Some browsers ask first, and only after a press. */
interface Asking {
  requestPermission?: () => Promise<PermissionState>;
}

export async function askForMotion(): Promise<boolean> {
  if (typeof DeviceMotionEvent !== 'function') return false;
  const { requestPermission } = DeviceMotionEvent as unknown as Asking;
  return requestPermission ? (await requestPermission().catch(() => 'denied')) === 'granted' : true;
}

/** Degrees by which the device leans to its right, from where the ground is; null where it lies flat, and nobody can say. */
export function leanOf(x: number, y: number): number | null {
  if (Math.hypot(x, y) < 3) return null;
  return Math.round((Math.atan2(x, y) * 1800) / Math.PI) / 10;
}

/** Null while nothing is measured. */
export function useLevel(isWanted: boolean): number | null {
  const [lean, setLean] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = ({ accelerationIncludingGravity: pull }: DeviceMotionEvent): void => {
      const { x = null, y = null } = pull ?? {};
      if (x !== null && y !== null) setLean(leanOf(x, y));
    };
    globalThis.addEventListener('devicemotion', look);
    return () => {
      globalThis.removeEventListener('devicemotion', look);
      setLean(null);
    };
  }, [isWanted]);
  return lean;
}
