import { isOwnKind, UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import type { OwnKind } from '#sync/queries/measurement-kinds.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import type { Measure } from '#src/lib/units.ts';
import { useLanguage } from '#src/ui/language.tsx';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import type { BodyMeasure } from './body.ts';

export type Kind = BodyMeasure | OwnKind | 'weight';

const MEASURE_OF: Record<string, Measure> = { kg: 'weight', cm: 'length' };

const HIDDEN = '–';

/** What somebody named is told as it was typed. */
const EXACT = { maximumFractionDigits: 10 };

const measureOf = (kind: Kind): Measure | undefined => (isOwnKind(kind) ? undefined : MEASURE_OF[UNIT_OF[kind]]);

/** Measurements in the person's units; what somebody named is in the unit it was given. */
export function useMeasures() {
  const language = useLanguage();
  const { units } = useSettings();
  const isHidden = useBodyHidden();
  const unit = (kind: Kind, own = ''): string => {
    if (isOwnKind(kind)) return own;
    const measure = measureOf(kind);
    return measure ? unitOf(measure, units) : UNIT_OF[kind];
  };
  const shown = (kind: Kind, value: number): number => {
    if (isOwnKind(kind)) return value;
    const measure = measureOf(kind);
    return toTenth(measure ? convert(measure, value, 'metric', units) : value);
  };
  const stored = (kind: Kind, value: number): number => {
    const measure = measureOf(kind);
    return measure ? convert(measure, value, units, 'metric') : value;
  };
  const told = (kind: Kind, value: number, own?: string): string =>
    `${shown(kind, value).toLocaleString(language, EXACT)} ${unit(kind, own)}`.trim();
  /** As `told`, and nothing to whom the figures of the body are hidden. */
  const inWords = (kind: Kind, value: number, own?: string): string =>
    isHidden && !isOwnKind(kind) ? HIDDEN : told(kind, value, own);
  return { unit, shown, stored, told, inWords, isHidden };
}
