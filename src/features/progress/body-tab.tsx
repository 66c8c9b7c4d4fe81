import { Suspense } from 'react';
import { useRow } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Answered } from '#src/ui/states.tsx';
import { bodyOf } from '#src/work/progress/body.ts';
import { MeasuresCard } from '#src/work/progress/measures-card.tsx';
import type { Place } from '#src/work/progress/span.ts';
import { WeeksCard } from '#src/work/progress/weeks-card.tsx';
import { WeightCard } from '#src/work/progress/weight-card.tsx';
import { overTimeWords } from '#src/work/progress/words.ts';
import { AlbumCard } from './photos/album-card.tsx';
import type { Shown } from './progress-sheets.tsx';

const Awarding = later(async () => (await import('#src/work/achievements/awarding.tsx')).Awarding);

export function BodyTab({ here, onShow }: { here: Place; onShow: (shown: Shown) => void }) {
  const words = useWords(overTimeWords);
  const { today, zone, weekStart } = here;
  const answer = useRow((db, userId) => bodyOf(db, userId, here), [today, zone, weekStart]);
  return (
    <div className="columns wide">
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(body) => (
          <>
            <div className="column">
              <WeightCard
                body={body}
                today={today}
                log={
                  <Button
                    look={body.trend.length > 0 ? 'line' : 'act'}
                    onClick={() => onShow({ sheet: 'measure', kind: 'weight' })}
                  >
                    {words.weight.log}
                  </Button>
                }
              />
              {body.weeks.length > 0 && <WeeksCard weeks={body.weeks} />}
            </div>
            <div className="column">
              <MeasuresCard
                zone={zone}
                onOpen={(kind) => onShow({ sheet: 'measure', kind })}
                act={
                  <Button look="line" onClick={() => onShow({ sheet: 'own' })}>
                    {words.measures.add}
                  </Button>
                }
              />
              <AlbumCard here={here} onShow={onShow} />
            </div>
            <Suspense>
              <Awarding here={here} />
            </Suspense>
          </>
        )}
      </Answered>
    </div>
  );
}
