import { useState } from 'react';
import { LIMITS, profiles } from '#sync/entities/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { numberIn } from '#src/lib/numbers.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { recordWords } from '#src/work/records/words.ts';
import { BODY_CHOICES } from '#src/work/body/choices.ts';
import { missingIn } from '#src/work/food/proposal.ts';
import type { Said } from '#src/work/food/proposal.ts';
import { nutritionWords } from './words.ts';

const { weight_loss_goal } = profiles.row.shape;
const CHOICES = { ...BODY_CHOICES, weight_loss_goal: weight_loss_goal.def.innerType.options };

interface FactsProps {
  profile: Profile;
  said: Said;
  onSay: (said: Said) => void;
}

type Figure = 'age' | 'weight' | 'height';

/** Kept in pounds and inches, typed in the units of the person. */
function useFigures() {
  const { units } = useSettings();
  const measureOf = { weight: 'weight', height: 'length' } as const;
  const inUnits = (name: Figure, kept: number): number =>
    name === 'age' ? kept : toTenth(convert(measureOf[name], kept, 'imperial', units));
  return {
    inUnits,
    unitOf: (name: Figure, years: string): string => (name === 'age' ? years : unitOf(measureOf[name], units)),
    kept: (name: Figure, typed: string): number | null => {
      const value = numberIn(typed);
      if (value === null || Number.isNaN(value)) return null;
      const kept = name === 'age' ? Math.floor(value) : toTenth(convert(measureOf[name], value, units, 'imperial'));
      const [least, most] = LIMITS[name];
      return kept >= least && kept <= most ? kept : null;
    },
  };
}

function FigureField({ name, said, onSay }: Omit<FactsProps, 'profile'> & { name: Figure }) {
  const { columns } = useWords(recordWords);
  const words = useWords(nutritionWords).proposal;
  const language = useLanguage();
  const figures = useFigures();
  const [typed, setTyped] = useState('');
  const limits = LIMITS[name];
  const [least, most] = limits.map((limit) => figures.inUnits(name, limit).toLocaleString(language));
  const isRefused = typed.trim() !== '' && (said[name] ?? null) === null;
  return (
    <TextField
      label={columns[name]}
      inputMode="decimal"
      autoComplete="off"
      unit={figures.unitOf(name, words.years)}
      value={typed}
      error={isRefused ? words.between(least ?? '', most ?? '') : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        onSay({ ...said, [name]: figures.kept(name, target.value) });
      }}
    />
  );
}

/** What the profile does not say; sex and how the days go can be said anew at any time. */
export function ProposalFacts({ profile, said, onSay }: FactsProps) {
  const { columns, values, days, unsaid } = useWords(recordWords);
  const words = useWords(nutritionWords).proposal;
  const [missing] = useState(() => missingIn(profile));
  const choice = (name: keyof typeof CHOICES, placeholder: string) => (
    <SelectField
      label={name === 'activity' ? days : columns[name]}
      placeholder={placeholder}
      value={(said[name] === undefined ? profile[name] : said[name]) ?? ''}
      options={CHOICES[name].map((value) => ({ value, label: values[value] }))}
      onChange={({ target }) => onSay({ ...said, [name]: target.value || null })}
    />
  );
  return (
    <>
      {(['age', 'weight', 'height'] as const)
        .filter((name) => missing.includes(name))
        .map((name) => (
          <FigureField key={name} name={name} said={said} onSay={onSay} />
        ))}
      {choice('sex', unsaid)}
      {missing.includes('weight_loss_goal') && choice('weight_loss_goal', words.choose)}
      {choice('activity', words.choose)}
    </>
  );
}
