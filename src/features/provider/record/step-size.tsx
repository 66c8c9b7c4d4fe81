import { stepIn } from '#sync/rules/plates.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { unitOf } from '#src/lib/units.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { recordWords } from './words.ts';

/** Pairs of plates in kilograms that are pairs of plates in pounds as well, so that either lifter can hang them. */
const PAIRS_KG = [1.25, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20];

/** "5 lb", "2.5 kg": in the reader's own units, as it is hung there. */
export function useStepInWords(): (kg: number) => string {
  const language = useLanguage();
  const { units } = useSettings();
  return (kg) => `${stepIn(kg, units).toLocaleString(language)} ${unitOf('weight', units)}`;
}

/** How much is added at once: by halves of a kilogram, or by the plates of who thinks in pounds. */
export function StepSize({ kg, onChange }: { kg: number; onChange: (kg: number) => void }) {
  const { program: words } = useWords(recordWords);
  const { units } = useSettings();
  const inWords = useStepInWords();
  if (units === 'metric') {
    return <Stepper label={words.stepKg} min={0.5} max={20} step={0.5} unit="kg" value={kg} onChange={onChange} />;
  }
  const chosen = PAIRS_KG.find((pair) => stepIn(pair, units) === stepIn(kg, units)) ?? kg;
  const pairs = PAIRS_KG.includes(chosen) ? PAIRS_KG : [...PAIRS_KG, chosen];
  return (
    <SelectField
      label={words.stepKg}
      value={String(chosen)}
      options={pairs.map((pair) => ({ value: String(pair), label: inWords(pair) }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
