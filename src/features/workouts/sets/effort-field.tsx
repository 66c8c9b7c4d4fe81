import { useLanguage, useWords } from '#src/ui/language.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { effortsOf } from './ways.ts';
import type { Effort } from './ways.ts';
import { setsWords } from './words.ts';

interface EffortFieldProps {
  effort: Exclude<Effort, 'none'>;
  rpe: number | null;
  onChoose: (rpe: number | null) => void;
}

/** How hard the set was, in the figure the person chose. */
export function EffortField({ effort, rpe, onChoose }: EffortFieldProps) {
  const words = useWords(setsWords);
  const language = useLanguage();
  return (
    <SelectField
      label={words[`${effort}Long`]}
      value={String(rpe ?? '')}
      placeholder="–"
      options={effortsOf(effort, rpe).map((each) => ({
        value: String(each.rpe),
        label: each.told.toLocaleString(language),
      }))}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    />
  );
}
