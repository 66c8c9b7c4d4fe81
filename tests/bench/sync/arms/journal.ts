import { openDatabase } from '#sync/engine/database.ts';
import { write } from '#sync/engine/journal.ts';
import type { Replication } from '#sync/engine/replicate.ts';
import { replicate } from '#sync/engine/replicate.ts';
import type { Page, Transport } from '#sync/engine/transport.ts';
import { entities } from '#sync/entities/index.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { supabaseTransport } from '#sync/supabase-transport.ts';
import { replicatePlainly } from '../../../sync/harness/plain-loop.ts';
import { clientOf } from '../client.ts';
import type { Arm, Asked } from './arm.ts';

type Start = typeof replicate;

interface Watch {
  transport: Transport;
  lastPage: Promise<Page>;
  answer: Promise<void>;
}

/** Tells of the last page and of answers, so that nothing asks the database meanwhile. */
function watched(transport: Transport): Watch {
  const [lastPage, answer] = [Promise.withResolvers<Page>(), Promise.withResolvers<void>()];
  return {
    lastPage: lastPage.promise,
    answer: answer.promise,
    transport: {
      ...transport,
      ping: () => () => {},
      async pull(...args) {
        const page = await transport.pull(...args);
        if (!page.has_more) lastPage.resolve(page);
        return page;
      },
      async push(...args) {
        const verdicts = await transport.push(...args);
        answer.resolve();
        return verdicts;
      },
    },
  };
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 1));
}

async function overJournal(asked: Asked, start: Start): Promise<Arm> {
  const db = await openDatabase(asked.userId, entities, { prefix: `bench-${crypto.randomUUID()}` });
  const meals = db.rows(mealPlans);
  let running: Replication | null = null;

  function begin(): Watch {
    const watch = watched(supabaseTransport(clientOf(asked), asked.userId));
    running = start(db, watch.transport);
    return watch;
  }
  async function end(): Promise<void> {
    await running?.idle();
    await running?.stop();
    running = null;
  }

  return {
    uncompared: [],
    async firstSync() {
      const { cursor } = await begin().lastPage;
      const last = JSON.stringify(cursor);
      await until(async () => JSON.stringify((await db.cursor.get('down'))?.cursor) === last);
    },
    meals: () => meals.toArray(),
    async edit(notes) {
      await end();
      const ids = await meals.limit(asked.edits).primaryKeys();
      await write(
        db,
        ids.map((id) => ({ entity: mealPlans, id, set: { notes } })),
      );
    },
    async push() {
      await begin().answer;
      await until(async () => (await db.outbox.count()) === 0);
    },
    unsettled: async () => (await db.outbox.count()) + (await db.rejected.count()) + (await db.conflicts.count()),
    async close() {
      await end();
      await db.delete();
    },
  };
}

export const ours = (asked: Asked): Promise<Arm> => overJournal(asked, replicate);

/** The yardstick: the same journal, driven by a plain loop. */
export const plain = (asked: Asked): Promise<Arm> => overJournal(asked, replicatePlainly);
