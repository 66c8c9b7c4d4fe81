import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { editSession } from '#sync/actions/workout-sessions.ts';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import { importFrom, takeBack } from '#src/data/history/importing.ts';
import { chosenNames, importsOn, keepNames } from '#src/data/history/kept.ts';
import { earningOf } from '#src/work/achievements/figures.ts';
import { did } from '../support/did.ts';
import { assign, join, numbered } from '../support/members.ts';
import { aServer, openDevice } from '../sync/entities.support.ts';
import { aDatabase, bring, liveRows, read, running, ZONE } from './history.support.ts';
import {
  CRONOMETER_BODY,
  CRONOMETER_FOODS,
  FITNOTES,
  HEVY,
  MFP,
  STRONG_NEW,
  STRONGLIFTS,
} from '../work/history/files.ts';

const [CLIENT, TRAINER, DOCTOR] = [numbered(1), numbered(2), numbered(3)];
describe('a history on a device and its server', () => {
  const server = aServer(async (db) => {
    await join(db, CLIENT);
    await assign(db, await join(db, TRAINER, 'trainer'), CLIENT);
    await assign(db, await join(db, DOCTOR, 'doctor'), CLIENT);
  });
  beforeEach(() =>
    server().exec(
      'delete from public.workout_sessions; delete from public.measurements; delete from public.exercises where owner_id is not null',
    ),
  );

  it('is taken by the server as it is, and nobody is told', async () => {
    const device = await openDevice(server(), CLIENT);
    onTestFinished(() => device.close());
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const alarming = CRONOMETER_BODY.replaceAll('2024-08-20', yesterday).replace('128/82', '210/130');
    for (const text of [HEVY, STRONG_NEW, FITNOTES, STRONGLIFTS, MFP, CRONOMETER_FOODS, alarming]) {
      expect(await bring(device.db, CLIENT, text)).toMatchObject({ whole: true, known: 0 });
    }
    expect(await device.push()).toEqual({});
    const untold = (await liveRows(device.db)).find((row) => row['status'] === 'completed' && !row['duration_minutes']);
    await did(device.db, editSession(untold?.id ?? '', { notes: 'long ago' }));
    expect(await device.push()).toEqual({});
    expect(await server().query(`select title from public.notifications where user_id <> $1`, [CLIENT])).toEqual([]);
    const theirs = await openDevice(server(), TRAINER);
    onTestFinished(() => theirs.close());
    expect(await theirs.db.rows({ name: 'workout_sessions' }).count()).toBe(0);

    const other = await openDevice(server(), CLIENT);
    onTestFinished(() => other.close());
    expect((await liveRows(other.db)).length).toBe((await liveRows(device.db)).length);
    expect(await bring(other.db, CLIENT, HEVY)).toMatchObject({ added: 0, whole: true });
  });

  it('is taken back whole, and comes back when it is brought again', async () => {
    const device = await openDevice(server(), CLIENT);
    onTestFinished(() => device.close());
    const before = (await liveRows(device.db)).length;
    const { added } = await bring(device.db, CLIENT, HEVY);
    expect(added).toBe(2 + 5 + 6 + 1);
    await device.push();
    const [one] = await importsOn(device.db);
    expect(one).toMatchObject({ added, whole: true, file: 'file.csv' });
    if (one) await takeBack(device.db, one, () => undefined);
    expect(await allCompleted(device.db, CLIENT)).toEqual([]);
    expect(await importsOn(device.db)).toEqual([]);
    expect((await liveRows(device.db)).length).toBe(before);
    await device.push();
    expect(await server().query('select id from public.workout_sessions where not deleted')).toEqual([]);

    expect(await bring(device.db, CLIENT, HEVY)).toMatchObject({ added, known: 0 });
    await device.push();
    const [there] = await server().query<{ n: number }>(
      `select count(*)::int as n from public.workout_sessions where not deleted and name = 'Push day'`,
    );
    expect(there).toEqual({ n: 1 });
  });

  it('counts what was reached then on the day it was, which is no news by now', async () => {
    const device = await openDevice(server(), CLIENT);
    onTestFinished(() => device.close());
    await bring(device.db, CLIENT, HEVY);
    const { instants } = await earningOf(device.db, CLIENT, { today: '2026-11-25', zone: ZONE });
    expect(instants.workouts?.get(1)).toBe('2025-12-22T08:05:00.000Z');
  });
});

