import { Suspense, useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ImageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Row, Rows } from '#src/ui/row.tsx';
import { usePoseName } from '#src/work/photos/picture.tsx';
import { pairsAround, poseOf } from '#src/work/photos/poses.ts';
import { photosShown } from './queries.ts';
import { theatreWords } from './words.ts';

const PairSheet = later(async () => (await import('./pair-sheet.tsx')).PairSheet);

interface PairsCardProps {
  clientId: string;
  operatedOn: Day;
  today: Day;
}

/** What the client shows of before and after the operation, angle by angle. */
export function PairsCard({ clientId, operatedOn, today }: PairsCardProps) {
  const { pairs: words } = useWords(theatreWords);
  const language = useLanguage();
  const poseName = usePoseName();
  const [opened, setOpened] = useState<string | null>(null);
  const photos = knownOf(useRows((db, userId) => photosShown(db, userId, clientId, today), [clientId, today])) ?? [];
  const pairs = pairsAround(photos, operatedOn);
  const open = pairs.find(({ posed }) => poseOf(posed) === opened);
  const told = (taken: { taken_on: Day } | null): string =>
    taken === null ? words.missing : dayInWords(taken.taken_on, language);
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Rows label={words.title}>
        {pairs.map(({ posed, before, after }) => (
          <Row
            key={poseOf(posed)}
            title={poseName(posed)}
            detail={`${words.before(told(before))} · ${words.after(told(after))}`}
            below={
              before &&
              after && (
                <Button look="line" icon={ImageIcon} onClick={() => setOpened(poseOf(posed))}>
                  {words.compare(poseName(posed))}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {open && (
        <Suspense>
          <PairSheet
            clientId={clientId}
            posed={open.posed}
            pair={open.before && open.after ? [open.after, open.before] : null}
            today={today}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
