import { useState } from 'react';
import * as z from 'zod/mini';
import type { EvaluationEdit } from '#sync/actions/progress-evaluations.ts';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useDayNow } from '#src/data/time/use-day-now.ts';
import { gradeOf } from '#src/lib/scores.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { ScoreField } from '#src/ui/parts/score-field.tsx';
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

interface RemovalProps {
  evaluation: ProgressEvaluation;
  care: Care;
  onDone: () => void;
}

function Removal({ evaluation, care, onDone }: RemovalProps) {
  const { evaluation: words, removeHelp } = useWords(providerWords);
  const [isAsked, setAsked] = useState(false);
  async function remove(): Promise<void> {
    if (await care.removeEvaluation(evaluation)) onDone();
  }
  return (
    <>
      <Button look="danger" full onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <Confirm
        open={isAsked}
        danger
        title={words.remove}
        act={words.remove}
        onAct={() => void remove()}
        onClose={() => setAsked(false)}
      >
        {removeHelp}
      </Confirm>
    </>
  );
}

interface EvaluationFormProps {
  clientId: string;
  /** The one that is corrected; without it a new one is written. */
  written?: ProgressEvaluation;
  before: ProgressEvaluation | undefined;
  care: Care;
  onDone: () => void;
}

/** A new one begins with the scores of the evaluation before. */
export function EvaluationForm({ clientId, written, before, care, onDone }: EvaluationFormProps) {
  const words = useWords(providerWords).evaluation;
  const language = useLanguage();
  const dayNow = useDayNow();
  const scoreBefore = (name: ScoreName): number | null => before?.[`${name}_score`] ?? null;
  const { typed, type, settle } = useDraft(formAbout(clientId, 'evaluation', written?.id), Typed);
  const scoreOf = (name: ScoreName): number =>
    typed[name] ?? (written ? written[`${name}_score`] : scoreBefore(name)) ?? MIDDLE;
  const remarkOf = (name: Remark): string => typed[name] ?? written?.[name] ?? '';
  useUnfinished(REMARK_NAMES.some((name) => remarkOf(name) !== (written?.[name] ?? '')));

  // One that was never given must not look as if it had been.
  const shown = SCORES.filter((name) => !written || written[`${name}_score`] !== null);

  function leave(): void {
    settle();
    onDone();
  }

  async function save(): Promise<void> {
    const isSaid = (name: ScoreName | Remark): boolean => !written || typed[name] !== undefined;
    const remarks = REMARK_NAMES.filter(isSaid).map((name) => [name, remarkOf(name).trim() || null]);
    const scores = SCORES.filter(isSaid).map((name) => [`${name}_score`, scoreOf(name)]);
    const said = Object.fromEntries([...scores, ...remarks]) as EvaluationEdit;
    const overall_score = scoreOf('overall');
    const saved = written
      ? await care.correct(written, said)
      : await care.evaluate({ client_id: clientId, evaluation_date: dayNow(), overall_score, ...said });
    if (saved) leave();
  }
  return (
    <div className="evaluation-form">
      {shown.map((name) => (
        <ScoreField
          key={name}
          label={words[name]}
          value={scoreOf(name)}
          max={10}
          step={STEP}
          unit={words.outOf}
          told={`${scoreOf(name).toLocaleString(language)}, ${words[gradeOf(scoreOf(name))]}`}
          onChange={(value) => type({ [name]: value })}
        >
          <Score value={scoreOf(name)} before={scoreBefore(name)} />
        </ScoreField>
      ))}
      {REMARK_NAMES.map((name) => (
        <AreaField
          key={name}
          label={words[REMARKS[name]]}
          rows={2}
          maxLength={REMARK_MAX}
          value={remarkOf(name)}
          onChange={(event) => type({ [name]: event.target.value })}
        />
      ))}
      <Button look="act" large full onClick={() => void save()}>
        {words.save}
      </Button>
      {written && (
        <>
          <Button look="quiet" full onClick={leave}>
            {words.leave}
          </Button>
          <Removal evaluation={written} care={care} onDone={leave} />
        </>
      )}
    </div>
  );
}
