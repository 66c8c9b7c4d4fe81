import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { toTenth } from '#src/lib/units.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { VITALS } from '#src/work/health/vitals.ts';
import type { Values, Vital, VitalKind } from '#src/work/health/vitals.ts';
import { healthWords } from './words.ts';

/** Milligrams a decilitre in a millimole a litre of glucose. */
const GLUCOSE = 18.016;

interface Shown {
  unit: string;
  of: (stored: number) => number;
  stored: (shown: number) => number;
}

const rounded = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([kind, value]) => [kind, Math.round(value)]));

const same = (value: number): number => value;

/** Only these two are told differently from how they are stored. */
const METRIC: Partial<Record<VitalKind, Shown>> = {
  blood_glucose: { unit: 'mmol/L', of: (mg) => toTenth(mg / GLUCOSE), stored: (mmol) => mmol * GLUCOSE },
  temperature: { unit: '°C', of: toTenth, stored: same },
};
const IMPERIAL: Partial<Record<VitalKind, Shown>> = {
  temperature: { unit: '°F', of: (c) => toTenth(c * 1.8 + 32), stored: (f) => (f - 32) / 1.8 },
};

/** Vital signs in the person's units, everywhere by the one choice. */
export function useVitals() {
  const language = useLanguage();
  const words = useWords(healthWords);
  const { units } = useSettings();
  const shownAs = (kind: VitalKind): Shown => {
    const own = (units === 'metric' ? METRIC : IMPERIAL)[kind];
    const named: Partial<Record<VitalKind, string>> = words.units;
    return own ?? { unit: named[kind] ?? UNIT_OF[kind], of: toTenth, stored: same };
  };
  const figure = (kind: VitalKind, value: number): string => shownAs(kind).of(value).toLocaleString(language);
  const unitOf = (vital: Vital): string => shownAs(VITALS[vital][0]).unit;
  /** Without its unit; a pressure is one above the other. */
  const figureOf = (vital: Vital, values: Values): string =>
    VITALS[vital]
      .filter((kind) => kind === vital || kind !== 'heart_rate')
      .flatMap((kind) => values[kind] ?? [])
      .map((value, place) => figure(VITALS[vital][place] ?? VITALS[vital][0], value))
      .join('/');
  return {
    shownAs,
    unitOf,
    figureOf,
    inWords: (vital: Vital, values: Values): string => `${figureOf(vital, values)} ${unitOf(vital)}`,
    /** Of a mean: as fine as a single value is shown. */
    meanInWords: (vital: Vital, values: Values): string =>
      figureOf(vital, vital === 'pressure' ? rounded(values) : values),
  };
}
