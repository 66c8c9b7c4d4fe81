import type { Batch } from '#src/data/history/importing.ts';
import type { Answers } from '#src/work/history/types.ts';
import type { OF_HEALTH } from './of-health.ts';
import type { Opened, Setting, Shown, Whose } from './reading.ts';
import type { Request } from './worker.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
}

export interface Reader {
  open(file: File): Promise<Opened | typeof OF_HEALTH>;
  /** What another thread has read, and has sent there. */
  take(from: MessagePort): Promise<void>;
  show(answers: Answers, setting: Setting): Promise<Shown>;
  begin(whose: Whose): Promise<void>;
  next(most: number): Promise<Batch>;
  close(): void;
}

/** Reads a file in a thread of its own: however long it takes, the page answers. */
export function openReader(): Reader {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ n: number; value?: unknown; failed?: string }>) => {
    const asker = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.failed === undefined) asker?.resolve(data.value);
    else asker?.reject(new Error(data.failed));
  });
  function stop(): void {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('the reader has stopped'));
    waiting.clear();
  }
  worker.addEventListener('error', stop);
  const ask = <T>(request: Request, along: Transferable[] = []): Promise<T> =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ n: last, request }, along);
    }) as Promise<T>;
  return {
    open: (file) => ask({ ask: 'open', file }),
    take: (from) => ask({ ask: 'take', from }, [from]),
    show: (answers, setting) => ask({ ask: 'show', answers, setting }),
    begin: (whose) => ask({ ask: 'begin', whose }),
    next: (most) => ask({ ask: 'next', most }),
    close: stop,
  };
}
