import type { Here } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { PatientHealth } from '#src/work/patient/patient-health.tsx';
import { recordWords } from './words.ts';

/** The emergency card, medicines, and the ranges that hold for this person. */
export function HealthPart({ clientId, here }: { clientId: string; here: Here }) {
  const { record: words } = useWords(recordWords);
  return (
    <Card title={words.health}>
      <PatientHealth clientId={clientId} here={here} />
    </Card>
  );
}
