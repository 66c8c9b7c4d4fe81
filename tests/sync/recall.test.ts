import 'fake-indexeddb/auto';
import { Dexie, liveQuery } from 'dexie';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logMeasurements, removeMeasurement } from '#sync/actions/measurements.ts';
import { logMeal, planMeal } from '#sync/actions/meal-plans.ts';
import { addGlass, removeGlass } from '#sync/actions/water-intake.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { all, latest, many, within } from '#sync/queries/reading.ts';
import { did } from '../support/did.ts';
import { forget, noteReads } from '../support/reads.ts';

const asked = noteReads();

const USER = randomUUID();
const DAY = '2026-03-02';

async function open(prefix: string = randomUUID()): Promise<Local> {
  const db = await openDatabase(USER, entities, { prefix });
  onTestFinished(() => db.close());
  return db;
}

/** What a live query says, from its first answer on. */
function watch<T>(read: () => Promise<T>): T[] {
  const said: T[] = [];
  // Dexie follows an async function through what it awaits, and no other.
  const watching = liveQuery(async () => read()).subscribe({ next: (value) => void said.push(value) });
  onTestFinished(() => watching.unsubscribe());
  return said;
}

const drunk = async (db: Local, from?: string, to?: string): Promise<number[]> =>
  (await within(db, waterIntake, '[user_id+date]', [USER], from, to)).map((row) => row.glasses_consumed);

/** What a glass itself reads of the disk as it is written. */
const FIRST_GLASS = ['water_intake get'];
const GLASS = [...FIRST_GLASS, 'outbox count'];

/** What was read from the beginning of the action until the query had said what came of it. */
async function readUntil<T>(act: () => Promise<unknown>, said: readonly T[], answer: T): Promise<string[]> {
  forget(asked);
  await act();
  await expect.poll(() => said.at(-1)).toEqual(answer);
  return [...asked.reads];
}

