import { UNIT_OF } from '#sync/queries/measurements.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import type { Measure } from '#src/lib/units.ts';
import { useLanguage } from '#src/ui/language.tsx';
import type { BodyMeasure } from './queries.ts';

export type Kind = BodyMeasure | 'weight';

const MEASURE_OF: Record<string, Measure> = { kg: 'weight', cm: 'length' };

const measureOf = (kind: Kind): Measure | undefined => MEASURE_OF[UNIT_OF[kind]];

/** Measurements in the person's units. */
export function useMeasures() {
  const language = useLanguage();
  const { units } = useSettings();
  const unit = (kind: Kind): string => {
    const measure = measureOf(kind);
    return measure ? unitOf(measure, units) : UNIT_OF[kind];
  };
  const shown = (kind: Kind, value: number): number => {
    const measure = measureOf(kind);
    return toTenth(measure ? convert(measure, value, 'metric', units) : value);
  };
  const stored = (kind: Kind, value: number): number => {
    const measure = measureOf(kind);
    return measure ? convert(measure, value, units, 'metric') : value;
  };
  const inWords = (kind: Kind, value: number): string => `${shown(kind, value).toLocaleString(language)} ${unit(kind)}`;
  return { unit, shown, stored, inWords };
}
