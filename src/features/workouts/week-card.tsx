import { useRestRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { ClockIcon, FlameIcon, TrendIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Days } from '#src/ui/marks/ticks.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useFigures } from '#src/work/training/figures.ts';
import { lastWeek } from './queries.ts';
import { workoutsWords } from './words.ts';

/** The last seven days, today included. */
export function WeekCard({ here }: { here: Here }) {
  const { week: words, coming, failed } = useWords(workoutsWords);
  const language = useLanguage();
  const { distance: distanceOf } = useFigures();
  const answer = useRestRow((db, userId) => lastWeek(db, userId, here), [here.today, here.zone]);
  const figure = (value: number): string => value.toLocaleString(language);
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {({ sessions, minutes, calories, distance, goal, days }) => (
          <div className="week">
            <div className="stats">
              <Stat icon={WorkoutIcon} label={words.sessions} figure={figure(sessions)} />
              <Stat icon={ClockIcon} label={words.minutes} figure={figure(minutes)} unit="min" />
              <Stat icon={FlameIcon} label={words.calories} figure={figure(calories)} unit="kcal" />
              {distance > 0 && <Stat icon={TrendIcon} label={words.distance} figure={distanceOf(distance)} />}
            </div>
            <Days
              tone="c3"
              today={days.length - 1}
              days={days.map(({ day, trained }) => {
                const name = dayInWords(day, language, { weekday: 'long' });
                return {
                  letter: dayInWords(day, language, { weekday: 'narrow' }),
                  name: trained ? words.trained(name) : words.rested(name),
                  done: trained,
                };
              })}
            />
            <p className="muted small">{words.goal(figure(sessions), figure(goal))}</p>
          </div>
        )}
      </Answered>
    </Card>
  );
}
