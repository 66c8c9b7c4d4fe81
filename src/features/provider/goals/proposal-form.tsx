import * as z from 'zod/mini';
import type { Goal } from '#sync/entities/goals.ts';
import { KINDS as KIND_NAMES } from '#sync/entities/goals.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useAmounts } from '#src/work/goals/amounts.ts';
import { ExerciseField } from '#src/work/goals/exercise-field.tsx';
import { kindOf } from '#src/work/goals/kinds.ts';
import { goalWords } from '#src/work/goals/words.ts';
import { useProposing } from './use-proposing.ts';
import { proposingWords } from './words.ts';

const Typed = z.object({
  /** The goal that would get other figures. */
  goalId: z.optional(z.string()),
  kind: z.optional(z.enum(KIND_NAMES)),
  exerciseId: z.optional(z.string()),
  title: z.optional(z.string()),
  unit: z.optional(z.string()),
  /** As it is shown. */
  target: z.optional(z.number()),
  by: z.optional(z.string()),
  reason: z.optional(z.string()),
});

const CLEAN = {
  goalId: undefined,
  kind: undefined,
  exerciseId: undefined,
  title: undefined,
  unit: undefined,
  target: undefined,
  by: undefined,
  reason: undefined,
};

interface FormProps {
  clientId: string;
  offered: readonly Goal['kind'][];
  /** Goals this provider has set, whose figures change by another proposal. */
  set: readonly Goal[];
  today: Day;
}

/** What is typed and what it comes to; null where something is missing. */
function useProposal({ clientId, offered, set, today }: FormProps) {
  const { kinds } = useWords(goalWords);
  const { shown, stored } = useAmounts();
  const { typed, type, settle } = useDraft(formAbout(clientId, 'goal'), Typed);
  const { propose } = useProposing();
  const changes = set.find(({ id }) => id === typed.goalId) ?? null;
  const kind = changes?.kind ?? typed.kind ?? offered[0] ?? 'custom';
  const unit = changes?.unit ?? (kind === 'custom' ? (typed.unit ?? '') : kindOf(kind).unit);
  const measured = { kind, unit };
  const target = typed.target ?? shown(measured, changes?.target ?? kindOf(kind).usual);
  const by = typed.by ?? changes?.target_date ?? '';
  const title = changes?.title ?? typed.title?.trim() ?? '';
  const isNamed = kind !== 'custom' && kind !== 'strength';
  const exercise_id = changes?.exercise_id ?? (kind === 'strength' ? (typed.exerciseId ?? null) : null);
  // A second press would propose what nobody chose.
  const isBegun = Object.values(typed).some((value) => value !== undefined);
  const isWhole =
    isBegun && (isNamed || title !== '') && (kind !== 'strength' || exercise_id !== null) && (by === '' || by > today);
  async function send(): Promise<void> {
    const proposal = {
      client_id: clientId,
      goal_id: changes?.id ?? null,
      category: kindOf(kind).category,
      kind,
      exercise_id,
      title: isNamed && !changes ? kinds[kind] : title,
      target: stored(measured, target),
      unit,
      target_date: isDay(by) ? by : null,
      reason: typed.reason?.trim() || null,
    };
    if (!isWhole || !(await propose(proposal))) return;
    type(CLEAN);
    settle();
  }
  return { typed, type, changes, kind, measured, target, by, isWhole, send };
}

/** Another goal, or other figures for one that was set. Nothing typed is lost. */
export function ProposalForm(props: FormProps) {
  const { offered, set } = props;
  const words = useWords(proposingWords);
  const { kinds } = useWords(goalWords);
  const { shown, unit } = useAmounts();
  const { typed, type, changes, kind, measured, target, by, isWhole, send } = useProposal(props);
  useUnfinished(typed.target !== undefined || Boolean(typed.reason) || Boolean(typed.title));
  const { step, most } = kindOf(kind);
  const about = [
    ...set.map((goal) => ({ value: goal.id, label: words.otherFigures(goal.title) })),
    ...offered.map((value) => ({ value, label: kinds[value] })),
  ];
  return (
    <form
      className="milestone-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SelectField
        label={words.about}
        value={changes?.id ?? kind}
        options={about}
        onChange={({ target: { value } }) => {
          const isGoal = set.some(({ id }) => id === value);
          type({ ...CLEAN, reason: typed.reason, ...(isGoal ? { goalId: value } : { kind: value as Goal['kind'] }) });
        }}
      />
      {kind === 'strength' && !changes && (
        <ExerciseField value={typed.exerciseId ?? ''} onChange={(exerciseId, title) => type({ exerciseId, title })} />
      )}
      {kind === 'custom' && !changes && (
        <>
          <TextField
            label={words.name}
            required
            maxLength={200}
            value={typed.title ?? ''}
            onChange={(event) => type({ title: event.target.value })}
          />
          <TextField
            label={words.unit}
            maxLength={20}
            value={typed.unit ?? ''}
            onChange={(event) => type({ unit: event.target.value })}
          />
        </>
      )}
      <Stepper
        label={words.target}
        value={target}
        step={step}
        max={shown(measured, most)}
        unit={unit(measured, target)}
        onChange={(next) => type({ target: next })}
      />
      <TextField
        label={words.by}
        type="date"
        min={props.today}
        value={by}
        onChange={(event) => type({ by: event.target.value })}
      />
      <AreaField
        label={words.reason}
        rows={2}
        maxLength={1000}
        value={typed.reason ?? ''}
        onChange={(event) => type({ reason: event.target.value })}
      />
      <Button type="submit" look="line" full blocked={isWhole ? undefined : words.missing}>
        {words.propose}
      </Button>
    </form>
  );
}
