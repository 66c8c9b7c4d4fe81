import { useEffect } from 'react';
import { useRow } from '#src/data/rows.ts';
import type { Here } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { ScoreField } from '#src/ui/parts/score-field.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Earlier } from '../earlier.tsx';
import { Evaluations } from '../evaluations.tsx';
import { Lately } from '../lately.tsx';
import { Milestones } from '../milestones.tsx';
import { fileOf } from '../queries.ts';
import { useCare } from '../use-care.ts';
import { providerWords } from '../words.ts';
import { Attendance } from './attendance.tsx';

/** A client's recent activity, and the trainer's evaluations and milestones. */
export function Coaching({ clientId, here }: { clientId: string; here: Here }) {
  const { lately: done, evaluation, clients, milestones: steps } = useWords(providerWords);
  const { today, zone } = here;
  const care = useCare();
  useEffect(() => ScoreField.ahead(), []);
  const answer = useRow((db) => fileOf(db, clientId, { today, zone }), [clientId], [today, zone]);
  return (
    <Answered answer={answer} coming={clients.coming} empty={null} failed={clients.failed}>
      {({ lately, evaluations, milestones }) => (
        <>
          <Card title={done.title}>
            <Lately lately={lately} zone={zone} />
            <Earlier clientId={clientId} here={here} />
          </Card>
          <Attendance clientId={clientId} here={here} />
          <Card title={evaluation.title}>
            <Evaluations clientId={clientId} evaluations={evaluations} care={care} />
          </Card>
          <Card title={steps.title}>
            <Milestones clientId={clientId} milestones={milestones} care={care} />
          </Card>
        </>
      )}
    </Answered>
  );
}
