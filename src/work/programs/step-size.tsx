import { stepIn } from '#sync/rules/plates.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useStepInWords } from '#src/work/training/step-in-words.ts';
import { programWords } from '#src/work/training/words.ts';

/**
 * Pairs of plates in kilograms that are pairs of plates in pounds as well, so that either lifter can hang them. 11 kg are
 * 5 and 0.5 a side, and 25 lb.
 */
const PAIRS_KG = [1.25, 2.5, 5, 7.5, 10, 11, 12.5, 15, 17.5, 20];

/** How much is added at once: by halves of a kilogram, or by the plates of who thinks in pounds. */
export function StepSize({ kg, onChange }: { kg: number; onChange: (kg: number) => void }) {
  const labels = useWords(programWords);
  const { units } = useSettings();
  const inWords = useStepInWords();
  if (units === 'metric') {
    return <Stepper label={labels.stepKg} min={0.5} max={20} step={0.5} unit="kg" value={kg} onChange={onChange} />;
  }
  const chosen = PAIRS_KG.find((pair) => stepIn(pair, units) === stepIn(kg, units)) ?? kg;
  const pairs = PAIRS_KG.includes(chosen) ? PAIRS_KG : [...PAIRS_KG, chosen];
  return (
    <SelectField
      label={labels.stepKg}
      value={String(chosen)}
      options={pairs.map((pair) => ({ value: String(pair), label: inWords(pair) }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
