import { Suspense, useState } from 'react';
import { useRows } from '#src/data/rows.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useCardioInWords } from '#src/work/training/use-cardio-in-words.ts';
import { trainedBy } from './training-queries.ts';
import type { Trained } from './training-queries.ts';
import { ClientWeeks } from './client-weeks.tsx';
import { recordWords } from './words.ts';

const TrainingSheet = later(async () => (await import('./training-sheet.tsx')).TrainingSheet);

/** What a client trained, and where it hurt. */
export function TrainingPart({ clientId, here }: { clientId: string; here: Here }) {
  const { training: words, record } = useWords(recordWords);
  const language = useLanguage();
  const workoutName = useWorkoutName();
  const [opened, setOpened] = useState<string | null>(null);
  const cardioInWords = useCardioInWords();
  const doneIn = ({ session, sets }: Pick<Trained, 'session' | 'sets'>): string[] =>
    session.activity ? cardioInWords(session) : [words.sets(sets)];
  const answer = useRows((db) => trainedBy(db, clientId), [clientId]);
  return (
    <Card title={words.title}>
      <ClientWeeks clientId={clientId} here={here} />
      <Answered
        answer={answer}
        coming={record.coming}
        empty={<p className="muted">{words.none}</p>}
        failed={record.failed}
      >
        {(trained) => (
          <Rows label={words.title}>
            {trained.map(({ session, sets, hurt }) => (
              <Row
                key={session.id}
                title={workoutName(session)}
                detail={[
                  dayInWords(dayIn(here.zone, Date.parse(session.completed_at ?? '')), language),
                  ...doneIn({ session, sets }),
                ].join(' · ')}
                badges={hurt && <Badge tone="warn">{words.hurt}</Badge>}
                onOpen={() => setOpened(session.id)}
              />
            ))}
          </Rows>
        )}
      </Answered>
      {opened !== null && (
        <Suspense>
          <TrainingSheet id={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Card>
  );
}
