import { useEffect, useState } from 'react';
import { useOpen } from '#src/data/provider.tsx';

const EVERY_MS = 250;

/** The time by the server's clock as far as this device knows it, by which sets are stamped. It goes on. */
export function useNow(): number {
  const offset = useOpen()?.db.offset ?? 0;
  const [now, setNow] = useState(() => Date.now() + offset);
  useEffect(() => {
    const look = (): void => setNow(Date.now() + offset);
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
