import { useRestRow } from '#src/data/rows.ts';
import type { Here } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Ticks } from '#src/ui/marks/ticks.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { streakUpTo } from '#src/work/streak.ts';
import { StreakStat } from '#src/work/streak-stat.tsx';
import { streakWords } from '#src/work/streak-words.ts';
import { dashboardWords } from './words.ts';

function Run({ here }: { here: Here }) {
  const { coming } = useWords(dashboardWords);
  const { failed } = useWords(streakWords);
  const answer = useRestRow((db, userId) => streakUpTo(db, userId, here), [here.today, here.zone]);
  return (
    <>
      <Seam />
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(streak) => <StreakStat streak={streak} />}
      </Answered>
    </>
  );
}

interface WeekCardProps {
  done: number;
  goal: number;
  /** Whether streaks are wanted at all. */
  counts: boolean;
  here: Here;
}

/** The workouts of the last seven days, and the streak. */
export function WeekCard({ done, goal, counts, here }: WeekCardProps) {
  const { week: words } = useWords(dashboardWords);
  const language = useLanguage();
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
        {counts && <Run here={here} />}
      </Card>
    </div>
  );
}
