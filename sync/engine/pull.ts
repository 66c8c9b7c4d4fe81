import type { Conductor } from './conductor.ts';
import type { Cursor, Page } from './transport.ts';

export interface Pull {
  readonly next: () => Promise<Page | null>;
  /** Writes the page that `next` answered with. */
  readonly store: () => Promise<void>;
  readonly running: boolean;
  /** Somebody has asked for a pull since the last request. */
  readonly isWanted: boolean;
}

/** One pull from its first page to its last, in one turn unless a push waits. */
export function createPull(conductor: Conductor): Pull {
  const { courier, turns } = conductor;
  let current: { from: Cursor | null; page: Page; written: PromiseWithResolvers<void> } | null = null;
  let asked = 0;
  let leave: (() => void) | null = null;

  function end(): null {
    current = null;
    leave?.();
    leave = null;
    return null;
  }

  async function fetchNext(): Promise<Page | null> {
    // A waiting push goes between two pages.
    if (leave && turns.contended) {
      await current?.written.promise;
      leave();
      leave = null;
    }
    leave ??= await turns.take();
    const from = current ? current.page.cursor : await courier.position();
    asked = conductor.wanted;
    const page = await courier.fetch(from);
    // The next page is fetched while this one is written, and waits for it: RxDB would merge the two, and skip the
    // first if it failed.
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
      } else if (conductor.resting || (!current && asked === conductor.wanted)) break;
      const page = await fetchNext();
      if (page) return page;
    }
    return end();
  }

  return {
    store,
    get running() {
      return leave !== null;
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
