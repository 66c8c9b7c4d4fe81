import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo, useState } from 'react';
import { answer } from './answer.ts';
import type { Answer, Query } from './answer.ts';
import type { Opening } from './opening.ts';
import { useOpening } from './provider.tsx';

const READING = { state: 'reading' } as const;

interface Asked {
  opening: Opening;
}

function unopened(opening: Opening): Answer<never> {
  return opening.state === 'failed' ? { state: 'failed', error: opening.reason, retry: opening.retry } : READING;
}

/**
 * Asks again when what it reads changes, or one of `deps`: whatever else the query depends on. An answer to an earlier
 * question is never shown: it may be about another day, or another user. Where only one of `passing` has changed it is
 * the same question at a later time: its answer stands until the next is here, and so does what was typed below it.
 */
export function useRow<T>(
  query: Query<T | null | undefined>,
  deps: readonly unknown[] = [],
  passing: readonly unknown[] = [],
): Answer<T> {
  const opening = useOpening();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  // oxlint-disable-next-line react/exhaustive-deps -- the caller says what its query depends on
  const asked: Asked = useMemo(() => ({ opening }), [opening, attempt, ...deps]);
  const told = useLiveQuery(
    async () => ({
      asked,
      answer: opening.state === 'open' ? await answer(opening, query, retry) : unopened(opening),
    }),
    [asked, ...passing],
  );
  return told?.asked === asked ? told.answer : unopened(opening);
}

/** A list with no rows is empty; otherwise as `useRow`. */
export const useRows = <T>(query: Query<readonly T[]>, deps: readonly unknown[] = []): Answer<readonly T[]> =>
  useRow(query, deps);
