import type { ArmName } from './arms/names.ts';
import type { Cell, Round, Rounds, Took } from './cells.ts';
import { median, percentile, rounded, spread } from './table.ts';

/** A row of the table of goals, named as there. */
export interface Figure {
  figure: string;
  goal: string;
  found: string;
  met: boolean | null;
  values: Record<string, number>;
}

export interface Compared {
  cell: Cell;
  rounds: Rounds;
}

export interface Pair {
  ours: number[];
  raw: number[];
}

type Part = keyof Round;

function tookOf(rounds: Rounds, arm: ArmName, part: Part): Took[] {
  return (rounds.get(arm) ?? []).flatMap((round) => round?.[part] ?? []);
}

const valueOf = (rounds: Rounds, arm: ArmName, part: Part, what: keyof Took): number =>
  median(tookOf(rounds, arm, part).map((took) => took[what]));

/** The ratio of each round by itself: what else the machine did in that minute harmed both arms. */
function ratioOf(rounds: Rounds, part: Part, [arm, other]: readonly [ArmName, ArmName]): number {
  const theirs = rounds.get(other) ?? [];
  const ratios = (rounds.get(arm) ?? []).flatMap((round, i) => {
    const [mine, beside] = [round?.[part], theirs[i]?.[part]];
    return mine && beside ? [mine.ms / beside.ms] : [];
  });
  return median(ratios);
}

function partOf(rounds: Rounds, arm: ArmName, part: Part): Record<string, unknown> {
  const took = tookOf(rounds, arm, part);
  const kilobytes = (what: 'up' | 'down') => rounded(valueOf(rounds, arm, part, what) / 1000);
  return {
    ms: rounded(valueOf(rounds, arm, part, 'ms')),
    spread: spread(took.map(({ ms }) => ms)),
    'x floor': rounded(ratioOf(rounds, part, [arm, 'floor']), 2),
    requests: valueOf(rounds, arm, part, 'requests'),
    'kB up': kilobytes('up'),
    'kB down': kilobytes('down'),
    'longest task': rounded(valueOf(rounds, arm, part, 'longest')),
    blocking: rounded(valueOf(rounds, arm, part, 'blocking')),
    rounds: took.length,
  };
}

/** A line an arm, setting and part. */
export function linesOf({ cell, rounds }: Compared): Record<string, unknown>[] {
  const { rows, delay, cpu, edits } = cell;
  const setting = { rows, delay, CPU: `${cpu}x` };
  return cell.arms.flatMap((arm) => [
    { part: 'first sync', ...setting, arm, ...partOf(rounds, arm, 'firstSync') },
    ...(edits > 0 ? [{ part: `push of ${edits}`, ...setting, arm, ...partOf(rounds, arm, 'push') }] : []),
  ]);
}

/** A goal is stated for a setting: no other one meets or misses it. */
const inSetting = (all: readonly Compared[], wanted: Partial<Cell>): Compared | undefined =>
  all.find(({ cell }) => Object.entries(wanted).every(([name, value]) => cell[name as keyof Cell] === value));

const verdictOf = (values: readonly number[], isMet: boolean): boolean | null =>
  values.some((value) => Number.isNaN(value)) ? null : isMet;

function firstSync(all: readonly Compared[]): Figure[] {
  const found = inSetting(all, { rows: 10_000, delay: 0, cpu: 1 });
  if (!found) return [];
  const ratio = ratioOf(found.rounds, 'firstSync', ['ours', 'floor']);
  const [longest, blocking] = (['longest', 'blocking'] as const).map((what) =>
    Math.max(...tookOf(found.rounds, 'ours', 'firstSync').map((took) => took[what])),
  ) as [number, number];
  const ms = valueOf(found.rounds, 'ours', 'firstSync', 'ms');
  return [
    {
      figure: 'first sync of 10,000 rows against "fetch the same JSON and one bulkPut"',
      goal: '<= 1.3x',
      found: `${ratio.toFixed(2)}x (${Math.round(ms)} ms)`,
      met: verdictOf([ratio], ratio <= 1.3),
      values: { ratio, ms },
    },
    {
      figure: 'main thread during that first sync',
      goal: 'no task over 100 ms, total blocking <= 200 ms',
      found: `longest ${Math.round(longest)} ms, blocking ${Math.round(blocking)} ms in the worst round`,
      met: verdictOf([longest], longest <= 100 && blocking <= 200),
      values: { longest, blocking },
    },
  ];
}

function push(all: readonly Compared[]): Figure[] {
  const found = inSetting(all, { delay: 40, edits: 1000, cpu: 1 });
  if (!found?.cell.arms.includes('rxdb-supabase')) return [];
  const times = ratioOf(found.rounds, 'push', ['rxdb-supabase', 'ours']);
  const requests = valueOf(found.rounds, 'ours', 'push', 'requests');
  const [ms, rivalMs] = [
    valueOf(found.rounds, 'ours', 'push', 'ms'),
    valueOf(found.rounds, 'rxdb-supabase', 'push', 'ms'),
  ];
  return [
    {
      figure: "push of 1,000 offline edits at 40 ms latency against RxDB's `replicateSupabase`",
      goal: '>= 20x faster, <= 3 requests',
      found: `${times.toFixed(1)}x faster (${Math.round(ms)} against ${Math.round(rivalMs)} ms), ${requests} requests`,
      met: verdictOf([times, requests], times >= 20 && requests <= 3),
      values: { times, requests, ms, rivalMs },
    },
  ];
}

export const syncFigures = (all: readonly Compared[]): Figure[] => [...firstSync(all), ...push(all)];

export function writeFigure({ ours, raw }: Pair): Figure {
  const [p50, p95] = [median(ours), percentile(ours, 0.95)];
  const ratio = p50 / median(raw);
  const [rawP50, rawP95] = [median(raw), percentile(raw, 0.95)];
  return {
    figure: 'local write to re-rendered query, p50 / p95',
    goal: '<= 3 / 8 ms on this kind of machine; <= 2x raw Dexie',
    found: `${p50.toFixed(1)} / ${p95.toFixed(1)} ms; ${ratio.toFixed(2)}x (raw ${rawP50.toFixed(1)} / ${rawP95.toFixed(1)})`,
    met: p50 <= 3 && p95 <= 8 && ratio <= 2,
    values: { p50, p95, ratio, rawP50, rawP95 },
  };
}

export function openFigure({ ours, raw }: Pair): Figure {
  const [ms, rawMs] = [median(ours), median(raw)];
  const ratio = ms / rawMs;
  return {
    figure: 'warm open of the database',
    goal: '<= 1.5x raw Dexie with as many tables',
    found: `${ratio.toFixed(2)}x (${ms.toFixed(1)} against ${rawMs.toFixed(1)} ms)`,
    met: ratio <= 1.5,
    values: { ratio, ms, rawMs },
  };
}

export function remoteFigure(times: readonly number[]): Figure {
  const [p50, p95] = [median(times), percentile(times, 0.95)];
  return {
    figure: 'remote commit to visible on an idle second device',
    goal: 'p95 <= 300 ms on loopback',
    found: `p50 ${p50} ms, p95 ${p95} ms`,
    met: p95 <= 300,
    values: { p50, p95 },
  };
}

export const sizeFigure = (kB: number): Figure => ({
  figure: "engine, RxDB's protocol included, gzip",
  goal: '<= 25 kB beside Dexie',
  found: `${kB.toFixed(1)} kB`,
  met: kB <= 25,
  values: { kB },
});
