// Devices that ask again as soon as they are answered: what the server gets through, and how long each waits.
import { cpus } from 'node:os';
import { connect } from '../../support/postgres-database.ts';
import { DEVICES, clientAt, meal, placeInFeed, providerOf, pull, push, spread } from './house.ts';
import type { House, Page } from './house.ts';
import { watchLocks } from './locks.ts';
import { turns } from './turns.ts';

const CONNECTIONS = 15;
const CROWDS = [10, 100, 1000];
const ROUNDS = 2;
const MEALS_OF_AN_EVENING = 5;
const NO_HURRY_MS = 3_600_000;

/** The same numbers in every run; neighbouring seeds are set far apart, or their first numbers would be alike. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Kind = 'idle pull' | 'evening' | 'ping' | 'first sync' | 'morning';

function kindOf(drawn: number): Kind {
  if (drawn < 0.7) return 'idle pull';
  if (drawn < 0.9) return 'evening';
  if (drawn < 0.95) return 'ping';
  return drawn < 0.98 ? 'morning' : 'first sync';
}

type Cursors = Map<string, Page['cursor']>;

async function play(house: House, devices: number, seconds: number, cursors: Cursors) {
  const sql = connect(house.url, CONNECTIONS);
  const pool = turns(CONNECTIONS, NO_HURRY_MS);
  const answered: Record<string, number[]> = {};
  const worked: Record<'pull' | 'push', number[]> = { pull: [], push: [] };
  const timed = <T>(kind: 'pull' | 'push', work: () => Promise<T>): Promise<T> =>
    pool.take(async () => {
      const began = performance.now();
      const value = await work();
      worked[kind].push(performance.now() - began);
      return value;
    });
  const catchUp = async (who: string) => {
    let page: Page;
    do {
      page = await timed('pull', () => pull(sql, who, cursors.get(who) ?? null));
      cursors.set(who, page.cursor);
    } while (page.has_more);
  };
  const acts: Record<Kind, (who: string, n: number) => Promise<void>> = {
    'idle pull': catchUp,
    evening: async (who) => {
      const ops = Array.from({ length: MEALS_OF_AN_EVENING }, () => meal(who));
      await timed('push', () => push(sql, who, ops));
      await catchUp(who);
    },
    ping: async (who, n) => {
      await timed('push', () => push(sql, who, [meal(who)]));
      await catchUp(providerOf(n));
    },
    morning: (_, n) => catchUp(providerOf(n)),
    'first sync': async (who) => {
      cursors.delete(who);
      await catchUp(who);
    },
  };
  const stopLocks = watchLocks(house);
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: devices }, async (_, n) => {
      const random = seeded(n + 1);
      while (performance.now() < until) {
        const kind = kindOf(random());
        const started = performance.now();
        await acts[kind](clientAt(n), n);
        (answered[kind] ??= []).push(performance.now() - started);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  const locks = await stopLocks();
  await sql.end();
  return { took, worked, answered, locks };
}

export function crowd(seconds: number) {
  return async (house: House) => {
    const now = await placeInFeed(house);
    const people = Array.from({ length: DEVICES }, (_, n) => [clientAt(n), providerOf(n)]).flat();
    const cursors: Cursors = new Map(people.map((who) => [who, now]));
    const results: Record<string, unknown> = {};
    const perSecond = new Map<number, number>();
    // Twice, there and back, so that what else the machine does falls on all of them.
    const order = [...CROWDS, ...CROWDS.toReversed()].slice(0, CROWDS.length * ROUNDS);
    const runs = new Map<number, Awaited<ReturnType<typeof play>>[]>();
    for (const devices of order) {
      runs.set(devices, [...(runs.get(devices) ?? []), await play(house, devices, seconds, cursors)]);
    }
    for (const [devices, all] of runs) {
      const took = all.reduce((sum, run) => sum + run.took, 0);
      const of = (kind: 'pull' | 'push') => all.flatMap((run) => run.worked[kind]);
      const rate = (kind: 'pull' | 'push') => Math.round((10 * of(kind).length) / took) / 10;
      perSecond.set(devices, (of('pull').length + of('push').length) / took);
      results[`${devices} devices`] = {
        'pulls a second': rate('pull'),
        'pushes a second': rate('push'),
        'requests a second and a processor': Math.round((10 * perSecond.get(devices)!) / cpus().length) / 10,
        'a pull at work, ms': spread(of('pull')),
        'a push at work, ms': spread(of('push')),
        'answered with the wait, ms': Object.fromEntries(
          Object.keys(all[0]?.answered ?? {}).map((kind) => [
            kind,
            spread(all.flatMap((run) => run.answered[kind] ?? [])),
          ]),
        ),
        locks: all.map((run) => run.locks),
      };
    }
    results['throughput at 1,000 beside 10'] =
      Math.round((100 * (perSecond.get(Math.max(...CROWDS)) ?? 0)) / (perSecond.get(Math.min(...CROWDS)) ?? 1)) / 100;
    return results;
  };
}
