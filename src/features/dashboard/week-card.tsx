import { useRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { FlameIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Days, Ticks } from '#src/ui/marks/ticks.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { streakUpTo } from '#src/work/streak.ts';
import type { Streak } from '#src/work/streak.ts';
import { dashboardWords } from './words.ts';

function Run({ days, week }: Streak) {
  const words = useWords(dashboardWords).streak;
  const language = useLanguage();
  return (
    <Stat icon={FlameIcon} label={words.title} figure={days.toLocaleString(language)} unit={words.unit(days)}>
      <Days
        today={week.length - 1}
        days={week.map(({ day, logged }) => {
          const name = dayInWords(day, language, { weekday: 'long' });
          return {
            letter: dayInWords(day, language, { weekday: 'narrow' }),
            name: logged ? words.logged(name) : words.none(name),
            done: logged,
          };
        })}
      />
    </Stat>
  );
}

interface WeekCardProps {
  done: number;
  goal: number;
  here: Here;
}

/** The workouts of the last seven days, and the streak. */
export function WeekCard({ done, goal, here }: WeekCardProps) {
  const { week: words, streak, coming } = useWords(dashboardWords);
  const language = useLanguage();
  const answer = useRow((db, userId) => streakUpTo(db, userId, here), [here.today, here.zone]);
  return (
    <div className="half week">
      <Card>
        <Stat
          icon={WorkoutIcon}
          label={words.title}
          figure={done.toLocaleString(language)}
          unit={words.of(goal.toLocaleString(language))}
        >
          <Ticks done={done} of={goal} tone="c3" />
        </Stat>
        <Seam />
        <Answered answer={answer} coming={coming} empty={null} failed={streak.failed}>
          {(run) => <Run {...run} />}
        </Answered>
      </Card>
    </div>
  );
}
