import { useCallback } from 'react';
import type { Local } from '#src/data/database/opening.ts';
import { useOpen } from '#src/data/database/use-open.ts';

/** Server time as far as this device knows it; rows are stamped with it. */
export const nowBy = ({ offset }: Pick<Local, 'offset'>): number => Date.now() + offset;

/** Read at each call: the offset may be learned while a screen is open. */
export function useServerNow(): () => number {
  const db = useOpen()?.db;
  return useCallback(() => nowBy(db ?? { offset: 0 }), [db]);
}
