import { liveQuery } from 'dexie';
import { createConductor } from '#sync/engine/conductor.ts';
import type { ReplicationOptions } from '#sync/engine/conductor.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Replication } from '#sync/engine/replicate.ts';
import type { Page, Transport } from '#sync/engine/transport.ts';

// The yardstick: the same journal and the same conductor, driven by a loop and not by RxDB. Push all, then pull all.

export function replicatePlainly(db: Local, transport: Transport, options: ReplicationOptions = {}): Replication {
  let stopped = false;
  let running: Promise<void> | null = null;
  let sendWanted = true;
  let asked = 0;
  const conductor = createConductor(db, transport, () => start(), options);

  async function pullAll(): Promise<void> {
    const { courier } = conductor;
    const leave = await conductor.mutex.take();
    try {
      let last: Page | null = null;
      asked = conductor.wanted;
      let from = await courier.position();
      let next: Promise<Page> | null = courier.fetch(from);
      while (next) {
        const page: Page = await next;
        // The next page is fetched while this one is written.
        next = page.has_more ? courier.fetch(page.cursor) : null;
        next?.catch(() => undefined);
        await courier.apply(from, page);
        [from, last] = [page.cursor, page];
      }
      if (last) await conductor.pulled(last);
    } finally {
      leave();
    }
  }

  const isDue = (): boolean => !conductor.resting && (sendWanted || asked !== conductor.wanted);

  async function run(): Promise<void> {
    // The first round begins when the starter has what it asked for.
    await Promise.resolve();
    while (isDue()) {
      sendWanted = false;
      await conductor.drain();
      if (conductor.resting || asked === conductor.wanted) continue;
      await pullAll().catch((error: unknown) => conductor.failed(error));
    }
    running = null;
  }

  function start(): void {
    if (stopped) return;
    sendWanted = true;
    running ??= run();
  }
  start();
  const outbox = liveQuery(() => db.outbox.count()).subscribe({
    next: (count) => {
      if (count > 0) start();
    },
    error: (error) => conductor.failed(error),
  });
  const quiet = transport.ping(() => conductor.poke());

  return {
    poke: () => conductor.poke(),
    wrote: start,
    async idle() {
      for (let calm = 0; calm < 2;) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        calm = running && !stopped && !conductor.resting ? 0 : calm + 1;
      }
    },
    async stop() {
      stopped = true;
      quiet();
      outbox.unsubscribe();
      conductor.stop();
      await running;
    },
  };
}
