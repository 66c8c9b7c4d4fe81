export type Units = 'imperial' | 'metric';
export type Measure = 'weight' | 'length' | 'volume' | 'distance';

/** One unit in kilograms, centimetres, millilitres or kilometres. */
const UNITS: Record<Measure, Record<Units, { name: string; size: number }>> = {
  weight: { metric: { name: 'kg', size: 1 }, imperial: { name: 'lb', size: 0.45359237 } },
  length: { metric: { name: 'cm', size: 1 }, imperial: { name: 'in', size: 2.54 } },
  volume: { metric: { name: 'ml', size: 1 }, imperial: { name: 'fl oz', size: 29.5735295625 } },
  distance: { metric: { name: 'km', size: 1 }, imperial: { name: 'mi', size: 1.609344 } },
};

export const unitOf = (measure: Measure, units: Units): string => UNITS[measure][units].name;

/** A loss as a gain of the same size. */
const rounded = (value: number, parts: number): number =>
  (Math.sign(value) * Math.round((Math.abs(value) + Number.EPSILON) * parts)) / parts || 0;

/** The precision in which figures are shown and typed. */
export const toTenth = (value: number): number => rounded(value, 10);

/** To a hundredth, so that a figure with one decimal survives the round trip. */
export function convert(measure: Measure, value: number, from: Units, to: Units): number {
  if (from === to) return value;
  return rounded((value * UNITS[measure][from].size) / UNITS[measure][to].size, 100);
}
