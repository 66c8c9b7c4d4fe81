import * as z from 'zod/mini';

const chosen = {
  work: z.number().check(z.gte(1)),
  rest: z.number().check(z.gte(0)),
  rounds: z.number().check(z.gte(1)),
};

const StoredIntervals = z.object(chosen);

/** Work and rest in turn, in seconds; there is no rest behind the last round. */
export type Intervals = z.infer<typeof StoredIntervals>;

/** `from` is how long the session had been moving when they began. */
const StoredRun = z.object({ ...chosen, from: z.number() });

export type RunningIntervals = z.infer<typeof StoredRun>;

export const intervalsNameOf = (sessionId: string): string => `intervals:${sessionId}`;

export const intervalsIn = (kept: unknown): RunningIntervals | null => StoredRun.safeParse(kept).data ?? null;

export interface Phase {
  kind: 'work' | 'rest' | 'over';
  /** The first is 1. */
  round: number;
  /** The moving seconds of the session at its end. */
  until: number;
}

/** Like a pause it follows from what is stored, so that it goes on while the page is closed, and stands still with it. */
export function phaseAt({ work, rest, rounds, from }: RunningIntervals, moving: number): Phase {
  const each = work + rest;
  // A clock on the screen may be older than the press that began them.
  const gone = Math.max(0, moving - from);
  const round = Math.min(rounds, Math.floor(gone / each) + 1);
  const workEnds = from + (round - 1) * each + work;
  if (moving < workEnds) return { kind: 'work', round, until: workEnds };
  return round === rounds ? { kind: 'over', round, until: workEnds } : { kind: 'rest', round, until: workEnds + rest };
}

export const secondsOf = ({ work, rest, rounds }: Intervals): number => rounds * (work + rest) - rest;

/** What was chosen on this device, the last first. */
export const PRESETS = 'interval-presets';

const MOST_PRESETS = 4;

export const presetsIn = (kept: unknown): readonly Intervals[] => z.array(StoredIntervals).safeParse(kept).data ?? [];

export const isSame = (one: Intervals, other: Intervals): boolean =>
  one.work === other.work && one.rest === other.rest && one.rounds === other.rounds;

export const withPreset = (kept: unknown, used: Intervals): readonly Intervals[] =>
  [used, ...presetsIn(kept).filter((each) => !isSame(each, used))].slice(0, MOST_PRESETS);
