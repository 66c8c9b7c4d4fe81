import { useEffect, useState } from 'react';
import { useServerNow } from '#src/data/time/clock.ts';

const EVERY_MS = 250;

/** The time that sets are stamped with, ticking. */
export function useNow(): number {
  const serverNow = useServerNow();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = (): void => setNow(serverNow());
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [serverNow]);
  return now;
}
