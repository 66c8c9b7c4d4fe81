import type { Values, VitalKind } from './vitals.ts';

/** Why something typed is asked about again: nothing but a slip makes it likely. */
export type Slip = 'swapped' | 'unit' | 'impossible';

/** What the table takes, in the units in which it is stored. */
const POSSIBLE: Record<VitalKind, readonly [least: number, most: number]> = {
  systolic: [50, 300],
  diastolic: [20, 200],
  heart_rate: [20, 300],
  resting_heart_rate: [20, 200],
  blood_glucose: [10, 1500],
  oxygen_saturation: [40, 100],
  temperature: [25, 45],
  respiratory_rate: [3, 80],
  sleep: [0, 24],
  steps: [0, 200_000],
  pain: [0, 10],
  mood: [0, 10],
};

/** Stored values out of which the other unit speaks: 5.6 typed as mg/dL, 98 typed as mmol/L, 99 typed as degrees Celsius. */
const isOtherUnit = ({ blood_glucose, temperature }: Values): boolean =>
  (blood_glucose !== undefined && (blood_glucose < 30 || blood_glucose > 700)) ||
  (temperature !== undefined && (temperature < 25 || temperature > 45));

/** Null where all of it may be so. */
export function slipIn(values: Values): Slip | null {
  if (isOtherUnit(values)) return 'unit';
  const { systolic, diastolic } = values;
  if (systolic !== undefined && diastolic !== undefined && systolic <= diastolic) return 'swapped';
  const isPossible = Object.entries(values).every(([kind, value]) => {
    const [least, most] = POSSIBLE[kind as VitalKind];
    return value >= least && value <= most;
  });
  return isPossible ? null : 'impossible';
}

/** May be kept all the same: whoever lives at such a value has to be able to say so. */
export const isStorable = (values: Values): boolean =>
  slipIn(values) !== 'impossible' && slipIn(values) !== 'swapped' && !isBeyondTable(values);

const isBeyondTable = ({ blood_glucose = 100, temperature = 37 }: Values): boolean =>
  blood_glucose < 10 || blood_glucose > 1500 || temperature < 25 || temperature > 45;
