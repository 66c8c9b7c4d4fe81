import type { Goal } from '#sync/entities/goals.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { kindOf } from './kinds.ts';
import { goalWords } from './words.ts';

type Measured = Pick<Goal, 'kind' | 'unit'>;

/** Amounts of a goal in the person's units and language. */
export function useAmounts() {
  const language = useLanguage();
  const { units } = useSettings();
  const { units: words } = useWords(goalWords);

  const shown = ({ kind }: Measured, value: number): number => {
    const { measure } = kindOf(kind);
    return toTenth(measure ? convert(measure, value, 'metric', units) : value);
  };
  const stored = ({ kind }: Measured, value: number): number => {
    const { measure } = kindOf(kind);
    return measure ? convert(measure, value, units, 'metric') : value;
  };
  const unit = ({ kind, unit: own }: Measured, count = 2): string => {
    const { measure } = kindOf(kind);
    if (measure) return unitOf(measure, units);
    return own in words ? words[own as keyof typeof words](count) : own;
  };
  const inWords = (goal: Measured, value: number): string =>
    `${shown(goal, value).toLocaleString(language)} ${unit(goal, shown(goal, value))}`.trim();
  return { shown, stored, unit, inWords };
}