describe('a live query', () => {
  it('that is told of a write of this tab reads nothing', async () => {
    const db = await open();
    const said = watch(() => drunk(db));
    await expect.poll(() => said).toEqual([[]]);
    const glass = (date: string) => () => did(db, addGlass({ userId: USER, date }));
    expect(await readUntil(glass(DAY), said, [1])).toEqual(FIRST_GLASS);
    expect(await readUntil(glass(DAY), said, [2])).toEqual(GLASS);
    expect(await readUntil(glass(DAY), said, [3])).toEqual(GLASS);
    expect(await readUntil(glass('2026-03-01'), said, [1, 3])).toEqual(FIRST_GLASS);
  });

  it('is not told of what it does not read', async () => {
    const db = await open();
    const [said, ofAllDays] = [watch(() => drunk(db, DAY, DAY)), watch(() => drunk(db))];
    await expect.poll(() => [said, ofAllDays]).toEqual([[[]], [[]]]);
    expect(await readUntil(() => did(db, addGlass({ userId: USER, date: '2026-03-01' })), ofAllDays, [1])).toEqual(
      FIRST_GLASS,
    );
    // Of this one it is told, and of the one before it would have been.
    await did(db, addGlass({ userId: USER, date: DAY }));
    await expect.poll(() => said.at(-1)).toEqual([1]);
    expect(said).toEqual([[], [1]]);
  });

  it('keeps the object of a row that did not change', async () => {
    const db = await open();
    for (const date of ['2026-03-01', DAY]) await did(db, addGlass({ userId: USER, date }));
    const said = watch(() => within(db, waterIntake, '[user_id+date]', [USER]));
    await expect.poll(() => said.length).toBe(1);
    await did(db, addGlass({ userId: USER, date: DAY }));
    await expect.poll(() => said.length).toBe(2);
    const [before, after] = said;
    expect(after?.[0]).toBe(before?.[0]);
    expect(after?.[1]).not.toBe(before?.[1]);
  });

  it('shares with others what they have read', async () => {
    const db = await open();
    await did(db, addGlass({ userId: USER, date: DAY }));
    forget(asked);
    const both = [watch(() => drunk(db)), watch(() => drunk(db))];
    await expect.poll(() => both).toEqual([[[1]], [[1]]]);
    expect(asked.reads).toEqual(['water_intake getAll']);
  });

  it('hears of what another tab wrote, and reads that', async () => {
    const prefix = randomUUID();
    const [here, there] = [await open(prefix), await open(prefix)];
    const said = watch(() => drunk(here));
    await expect.poll(() => said).toEqual([[]]);
    await did(there, addGlass({ userId: USER, date: DAY }));
    await expect.poll(() => said.at(-1)).toEqual([1]);
    await did(here, addGlass({ userId: USER, date: DAY }));
    await expect.poll(() => said.at(-1)).toEqual([2]);
    await did(there, removeGlass({ userId: USER, date: DAY }));
    await expect.poll(() => said.at(-1)).toEqual([1]);
  });

  it('is not told of what was not committed', async () => {
    const db = await open();
    await did(db, addGlass({ userId: USER, date: DAY }));
    const said = watch(() => drunk(db));
    await expect.poll(() => said).toEqual([[1]]);
    const rows = await db.rows(waterIntake).toArray();
    const failing = db.transaction('rw', db.rows(waterIntake), async () => {
      await db.rows(waterIntake).bulkPut(rows.map((row) => ({ ...row, glasses_consumed: 9 })));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await did(db, addGlass({ userId: USER, date: '2026-03-01' }));
    await expect.poll(() => said.at(-1)).toEqual([1, 1]);
  });

  it('loses no write made while it reads for the first time', async () => {
    const db = await open();
    for (let round = 0; round < 20; round++) {
      const date = `2026-04-${String(round + 1).padStart(2, '0')}`;
      const said = watch(() => drunk(db, date, date));
      for (let turn = 0; turn < round % 5; turn++) await Promise.resolve();
      if (round % 2) await new Promise((resolve) => setTimeout(resolve));
      await did(db, addGlass({ userId: USER, date }));
      await expect.poll(() => said.at(-1)).toEqual([1]);
    }
  });

  it('knows nothing of before, once the database was closed and is open again', async () => {
    const prefix = randomUUID();
    const [here, there] = [await open(prefix), await open(prefix)];
    const said = watch(() => drunk(here));
    await expect.poll(() => said).toEqual([[]]);
    // As Dexie does where a page is left.
    here.close({ disableAutoOpen: false });
    await did(there, addGlass({ userId: USER, date: DAY }));
    await here.open();
    const later = watch(() => drunk(here));
    await expect.poll(() => later).toEqual([[1]]);
    await did(there, addGlass({ userId: USER, date: DAY }));
    await expect.poll(() => later.at(-1)).toEqual([2]);
  });

  it('has all rows it asks for, however many they are', async () => {
    const db = await open();
    const weights = Array.from({ length: 700 }, (_, place) => ({
      user_id: USER,
      kind: 'weight' as const,
      value: 60,
      measured_at: new Date(Date.UTC(2026, 0, 1, place)).toISOString(),
    }));
    const ids = await did(db, logMeasurements(weights));
    const said = watch(async () => (await many(db, measurements, ids)).length);
    await expect.poll(() => said).toEqual([700]);
    await did(db, removeMeasurement(ids[0] ?? ''));
    await expect.poll(() => said.at(-1)).toBe(699);
  });

  it('has what Dexie keeps of it where this looks for it', async () => {
    const db = await open();
    const zone = Dexie.Promise as unknown as { PSD: { subscr?: object } };
    const seen: unknown[] = [];
    watch(async () => {
      seen.push(zone.PSD.subscr);
      await db.facts.count();
      seen.push(zone.PSD.subscr);
    });
    await expect.poll(() => seen).toEqual([expect.any(Object), expect.any(Object)]);
    expect(Object.keys(seen[1] as object).some((part) => part.endsWith('/facts/'))).toBe(true);
    expect(zone.PSD.subscr).toBeUndefined();
  });
});

describe('anything else', () => {
  it('reads the disk, whatever live queries know', async () => {
    const db = await open();
    await did(db, addGlass({ userId: USER, date: DAY }));
    const said = watch(() => drunk(db));
    await expect.poll(() => said).toEqual([[1]]);
    forget(asked);
    expect(await drunk(db)).toEqual([1]);
    expect(asked.reads).toEqual(['water_intake getAll']);
  });
});

/** The same numbers for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const dayOf = (place: number): string => `2026-05-0${place + 1}`;

/** One question of each shape, as a live query and as a plain one. */
async function everything(db: Local): Promise<unknown> {
  const meals = await within(db, mealPlans, '[user_id+date]', [USER], dayOf(1), dayOf(3));
  const measured = '[user_id+kind+measured_at]';
  return [
    meals,
    await many(
      db,
      mealPlans,
      meals.map(({ id }) => id),
    ),
    await drunk(db),
    await all(db, waterIntake),
    await latest(db, measurements, measured, [USER, 'weight'], { most: 2 }),
    await within(db, measurements, measured, [USER, 'weight']),
  ];
}

async function anAct(db: Local, roll: (sides: number) => number): Promise<unknown> {
  const user_id = USER;
  const [meal] = (await db.rows(mealPlans).toArray()).slice(roll(4));
  const weights = await db.rows(measurements).toArray();
  const [date, measured_at] = [dayOf(roll(5)), `${dayOf(roll(5))}T08:00:00.000Z`];
  const figures = { calories: roll(900), protein: 1, carbs: 1, fat: 1 };
  const acts = [
    () => did(db, addGlass({ userId: USER, date })),
    () => did(db, planMeal({ user_id, date, name: 'Eba', meal_type: 'lunch', ...figures })),
    () => meal && did(db, logMeal(meal.id)).catch(() => null),
    () => meal && db.rows(mealPlans).delete(meal.id),
    () => meal && db.rows(mealPlans).put({ ...meal, date }),
    () => did(db, logMeasurements([{ user_id, kind: 'weight', value: 60 + roll(20), measured_at }])),
    () => weights[0] && did(db, removeMeasurement(weights[0].id)),
    () => db.rows(waterIntake).where('[user_id+date]').equals([USER, date]).delete(),
    () =>
      db
        .rows(mealPlans)
        .toCollection()
        .modify({ name: `Eba ${roll(9)}` }),
  ];
  return acts[roll(acts.length)]?.();
}

describe('what live queries know', () => {
  it.each([1, 2, 3, 4])('is what the disk says, whatever was written in whichever tab (seed %i)', async (seed) => {
    const prefix = randomUUID();
    const tabs = [await open(prefix), await open(prefix)] as const;
    const roll = dice(seed);
    const said = tabs.map((db) => watch(() => everything(db)));
    for (let step = 0; step < 60; step++) {
      await anAct(tabs[roll(4) === 0 ? 1 : 0], roll);
      if (roll(3) > 0) continue;
      const disk = await everything(tabs[0]);
      await expect.poll(() => said.map((each) => each.at(-1)), { timeout: 5000 }).toEqual([disk, disk]);
    }
  });
});
