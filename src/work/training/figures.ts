import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { useLanguage } from '#src/ui/language.tsx';
import { clockOf } from './clock.ts';

/** Below this a time is told in seconds. */
const AS_CLOCK = 100;
const KILO = 1000;
const SHORT_M = 400;

export const isBrief = (seconds: number): boolean => seconds < AS_CLOCK;

/** A length of the gym, not a run: told in metres, whatever the units. */
export const isShort = (metres: number): boolean => metres > 0 && metres < SHORT_M;

/** As it is shown: quarters of a kilogram are of plates, other fractions of arithmetic. */
export function weightIn(kg: number, units: Units): number {
  const value = convert('weight', kg, 'metric', units);
  return units === 'metric' && Number.isInteger(value * 4) ? value : toTenth(value);
}

export interface Figures {
  units: Units;
  weightUnit: string;
  distanceUnit: string;
  figure: (value: number) => string;
  weight: (kg: number) => string;
  /** Without fractions, which nobody wants in totals. */
  lifted: (kg: number) => string;
  time: (seconds: number) => string;
  distance: (metres: number) => string;
}

/** What was trained, in the person's units and language. */
export function useFigures(): Figures {
  const language = useLanguage();
  const { units } = useSettings();
  const figure = (value: number): string => value.toLocaleString(language);
  const [weightUnit, distanceUnit] = [unitOf('weight', units), unitOf('distance', units)];
  return {
    units,
    weightUnit,
    distanceUnit,
    figure,
    weight: (kg) => `${figure(weightIn(kg, units))} ${weightUnit}`,
    lifted: (kg) => `${figure(Math.round(convert('weight', kg, 'metric', units)))} ${weightUnit}`,
    time: (seconds) => (isBrief(seconds) ? `${figure(seconds)} s` : clockOf(seconds)),
    distance: (metres) =>
      isShort(metres)
        ? `${figure(Math.round(metres))} m`
        : `${figure(convert('distance', metres / KILO, 'metric', units))} ${distanceUnit}`,
  };
}
