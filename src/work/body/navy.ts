import { daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

export type NavyFormula = 'women' | 'men';

/** Centimetres. */
export interface Tape {
  height: number | null;
  neck: number | null;
  waist: number | null;
  /** In the formula for women. */
  hips: number | null;
}

export type Missing = keyof Tape;

export type Taped = Exclude<Missing, 'height'>;

/** What the formula takes from the tape. */
export const tapedFor = (formula: NavyFormula): readonly Taped[] => [
  'neck',
  'waist',
  ...(formula === 'women' ? (['hips'] as const) : []),
];

/** What the formula needs and has not. */
export function missingFor(formula: NavyFormula, tape: Tape): Missing[] {
  return (['height', ...tapedFor(formula)] as const).filter((name) => tape[name] === null);
}

/**
 * Body fat in per cent by circumferences: Hodgdon and Beckett, Naval Health Research Center reports 84-11 (men) and 84-29
 * (women), 1984, in centimetres. Null where something is missing, or where what was measured cannot be.
 */
export function navyFat(formula: NavyFormula, tape: Tape): number | null {
  if (missingFor(formula, tape).length > 0) return null;
  const { height, neck, waist, hips } = tape as Record<Missing, number>;
  const around = formula === 'women' ? waist + hips - neck : waist - neck;
  if (around <= 0) return null;
  const density =
    formula === 'women'
      ? 1.29579 - 0.35004 * Math.log10(around) + 0.221 * Math.log10(height)
      : 1.0324 - 0.19077 * Math.log10(around) + 0.15456 * Math.log10(height);
  const fat = 495 / density - 450;
  return fat > 0 && fat < 75 ? fat : null;
}

/** A body has changed in that many days: what lies further apart is not of one. */
const APART_DAYS = 30;

export function areApart(days: readonly Day[]): boolean {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  return first !== undefined && last !== undefined && daysBetween(first, last) > APART_DAYS;
}
