import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo, useState } from 'react';
import { afterFrame } from './after-frame.ts';
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

interface Question<T> {
  query: Query<T | null | undefined>;
  deps: readonly unknown[];
  passing: readonly unknown[];
  when?: typeof afterFrame;
}

function useAnswer<T>({ query, deps, passing, when = (read) => read }: Question<T>): Answer<T> {
  const opening = useOpening();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  // oxlint-disable-next-line react/exhaustive-deps -- the caller says what its query depends on
  const asked: Asked = useMemo(() => ({ opening }), [opening, attempt, ...deps]);
  const live = useMemo(() => {
    const read = async () => ({
      asked,
      answer: opening.state === 'open' ? await answer(opening, query, retry) : unopened(opening),
    });
    return when(read);
    // oxlint-disable-next-line react/exhaustive-deps -- the same
  }, [asked, ...passing]);
  const latest = useLiveQuery(live, [live]);
  return latest?.asked === asked ? latest.answer : unopened(opening);
}

/**
 * Runs again when what it reads changes, or one of `deps`. An answer to earlier `deps` is never shown: it may be about
 * another day or another user. Where only `passing` has changed it is the same question at a later time: the last
 * answer stays until the next, and so does what was typed below it.
 */
export const useRow = <T>(
  query: Query<T | null | undefined>,
  deps: readonly unknown[] = [],
  passing: readonly unknown[] = [],
): Answer<T> => useAnswer({ query, deps, passing });

/** As `useRow`, of what is not pressed and not waited for: it hears of a change after the frame that shows the press. */
export const useRestRow = <T>(query: Query<T | null | undefined>, deps: readonly unknown[] = []): Answer<T> =>
  useAnswer({ query, deps, passing: [], when: afterFrame });

/** A list with no rows is empty; otherwise as `useRow`. */
export const useRows = <T>(query: Query<readonly T[]>, deps: readonly unknown[] = []): Answer<readonly T[]> =>
  useRow(query, deps);

/** A list with no rows is empty; otherwise as `useRestRow`. */
export const useRestRows = <T>(query: Query<readonly T[]>, deps: readonly unknown[] = []): Answer<readonly T[]> =>
  useRestRow(query, deps);
