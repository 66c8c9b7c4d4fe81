import { useEffect, useEffectEvent } from 'react';

/** A browser that says nothing when it has printed returns at once, and takes the page while it asks for a printer. */
const LONGEST_PRINT_MS = 60_000;

function printed(): boolean {
  try {
    globalThis.print();
    return true;
  } catch {
    return false;
  }
}

interface Outcome {
  onDone: () => void;
  onFailed: () => void;
}

/** Prints the page as soon as what is to be on paper stands there. */
export function usePrinting(isThere: boolean, { onDone, onFailed }: Outcome): void {
  const end = useEffectEvent(onDone);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isThere) return undefined;
    const gone = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    addEventListener('afterprint', () => end(), gone);
    const frame = requestAnimationFrame(() => {
      if (printed()) later = setTimeout(() => end(), LONGEST_PRINT_MS);
      else fail();
    });
    return () => {
      gone.abort();
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [isThere]);
}
