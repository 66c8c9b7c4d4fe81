import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo, useState } from 'react';
import { answer } from './answer.ts';
import type { Answer, Query } from './answer.ts';
import type { Opening } from '#src/data/database/opening.ts';
import { useOpening } from '#src/data/database/use-open.ts';

const READING = { state: 'reading' } as const;

interface Asked {
  opening: Opening;
}

function unopened(opening: Opening): Answer<never> {
  return opening.state === 'failed' ? { state: 'failed', error: opening.reason, retry: opening.retry } : READING;
}

/**
 * Runs again when what it reads changes, or one of `deps`. An answer to earlier `deps` is never shown: it may be about
 * another day or another user. Where only `passing` has changed it is the same question at a later time: the last
 * answer stays until the next, and so does what was typed below it.
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
  const latest = useLiveQuery(
    async () => ({
      asked,
      answer: opening.state === 'open' ? await answer(opening, query, retry) : unopened(opening),
    }),
    [asked, ...passing],
  );
  return latest?.asked === asked ? latest.answer : unopened(opening);
}

/** A list with no rows is empty; otherwise as `useRow`. */
export const useRows = <T>(query: Query<readonly T[]>, deps: readonly unknown[] = []): Answer<readonly T[]> =>
  useRow(query, deps);
