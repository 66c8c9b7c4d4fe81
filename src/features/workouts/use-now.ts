import { useEffect, useState } from 'react';
import { nowBy, useOffset } from '#src/data/clock.ts';

const EVERY_MS = 250;

/** The time by which sets are stamped. It goes on. */
export function useNow(): number {
  const offset = useOffset();
  const [now, setNow] = useState(() => nowBy({ offset }));
  useEffect(() => {
    const look = (): void => setNow(nowBy({ offset }));
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [offset]);
  return now;
}
