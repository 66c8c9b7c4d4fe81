import { formatMoney } from '#src/lib/money.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import type { Measure, Units } from '#src/lib/units.ts';

/** How a figure that is kept is shown and typed. */
export interface Figure {
  unit: string | null;
  shown: (kept: number) => number;
  kept: (typed: number) => number;
  inWords: (kept: number, language: string) => string;
}

type Converted = readonly [Measure, Units];

const KILOGRAMS: Converted = ['weight', 'metric'];
const CENTIMETRES: Converted = ['length', 'metric'];

/** What is kept in one system and shown in that of the person. */
const CONVERTED: Readonly<Record<string, Converted>> = {
  'profiles.weight': ['weight', 'imperial'],
  'profiles.height': ['length', 'imperial'],
  weight_kg: KILOGRAMS,
  target_weight_kg: KILOGRAMS,
};

const CENTS: ReadonlySet<string> = new Set(['profiles.consultation_fee', 'profiles.consultation_fee_max']);

/** The same for everybody. */
const UNITS: Readonly<Record<string, string>> = {
  calories: 'kcal',
  calories_burned: 'kcal',
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  grams: 'g',
  duration_minutes: 'min',
  duration_seconds: 's',
  moving_seconds: 's',
  heart_rate: '/min',
  distance_m: 'm',
};

/** Their unit stands in the row. */
const WITH_UNIT: ReadonlySet<string> = new Set(['value', 'start_value', 'current', 'target']);

const BY_UNIT: Readonly<Record<string, Converted>> = { kg: KILOGRAMS, cm: CENTIMETRES };

const same = (figure: number): number => figure;

const inUnit = (unit: string | null): Figure => ({
  unit,
  shown: same,
  kept: same,
  inWords: (kept, language) => [kept.toLocaleString(language), unit].filter(Boolean).join(' '),
});

const IN_DOLLARS: Figure = {
  unit: '$',
  shown: (cents) => cents / 100,
  kept: (dollars) => Math.round(dollars * 100),
  inWords: (cents) => formatMoney(cents, 'USD'),
};

function converted([measure, kept]: Converted, units: Units): Figure {
  const unit = unitOf(measure, units);
  const shown = (figure: number): number => convert(measure, figure, kept, units);
  return {
    unit,
    shown,
    kept: (figure) => convert(measure, figure, units, kept),
    inWords: (figure, language) => `${toTenth(shown(figure)).toLocaleString(language)} ${unit}`,
  };
}

interface Cell {
  entity: string;
  row: Readonly<Record<string, unknown>>;
  column: string;
}

/** One whose unit nobody knows is a plain number. */
export function figureOf({ entity, row, column }: Cell, units: Units): Figure {
  const path = `${entity}.${column}`;
  if (CENTS.has(path)) return IN_DOLLARS;
  const own = WITH_UNIT.has(column) && typeof row['unit'] === 'string' ? row['unit'] : null;
  const system = CONVERTED[path] ?? CONVERTED[column] ?? (own === null ? undefined : BY_UNIT[own]);
  return system ? converted(system, units) : inUnit(own ?? UNITS[column] ?? null);
}
