import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useWeights } from '#src/work/use-weights.ts';
import type { Week } from './body.ts';
import { overTimeWords } from './words.ts';

const A_PAGE = 12;

export function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  const words = useWords(overTimeWords).weeks;
  const language = useLanguage();
  const { inWords, changed, unit } = useWeights();
  return (
    <Rows label={words.title}>
      {weeks.map(({ first, weight, change, weighings }) => (
        <Row
          key={first}
          title={words.week(dayInWords(first, language))}
          detail={words.weighings(weighings)}
          trailing={
            <span className="week-weight">
              <b>{weight !== null && inWords(weight)}</b>
              <span className="muted small">{change !== null && `${changed(change)} ${unit}`}</span>
            </span>
          }
        />
      ))}
    </Rows>
  );
}

/** Twelve weeks a page, the newest first. */
export function WeeksCard({ weeks }: { weeks: readonly Week[] }) {
  const words = useWords(overTimeWords).weeks;
  const [start, setStart] = useState(0);
  return (
    <Card title={words.title}>
      <WeeksTable weeks={weeks.slice(start, start + A_PAGE)} />
      <div className="paging">
        <Button
          look="line"
          aria-disabled={start + A_PAGE >= weeks.length || undefined}
          onClick={() => start + A_PAGE < weeks.length && setStart(start + A_PAGE)}
        >
          {words.previous}
        </Button>
        <Button
          look="line"
          aria-disabled={start === 0 || undefined}
          onClick={() => setStart(Math.max(0, start - A_PAGE))}
        >
          {words.next}
        </Button>
      </div>
    </Card>
  );
}
