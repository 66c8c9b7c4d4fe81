import { useState } from 'react';
import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { useRemote } from '#src/work/remote/use-remote.ts';
import type { Question, Remote } from '#src/work/remote/use-remote.ts';

const A_PAGE = 25;

interface Paged<T, End> extends Pick<Question<T>, 'key' | 'again'> {
  /** The rows after the last one of the page before, at most so many. */
  ask: (
    client: Parameters<Question<T>['ask']>[0],
    page: { after: End | undefined; most: number },
    signal: AbortSignal,
  ) => ReturnType<Question<T>['ask']>;
  shape: ZodMiniType<T>;
  endOf: (row: T) => End;
}

export interface Pages<T> {
  remote: Remote<T[]>;
  page: number;
  /** Of what the server has answered: one row more than a page shows says that there is another page. */
  shown: (rows: readonly T[]) => readonly T[];
  isLast: (rows: readonly T[]) => boolean;
  turn: (page: number, rows: readonly T[]) => void;
}

/** Each page goes on from the last row of the one before, so that a far one costs what a near one does. */
export function usePages<T, End extends string | number>({ key, again, ask, shape, endOf }: Paged<T, End>): Pages<T> {
  const question = JSON.stringify(key);
  const [turned, setTurned] = useState<{ question: string; ends: readonly End[] }>({ question, ends: [] });
  const ends = turned.question === question ? turned.ends : [];
  const after = ends.at(-1);
  const remote = useRemote({
    key: [...key, after],
    again,
    ask: (client, signal) => ask(client, { after, most: A_PAGE + 1 }, signal),
    shape: z.array(shape),
  });
  const page = ends.length + 1;
  return {
    remote,
    page,
    shown: (rows) => rows.slice(0, A_PAGE),
    isLast: (rows) => rows.length <= A_PAGE,
    turn(to, rows) {
      const last = rows.slice(0, A_PAGE).at(-1);
      if (to < page) setTurned({ question, ends: ends.slice(0, to - 1) });
      else if (last) setTurned({ question, ends: [...ends, endOf(last)] });
    },
  };
}
