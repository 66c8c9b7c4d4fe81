// A thousand devices that all come back in one moment, each with what its owner entered meanwhile; who is refused waits as
// the sync engine waits.
import { RHYTHM, waitAfter } from '../../../sync/engine/schedule.ts';
import type postgres from 'postgres';
import { DEVICES, clientAt, meal, one, placeInFeed, pull, push, spread } from './house.ts';
import type { House } from './house.ts';
import { watchLocks } from './locks.ts';
import { Refused, turns } from './turns.ts';

const EDITS = 50;
const PASSING = new Set(['57014', '40P01', '40001', '53300']);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isPassing = (error: unknown): boolean =>
  error instanceof Refused || PASSING.has((error as { code?: string }).code ?? '');

export async function comeBack(house: House, sql: postgres.Sql, connections: number, patienceMs: number) {
  const pool = turns(connections, patienceMs);
  const counts = { 'told to wait': 0, 'timed out in the database': 0, 'refused for good': 0 };
  const pushes: number[] = [];
  const pulls: number[] = [];
  const through: number[] = [];
  const failuresOf: number[] = [];
  const rowsNow = async (): Promise<number> =>
    one(await house.admin<{ rows: number }[]>`select count(*)::int as rows from public.meal_plans`).rows;
  const before = await rowsNow();
  const lastSeen = await placeInFeed(house);
  const stopLocks = watchLocks(house);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: DEVICES }, async (_, n) => {
      const who = clientAt(n);
      const ops = Array.from({ length: EDITS }, () => meal(who));
      let failures = 0;
      /** Again and again, as the device does, until it is answered. */
      const answered = async <T>(times: number[], work: () => Promise<T>): Promise<T> => {
        for (;;) {
          try {
            return await pool.take(async () => {
              const started = performance.now();
              const value = await work();
              times.push(performance.now() - started);
              return value;
            });
          } catch (error) {
            if (!isPassing(error)) throw error;
            counts[error instanceof Refused ? 'told to wait' : 'timed out in the database'] += 1;
            failures += 1;
            await sleep(waitAfter(failures, RHYTHM, Math.random));
          }
        }
      };
      try {
        await answered(pushes, () => push(sql, who, ops));
        let page = await answered(pulls, () => pull(sql, who, lastSeen));
        while (page.has_more) {
          const { cursor } = page;
          page = await answered(pulls, () => pull(sql, who, cursor));
        }
      } catch (error) {
        counts['refused for good'] += 1;
        process.stderr.write(`${String(error)}\n`);
      }
      failuresOf.push(failures);
      through.push((performance.now() - began) / 1000);
    }),
  );
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const locks = await stopLocks();
  return {
    seconds,
    'devices through': through.length - counts['refused for good'],
    'rows that came in': (await rowsNow()) - before,
    ...counts,
    'most failures of one device': Math.max(...failuresOf),
    'a device through after, s': spread(through),
    'a push at work, ms': spread(pushes),
    'a pull at work, ms': spread(pulls),
    locks,
  };
}
