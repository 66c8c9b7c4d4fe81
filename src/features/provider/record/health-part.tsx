import type { Here } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { PatientHealth } from '#src/work/patient/patient-health.tsx';
import { AxisPart } from '../medical/axis-part.tsx';
import { FactsPart } from '../medical/facts-part.tsx';
import { recordWords } from './words.ts';

/** Problems and allergies, what was measured, and the emergency card, medicines and ranges that hold for this person. */
export function HealthPart({ clientId, here }: { clientId: string; here: Here }) {
  const { record: words } = useWords(recordWords);
  return (
    <>
      <FactsPart clientId={clientId} />
      <AxisPart clientId={clientId} here={here} />
      <Card title={words.health}>
        <PatientHealth clientId={clientId} here={here} />
      </Card>
    </>
  );
}
