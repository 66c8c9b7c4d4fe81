import { useRef } from 'react';

/** Does one thing at a time about the same. What is asked for meanwhile, as by the second of two presses, is not done: null. */
export function useOneAtATime(): <T>(work: () => Promise<T>, about?: string) => Promise<T | null> {
  const busy = useRef(new Set<string>());
  return async (work, about = '') => {
    if (busy.current.has(about)) return null;
    busy.current.add(about);
    try {
      return await work();
    } finally {
      busy.current.delete(about);
    }
  };
}
