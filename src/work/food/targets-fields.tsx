import './food.css';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { foodWords } from './words.ts';

function useTargetNames() {
  const { figures } = useWords(foodWords);
  return [
    { name: 'calories_target', label: figures.calories, max: 20_000, step: 50, unit: 'kcal' },
    { name: 'protein_target', label: figures.protein, max: 2000, step: 5, unit: 'g' },
    { name: 'carbs_target', label: figures.carbs, max: 3000, step: 5, unit: 'g' },
    { name: 'fat_target', label: figures.fat, max: 2000, step: 5, unit: 'g' },
    { name: 'water_target', label: figures.water, max: 100, step: 1, unit: figures.glasses },
  ] as const;
}

interface TargetsFieldsProps {
  targets: Targets;
  onChange: (change: Partial<Targets>) => void;
}

export function TargetsFields({ targets, onChange }: TargetsFieldsProps) {
  return useTargetNames().map(({ name, ...rest }) => (
    <Stepper key={name} {...rest} value={targets[name]} onChange={(value) => onChange({ [name]: value })} />
  ));
}

/** To be read and not changed. */
export function TargetsFigures({ targets }: Pick<TargetsFieldsProps, 'targets'>) {
  const language = useLanguage();
  return (
    <dl className="targets-figures">
      {useTargetNames().map(({ name, label, unit }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{`${targets[name].toLocaleString(language)} ${unit}`}</dd>
        </div>
      ))}
    </dl>
  );
}
