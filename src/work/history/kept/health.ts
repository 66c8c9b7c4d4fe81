import { keepOpened } from '#src/lib/keep-opened.ts';
import type { Fault } from '#src/work/history/unreadable.ts';
// oxlint-disable-next-line import/default -- the build makes it
import address from './health-thread.ts?worker&url';

// What reads the collection of a phone is held by devices that have read one. It runs in a thread of its own, and all
// that it needed goes with it.

type Read = { print: string } | { fault: Fault };

/** What is found goes past the page: it may be much. */
export interface Asked {
  file: File;
  to: MessagePort;
}

export type Told = Read | { share: number } | { failed: string };

interface Watching {
  told: (share: number) => void;
  signal: AbortSignal;
}

export function readHealth(asked: Asked, { told, signal }: Watching): Promise<Read> {
  return new Promise((resolve, reject) => {
    // A stop may have come while this was loaded.
    signal.throwIfAborted();
    const thread = new Worker(address, { type: 'module' });
    const end = (): void => thread.terminate();
    const fail = (reason: string): void => {
      end();
      reject(new Error(reason));
    };
    signal.addEventListener('abort', () => fail('stopped'));
    thread.addEventListener('error', () => fail('the thread has stopped'));
    thread.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('share' in data) return told(data.share);
      if ('failed' in data) return fail(data.failed);
      end();
      keepOpened(new URL(import.meta.url).pathname, address);
      resolve(data);
    });
    thread.postMessage(asked, [asked.to]);
  });
}
