import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Does once what a shortcut of the installed app asks for in the address, when all is there for it. It is taken out of
 * the address first, so that neither a reload nor the way back does it again.
 */
export function useAsked(name: string, isReady: boolean, answer: (asked: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(name);
  const isAnswered = useRef(false);

  const answerOnce = useEffectEvent((what: string) => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    setSearch(
      (rest) => {
        rest.delete(name);
        return rest;
      },
      { replace: true },
    );
    answer(what);
  });

  useEffect(() => {
    if (asked !== null && isReady) answerOnce(asked);
  }, [asked, isReady]);
}
