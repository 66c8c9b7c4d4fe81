import * as z from 'zod/mini';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import { useDraft } from '#src/data/use-draft.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { Score } from './score.tsx';
import type { Care } from './use-care.ts';
import { providerWords } from './words.ts';

const SCORES = ['overall', 'effort', 'technique', 'progress', 'attendance'] as const;
type ScoreName = (typeof SCORES)[number];

const REMARKS = {
  strengths: 'strengths',
  areas_for_improvement: 'improve',
  next_goals: 'next',
  trainer_comments: 'comments',
} as const;
type Remark = keyof typeof REMARKS;

const score = z.optional(z.number());
const remark = z.optional(z.string());
const Typed = z.object({
  overall: score,
  effort: score,
  technique: score,
  progress: score,
  attendance: score,
  strengths: remark,
  areas_for_improvement: remark,
  next_goals: remark,
  trainer_comments: remark,
});

const REMARK_NAMES = Object.keys(REMARKS) as Remark[];
const REMARK_MAX = 4000;
const STEP = 0.5;
/** Where nothing was said before: neither good nor bad. */
const MIDDLE = 5;

interface EvaluationFormProps {
  clientId: string;
  today: Day;
  before: ProgressEvaluation | undefined;
  care: Care;
  onDone: () => void;
}

/** Begins with the scores of the evaluation before. */
export function EvaluationForm({ clientId, today, before, care, onDone }: EvaluationFormProps) {
  const words = useWords(providerWords).evaluation;
  const scoreBefore = (name: ScoreName): number | null => before?.[`${name}_score`] ?? null;
  const { typed, type, settle } = useDraft(`evaluation:${clientId}`, Typed);
  const scoreOf = (name: ScoreName): number => typed[name] ?? scoreBefore(name) ?? MIDDLE;
  useUnfinished(REMARK_NAMES.some((name) => typed[name]));

  async function save(): Promise<void> {
    const said = REMARK_NAMES.map((name) => [name, typed[name]?.trim() || null]);
    const given = SCORES.map((name) => [`${name}_score`, scoreOf(name)]);
    const evaluation = { client_id: clientId, evaluation_date: today, overall_score: scoreOf('overall') };
    if (!(await care.evaluate({ ...evaluation, ...Object.fromEntries([...given, ...said]) }))) return;
    settle();
    onDone();
  }
  return (
    <div className="evaluation-form">
      {SCORES.map((name) => (
        <div key={name} className="scored">
          <Stepper
            label={words[name]}
            value={scoreOf(name)}
            max={10}
            step={STEP}
            unit={words.outOf}
            onChange={(value) => type({ [name]: value })}
          />
          <Score value={scoreOf(name)} before={scoreBefore(name)} />
        </div>
      ))}
      {REMARK_NAMES.map((name) => (
        <AreaField
          key={name}
          label={words[REMARKS[name]]}
          rows={2}
          maxLength={REMARK_MAX}
          value={typed[name] ?? ''}
          onChange={(event) => type({ [name]: event.target.value })}
        />
      ))}
      <Button look="act" large full onClick={() => void save()}>
        {words.save}
      </Button>
    </div>
  );
}
