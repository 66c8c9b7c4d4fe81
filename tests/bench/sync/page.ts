import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { write } from '#sync/engine/journal.ts';
import { replicate } from '#sync/engine/replicate.ts';
import type { Cursor, Page } from '#sync/engine/transport.ts';
import { entities } from '#sync/entities/index.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { supabaseTransport } from '#sync/supabase-transport.ts';
import { replicatePlainly } from '../../sync/harness/plain-loop.ts';
import { call, clientOf } from './client.ts';
import type { Signed } from './client.ts';
import { idleDevice, warmOpen, writeToScreen } from './moments.ts';

// Runs in the browser. One call is one arm of one round, on a database of its own.

export interface Asked extends Signed {
  arm: 'floor' | 'plain' | 'ours';
  rows: number;
  edits: number;
}

interface Measured {
  ms: number;
  requests: number;
  bytes: number;
  longest: number;
  blocking: number;
}

export interface Answer {
  firstSync: Measured;
  push: Measured;
  held: number;
  /** The xor of all revs, to compare what was synced before how fast. */
  print: string;
}

const PAGE = 1000;

async function measured(work: () => Promise<void>): Promise<Measured> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(5000);
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  // Long tasks and timings are told a moment later.
  await new Promise((resolve) => setTimeout(resolve, 60));
  observer.disconnect();
  const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rest/v1/'));
  return {
    ms,
    requests: calls.length,
    bytes: calls.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
  };
}

/** Fetch the same JSON, put it away in one go. */
async function fetchAll(asked: Asked, db: Local): Promise<void> {
  const rows = new Map<string, Row[]>();
  for (let cursor: Cursor | null = null, more = true; more;) {
    const page = (await call(asked, 'sync_pull', { cursor, page: PAGE, client: 1 })) as Page;
    for (const { entity, row } of page.changes) if (row) rows.set(entity, [...(rows.get(entity) ?? []), row]);
    [cursor, more] = [page.cursor, page.has_more];
  }
  for (const [name, all] of rows) if (db.ranks.has(name)) await db.rows({ name }).bulkPut(all);
}

async function pushAll(asked: Asked, db: Local): Promise<void> {
  const rows = await db.rows(mealPlans).limit(asked.edits).toArray();
  const ops = rows.map((row) => ({
    entity: 'meal_plans',
    row: { ...row, notes: 'edited', rev: crypto.randomUUID() },
    base_rev: row.rev,
  }));
  await call(asked, 'sync_push', { ops, client: 1 });
  await db.rows(mealPlans).bulkPut(ops.map(({ row }) => row));
}

async function editAll(db: Local, edits: number): Promise<void> {
  const rows = await db.rows(mealPlans).limit(edits).toArray();
  const notes = `edited ${crypto.randomUUID()}`;
  for (let i = 0; i < rows.length; i += 100) {
    await write(
      db,
      rows.slice(i, i + 100).map(({ id }) => ({ entity: mealPlans, id, set: { notes } })),
    );
  }
}

function printOf(revs: readonly string[]): string {
  let print = 0n;
  for (const rev of revs) print ^= BigInt(`0x${rev.replaceAll('-', '')}`);
  return print.toString(16);
}

const revsOf = async (db: Local): Promise<string[]> => (await db.rows(mealPlans).toArray()).map(({ rev }) => rev);

async function until(db: Local, done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 2));
  if (!db.isOpen()) throw new Error('the database was closed');
}

async function run(asked: Asked): Promise<Answer> {
  const { arm, userId } = asked;
  const db = await openDatabase(userId, entities, { prefix: `bench-${crypto.randomUUID()}` });
  const start = arm === 'plain' ? replicatePlainly : replicate;
  const silent = { ...supabaseTransport(clientOf(asked), userId), ping: () => () => {} };
  const driven = async (done: () => Promise<boolean>): Promise<void> => {
    const replication = start(db, silent);
    await until(db, done);
    await replication.stop();
  };
  const pulled = async (): Promise<boolean> =>
    (await db.cursor.count()) > 0 && (await db.rows(mealPlans).count()) >= asked.rows;
  const firstSync = await measured(() => (arm === 'floor' ? fetchAll(asked, db) : driven(pulled)));
  const revs = await revsOf(db);
  if (arm !== 'floor') await editAll(db, asked.edits);
  const pushed = async (): Promise<boolean> => (await db.outbox.count()) === 0;
  const push = await measured(() => (arm === 'floor' ? pushAll(asked, db) : driven(pushed)));
  await db.delete();
  return { firstSync, push, held: revs.length, print: printOf(revs) };
}

let idle: Awaited<ReturnType<typeof idleDevice>> | null = null;

Object.assign(globalThis, {
  runBench: run,
  writeToScreen,
  warmOpen,
  async startIdle(signed: Signed) {
    idle = await idleDevice(signed);
  },
  saw: (id: string, name: string) => idle?.saw(id, name),
});
