import { useDeferredValue, useState } from 'react';
import type { Answer } from './answer.ts';

/** Shows the rest of a screen after its first answer, so that it is not pushed down. */
export function useRestShown({ state }: Pick<Answer<unknown>, 'state'>): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  if (!hasBegun && state !== 'reading') setHasBegun(true);
  return useDeferredValue(hasBegun, false);
}
