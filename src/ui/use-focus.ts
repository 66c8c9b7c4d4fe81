import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For the heading of what comes in place of something else: the keyboard goes on from there. */
export function useFocus<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- when it appears, and not again
  }, []);
  return element;
}
