import type { Measurement } from '#sync/entities/measurements.ts';
import type { VitalKind } from './vitals.ts';

export type GlucoseContext = NonNullable<Measurement['context']>;

export interface Limits {
  /** Low from it down, high from it up; an alarm is what does not wait. */
  low?: number;
  alarmLow?: number;
  high?: number;
  alarmHigh?: number;
}

interface Limit extends Limits {
  kind: VitalKind;
  /** Of a glucose measured then; without it of one of which nobody said when. */
  context?: GlucoseContext;
  source: string;
  version: string;
}

const NEWS2 = { source: 'Royal College of Physicians, NEWS2', version: '2017' };
const ADA = { source: 'American Diabetes Association, Standards of Care', version: '2025' };

/**
 * Of an adult at rest, who is not pregnant, in the units in which they are stored. A clinician has to confirm each line:
 * see docs/decisions/0172. The alarms are also in `private.alarm_limits`, by which the server tells whoever cares.
 */
export const LIMITS: readonly Limit[] = [
  { kind: 'systolic', alarmHigh: 180, source: 'ACC/AHA', version: '2025' },
  { kind: 'diastolic', alarmHigh: 120, source: 'ACC/AHA', version: '2025' },
  { kind: 'heart_rate', low: 50, alarmLow: 40, high: 91, alarmHigh: 131, ...NEWS2 },
  { kind: 'resting_heart_rate', low: 50, alarmLow: 40, high: 91, alarmHigh: 131, ...NEWS2 },
  { kind: 'blood_glucose', low: 69, alarmLow: 53, high: 181, alarmHigh: 301, ...ADA },
  { kind: 'blood_glucose', context: 'fasting', low: 69, alarmLow: 53, high: 131, alarmHigh: 301, ...ADA },
  { kind: 'blood_glucose', context: 'before-meal', low: 69, alarmLow: 53, high: 131, alarmHigh: 301, ...ADA },
  { kind: 'blood_glucose', context: 'after-meal', low: 69, alarmLow: 53, high: 181, alarmHigh: 301, ...ADA },
  { kind: 'blood_glucose', context: 'bedtime', low: 79, alarmLow: 53, high: 181, alarmHigh: 301, ...ADA },
  { kind: 'blood_glucose', context: 'random', low: 69, alarmLow: 53, high: 181, alarmHigh: 301, ...ADA },
  { kind: 'oxygen_saturation', low: 95, alarmLow: 91, ...NEWS2 },
  { kind: 'temperature', low: 36, alarmLow: 35, high: 38.1, alarmHigh: 39.1, ...NEWS2 },
  { kind: 'respiratory_rate', low: 11, alarmLow: 8, high: 21, alarmHigh: 25, ...NEWS2 },
];

/** Undefined where nobody says what is usual. */
export const limitOf = (kind: VitalKind, context: GlucoseContext | null = null): Limit | undefined =>
  LIMITS.find((limit) => limit.kind === kind && (limit.context ?? null) === context) ??
  LIMITS.find((limit) => limit.kind === kind && limit.context === undefined);