it('goes on where it stopped, or was killed', async () => {
  const db = await aDatabase(CLIENT);
  const many = Array.from(
    { length: 900 },
    (_, nth) => `${new Date(Date.UTC(2020, 0, 1 + nth)).toISOString().slice(0, 10)},${70 + (nth % 9)}`,
  );
  const text = `Date,Weight (kg)\n${many.join('\n')}\n`;
  const source = await read(db, CLIENT, text);
  const stop = new AbortController();
  const told = (): void => stop.abort();
  const first = await importFrom(source, db, { ...running(stop.signal), print: source.print, told });
  expect(first).toMatchObject({ whole: false });
  expect(first.added).toBeGreaterThan(0);
  expect(first.added).toBeLessThan(900);
  expect(await importsOn(db)).toMatchObject([{ whole: false, added: first.added }]);

  const killed = await read(db, CLIENT, text);
  let batches = 0;
  const dying = async (most: number) => {
    batches += 1;
    if (batches > 2) throw new Error('killed');
    return killed.next(most);
  };
  await expect(importFrom({ next: dying }, db, { ...running(), print: killed.print })).rejects.toThrow('killed');

  const rest = await bring(db, CLIENT, text);
  expect(rest.whole).toBe(true);
  expect(rest.added + rest.known).toBe(900);
  expect(await liveRows(db)).toHaveLength(900);
  const [one] = await importsOn(db);
  expect(one).toMatchObject({ whole: true, added: 900 });
  if (one) await takeBack(db, one, () => undefined);
  expect(await liveRows(db)).toEqual([]);
});

it('remembers what was chosen for a name', async () => {
  const db = await aDatabase(CLIENT);
  await keepNames(db, { 'bench press': 'a', 'carousel zercher': '' });
  await keepNames(db, { 'bench press': 'b' });
  expect(await chosenNames(db)).toEqual({ 'bench press': 'b', 'carousel zercher': '' });
});

const odd = fc.oneof(
  fc.constantFrom(
    '1e9',
    '31 Feb 2025, 08:00',
    '1 Jan 1899, 07:00',
    '-3',
    '=1+1',
    'x',
    '1,5',
    '"',
    'a""b',
    '99999999999999999999',
  ),
  fc.string({ maxLength: 8 }).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
);
const mostly = (...usual: string[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: odd });
const moment = mostly('22 Dec 2025, 08:00', '2024-02-01 07:00:00', '2024-02-01 18:00:00');
/** In the order of the columns; equal lines are likely. */
const line = fc
  .tuple(
    mostly('Push', 'Pull', ''),
    moment,
    moment,
    mostly('', 'good'),
    mostly('Squat', 'Plank', 'Carousel'),
    mostly('', '0', '1'),
    mostly('', 'slowly'),
    mostly('0', '1', '2'),
    mostly('normal', 'warmup', 'dropset'),
    mostly('', '0', '82.5'),
    mostly('5', '8'),
    mostly('', '1.5'),
    mostly('', '60'),
    mostly('', '8.5', '0'),
  )
  .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','));

it('adds nothing the second time, whatever the file', async () => {
  const head = HEVY.split('\n')[0] ?? '';
  let all = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
      const db = await openDatabase(CLIENT, entities, { prefix: randomUUID() });
      const text = `${head}\n${lines.join('\n')}\n`;
      const first = await bring(db, CLIENT, text);
      const rows = await liveRows(db);
      all += first.added;
      expect(rows).toHaveLength(first.added);
      expect(await bring(db, CLIENT, text)).toMatchObject({ added: 0, whole: true });
      expect(await liveRows(db)).toEqual(rows);
      db.close();
    }),
    { numRuns: 60 },
  );
  expect(all).toBeGreaterThan(300);
}, 120_000);
