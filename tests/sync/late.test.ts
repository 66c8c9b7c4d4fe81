import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { replicateLate } from '#sync/engine/late.ts';
import type { Load } from '#sync/engine/late.ts';
import type { Replication } from '#sync/engine/replicate.ts';
import { readStatus } from '#sync/engine/status.ts';
import { write } from '#sync/engine/journal.ts';
import { openLocal, session, sessions } from './devices.ts';

/** Code that comes when it is let, and counts what is asked of it. */
function aLibrary() {
  const gate = Promise.withResolvers<void>();
  const asked = { loads: 0, starts: 0, pokes: 0, stops: 0 };
  const replication: Pick<Replication, 'poke' | 'stop'> = {
    poke: () => void asked.pokes++,
    stop: () => Promise.resolve(void asked.stops++),
  };
  const start = (): Replication => {
    asked.starts++;
    return replication as Replication;
  };
  const load: Load = async () => {
    asked.loads++;
    await gate.promise;
    return start;
  };
  return { asked, load, start, arrive: () => gate.resolve() };
}

async function aDatabase() {
  const userId = randomUUID();
  const db = await openLocal(userId);
  onTestFinished(() => db.close());
  return { db, userId };
}

const QUICK = { rhythm: { firstMs: 5, mostMs: 20 } };

it('what is written before the code of the replication is here waits, and nothing is begun twice', async () => {
  const { db, userId } = await aDatabase();
  const { asked, load, arrive } = aLibrary();
  const late = replicateLate(db, load, QUICK);
  late.poke();
  await write(db, [{ entity: sessions, set: session(userId) }]);
  expect(await db.outbox.count()).toBe(1);
  arrive();
  await expect.poll(() => asked.starts).toBe(1);
  late.poke();
  await late.stop();
  expect(asked).toEqual({ loads: 1, starts: 1, pokes: 1, stops: 1 });
});

it('code that does not come is said to be out of reach, and asked for again', async () => {
  const { db } = await aDatabase();
  const { asked, start } = aLibrary();
  let failures = 3;
  const late = replicateLate(
    db,
    async () => {
      if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
      return start;
    },
    QUICK,
  );
  onTestFinished(() => late.stop());
  await expect.poll(async () => (await readStatus(db)).stall).toBe('cannot-reach');
  await expect.poll(() => asked.starts).toBe(1);
  expect((await db.sync_log.toArray()).map(({ event, detail }) => [event, detail?.['code']])).toEqual(
    Array.from({ length: 3 }, () => ['code', 'TypeError']),
  );
});

it('whoever calls does not wait for the next attempt', async () => {
  const { db } = await aDatabase();
  const { asked, load, arrive } = aLibrary();
  let isDown = true;
  const late = replicateLate(db, () => (isDown ? Promise.reject(new TypeError('down')) : load()), {
    rhythm: { firstMs: 600_000, mostMs: 600_000 },
  });
  onTestFinished(() => late.stop());
  await expect.poll(async () => (await readStatus(db)).stall).toBe('cannot-reach');
  isDown = false;
  arrive();
  late.poke();
  await expect.poll(() => asked.starts).toBe(1);
});

it('code that comes after the end begins nothing', async () => {
  const { db } = await aDatabase();
  const { asked, load, arrive } = aLibrary();
  const late = replicateLate(db, load, QUICK);
  await late.stop();
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toMatchObject({ loads: 1, starts: 0 });
});
