import { useEffect } from 'react';
import { holdUnfinished } from '#src/lib/unfinished.ts';

/** While there is something that a reload would lose, such as a form that was typed into. */
export function useUnfinished(isUnfinished: boolean): void {
  useEffect(() => (isUnfinished ? holdUnfinished() : undefined), [isUnfinished]);
}
