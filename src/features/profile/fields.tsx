import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CENTRES } from '#src/lib/centres.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { RadioField } from '#src/ui/fields/choice-field.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { typed, within } from '#src/ui/steps.ts';
import { BODY_CHOICES } from '#src/work/body/choices.ts';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import { recordWords } from '#src/work/records/words.ts';
import { GOALS, LIMITS } from './rules.ts';
import type { Answers } from './rules.ts';
import { DoubtNotice, UnitsChoice } from './units-fields.tsx';
import type { Question } from './use-doubt.ts';
import { profileWords } from './words.ts';

interface FieldsProps {
  form: UseFormReturn<Answers>;
  units: Units;
  required?: boolean;
  question: Question;
}

type Size = 'weight' | 'length';

const limitsIn = (measure: Size, units: Units) => {
  const [min, max] = LIMITS[measure].map((limit) => toTenth(convert(measure, limit, 'imperial', units)));
  return { min: min ?? 0, max: max ?? 0, step: 0.1 };
};

/** Turns a rule's problem into words, in the person's units. */
export function useProblems(units: Units): (problem: string | undefined) => string | undefined {
  const words = useWords(profileWords).problem;
  const language = useLanguage();
  return (problem) => {
    if (problem === 'weight' || problem === 'length') {
      const format = (limit: number): string => `${limit.toLocaleString(language)} ${unitOf(problem, units)}`;
      const { min, max } = limitsIn(problem, units);
      return words[problem](format(min), format(max));
    }
    if (problem === 'minor') return words.minor;
    const hasWords = problem === 'required' || problem === 'long' || problem === 'name' || problem === 'age';
    return hasWords ? words[problem] : problem;
  };
}

function useField({ form, units, required }: Omit<FieldsProps, 'question'>) {
  const words = useWords(profileWords).field;
  const inWords = useProblems(units);
  return (name: keyof typeof words) => {
    const { error, ...field } = fieldOf(form, name);
    return { ...field, error: inWords(error), label: words[name], required };
  };
}

/** The arrows step by tenths. */
const stepping =
  ({ form, units }: Omit<FieldsProps, 'question'>, name: 'weight' | 'height') =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = { ArrowUp: 0.1, ArrowDown: -0.1 }[event.key];
    const limits = limitsIn(name === 'weight' ? 'weight' : 'length', units);
    const value = typed(event.currentTarget.value, limits);
    if (by === undefined || value === null) return;
    event.preventDefault();
    form.setValue(name, String(within(value + by, limits)), { shouldDirty: true });
  };

export function PersonFields(props: FieldsProps) {
  const field = useField(props);
  return (
    <>
      <TextField autoComplete="given-name" {...field('first_name')} />
      <TextField autoComplete="family-name" {...field('last_name')} />
      <TextField type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
    </>
  );
}

export function BodyFields(props: FieldsProps) {
  const field = useField(props);
  const words = useWords(profileWords);
  const { units, required } = props;
  const isHidden = useBodyHidden();
  const figure = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...figure} inputMode="numeric" unit={words.years} {...field('age')} />
      <UnitsChoice units={units} />
      {(required || !isHidden) && (
        <TextField
          {...figure}
          unit={unitOf('weight', units)}
          onKeyDown={stepping(props, 'weight')}
          {...field('weight')}
        />
      )}
      <TextField
        {...figure}
        unit={unitOf('length', units)}
        onKeyDown={stepping(props, 'height')}
        {...field('height')}
      />
      <DoubtNotice {...props} />
    </>
  );
}

/** What the sum of a day's energy asks for; either may stay unsaid. */
export function EnergyFields({ form }: FieldsProps) {
  const { columns, days, unsaid, values } = useWords(recordWords);
  const choice = (name: keyof typeof BODY_CHOICES, label: string) => (
    <SelectField
      label={label}
      placeholder={unsaid}
      options={BODY_CHOICES[name].map((value) => ({ value, label: values[value] }))}
      {...fieldOf(form, name)}
    />
  );
  return (
    <>
      {choice('sex', columns.sex)}
      {choice('activity', days)}
    </>
  );
}

/** An optional choice can be cleared. */
export function GoalField(props: FieldsProps) {
  const field = useField(props);
  const words = useWords(profileWords);
  const options = GOALS.map((goal) => ({ value: goal, label: words.goal[goal] }));
  if (props.required) return <RadioField options={options} {...field('weight_loss_goal')} />;
  return <SelectField placeholder={words.profile.chooseGoal} options={options} {...field('weight_loss_goal')} />;
}

export function CareFields(props: FieldsProps) {
  const field = useField(props);
  const words = useWords(profileWords);
  const known = props.form.getValues('preferred_fitness_center');
  const centres = [...new Set<string>([...CENTRES, known])].filter(Boolean);
  return (
    <>
      <SelectField
        placeholder={words.chooseCenter}
        options={centres.map((centre) => ({ value: centre, label: centre }))}
        {...field('preferred_fitness_center')}
      />
      <AreaField rows={4} help={words.concernsHelp} {...field('health_concerns')} required={false} />
    </>
  );
}
