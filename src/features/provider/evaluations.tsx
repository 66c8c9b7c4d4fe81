import { useState } from 'react';
import { useOpen } from '#src/data/database/use-open.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocus } from '#src/ui/use-focus.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { progressEvaluations } from '#sync/entities/progress-evaluations.ts';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import { EVALUATIONS_SHOWN } from './queries.ts';
import { Score } from './score.tsx';
import type { Care } from './use-care.ts';
import { providerWords } from './words.ts';

interface EvaluationsProps {
  clientId: string;
  /** Newest first; the oldest one read is only there for comparison. */
  evaluations: readonly ProgressEvaluation[];
  care: Care;
}

/** Beyond the end where it is missing. */
function placeOf(evaluations: readonly ProgressEvaluation[], { id }: ProgressEvaluation): number {
  const index = evaluations.findIndex((each) => each.id === id);
  return index < 0 ? evaluations.length : index;
}

/** Coming back from the form shows the newest, the one just saved, not the place where the form ended. */
function WriteButton({ isBack, onWrite }: { isBack: boolean; onWrite: () => void }) {
  const words = useWords(providerWords).evaluation;
  const button = useFocus<HTMLButtonElement>(isBack);
  return (
    <Button ref={button} look="act" full onClick={onWrite}>
      {words.write}
    </Button>
  );
}

/** The evaluations of a client, and the form to write the next or correct an own one. */
export function Evaluations({ clientId, evaluations, care }: EvaluationsProps) {
  const words = useWords(providerWords).evaluation;
  const language = useLanguage();
  const userId = useOpen()?.userId;
  const standings = useStandings(progressEvaluations);
  const [opened, setOpened] = useState<ProgressEvaluation | 'new' | null>(null);
  const [isBack, setBack] = useState(false);
  function close(): void {
    setOpened(null);
    setBack(true);
  }
  const common = { clientId, care, onDone: close };
  if (opened === 'new') return <EvaluationForm {...common} before={evaluations[0]} />;
  if (opened) {
    // It may have been removed elsewhere while it is being corrected here.
    const [written = opened, before] = evaluations.slice(placeOf(evaluations, opened));
    return (
      <>
        <p className="muted small">{dayInWords(written.evaluation_date, language)}</p>
        <EvaluationForm {...common} written={written} before={before} />
      </>
    );
  }
  return (
    <>
      <WriteButton isBack={isBack} onWrite={() => setOpened('new')} />
      {evaluations.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <Rows label={words.title}>
          {evaluations.slice(0, EVALUATIONS_SHOWN).map((evaluation, index) => (
            <Row
              key={evaluation.id}
              title={dayInWords(evaluation.evaluation_date, language)}
              detail={evaluation.trainer_comments ?? evaluation.strengths}
              standing={standings.get(evaluation.id)}
              badges={<Score value={evaluation.overall_score} before={evaluations[index + 1]?.overall_score ?? null} />}
              onOpen={evaluation.trainer_id === userId ? () => setOpened(evaluation) : undefined}
            />
          ))}
        </Rows>
      )}
    </>
  );
}
