import type { Goal } from '#sync/entities/goals.ts';
import type { Day } from '#src/lib/days.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { kindOf } from '#src/work/goals/kinds.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import { ExerciseField } from '#src/work/goals/exercise-field.tsx';
import type { Provider } from '#src/work/goals/providers.ts';
import { goalWords } from '#src/work/goals/words.ts';
import { TrendLine } from './trend-line.tsx';
import { useGoalForm } from './use-goal-form.ts';
import type { Subject } from './use-goal-form.ts';
import { WhenField } from './when-field.tsx';
import { goalsWords } from './words.ts';

type Form = ReturnType<typeof useGoalForm>;

function Name({ form: { draft, measured, problem, change } }: { form: Form }) {
  const { set: words } = useWords(goalsWords);
  return (
    <TextField
      label={words.name}
      required={measured.kind === 'custom'}
      maxLength={200}
      value={draft.title}
      error={problem === 'name' ? words.nameMissing : undefined}
      onChange={({ target }) => change({ title: target.value })}
    />
  );
}

function About({ form, isNew }: { form: Form; isNew: boolean }) {
  const { draft, measured, problem, offered, change, changeKind } = form;
  const { set: words } = useWords(goalsWords);
  const { kinds } = useWords(goalWords);
  const isOwn = measured.kind === 'custom';
  return (
    <>
      {isNew && (
        <SelectField
          label={words.kind}
          value={draft.kind}
          options={offered.map((kind) => ({ value: kind, label: kinds[kind] }))}
          onChange={({ target }) => changeKind(target.value as Goal['kind'])}
        />
      )}
      {measured.kind === 'strength' && (
        <ExerciseField
          value={draft.exerciseId}
          error={problem === 'exercise' ? words.exerciseMissing : undefined}
          onChange={(exerciseId, title) => change({ exerciseId, title })}
        />
      )}
      {(isOwn || !isNew) && <Name form={form} />}
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

/** How much, and by when. */
function Aim({ form, today }: { form: Form; today: Day }) {
  const { set: words } = useWords(goalsWords);
  const { shown, stored, unit, inWords } = useAmounts();
  const { draft, measured, now, way, by, target, problem, change } = form;
  const { kind } = measured;
  const { step, most, progress } = kindOf(kind);
  return (
    <>
      {kind !== 'custom' && <p className="muted">{now === null ? words.unknown : words.now(inWords(measured, now))}</p>}
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
          now={form.now}
          projected={by === null ? null : { day: by, value: stored(measured, target) }}
          today={today}
        />
      )}
    </>
  );
}

interface SetSheetProps extends Subject {
  /** Who has set what is edited, as long as he is there to propose other figures. */
  setBy: Provider | null;
  onClose: () => void;
}

/** What a provider has set keeps its figures until he proposes others; its name is the client's. */
function Kept({ edited, setBy }: { edited: Goal; setBy: Provider }) {
  const { set: words } = useWords(goalsWords);
  return (
    <Notice
      tone="info"
      act={
        <ButtonLink look="line" to={`/messages?with=${edited.provider_id ?? ''}`}>
          {words.write}
        </ButtonLink>
      }
    >
      {words.kept(setBy.name)}
    </Notice>
  );
}

export function SetSheet({ setBy, onClose, ...subject }: SetSheetProps) {
  const { set: words } = useWords(goalsWords);
  const { edited, proposal, here } = subject;
  const form = useGoalForm(subject);
  const keep = setBy ? form.rename : form.save;
  const save = (edited && words.saveEdit) ?? (proposal ? words.saveChanged : words.save);
  const title = (edited && words.edit) ?? (proposal ? words.change : words.title);
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void keep().then((saved) => saved && onClose())}>
          {save}
        </Button>
      }
    >
      <div className="goal-form">
        {edited && setBy ? (
          <>
            <Name form={form} />
            <Kept edited={edited} setBy={setBy} />
          </>
        ) : (
          <>
            <About form={form} isNew={edited === null && proposal === null} />
            <Aim form={form} today={here.today} />
          </>
        )}
      </div>
    </Sheet>
  );
}
