import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { Streak } from '#src/work/streak.ts';
import { StreakStat } from '#src/work/streak-stat.tsx';
import { streakWords } from '#src/work/streak-words.ts';
import type { Shown } from './goals-sheets.tsx';
import { goalsWords } from './words.ts';

/** It forgives: what is left of this month's freezes, and the best there ever was. */
export function StreakCard({ streak, onShow }: { streak: Streak; onShow: (shown: Shown) => void }) {
  const { title, weeks, days } = useWords(streakWords);
  const { streak: words } = useWords(goalsWords);
  const language = useLanguage();
  const { unit, best, freezesLeft } = streak;
  const longest = `${best.toLocaleString(language)} ${unit === 'week' ? weeks(best) : days(best)}`;
  return (
    <Card
      title={title}
      beside={
        <Button look="quiet" onClick={() => onShow({ sheet: 'streak' })}>
          {words.change}
        </Button>
      }
    >
      <StreakStat streak={streak} />
      <p className="muted small">
        {best > 0 && `${words.best(longest)} `}
        {words.freezes(freezesLeft)}
      </p>
    </Card>
  );
}
