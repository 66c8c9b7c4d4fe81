import { createElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { openDatabase } from '#sync/engine/database.ts';
import { write } from '#sync/engine/journal.ts';
import { entities } from '#sync/entities/index.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { startSync } from '#sync/start.ts';
import { clientOf } from './client.ts';
import type { Signed } from './client.ts';
import { rawLike } from './arms/raw.ts';
import type { Pair } from './figures.ts';

// What a person feels: a write until it is on the screen, an open, and what somebody else wrote.

const ID = '00000000-0000-4000-8000-000000000001';
const DAY = '2026-01-01';

const meal = (userId: string, n: number): Record<string, unknown> => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  user_id: userId,
  date: `2026-01-${String(1 + (n % 28)).padStart(2, '0')}`,
  name: `Meal ${n}`,
  meal_type: 'lunch',
  calories: 1,
  protein: 0,
  carbs: 0,
  fat: 0,
  food_id: null,
  grams: null,
  servings: null,
  source: 'manual',
  logged: false,
  logged_at: null,
  notes: null,
  created_at: '2026-01-01T00:00:00.000Z',
  rev: crypto.randomUUID(),
  updated_at: '2026-01-01T00:00:00.000Z',
  deleted: false,
});

/** Renders the day of one meal, and tells what is on the screen. */
function screenOf(db: Dexie, userId: string): { shows(calories: number): Promise<void>; close(): void } {
  let wanted = -1;
  let seen: () => void = () => {};
  function Day(): null {
    const rows = useLiveQuery(() =>
      db.table('meal_plans').where('[user_id+date]').equals([userId, '2026-01-02']).toArray(),
    );
    const calories = rows?.find(({ id }) => id === ID)?.calories as number | undefined;
    useLayoutEffect(() => {
      if (calories === wanted) seen();
    }, [calories]);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(createElement(Day));
  return {
    shows: (calories) =>
      new Promise((resolve) => {
        [wanted, seen] = [calories, resolve];
      }),
    close: () => root.unmount(),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

export async function writeToScreen(times: number): Promise<Pair> {
  const userId = crypto.randomUUID();
  const db = await openDatabase(userId, entities, { prefix: `moment-${crypto.randomUUID()}` });
  const raw = await rawLike(db)();
  const rows = Array.from({ length: 1000 }, (_, n) => meal(userId, n));
  await db.rows(mealPlans).bulkPut(rows as never);
  await raw.table('meal_plans').bulkPut(rows);
  const [ourScreen, rawScreen] = [screenOf(db, userId), screenOf(raw, userId)];
  await pause();
  const found: Pair = { ours: [], raw: [] };
  for (let n = 2; n < times + 12; n++) {
    const ours = await timed(async () => {
      const shown = ourScreen.shows(n);
      await write(db, [{ entity: mealPlans, id: ID, set: { calories: n } }]);
      await shown;
    });
    await pause();
    const plain = await timed(async () => {
      const shown = rawScreen.shows(n);
      await raw.table('meal_plans').put({ ...meal(userId, 1), date: '2026-01-02', calories: n });
      await shown;
    });
    await pause();
    // The first ten warm up.
    if (n < 12) continue;
    found.ours.push(ours);
    found.raw.push(plain);
  }
  ourScreen.close();
  rawScreen.close();
  if ((await db.outbox.count()) !== 1 || (await db.rows(mealPlans).get(ID))?.['date'] === DAY)
    throw new Error('the write was not kept');
  await Promise.all([db.delete(), raw.delete()]);
  return found;
}

/** Opens what is on the disk, in turns, each time with everything that a new page has to do for it. */
export async function warmOpen(times: number): Promise<Pair> {
  const userId = crypto.randomUUID();
  const openOurs = (): Promise<Dexie> => openDatabase(userId, entities, { prefix: 'open' });
  const db = await openDatabase(userId, entities, { prefix: 'open' });
  const openRaw = rawLike(db);
  db.close();
  (await openRaw()).close();
  const openings = { ours: openOurs, raw: openRaw };
  const found: Pair = { ours: [], raw: [] };
  for (let n = 0; n < times + 3; n++) {
    for (const name of ['ours', 'raw'] as const) {
      let opened: Dexie | null = null;
      const ms = await timed(async () => {
        opened = await openings[name]();
      });
      (opened as Dexie | null)?.close();
      await pause();
      if (n > 2) found[name].push(ms);
    }
  }
  await db.delete();
  return found;
}

/** An idle device, which says when it holds a name that somebody else gave. */
export async function idleDevice(signed: Signed): Promise<{
  saw(id: string, name: string): Promise<number>;
  stop(): Promise<void>;
}> {
  const { userId } = signed;
  const database = { prefix: `idle-${crypto.randomUUID()}` };
  const supabase = clientOf(signed);
  await supabase.realtime.setAuth();
  const sync = await startSync({ userId, entities, supabase: () => Promise.resolve(supabase), database });
  return {
    stop: () => sync.stop(),
    async saw(id, name) {
      while ((await sync.db.rows(mealPlans).get(id))?.['name'] !== name) {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return Date.now();
    },
  };
}
