import { useState } from 'react';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { useRestRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import { useCardioInWords } from '#src/work/training/use-cardio-in-words.ts';
import { workoutsWords } from './words.ts';
import type { Shown } from './workouts-sheets.tsx';

const AT_ONCE = 6;

interface HistoryCardProps {
  here: Here;
  onShow: (shown: Shown) => void;
}

/** Newest first. */
export function HistoryCard({ here: { zone }, onShow }: HistoryCardProps) {
  const { history: words, coming, failed } = useWords(workoutsWords);
  const language = useLanguage();
  const workoutName = useWorkoutName();
  const standings = useStandings(workoutSessions);
  const [most, setMost] = useState(AT_ONCE);
  const answer = useRestRows(async (db, userId) => (await allCompleted(db, userId)).toReversed());
  const inWords = useCardioInWords();
  const detailOf = (session: WorkoutSession): string => {
    const { activity, completed_at, duration_minutes, calories_burned } = session;
    return [
      dayInWords(dayIn(zone, Date.parse(completed_at ?? '')), language),
      ...inWords(session),
      !activity && duration_minutes !== null && `${duration_minutes.toLocaleString(language)} min`,
      calories_burned !== null && `${calories_burned.toLocaleString(language)} kcal`,
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={<p className="muted">{words.empty}</p>} failed={failed}>
        {(sessions) => (
          <>
            <Rows label={words.title}>
              {sessions.slice(0, most).map((session) => (
                <Row
                  key={session.id}
                  icon={WorkoutIcon}
                  title={workoutName(session)}
                  detail={detailOf(session)}
                  standing={standings.get(session.id)}
                  onOpen={() => onShow({ sheet: 'session', id: session.id })}
                />
              ))}
            </Rows>
            {sessions.length > most && (
              <Button look="quiet" full onClick={() => setMost(most + AT_ONCE)}>
                {words.more}
              </Button>
            )}
          </>
        )}
      </Answered>
    </Card>
  );
}
