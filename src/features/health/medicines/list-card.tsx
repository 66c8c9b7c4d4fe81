import { papersOf } from '#sync/queries/care-papers.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Stocked } from '#src/work/medicines/queries.ts';
import { isAsNeeded, isCurrent, isLow } from '#src/work/medicines/rules.ts';
import { nameOf, useDoses } from '#src/work/medicines/use-doses.ts';
import { useLeft, useSchedule } from './in-words.ts';
import { pageWords } from './words.ts';

interface ListProps {
  current: readonly Stocked[];
  today: string;
  clock: () => string;
  onEdit: (stocked: Stocked) => void;
  onRefill: (stocked: Stocked) => void;
}

/** What is taken, with when and how much is left. */
export function ListCard({ current, today, clock, onEdit, onRefill }: ListProps) {
  const words = useWords(pageWords);
  const [schedule, left, { take }] = [useSchedule(), useLeft(), useDoses()];
  const papers = knownOf(useRows(papersOf)) ?? [];
  // A medicine that was taken over has the id of its prescription.
  const prescriptions = new Map(papers.map((paper) => [paper.id, paper]));
  return (
    <Card title={words.list}>
      <Rows label={words.list}>
        {current.map((stocked) => {
          const { medicine, supply } = stocked;
          const prescription = prescriptions.get(medicine.id);
          const by = prescription && words.prescribed(prescription.signed_by);
          return (
            <Row
              key={medicine.id}
              title={nameOf(medicine)}
              detail={[medicine.purpose, schedule(medicine, today), supply && left(supply), by]
                .filter(Boolean)
                .join(' · ')}
              badges={
                <>
                  {prescription && prescription.void_at !== null && <Badge tone="bad">{words.isVoid}</Badge>}
                  {isLow(supply) && <Badge tone="sun">{words.low}</Badge>}
                </>
              }
              onOpen={() => onEdit(stocked)}
              below={
                <>
                  {isAsNeeded(medicine) && isCurrent(medicine, today) && (
                    <Button onClick={() => void take({ medicine, day: today, time: clock(), row: null })}>
                      {words.takeNow(medicine.name)}
                    </Button>
                  )}
                  {supply && (
                    <Button look="quiet" onClick={() => onRefill(stocked)}>
                      {words.refill(medicine.name)}
                    </Button>
                  )}
                </>
              }
            />
          );
        })}
      </Rows>
    </Card>
  );
}

export function PastCard({ past, onEdit }: { past: readonly Medicine[]; onEdit: (medicine: Medicine) => void }) {
  const words = useWords(pageWords);
  const language = useLanguage();
  return (
    <Card title={words.past}>
      <Rows label={words.past}>
        {past.map((medicine) => (
          <Row
            key={medicine.id}
            title={nameOf(medicine)}
            detail={[medicine.purpose, words.until(dayInWords(medicine.ends_on ?? '', language))]
              .filter(Boolean)
              .join(' · ')}
            onOpen={() => onEdit(medicine)}
          />
        ))}
      </Rows>
    </Card>
  );
}
