import type { Exercise } from '#sync/entities/exercises.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { isTempo, MOST_REPS, rangeFor } from './made.ts';
import type { MadeStep } from './made.ts';
import { StepSize } from './step-size.tsx';
import { programWords } from '#src/work/training/words.ts';
import { builderWords } from './words.ts';

const MOST_RESERVE = 5;
const PERCENTS = Array.from({ length: 15 }, (_, at) => 30 + at * 5);
const TEMPO = '3-1-1-0';
const MISSES = [2, 3, 4, 5];
const RULES = ['none', 'double', 'linear'] as const;

interface PartProps {
  step: MadeStep;
  onChange: (change: Partial<MadeStep>) => void;
}

const numberIn = (value: string): number | null => (value === '' ? null : Number(value));

function Load({ step, onChange }: PartProps) {
  const words = useWords(builderWords);
  const labels = useWords(programWords);
  const { amount, reps_max, rir, percent_max, rule } = step;
  const choices = (values: readonly number[]) => [
    { value: '', label: words.free },
    ...values.map((value) => ({ value: String(value), label: String(value) })),
  ];
  return (
    <div className="program-step-figures">
      <Stepper
        label={labels.upTo}
        min={rule === 'double' ? Math.min(amount + 1, MOST_REPS) : amount}
        max={MOST_REPS}
        value={Math.max(reps_max ?? amount, amount)}
        onChange={(value) => onChange({ reps_max: value > amount ? value : null })}
      />
      <SelectField
        label={labels.reserve}
        value={String(rir ?? '')}
        options={choices(Array.from({ length: MOST_RESERVE + 1 }, (_, left) => left))}
        onChange={({ target }) => onChange({ rir: numberIn(target.value) })}
      />
      <SelectField
        label={labels.percent}
        value={String(percent_max ?? '')}
        options={choices(PERCENTS)}
        onChange={({ target }) => onChange({ percent_max: numberIn(target.value) })}
      />
    </div>
  );
}

/** How the weight goes on by itself. */
function Rule({ step, onChange }: PartProps) {
  const words = useWords(builderWords);
  const labels = useWords(programWords);
  const { amount, reps_max, rule, step_kg, deload_after } = step;
  const choose = (chosen: MadeStep['rule']): void =>
    onChange({ rule: chosen, reps_max: rangeFor({ rule: chosen, reps_max }, amount) });
  return (
    <>
      <SelectField
        label={labels.rule}
        help={words.ruleHelp[rule]}
        value={rule}
        options={RULES.map((value) => ({ value, label: labels.rules[value] }))}
        onChange={({ target }) => choose(target.value as MadeStep['rule'])}
      />
      {rule !== 'none' && (
        <div className="program-step-figures">
          <StepSize kg={step_kg} onChange={(kg) => onChange({ step_kg: kg })} />
          <SelectField
            label={labels.deload}
            value={String(deload_after ?? '')}
            options={[
              { value: '', label: words.never },
              ...MISSES.map((count) => ({ value: String(count), label: words.misses(count) })),
            ]}
            onChange={({ target }) => onChange({ deload_after: numberIn(target.value) })}
          />
        </div>
      )}
    </>
  );
}

interface StepMoreProps extends PartProps {
  isFirst: boolean;
  exercise: Exercise | undefined;
  library: readonly Exercise[];
}

/** What trains the same with other equipment. */
const othersFor = ({ id, muscles, equipment, measure }: Exercise, library: readonly Exercise[]): Exercise[] =>
  library.filter(
    (other) =>
      other.id !== id &&
      other.equipment !== equipment &&
      other.measure === measure &&
      other.muscles.some((muscle) => muscles.includes(muscle)),
  );

/** All that a step can say besides sets, repetitions and a rest. */
export function StepMore({ step, isFirst, exercise, library, onChange }: StepMoreProps) {
  const words = useWords(builderWords);
  const labels = useWords(programWords);
  const nameOf = useExerciseName();
  const { isTimed, tempo, alternative_id } = step;
  const others = exercise ? othersFor(exercise, library) : [];
  const isFaulty = tempo.trim() !== '' && !isTempo(tempo.trim());
  return (
    <div className="program-step-more">
      {!isFirst && (
        <CheckField
          label={words.joined}
          checked={step.joined}
          onChange={({ target }) => onChange({ joined: target.checked })}
        />
      )}
      {!isTimed && <Load step={step} onChange={onChange} />}
      {!isTimed && step.percent_max === null && <Rule step={step} onChange={onChange} />}
      <TextField
        label={labels.tempo}
        help={words.tempoHelp}
        {...(isFaulty && { error: words.tempoFault })}
        autoComplete="off"
        maxLength={7}
        placeholder={TEMPO}
        value={tempo}
        onChange={({ target }) => onChange({ tempo: target.value.toUpperCase() })}
      />
      {others.length > 0 && (
        <SelectField
          label={labels.instead}
          value={alternative_id ?? ''}
          options={[
            { value: '', label: words.noInstead },
            ...others
              .map((other) => ({ value: other.id, label: nameOf(other) }))
              .toSorted((a, b) => a.label.localeCompare(b.label)),
          ]}
          onChange={({ target }) => onChange({ alternative_id: target.value || null })}
        />
      )}
    </div>
  );
}
