import type { UseFormReturn } from 'react-hook-form';
import { CENTRES } from '#src/lib/centres.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { RadioField } from '#src/ui/fields/choice-field.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage } from '#src/ui/language.tsx';
import { GOALS, LIMITS } from './rules.ts';
import type { Answers } from './rules.ts';
import type { OnboardingWords } from './words.ts';

interface StepProps {
  form: UseFormReturn<Answers>;
  units: Units;
  words: OnboardingWords;
}

type Size = 'weight' | 'length';

/** The problem that the rules name, in words and in the units of the person. */
function useProblems({ words, units }: Pick<StepProps, 'words' | 'units'>) {
  const language = useLanguage();
  const limit = (measure: Size, end: 0 | 1): string => {
    const value = toTenth(convert(measure, LIMITS[measure][end], 'imperial', units));
    return `${value.toLocaleString(language)} ${unitOf(measure, units)}`;
  };
  return (problem: string | undefined): string | undefined => {
    if (problem === 'weight' || problem === 'length') {
      return words.problem[problem](limit(problem, 0), limit(problem, 1));
    }
    return problem === 'required' || problem === 'long' || problem === 'age' ? words.problem[problem] : problem;
  };
}

function useField({ form, words, units }: StepProps) {
  const inWords = useProblems({ words, units });
  return (name: keyof Answers) => {
    const { error, ...field } = fieldOf(form, name);
    return { ...field, error: inWords(error), label: words.field[name] };
  };
}

function Person(props: StepProps) {
  const field = useField(props);
  return (
    <>
      <TextField autoComplete="given-name" required {...field('first_name')} />
      <TextField autoComplete="family-name" required {...field('last_name')} />
      <TextField type="tel" inputMode="tel" autoComplete="tel" required {...field('phone')} />
    </>
  );
}

function Body(props: StepProps) {
  const field = useField(props);
  const { units, words } = props;
  return (
    <>
      <TextField inputMode="numeric" autoComplete="off" required unit={words.years} {...field('age')} />
      <TextField inputMode="decimal" autoComplete="off" required unit={unitOf('weight', units)} {...field('weight')} />
      <TextField inputMode="decimal" autoComplete="off" required unit={unitOf('length', units)} {...field('height')} />
    </>
  );
}

function Goal(props: StepProps) {
  const field = useField(props);
  const options = GOALS.map((goal) => ({ value: goal, label: props.words.goal[goal] }));
  return <RadioField options={options} required {...field('weight_loss_goal')} />;
}

function Care(props: StepProps) {
  const field = useField(props);
  const { words, form } = props;
  const known = form.getValues('preferred_fitness_center');
  const centres = [...new Set<string>([...CENTRES, known])].filter(Boolean);
  return (
    <>
      <SelectField
        placeholder={words.chooseCenter}
        options={centres.map((centre) => ({ value: centre, label: centre }))}
        required
        {...field('preferred_fitness_center')}
      />
      <AreaField rows={4} help={words.concernsHelp} {...field('health_concerns')} />
    </>
  );
}

export const STEP_PARTS = [
  { name: 'person', Part: Person },
  { name: 'body', Part: Body },
  { name: 'goal', Part: Goal },
  { name: 'care', Part: Care },
] as const;
