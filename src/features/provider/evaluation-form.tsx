import { useState } from 'react';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
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
  const [scores, setScores] = useState(
    () => Object.fromEntries(SCORES.map((name) => [name, scoreBefore(name) ?? MIDDLE])) as Record<ScoreName, number>,
  );
  const [remarks, setRemarks] = useState<Partial<Record<Remark, string>>>({});
  useUnfinished(Object.values(remarks).some(Boolean));

  async function save(): Promise<void> {
    const said = REMARK_NAMES.map((name) => [name, remarks[name]?.trim() || null]);
    const given = SCORES.map((name) => [`${name}_score`, scores[name]]);
    const evaluation = { client_id: clientId, evaluation_date: today, overall_score: scores.overall };
    if (await care.evaluate({ ...evaluation, ...Object.fromEntries([...given, ...said]) })) onDone();
  }
  return (
    <div className="evaluation-form">
      {SCORES.map((name) => (
        <div key={name} className="scored">
          <Stepper
            label={words[name]}
            value={scores[name]}
            max={10}
            step={STEP}
            unit={words.outOf}
            onChange={(value) => setScores({ ...scores, [name]: value })}
          />
          <Score value={scores[name]} before={scoreBefore(name)} />
        </div>
      ))}
      {REMARK_NAMES.map((name) => (
        <AreaField
          key={name}
          label={words[REMARKS[name]]}
          rows={2}
          maxLength={REMARK_MAX}
          value={remarks[name] ?? ''}
          onChange={(event) => setRemarks({ ...remarks, [name]: event.target.value })}
        />
      ))}
      <Button look="act" large full onClick={() => void save()}>
        {words.save}
      </Button>
    </div>
  );
}
