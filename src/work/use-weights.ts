import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import { useLanguage } from '#src/ui/language.tsx';

/** Kilograms in the person's units. */
export function useWeights() {
  const language = useLanguage();
  const { units } = useSettings();
  const unit = unitOf('weight', units);
  const shown = (kg: number): number => toTenth(convert('weight', kg, 'metric', units));
  return {
    unit,
    shown,
    inWords: (kg: number): string => `${shown(kg).toLocaleString(language)} ${unit}`,
    /** With its sign. */
    changed: (kg: number): string => shown(kg).toLocaleString(language, { signDisplay: 'exceptZero' }),
  };
}
