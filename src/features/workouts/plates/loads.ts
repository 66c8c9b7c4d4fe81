import { convert } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { stepped } from '#src/ui/steps.ts';
import { weightIn } from '#src/work/training/figures.ts';
import { castOf, massOf } from './owned-plates.ts';
import { loadingFor, totalsNear } from './plates.ts';
import type { Plate } from './plates.ts';

/** What there is to load with. */
export interface Rack {
  plates: readonly Plate[];
  /** The chosen bar, in kilograms; null for the usual one. */
  bar: number | null;
}

/** Which weights an exercise can have. */
export interface Loads {
  /** Of a barbell, in kilograms. */
  bar: number | null;
  /** The heaviest that can be loaded and is no heavier than this, in kilograms. */
  downTo: (kg: number) => number;
  /** The next heavier or lighter one, in the person's unit. */
  next: (value: number, by: number) => number;
}

/** Pairs of the smallest plate of most gyms. */
const USUAL: Record<Units, number> = { metric: 2.5, imperial: 5 };
const USUAL_BAR: Record<Units, number> = { metric: 20, imperial: 45 };
/** In the person's unit, as what follows. */
export const MOST: Record<Units, number> = { metric: 1000, imperial: 2200 };
/** As finely as a weight is typed. */
export const GRAIN: Record<Units, number> = { metric: 0.25, imperial: 0.5 };

const HALF_OF_FIVE = 2.5;

/** Hundredths of a kilogram are what a weight typed in pounds is kept by. */
const ROUGHLY = 0.012;

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < ROUGHLY;

/** Written on what is lifted: whole pounds and halves of five, quarters of a kilogram. Anything else was converted. */
const isCast = (value: number, units: Units, step: number): boolean =>
  units === 'metric' ? isWhole(value * 4) : isWhole(value) || isWhole(value / step);

const floored = (value: number, step: number): number => Math.floor(value / step + ROUGHLY) * step;

/** On a bar plates hang in pairs; elsewhere one is added. */
function stepOf(plates: readonly Plate[], isBar: boolean, units: Units): number {
  const owned = plates.filter(({ count }) => count >= (isBar ? 2 : 1)).map(({ weight_kg }) => weight_kg);
  if (owned.length === 0) return USUAL[units];
  const smallest = Math.round(convert('weight', Math.min(...owned), 'metric', units) * 4) / 4;
  return Math.min(USUAL[units], isBar ? smallest * 2 : smallest);
}

export function loadsOf({ plates, bar }: Rack, equipment: string | undefined, units: Units): Loads {
  const isBar = equipment === 'barbell';
  const step = stepOf(plates, isBar, units);
  const inKg = (value: number): number => convert('weight', value, units, 'metric');
  const inUnits = (kg: number): number => convert('weight', kg, 'metric', units);
  const onGrid = (kg: number): number => {
    const value = inUnits(kg);
    return isCast(value, units, isBar ? step : HALF_OF_FIVE) ? kg : inKg(floored(value, step));
  };
  const byStep = (value: number, by: number): number => stepped(value, by, { min: 0, max: MOST[units], step });
  const barKg = bar ?? inKg(USUAL_BAR[units]);
  const exactly = plates.map(({ weight_kg, count }) => ({ weight_kg: massOf(castOf(weight_kg)), count }));
  // Nobody said what hangs there, so it goes by what hangs in most gyms.
  if (!isBar || !plates.some(({ count }) => count > 1)) {
    return { bar: isBar ? barKg : null, downTo: onGrid, next: byStep };
  }
  return {
    bar: barKg,
    downTo: (kg) => (kg < barKg ? onGrid(kg) : Math.round(loadingFor(kg, barKg, exactly).total * 100) / 100),
    next(value, by) {
      const there = [0, ...totalsNear(inKg(value), barKg, exactly)].map((kg) => weightIn(kg, units));
      const isPast = (total: number): boolean => (total - value) * Math.sign(by) > 0.05;
      const past = there.filter(isPast);
      if (past.length === 0) return by > 0 ? byStep(value, by) : 0;
      return by > 0 ? Math.min(...past) : Math.max(...past);
    },
  };
}
