import type { Driver } from './engine.ts';
import { planOf } from './operations.ts';
import type { Plan } from './operations.ts';
import { seeded } from './random.ts';
import { watchTheProcess } from './rest.ts';
import { play } from './schedule.ts';
import type { Outcome } from './schedule.ts';
import { watchIndexedDb } from './storage.ts';
import type { World } from './world.ts';

export interface Tally {
  schedules: number;
  operations: number;
  typed: number;
  requests: number;
  /** Steps of disk and network, each of which a crash could have hit. */
  steps: number;
  conflicts: number;
  rejected: number;
  lost: number;
  divergent: number;
  stuck: number;
  failingSeeds: number[];
  faults: Record<string, number>;
  seconds: number;
}

/** So many that at least 200 of them meet a state they fit. */
const LENGTH = 300;
const BETWEEN_SWEEPS = 100;

export const emptyTally = (): Tally => ({
  schedules: 0,
  operations: 0,
  typed: 0,
  requests: 0,
  steps: 0,
  conflicts: 0,
  rejected: 0,
  lost: 0,
  divergent: 0,
  stuck: 0,
  failingSeeds: [],
  faults: {},
  seconds: 0,
});

export const complaintsOf = ({ lost, divergent, stuck }: Outcome): string[] => [...lost, ...divergent, ...stuck];

export function add(tally: Tally, outcome: Outcome): void {
  tally.schedules += 1;
  for (const figure of ['operations', 'typed', 'requests', 'steps', 'conflicts', 'rejected'] as const) {
    tally[figure] += outcome[figure];
  }
  // One schedule counts once, whatever it did to how many rows.
  for (const kind of ['lost', 'divergent', 'stuck'] as const) tally[kind] += outcome[kind].length > 0 ? 1 : 0;
  if (complaintsOf(outcome).length > 0) tally.failingSeeds.push(outcome.seed);
  for (const [fault, times] of outcome.faults) tally.faults[fault] = (tally.faults[fault] ?? 0) + times;
}

export function together(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    for (const [figure, value] of Object.entries(tally)) {
      if (typeof value === 'number' && figure !== 'seconds') sum[figure as 'steps'] += value;
    }
    sum.failingSeeds.push(...tally.failingSeeds);
    for (const [fault, times] of Object.entries(tally.faults)) sum.faults[fault] = (sum.faults[fault] ?? 0) + times;
    sum.seconds = Math.max(sum.seconds, tally.seconds);
  }
  return sum;
}

/** Names of the figures as `design` states its goals. */
export function figuresOf(tally: Tally): Record<string, unknown> {
  return {
    ...tally,
    'fault schedules of 200+ ops': tally.schedules,
    'seconds for 100 schedules': (100 * tally.seconds) / Math.max(1, tally.schedules),
    'lost, divergent, stuck': [tally.lost, tally.divergent, tally.stuck],
  };
}

export const planFor = (seed: number, length = LENGTH): Plan => planOf(seed, seeded(seed), length);

export interface CampaignOptions {
  seeds: Iterable<number>;
  /** No schedule is begun after so much time. */
  seconds?: number;
  onOutcome?: (outcome: Outcome) => void;
  /** Ends after the first schedule that fails. */
  untilFailure?: boolean;
}

export async function campaign(
  world: World,
  driverOf: (seed: number) => Driver,
  options: CampaignOptions,
): Promise<Tally> {
  watchTheProcess();
  watchIndexedDb();
  const tally = emptyTally();
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / 1000;
  for (const seed of options.seeds) {
    if (spent() > (options.seconds ?? Infinity)) break;
    const outcome = await play(world, driverOf(seed), planFor(seed));
    add(tally, outcome);
    options.onOutcome?.(outcome);
    if (options.untilFailure && tally.failingSeeds.length > 0) break;
    if (tally.schedules % BETWEEN_SWEEPS === 0) await world.sweep();
  }
  tally.seconds = spent();
  return tally;
}

export { play };
