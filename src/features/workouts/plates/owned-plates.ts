import { convert } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import type { Plate } from './plates.ts';

type Owned = UserSettings['plates'];

/** What gyms have, in the unit cast on it. */
const CAST: Record<Units, { plates: readonly number[]; bars: readonly number[] }> = {
  metric: { plates: [25, 20, 15, 10, 5, 2.5, 1.25], bars: [20, 15, 10] },
  imperial: { plates: [45, 35, 25, 10, 5, 2.5, 1.25], bars: [45, 35, 15] },
};

export interface CastWeight {
  kg: number;
  /** "20 kg" or "45 lb", whatever the person's units: it is cast on it. */
  cast: number;
  units: Units;
}

const weights = (units: Units, kind: 'plates' | 'bars'): CastWeight[] =>
  CAST[units][kind].map((cast) => ({ cast, units, kg: convert('weight', cast, units, 'metric') }));

export const platesOnOffer = (units: Units): CastWeight[] => weights(units, 'plates');
export const barsOnOffer = (units: Units): CastWeight[] => weights(units, 'bars');

/** A pound, past the hundredths that a weight is kept by: many plates would add up to another weight. */
const POUND_KG = convert('weight', 10_000, 'imperial', 'metric') / 10_000;

export const massOf = ({ cast, units }: CastWeight): number => (units === 'metric' ? cast : cast * POUND_KG);

/** The weight as cast on the plate; pounds where no kilogram plate is as heavy. */
export function castOf(kg: number): CastWeight {
  const all = [...platesOnOffer('metric'), ...platesOnOffer('imperial')];
  return all.find((plate) => Math.abs(plate.kg - kg) < 0.005) ?? { cast: kg, units: 'metric', kg };
}

const isSame = (left: number, right: number): boolean => Math.abs(left - right) < 0.005;

export const countOf = (owned: readonly Plate[], kg: number): number =>
  owned.find(({ weight_kg }) => isSame(weight_kg, kg))?.count ?? 0;

/** Of one weight. */
export const MOST_PLATES = 40;

/** Adds so many of that weight, or removes them; zero is not stored. */
export function withMore(owned: Owned, kg: number, more: number): Owned {
  const count = Math.min(MOST_PLATES, countOf(owned, kg) + more);
  const others = owned.filter(({ weight_kg }) => !isSame(weight_kg, kg));
  return count > 0 ? [...others, { weight_kg: kg, count }] : others;
}
