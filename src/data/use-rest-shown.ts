import { useDeferredValue, useState } from 'react';
import type { Answer } from './answer.ts';

/** What lies below the first answer of a screen comes after it, and is not pushed down by it. */
export function useRestShown({ state }: Pick<Answer<unknown>, 'state'>): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  if (!hasBegun && state !== 'reading') setHasBegun(true);
  return useDeferredValue(hasBegun, false);
}
