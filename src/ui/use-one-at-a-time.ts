import { useRef } from 'react';

/** Does one thing at a time. What is asked for meanwhile, as by the second of two presses, is not done: null. */
export function useOneAtATime(): <T>(work: () => Promise<T>) => Promise<T | null> {
  const isBusy = useRef(false);
  return async (work) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
    }
  };
}
