import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/use-settings.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useStandings } from '#src/data/standing.ts';
import { progressEvaluations } from '#sync/entities/progress-evaluations.ts';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import { CallLink } from './call-link.tsx';
import { EvaluationForm } from './evaluation-form.tsx';
import { Lately } from './lately.tsx';
import { Milestones } from './milestones.tsx';
import { EVALUATIONS_SHOWN, fileOf } from './queries.ts';
import type { Cared } from './queries.ts';
import { Score } from './score.tsx';
import { useCare } from './use-care.ts';
import { providerWords } from './words.ts';

/** The last of those that were read is only there to compare with. */
function Evaluations({ evaluations }: { evaluations: readonly ProgressEvaluation[] }) {
  const words = useWords(providerWords).evaluation;
  const language = useLanguage();
  const standings = useStandings(progressEvaluations);
  if (evaluations.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <Rows label={words.title}>
      {evaluations.slice(0, EVALUATIONS_SHOWN).map((evaluation, place) => (
        <Row
          key={evaluation.id}
          title={dayInWords(evaluation.evaluation_date, language)}
          detail={evaluation.trainer_comments ?? evaluation.strengths}
          standing={standings.get(evaluation.id)}
          badges={<Score value={evaluation.overall_score} before={evaluations[place + 1]?.overall_score ?? null} />}
        />
      ))}
    </Rows>
  );
}

interface ClientSheetProps {
  cared: Cared;
  today: Day;
  onClose: () => void;
}

/** What a client has done of late, and what the trainer keeps about it: evaluations and milestones. */
export function ClientSheet({ cared, today, onClose }: ClientSheetProps) {
  const { lately: done, evaluation: words, clients, milestones: steps } = useWords(providerWords);
  const { timezone: zone } = useSettings();
  const care = useCare();
  const [writes, setWrites] = useState(false);
  const { client_id } = cared.assignment;
  const answer = useRow((db) => fileOf(db, client_id, { today, zone }), [client_id], [today, zone]);
  return (
    <Sheet open title={cared.client.name} onClose={onClose}>
      <CallLink phone={cared.client.phone} />
      <Answered answer={answer} coming={clients.coming} empty={null} failed={clients.failed}>
        {({ lately, evaluations, milestones }) => (
          <>
            <h3>{done.title}</h3>
            <Lately lately={lately} zone={zone} />
            <Seam />
            <h3>{words.title}</h3>
            {writes ? (
              <EvaluationForm
                clientId={client_id}
                today={today}
                before={evaluations[0]}
                care={care}
                onDone={() => setWrites(false)}
              />
            ) : (
              <>
                <Button look="act" full onClick={() => setWrites(true)}>
                  {words.write}
                </Button>
                <Evaluations evaluations={evaluations} />
              </>
            )}
            <Seam />
            <h3>{steps.title}</h3>
            <Milestones clientId={client_id} milestones={milestones} care={care} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}
