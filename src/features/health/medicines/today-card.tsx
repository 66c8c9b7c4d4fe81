import { useState } from 'react';
import { medicineDoses } from '#sync/entities/medicine-doses.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Rows } from '#src/ui/row.tsx';
import { DoseRow } from '#src/work/medicines/dose-row.tsx';
import type { Dose } from '#src/work/medicines/rules.ts';
import { SkipSheet } from '#src/work/medicines/skip-sheet.tsx';
import { medicineWords } from '#src/work/medicines/words.ts';
import { pageWords } from './words.ts';

/** The doses of the day: one press ticks one, another says why it was left out. */
export function DosesOfDay({ doses }: { doses: readonly Dose[] }) {
  const words = useWords(pageWords);
  const { notTaken } = useWords(medicineWords);
  const standings = useStandings(medicineDoses);
  const [skipped, setSkipped] = useState<Dose | null>(null);
  if (doses.length === 0) return <p className="muted">{words.noneToday}</p>;
  return (
    <>
      <Rows label={words.card}>
        {doses.map((dose) => (
          <DoseRow
            key={dose.medicine.id + dose.time}
            dose={dose}
            standing={standings.get(dose.row?.id ?? '')}
            below={
              dose.row === null && (
                <Button look="quiet" onClick={() => setSkipped(dose)}>
                  {notTaken}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {skipped && <SkipSheet dose={skipped} onClose={() => setSkipped(null)} />}
    </>
  );
}
