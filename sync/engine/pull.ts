import type { Conductor } from './conductor.ts';
import type { Cursor, Page } from './transport.ts';
import type { Mutex } from './mutex.ts';

export interface Pull {
  readonly next: () => Promise<Page | null>;
  /** Writes the page that `next` returned. */
  readonly store: () => Promise<void>;
  readonly running: boolean;
  /** A pull was requested after the last request went out. */
  readonly isWanted: boolean;
}

/** Holds the mutex from page to page, except while a push waits. */
function createPullLock(mutex: Mutex) {
  let leave: (() => void) | null = null;

  function end(): void {
    leave?.();
    leave = null;
  }

  return {
    end,
    get isOn() {
      return leave !== null;
    },
    async take(written: Promise<void> | undefined): Promise<void> {
      if (leave && mutex.contended) {
        await written;
        end();
      }
      leave ??= await mutex.take();
    },
  };
}

/** One pull from first page to last, holding the mutex unless a push waits. */
export function createPull(conductor: Conductor): Pull {
  const { courier } = conductor;
  const lock = createPullLock(conductor.mutex);
  let current: { from: Cursor | null; page: Page; written: PromiseWithResolvers<void> } | null = null;
  let asked = 0;

  function end(): null {
    current = null;
    lock.end();
    return null;
  }

  async function fetchNext(): Promise<Page | null> {
    const from = current ? current.page.cursor : await courier.position();
    asked = conductor.wanted;
    const page = await courier.fetch(from);
    // The next page is fetched while this one is written, but held back until then: RxDB would merge the two, and skip
    // the first if it failed.
    await current?.written.promise;
    current = { from, page, written: Promise.withResolvers() };
    current.written.promise.catch(() => undefined);
    if (page.changes.length > 0) return page;
    await store();
    return null;
  }

  async function store(): Promise<void> {
    if (!current) return;
    const { from, page, written } = current;
    try {
      await courier.apply(from, page);
      written.resolve();
    } catch (error) {
      written.reject(error);
    }
  }

  async function advance(): Promise<Page | null> {
    for (;;) {
      if (current && !current.page.has_more) {
        await current.written.promise;
        if (asked === conductor.wanted || conductor.resting) {
          await conductor.pulled(current.page);
          break;
        }
      } else if (!current && (conductor.resting || asked === conductor.wanted)) break;
      await lock.take(current?.written.promise);
      // A push may have gone in between. Its failure is no reason to stop.
      if (conductor.halted) break;
      const page = await fetchNext();
      if (page) return page;
    }
    return end();
  }

  return {
    store,
    get running() {
      return lock.isOn;
    },
    get isWanted() {
      return asked !== conductor.wanted;
    },
    async next() {
      try {
        return await advance();
      } catch (error) {
        conductor.failed(error);
        return end();
      }
    },
  };
}
