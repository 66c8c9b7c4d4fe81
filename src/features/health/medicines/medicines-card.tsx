import { useRow } from '#src/data/rows.ts';
import type { Here } from '#src/lib/days.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { cabinetOf } from '#src/work/medicines/queries.ts';
import { DosesOfDay } from './today-card.tsx';
import { pageWords } from './words.ts';

/** Today's doses, on the page of health. */
export function MedicinesCard({ here }: { here: Here }) {
  const words = useWords(pageWords);
  const answer = useRow((db, userId) => cabinetOf(db, userId, here), [here.today, here.zone]);
  return (
    <Card
      title={words.card}
      beside={
        <ButtonLink look="quiet" to="/health/medicines">
          {words.all}
        </ButtonLink>
      }
    >
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {({ current, today }) =>
          current.length === 0 ? (
            <Empty
              title={words.none}
              act={
                <ButtonLink look="line" to="/health/medicines?add">
                  {words.add}
                </ButtonLink>
              }
            >
              {words.noneHelp}
            </Empty>
          ) : (
            <DosesOfDay doses={today} />
          )
        }
      </Answered>
    </Card>
  );
}
