import type { Goal } from '#sync/entities/goals.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { kindOf } from '#src/work/goals/kinds.ts';
import type { Settable } from '#src/work/goals/kinds.ts';
import { useAmounts } from './amounts.ts';
import type { Category } from './categories-card.tsx';
import { TrendLine } from './trend-line.tsx';
import { useGoalForm } from './use-goal-form.ts';
import { WhenField } from './when-field.tsx';
import { goalsWords } from './words.ts';

type Form = ReturnType<typeof useGoalForm>;

function About({
  form: { draft, measured, problem, offered, change, changeKind },
  isNew,
}: {
  form: Form;
  isNew: boolean;
}) {
  const { set: words, kinds } = useWords(goalsWords);
  const isOwn = measured.kind === 'custom';
  return (
    <>
      {isNew && (
        <SelectField
          label={words.kind}
          value={draft.kind}
          options={offered.map((kind) => ({ value: kind, label: kinds[kind] }))}
          onChange={({ target }) => changeKind(target.value as Settable)}
        />
      )}
      {(isOwn || !isNew) && (
        <TextField
          label={words.name}
          required={isOwn}
          maxLength={200}
          value={draft.title}
          error={problem === 'name' ? words.nameMissing : undefined}
          onChange={({ target }) => change({ title: target.value })}
        />
      )}
      {isOwn && (
        <TextField
          label={words.unit}
          help={words.unitHelp}
          maxLength={20}
          value={draft.unit}
          onChange={({ target }) => change({ unit: target.value })}
        />
      )}
    </>
  );
}

interface SetSheetProps {
  /** Only kinds of this one are offered. */
  category: Category | null;
  edited: Goal | null;
  here: Here;
  onClose: () => void;
}

export function SetSheet({ category, edited, here, onClose }: SetSheetProps) {
  const { set: words } = useWords(goalsWords);
  const { shown, stored, unit, inWords } = useAmounts();
  const form = useGoalForm({ category, edited, here });
  const { draft, measured, now, way, by, target, problem, change } = form;
  const { kind } = measured;
  const { step, most, progress } = kindOf(kind);
  return (
    <Sheet
      open
      title={edited ? words.edit : words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void form.save().then((saved) => saved && onClose())}>
          {edited ? words.saveEdit : words.save}
        </Button>
      }
    >
      <div className="goal-form">
        <About form={form} isNew={edited === null} />
        {kind !== 'custom' && (
          <p className="muted">{now === null ? words.unknown : words.now(inWords(measured, now))}</p>
        )}
        <Stepper
          label={words.target}
          value={target}
          step={step}
          max={shown(measured, most)}
          unit={unit(measured, target)}
          onChange={(next) => change({ target: next })}
        />
        <WhenField draft={draft} kind={kind} way={way} by={by} problem={problem} onChange={change} />
        {progress === 'way' && (
          <TrendLine
            goal={{ ...measured, target: stored(measured, target) }}
            trend={form.trend}
            projected={by === null ? null : { day: by, value: stored(measured, target) }}
            today={here.today}
          />
        )}
      </div>
    </Sheet>
  );
}
