import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Local } from '#sync/engine/database.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { removeMeasurement, correctMeasurement } from '#sync/actions/measurements.ts';
import { correctSet, discardSession, logSet, removeExercise, removeSet } from '#sync/actions/workout-sets.ts';
import { write } from '#sync/engine/journal.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { importFrom, takeBack } from '#src/data/history/importing.ts';
import { importsOn } from '#src/data/history/kept.ts';
import { did } from '../support/did.ts';
import { numbered } from '../support/members.ts';
import { HEVY } from '../work/history/files.ts';
import { aDatabase, bring, liveRows, read, running } from './history.support.ts';

const CLIENT = numbered(1);
const WEIGHTS = 'Date,Weight (kg)\n2024-06-05,92.4\n2024-06-06,92\n2024-06-07,91.5\n';
/** A set that a longer export has besides. */
const LONGER = `${HEVY}"Push day","22 Dec 2025, 08:00","22 Dec 2025, 09:05","felt ""good""","Bench Press (Barbell)",,"slow","2","normal","85","3",,,\n`;

let db: Local;
beforeEach(async () => {
  db = await aDatabase(CLIENT);
});

const rowsOf = async (name: string): Promise<Row[]> =>
  (await db.rows({ name }).toArray()).filter((row) => !row.deleted);

async function only(name: string, isWanted: (row: Row) => boolean): Promise<Row> {
  const found = (await rowsOf(name)).find(isWanted);
  if (!found) throw new Error(`no such row of ${name}`);
  return found;
}

const weighed = (value: number) => only('measurements', (row) => row['value'] === value);
const workout = (name: string) => only('workout_sessions', (row) => row['name'] === name);
const heaviest = () => only('workout_sets', (row) => row['weight_kg'] === 82.5);

async function back(): Promise<number> {
  const [last] = await importsOn(db);
  return last ? takeBack(db, last, () => undefined) : -1;
}

