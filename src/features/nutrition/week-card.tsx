import { memo } from 'react';
import { useRestRow } from '#src/data/rows.ts';
import { dayInWords, weekOf } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { ColumnChart } from '#src/ui/chart/column-chart.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { averageOf, nutritionWeek } from './queries.ts';
import { nutritionWords } from './words.ts';

const KCAL_A_MARK = 150;

interface WeekCardProps {
  day: Day;
  here: Here;
  weekStart: WeekStart;
}

/** The day's week, up to today. */
export const WeekCard = memo(function WeekCard({ day, here, weekStart }: WeekCardProps) {
  const { week: words, coming, failed } = useWords(nutritionWords);
  const language = useLanguage();
  const days = weekOf(day, weekStart);
  const { today, zone } = here;
  const answer = useRestRow((db, userId) => nutritionWeek(db, userId, days, here), [days.join(), today, zone]);
  const figure = (value: number): string => Math.round(value).toLocaleString(language);
  const weekday = (of: Day, width: 'short' | 'long'): string => dayInWords(of, language, { weekday: width });
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(totals) => (
          <>
            <p className="muted small">{words.help}</p>
            <ColumnChart
              label={words.says(figure(averageOf(totals)))}
              heads={[words.heads[0] ?? '', words.heads[1] ?? '']}
              columns={totals.map(({ date, calories, target }) => ({
                label: weekday(date, 'short'),
                name: weekday(date, 'long'),
                value: calories,
                target,
              }))}
              perMark={KCAL_A_MARK}
              now={days.indexOf(day)}
              format={figure}
            />
          </>
        )}
      </Answered>
    </Card>
  );
});
