import { useCallback } from 'react';
import type { Local } from './opening.ts';
import { useOpen } from './provider.tsx';

/** The time by the server's clock as far as this device knows it, by which rows are stamped. */
export const nowBy = ({ offset }: Pick<Local, 'offset'>): number => Date.now() + offset;

/** That time whenever it is asked for: how far the two clocks differ may be learnt while a screen is open. */
export function useServerNow(): () => number {
  const db = useOpen()?.db;
  return useCallback(() => nowBy(db ?? { offset: 0 }), [db]);
}
