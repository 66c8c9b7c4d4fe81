import type { PersonalRange } from '#sync/entities/personal-ranges.ts';
import { limitOf } from './limits.ts';
import type { GlucoseContext, Limits } from './limits.ts';
import { highFrom, pressureClass } from './schemes.ts';
import type { PressureClass, SchemeName } from './schemes.ts';
import type { Values, Vital, VitalKind } from './vitals.ts';

/** How a value stands. `alarm` says what to do now. */
type Level = 'ok' | 'watch' | 'alarm';

export interface Verdict {
  level: Level;
  says: PressureClass | 'low' | 'high';
}

/** By what somebody's values are called. */
export interface Rule {
  scheme: SchemeName;
  /** What doctors have set for this person; it stands above everything else. */
  own: readonly PersonalRange[];
  /** The limits of the house are those of adults: of others nothing is called but what cannot wait. */
  isAdult: boolean;
}

export interface Measured {
  values: Values;
  context: GlucoseContext | null;
}

const ownOf = (kind: VitalKind, { own }: Rule): PersonalRange | undefined => own.find((range) => range.kind === kind);

/** What holds of a kind for this person: each limit a doctor's, or else that of the house. */
export function limitsFor(kind: VitalKind, context: GlucoseContext | null, rule: Rule): Limits {
  const [house, own] = [limitOf(kind, context), ownOf(kind, rule)];
  const chosen = {
    low: own?.low ?? house?.low,
    high: own?.high ?? house?.high,
    alarmLow: own?.alarm_low ?? house?.alarmLow,
    alarmHigh: own?.alarm_high ?? house?.alarmHigh,
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, limit]) => limit !== null && limit !== undefined));
}

function inRange(value: number, { low, alarmLow, high, alarmHigh }: Limits): Verdict {
  if (alarmLow !== undefined && value <= alarmLow) return { level: 'alarm', says: 'low' };
  if (alarmHigh !== undefined && value >= alarmHigh) return { level: 'alarm', says: 'high' };
  if (low !== undefined && value <= low) return { level: 'watch', says: 'low' };
  if (high !== undefined && value >= high) return { level: 'watch', says: 'high' };
  return { level: 'ok', says: 'normal' };
}

const LEVEL_OF: Record<PressureClass, Level> = { normal: 'ok', elevated: 'watch', high: 'watch', 'very-high': 'watch' };
const WORST = ['alarm', 'watch', 'ok'] as const;

/** A pressure is called by its scheme, unless a doctor has said what is usual for this person. */
function ofPressure({ systolic, diastolic }: Values, rule: Rule): Verdict | null {
  if (systolic === undefined || diastolic === undefined) return null;
  const high = pressureLimits(rule);
  const both = [
    inRange(systolic, { ...limitsFor('systolic', null, rule), high: high.systolic }),
    inRange(diastolic, { ...limitsFor('diastolic', null, rule), high: high.diastolic }),
  ];
  const level = WORST.find((each) => both.some((verdict) => verdict.level === each));
  const worst = both.find((verdict) => verdict.level === level) ?? null;
  if (worst?.level === 'alarm') return { level: 'alarm', says: worst.says === 'low' ? 'low' : 'very-high' };
  if (ownOf('systolic', rule) || ownOf('diastolic', rule)) return worst;
  const says = pressureClass({ systolic, diastolic }, rule.scheme);
  return { level: LEVEL_OF[says], says };
}

function called(vital: Vital, { values, context }: Measured, rule: Rule): Verdict | null {
  if (vital === 'pressure') return ofPressure(values, rule);
  const value = values[vital];
  if (value === undefined || (!limitOf(vital, context) && !ownOf(vital, rule))) return null;
  return inRange(value, limitsFor(vital, context, rule));
}

const isOwn = (vital: Vital, rule: Rule): boolean =>
  vital === 'pressure' ? Boolean(ownOf('systolic', rule) ?? ownOf('diastolic', rule)) : Boolean(ownOf(vital, rule));

/** Null where nothing was measured, or nobody says what is usual. */
export function verdictOn(vital: Vital, measured: Measured, rule: Rule): Verdict | null {
  const verdict = called(vital, measured, rule);
  return rule.isAdult || verdict?.level === 'alarm' || isOwn(vital, rule) ? verdict : null;
}

/** What a doctor has set for a vital sign of this person. */
export const ownRangesOf = (vital: Vital, { own }: Rule): PersonalRange[] =>
  own.filter(({ kind }) => kind === vital || (vital === 'pressure' && (kind === 'systolic' || kind === 'diastolic')));

/** From where a pressure is called high, for the bands behind a chart. */
export function pressureLimits(rule: Rule): { systolic: number; diastolic: number } {
  const house = highFrom(rule.scheme);
  return {
    systolic: ownOf('systolic', rule)?.high ?? house.systolic,
    diastolic: ownOf('diastolic', rule)?.high ?? house.diastolic,
  };
}
