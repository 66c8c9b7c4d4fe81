import { pressureClass } from './schemes.ts';
import type { PressureClass, SchemeName } from './schemes.ts';
import type { Values, Vital, VitalKind } from './vitals.ts';

/** How a value stands. `alarm` says what to do now. */
type Level = 'ok' | 'watch' | 'alarm';

export interface Verdict {
  level: Level;
  says: PressureClass | 'low' | 'high';
}

interface Range {
  source: string;
  /** Below it, and from it down. */
  low?: number;
  alarmLow?: number;
  /** From it up. */
  high?: number;
  alarmHigh?: number;
}

const NEWS2 = 'Royal College of Physicians, NEWS2, 2017';
const ADA = 'American Diabetes Association, Standards of Care, 2025';

/**
 * Of an adult at rest, in the units in which they are stored; for children and in pregnancy others hold. A clinician has
 * to confirm them: see docs/decisions/0162-health.md.
 */
export const RANGES: Partial<Record<VitalKind, Range>> = {
  heart_rate: { source: NEWS2, low: 50, alarmLow: 40, high: 91, alarmHigh: 131 },
  resting_heart_rate: { source: NEWS2, low: 50, alarmLow: 40, high: 91, alarmHigh: 131 },
  blood_glucose: { source: ADA, low: 69, alarmLow: 53, high: 181, alarmHigh: 301 },
  oxygen_saturation: { source: NEWS2, low: 95, alarmLow: 91 },
  temperature: { source: NEWS2, low: 36, alarmLow: 35, high: 38.1, alarmHigh: 39.1 },
  respiratory_rate: { source: NEWS2, low: 11, alarmLow: 8, high: 21, alarmHigh: 25 },
};

/** A pressure at which one does not wait: measured again after five minutes, and then to a doctor. */
const PRESSURE_ALARM = { systolic: 180, diastolic: 120 } as const;

const LEVEL_OF: Record<PressureClass, Level> = { normal: 'ok', elevated: 'watch', high: 'watch', 'very-high': 'watch' };

function ofPressure({ systolic, diastolic }: Values, scheme: SchemeName): Verdict | null {
  if (systolic === undefined || diastolic === undefined) return null;
  const says = pressureClass({ systolic, diastolic }, scheme);
  const isAlarm = systolic >= PRESSURE_ALARM.systolic || diastolic >= PRESSURE_ALARM.diastolic;
  return isAlarm ? { level: 'alarm', says: 'very-high' } : { level: LEVEL_OF[says], says };
}

function inRange(value: number, { low, alarmLow, high, alarmHigh }: Range): Verdict {
  if (alarmLow !== undefined && value <= alarmLow) return { level: 'alarm', says: 'low' };
  if (alarmHigh !== undefined && value >= alarmHigh) return { level: 'alarm', says: 'high' };
  if (low !== undefined && value <= low) return { level: 'watch', says: 'low' };
  if (high !== undefined && value >= high) return { level: 'watch', says: 'high' };
  return { level: 'ok', says: 'normal' };
}

/** Null where nothing was measured, or nobody says what is usual. */
export function verdictOn(vital: Vital, values: Values, scheme: SchemeName): Verdict | null {
  if (vital === 'pressure') return ofPressure(values, scheme);
  const [value, range] = [values[vital], RANGES[vital]];
  return value === undefined || !range ? null : inRange(value, range);
}
