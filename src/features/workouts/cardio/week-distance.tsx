import { useState } from 'react';
import { convert, toTenth } from '#src/lib/units.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { workoutNames } from '#src/work/catalogue/workouts/words.ts';
import { WeekColumns } from '#src/work/progress/weeks-chart.tsx';
import { useFigures } from '#src/work/training/figures.ts';
import type { WeekDistance } from '../progress.ts';
import { cardioWords } from './words.ts';

/** What one activity led to, week by week. */
export function WeekDistances({ distances }: { distances: readonly WeekDistance[] }) {
  const words = useWords(cardioWords);
  const { activities } = useWords(workoutNames);
  const { units, distanceUnit, figure } = useFigures();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = distances.find(({ activity }) => activity === chosen) ?? distances[0];
  if (!shown) return null;
  const led = shown.weeks.map(({ first, metres }) => ({
    first,
    value: convert('distance', metres / 1000, 'metric', units),
  }));
  const tenths = (value: number): string => figure(toTenth(value));
  const told = (value: number): string => `${tenths(value)} ${distanceUnit}`;
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
      <WeekColumns
        label={words.weekSays(activities[shown.activity], told(led.at(-1)?.value ?? 0))}
        heads={words.weekHeads}
        weeks={led}
        tone="c3"
        told={told}
        format={tenths}
      />
    </section>
  );
}
