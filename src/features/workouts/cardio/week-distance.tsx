import { useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import { convert } from '#src/lib/units.ts';
import { ColumnChart } from '#src/ui/chart/column-chart.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { workoutNames } from '#src/work/catalogue/workouts/words.ts';
import { useFigures } from '#src/work/training/figures.ts';
import type { WeekDistance } from '../progress.ts';
import { cardioWords } from './words.ts';

const ROUND = [0.5, 1, 2, 5, 10, 20, 50, 100];
const MARKS = 12;

/** Keeps the marks of a column countable. */
const markFor = (highest: number): number => ROUND.find((mark) => highest <= mark * MARKS) ?? highest / MARKS;

/** What one activity led to, week by week. */
export function WeekDistances({ distances }: { distances: readonly WeekDistance[] }) {
  const words = useWords(cardioWords);
  const { activities } = useWords(workoutNames);
  const language = useLanguage();
  const { units, distanceUnit, figure } = useFigures();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = distances.find(({ activity }) => activity === chosen) ?? distances[0];
  if (!shown) return null;
  const values = shown.weeks.map(({ metres }) => convert('distance', metres / 1000, 'metric', units));
  const told = (value: number): string => `${figure(Math.round(value * 10) / 10)} ${distanceUnit}`;
  const perMark = markFor(Math.max(...values));
  return (
    <section>
      <h3>{words.week}</h3>
      {distances.length > 1 && (
        <SelectField
          label={words.activity}
          value={shown.activity}
          options={distances.map(({ activity }) => ({ value: activity, label: activities[activity] }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <p className="muted small">{words.weekHelp(told(perMark))}</p>
      <ColumnChart
        label={words.weekSays(activities[shown.activity], told(values.at(-1) ?? 0))}
        heads={[words.weekHeads[0] ?? '', words.weekHeads[1] ?? '']}
        columns={shown.weeks.map(({ first }, index) => ({
          label: dayInWords(first, language, { day: 'numeric', month: 'numeric' }),
          name: dayInWords(first, language),
          value: values[index] ?? 0,
        }))}
        perMark={perMark}
        now={values.length - 1}
        tone="c3"
        format={(value) => figure(Math.round(value * 10) / 10)}
      />
    </section>
  );
}
