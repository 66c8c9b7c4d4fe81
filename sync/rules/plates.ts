import type { UserSettings } from '#sync/entities/user-settings.ts';

/** A pound in kilograms. */
const POUND = 0.45359237;
/** Between the two pairs of plates that a step in pounds is made of. */
const [SMALL, WHOLE] = [2.5, 5];

/** The thousandths are of the arithmetic. */
export const exact = (kg: number): number => Math.round(kg * 1000) / 1000;

/** How a step that a trainer wrote in kilograms is hung on the bar of whoever lifts it. */
export interface Plates {
  more(kg: number): number;
  less(kg: number, steps: number): number;
  /** As many steps as are nearest to a weight. */
  steps(kg: number): number;
  /** Down to what can be hung on a bar. */
  downTo(kg: number): number;
}

const kilograms = (step: number): Plates => ({
  more: (kg) => kg + step,
  less: (kg, steps) => exact(kg - steps * step),
  steps: (kg) => Math.round(kg / step),
  downTo: (kg) => exact(Math.floor(kg / step + 1e-6) * step),
});

/** Whole fives, or 2.5 where the step is a small one: 2.5 kg are 5 lb. */
function stepInPounds(stepKg: number): { step: number; grain: number } {
  const wanted = stepKg / POUND;
  const grain = wanted < (SMALL + WHOLE) / 2 ? SMALL : WHOLE;
  return { grain, step: Math.max(grain, Math.round(wanted / grain) * grain) };
}

/** To the hundredth that a weight typed in pounds is kept by. */
const held = (lb: number): number => Math.round(lb * POUND * 100) / 100;

/** What it leads to can be hung too, from anywhere. */
function pounds(stepKg: number): Plates {
  const { grain, step } = stepInPounds(stepKg);
  const near = (lb: number): number => held(Math.round(lb / grain) * grain);
  return {
    more: (kg) => near(kg / POUND + step),
    less: (kg, steps) => near(kg / POUND - steps * step),
    steps: (kg) => Math.round(kg / POUND / step),
    // A pound that is kept by hundredths of a kilogram is a little less.
    downTo: (kg) => held(Math.floor(kg / POUND / grain + 0.01) * grain),
  };
}

/** A step as whoever lifts in these units adds it to the bar. */
export const stepIn = (stepKg: number, units: UserSettings['units']): number =>
  units === 'imperial' ? stepInPounds(stepKg).step : stepKg;

export const platesFor = (stepKg: number, units: UserSettings['units']): Plates =>
  (units === 'imperial' ? pounds : kilograms)(stepKg);
