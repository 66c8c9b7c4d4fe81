import type { PersonalRange } from '#sync/entities/personal-ranges.ts';
import { numberIn } from '#src/lib/numbers.ts';
import { limitOf } from '#src/work/health/limits.ts';

export type RangeKind = PersonalRange['kind'];

/** From below. */
export const EDGES = ['alarm_low', 'low', 'high', 'alarm_high'] as const;
export type Edge = (typeof EDGES)[number];

export type TypedRange = Record<Edge, string> & { reason: string };
export type Edges = Record<Edge, number | null>;

const text = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

/** What is set already, or else what the house has, so that nothing between two limits is left to guess. */
export function typedRange(kind: RangeKind, set: PersonalRange | undefined): TypedRange {
  if (set) {
    const { alarm_low, low, high, alarm_high, reason } = set;
    return { alarm_low: text(alarm_low), low: text(low), high: text(high), alarm_high: text(alarm_high), reason };
  }
  const { alarmLow, low, high, alarmHigh } = limitOf(kind) ?? {};
  return { alarm_low: text(alarmLow), low: text(low), high: text(high), alarm_high: text(alarmHigh), reason: '' };
}

const MOST = 1500;

/** Null where it is no figure, or the limits do not rise. */
export function edgesIn(typed: TypedRange): Edges | null {
  const figures = EDGES.map((edge) => numberIn(typed[edge]));
  const said = figures.filter((figure) => figure !== null);
  const isFine = said.length > 0 && said.every((figure) => figure >= 1 && figure <= MOST);
  if (!isFine) return null;
  const [alarm_low = null, low = null, high = null, alarm_high = null] = figures;
  const from = low ?? alarm_low ?? 0;
  const to = high ?? alarm_high ?? Infinity;
  const rises = (alarm_low ?? 0) <= from && from < to && to <= (alarm_high ?? Infinity);
  return rises ? { alarm_low, low, high, alarm_high } : null;
}
