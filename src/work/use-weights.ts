import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import { useLanguage } from '#src/ui/language.tsx';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';

const ARROWS = { '-1': '↓', '0': '→', '1': '↑' } as const;
const HIDDEN = '–';

/** Less is no change to those who see no figures. */
const NOTHING_KG = 0.1;

const arrowOf = (kg: number): string =>
  ARROWS[Math.abs(kg) < NOTHING_KG ? '0' : (String(Math.sign(kg)) as keyof typeof ARROWS)];

/** Kilograms in the person's units; to whom the body's figures are hidden, where a change leads. */
export function useWeights() {
  const language = useLanguage();
  const { units } = useSettings();
  const isHidden = useBodyHidden();
  const unit = isHidden ? '' : unitOf('weight', units);
  const shown = (kg: number): number => toTenth(convert('weight', kg, 'metric', units));
  return {
    unit,
    shown,
    isHidden,
    inWords: (kg: number): string => (isHidden ? HIDDEN : `${shown(kg).toLocaleString(language)} ${unit}`),
    /** With its sign. */
    changed: (kg: number): string =>
      isHidden ? arrowOf(kg) : shown(kg).toLocaleString(language, { signDisplay: 'exceptZero' }),
  };
}
