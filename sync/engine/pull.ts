import type { Conductor } from './conductor.ts';
import type { Cursor, Page } from './transport.ts';
import type { Turns } from './turns.ts';

export interface Pull {
  readonly next: () => Promise<Page | null>;
  /** Writes the page that `next` answered with. */
  readonly store: () => Promise<void>;
  readonly running: boolean;
  /** Somebody has asked for a pull since the last request. */
  readonly isWanted: boolean;
}

/** A turn that is kept from page to page, but for a push that waits: it goes between two. */
function createTurn(turns: Turns) {
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
      if (leave && turns.contended) {
        await written;
        end();
      }
      leave ??= await turns.take();
    },
  };
}

/** One pull from its first page to its last, in one turn unless a push waits. */
export function createPull(conductor: Conductor): Pull {
  const { courier } = conductor;
  const turn = createTurn(conductor.turns);
  let current: { from: Cursor | null; page: Page; written: PromiseWithResolvers<void> } | null = null;
  let asked = 0;

  function end(): null {
    current = null;
    turn.end();
    return null;
  }

  async function fetchNext(): Promise<Page | null> {
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
      } else if (!current && (conductor.resting || asked === conductor.wanted)) break;
      await turn.take(current?.written.promise);
      // A push may have come between. That it failed is no reason to break off.
      if (conductor.halted) break;
      const page = await fetchNext();
      if (page) return page;
    }
    return end();
  }

  return {
    store,
    get running() {
      return turn.isOn;
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
