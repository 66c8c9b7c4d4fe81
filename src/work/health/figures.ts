import { addDays, dayIn } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { verdictOn } from './ranges.ts';
import type { Measured, Rule } from './ranges.ts';
import { VITALS } from './vitals.ts';
import type { Values, Vital, VitalKind } from './vitals.ts';
import { isMorning } from './week.ts';

export interface Told extends Measured {
  at: string;
}

/** The mean of each kind; a kind that nobody measured is left out. Null of nothing. */
export function meanOf(vital: Vital, moments: readonly Pick<Told, 'values'>[]): Values | null {
  const kinds = VITALS[vital].filter((kind) => kind === vital || kind !== 'heart_rate');
  const means = kinds.flatMap((kind: VitalKind) => {
    const values = moments.flatMap(({ values: { [kind]: value } }) => value ?? []);
    return values.length === 0 ? [] : [[kind, values.reduce((sum, value) => sum + value, 0) / values.length] as const];
  });
  return means.length < kinds.length ? null : Object.fromEntries(means);
}

export interface Figures {
  days: number;
  count: number;
  mean: Values | null;
  morning: Values | null;
  evening: Values | null;
  /** Of the readings that are called at all, the part in the usual range. */
  inRange: number | null;
}

/** What the readings of the last days say together. */
export function figuresOf(
  vital: Vital,
  moments: readonly Told[],
  { today, zone, rule, days }: Here & { rule: Rule; days: number },
): Figures {
  const from = addDays(today, 1 - days);
  const within = moments.filter(({ at }) => dayIn(zone, Date.parse(at)) >= from);
  const half = (wanted: boolean) => within.filter(({ at }) => isMorning(at, zone) === wanted);
  const levels = within.flatMap((moment) => verdictOn(vital, moment, rule)?.level ?? []);
  return {
    days,
    count: within.length,
    mean: meanOf(vital, within),
    morning: meanOf(vital, half(true)),
    evening: meanOf(vital, half(false)),
    inRange: levels.length === 0 ? null : levels.filter((level) => level === 'ok').length / levels.length,
  };
}
