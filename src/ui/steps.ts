import { numberIn } from '#src/lib/numbers.ts';

export interface Limits {
  min: number;
  max: number;
  step: number;
}

const decimals = (step: number): number => (String(step).split('.')[1] ?? '').length;

/** Keeps to the limits, and to as many places as a step has. */
export const within = (value: number, { min, max, step }: Limits): number =>
  Number(Math.min(max, Math.max(min, value)).toFixed(decimals(step)));

/** The next figure of the grid that the steps make from zero: one that is off it goes to the nearest that way first. */
export function stepped(value: number, by: number, limits: Limits): number {
  const steps = value / limits.step;
  const nearest = Math.round(steps);
  const isOnGrid = Math.abs(steps - nearest) < 1e-6;
  const up = isOnGrid ? nearest + 1 : Math.ceil(steps);
  const down = isOnGrid ? nearest - 1 : Math.floor(steps);
  return within((by > 0 ? up : down) * limits.step, limits);
}

/** What was typed; null when it is no number. */
export function typed(text: string, limits: Limits): number | null {
  const value = numberIn(text);
  return value === null || Number.isNaN(value) ? null : within(value, limits);
}