describe('taking back', () => {
  it('leaves what was changed since, and says how much', async () => {
    await bring(db, CLIENT, WEIGHTS);
    await did(db, correctMeasurement((await weighed(92)).id, { value: 90 }));
    expect(await back()).toBe(1);
    expect((await liveRows(db)).map((row) => row['value'])).toEqual([90]);
    expect(await importsOn(db)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was changed', async () => did(db, correctSet((await heaviest()).id, { reps: 6 }))],
    [
      'has a set of one’s own',
      async () => did(db, logSet(String((await heaviest())['workout_exercise_id']), { reps: 4, weight_kg: 90 })),
    ],
    ['has a set of another file', async () => bring(db, CLIENT, LONGER)],
  ])('leaves a workout whole that %s', async (_name, change) => {
    await bring(db, CLIENT, HEVY);
    const { id } = await workout('Push day');
    await change();
    const last = (await importsOn(db)).at(-1);
    expect(last && (await takeBack(db, last, () => undefined))).toBeGreaterThan(0);
    const left = await liveRows(db);
    expect(left.filter((row) => row['session_id'] === id || row.id === id).length).toBeGreaterThan(7);
    expect((await rowsOf('workout_sessions')).map((row) => row.id)).toEqual([id]);
    const there = new Set(left.map((row) => row.id));
    const orphans = left.filter((row) => row['session_id'] && !there.has(row['session_id'] as string));
    expect(orphans).toEqual([]);
    const used = new Set((await rowsOf('workout_sets')).map((row) => String(row['exercise_id'])));
    const own = (await rowsOf('exercises')).filter((row) => row['is_active']).map((row) => row.id);
    expect(own.toSorted()).toEqual([...used].toSorted());
  });

  it('takes what a longer file added to a workout, and leaves the workout', async () => {
    await bring(db, CLIENT, HEVY);
    const before = (await liveRows(db)).length;
    expect(await bring(db, CLIENT, LONGER)).toMatchObject({ added: 1 });
    expect(await back()).toBe(0);
    expect(await liveRows(db)).toHaveLength(before);
  });

  it('is finished later where a file of which it has sets is taken back first', async () => {
    await bring(db, CLIENT, HEVY);
    const { id } = await workout('Push day');
    const all = (await liveRows(db)).length;
    await bring(db, CLIENT, LONGER);
    const older = (await importsOn(db)).at(-1);
    expect(older && (await takeBack(db, older, () => undefined))).toBeGreaterThan(0);
    expect((await importsOn(db)).map(({ added }) => added)).toEqual([1, 11]);
    expect((await liveRows(db)).filter((row) => row.id === id)).toHaveLength(1);
    expect(await back()).toBe(0);
    expect(await back()).toBe(0);
    expect(await liveRows(db)).toEqual([]);
    expect(await importsOn(db)).toEqual([]);
    expect(await bring(db, CLIENT, HEVY)).toMatchObject({ added: all, known: 0 });
  });

  it('does not count what was removed by hand, and takes the rest', async () => {
    await bring(db, CLIENT, WEIGHTS);
    await did(db, removeMeasurement((await weighed(92)).id));
    expect(await back()).toBe(0);
    expect(await liveRows(db)).toEqual([]);
  });
});

describe('the same file again', () => {
  it('does not bring what somebody removed', async () => {
    await bring(db, CLIENT, WEIGHTS);
    await did(db, removeMeasurement((await weighed(92)).id));
    expect(await bring(db, CLIENT, WEIGHTS)).toMatchObject({ added: 0, known: 2, gone: 1 });
    expect(await liveRows(db)).toHaveLength(2);
  });

  it('adds nothing to a workout that was discarded', async () => {
    await bring(db, CLIENT, HEVY);
    await did(db, discardSession((await workout('Push day')).id));
    const before = await liveRows(db);
    expect(await bring(db, CLIENT, LONGER)).toMatchObject({ added: 0, gone: 9 });
    expect(await liveRows(db)).toEqual(before);
  });

  it('brings neither a set nor an exercise that was removed, nor what is within it', async () => {
    await bring(db, CLIENT, HEVY);
    const set = await heaviest();
    await did(db, removeSet(set.id));
    await did(db, removeExercise(String(set['workout_exercise_id'])));
    const before = await liveRows(db);
    expect(await bring(db, CLIENT, LONGER)).toMatchObject({ added: 0, gone: 4 });
    expect(await liveRows(db)).toEqual(before);
  });

  it('leaves an exercise of one’s own as it is', async () => {
    await bring(db, CLIENT, HEVY);
    const own = await only('exercises', (row) => row['name'] === 'Zercher Carousel');
    await write(db, [{ entity: exercises, id: own.id, set: { is_active: false, category: 'core' } }]);
    await bring(db, CLIENT, HEVY);
    expect(await db.rows(exercises).get(own.id)).toMatchObject({ is_active: false, category: 'core' });
  });

  it('brings again what was taken back, as it is read by now, and not what was removed before or since', async () => {
    const text = WEIGHTS.replace(' (kg)', '');
    await bring(db, CLIENT, text);
    await did(db, removeMeasurement((await weighed(92)).id));
    await back();
    expect(await bring(db, CLIENT, text, { weight: 'lb' })).toMatchObject({ added: 2, gone: 1 });
    expect((await liveRows(db)).map((row) => row['value'])).toEqual(expect.arrayContaining([41.5, 41.91]));
    await did(db, removeMeasurement((await weighed(41.5)).id));
    expect(await bring(db, CLIENT, text, { weight: 'lb' })).toMatchObject({ added: 0, gone: 2 });
  });
});

it('is taken back whole where two tabs brought it', async () => {
  const many = Array.from({ length: 900 }, (_, nth) => new Date(Date.UTC(2020, 0, 1 + nth)).toISOString().slice(0, 10));
  const text = `Date,Weight (kg)\n${many.map((day) => `${day},80`).join('\n')}\n`;
  const [one, other] = [await read(db, CLIENT, text), await read(db, CLIENT, text)];
  const tabs = [one, other].map((source) => importFrom(source, db, { ...running(), print: source.print }));
  const done = await Promise.all(tabs);
  expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(900);
  expect(await importsOn(db)).toMatchObject([{ added: 900 }]);
  expect(await back()).toBe(0);
  expect(await liveRows(db)).toEqual([]);
});
