import { useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { addDays, dayInWords } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { convert, unitOf } from '#src/lib/units.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { ENOUGH_DAYS, helpedIn, lastWeekBefore, nextStepAfter, weekOf } from '#src/work/report/weekly.ts';
import type { Week } from '#src/work/report/weekly.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { progressWords } from './words.ts';

/** The lines of a week; what nothing says has none. */
function useLines(week: Week): { name: string; figure: string }[] {
  const words = useWords(progressWords).report;
  const language = useLanguage();
  const { units } = useSettings();
  const { inWords, changed, unit } = useWeights();
  const told = (value: number): string => Math.round(value).toLocaleString(language);
  const { weight, kcal, water, workouts, days, proteinDays, minutes, volume } = week;
  const moved = weight?.change === null || weight === null ? '' : `, ${changed(weight.change)} ${unit}`;
  return [
    { name: words.weight, figure: weight && inWords(weight.now) + moved },
    { name: words.days, figure: words.of(told(days), '7') },
    { name: words.kcal, figure: kcal && words.of(told(kcal.mean), `${told(kcal.target)} kcal`) },
    { name: words.protein, figure: days >= ENOUGH_DAYS && words.of(told(proteinDays), told(days)) },
    { name: words.workouts, figure: words.of(told(workouts.done), told(workouts.goal)) },
    { name: words.minutes, figure: minutes > 0 && told(minutes) },
    {
      name: words.volume,
      figure: volume > 0 && `${told(convert('weight', volume, 'metric', units))} ${unitOf('weight', units)}`,
    },
    { name: words.water, figure: water && words.of(told(water.mean), told(water.target)) },
  ].flatMap(({ name, figure }) => (figure ? [{ name, figure }] : []));
}

function Report({ week }: { week: Week }) {
  const words = useWords(progressWords).report;
  const helped = helpedIn(week);
  return (
    <>
      {week.days < ENOUGH_DAYS && <p className="muted">{words.short}</p>}
      <Rows label={words.title}>
        {useLines(week).map(({ name, figure }) => (
          <Row key={name} title={name} trailing={<b>{figure}</b>} />
        ))}
      </Rows>
      {helped && (
        <section>
          <h3>{words.helpedTitle}</h3>
          <p>{words.helped[helped]}</p>
        </section>
      )}
      <section>
        <h3>{words.nextTitle}</h3>
        <p>{words.next[nextStepAfter(week)]}</p>
      </section>
    </>
  );
}

interface ReportSheetProps {
  here: Here & { weekStart: WeekStart };
  onClose: () => void;
}

/** The last week that is over, and those before it to leaf through. */
export function ReportSheet({ here, onClose }: ReportSheetProps) {
  const { report: words, coming, failed } = useWords(progressWords);
  const language = useLanguage();
  const newest = lastWeekBefore(here.today, here.weekStart);
  const [first, setFirst] = useState(newest);
  const answer = useRow((db, userId) => weekOf(db, userId, first, here.zone), [first, here.zone]);
  const short = (day: Day): string => dayInWords(day, language, { day: 'numeric', month: 'long' });
  const isNewest = first >= newest;
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="measure-form">
        <p className="muted">{words.span(short(first), short(addDays(first, 6)))}</p>
        <Answered answer={answer} coming={coming} empty={null} failed={failed}>
          {(week) => <Report week={week} />}
        </Answered>
        <Seam />
        <div className="pair">
          <Button look="line" onClick={() => setFirst(addDays(first, -7))}>
            {words.before}
          </Button>
          <Button
            look="line"
            aria-disabled={isNewest || undefined}
            onClick={() => !isNewest && setFirst(addDays(first, 7))}
          >
            {words.after}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
