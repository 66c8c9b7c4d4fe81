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

/** What was typed; null when it is no number. */
export function typed(text: string, limits: Limits): number | null {
  const value = numberIn(text);
  return value === null || Number.isNaN(value) ? null : within(value, limits);
}
