import { useState } from 'react';
import { useRestRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here, WeekStart } from '#src/lib/days.ts';
import { convert } from '#src/lib/units.ts';
import { Card } from '#src/ui/card.tsx';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { FlameIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useAmounts } from './amounts.ts';
import { WeekDistances } from './cardio/week-distance.tsx';
import { WeekColumns } from '#src/work/progress/weeks-chart.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { inOrder, progressOf } from './progress.ts';
import type { Progress, Strength, WeekVolume } from './progress.ts';
import { workoutsWords } from './words.ts';

const DAY_MS = 86_400_000;

function Volume({ weeks }: { weeks: readonly WeekVolume[] }) {
  const words = useWords(workoutsWords).progress;
  const language = useLanguage();
  const { units, weightUnit } = useAmounts();
  const lifted = weeks.map(({ first, volume }) => ({ first, value: convert('weight', volume, 'metric', units) }));
  const short = (value: number): string =>
    new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(Math.round(value));
  const full = (value: number): string => `${Math.round(value).toLocaleString(language)} ${weightUnit}`;
  if (lifted.every(({ value }) => value === 0)) {
    return (
      <section>
        <h3>{words.volume}</h3>
        <p className="muted">{words.volumeNone}</p>
      </section>
    );
  }
  return (
    <section>
      <h3>{words.volume}</h3>
      <WeekColumns
        label={words.volumeSays(full(lifted.at(-1)?.value ?? 0))}
        heads={words.volumeHeads}
        weeks={lifted}
        tone="c3"
        told={full}
        format={short}
      />
    </section>
  );
}

function StrengthLine({ strength }: { strength: readonly Strength[] }) {
  const words = useWords(workoutsWords).progress;
  const language = useLanguage();
  const { units, weight } = useAmounts();
  const [chosen, setChosen] = useState<string | null>(null);
  const named = inOrder(strength, useExerciseName(), language);
  const shown = named.find(({ exerciseId }) => exerciseId === chosen) ?? named[0];
  if (!shown) return <p className="muted">{words.none}</p>;
  const last = weight(shown.estimates.at(-1)?.kg ?? 0);
  return (
    <section>
      <h3>{words.strength}</h3>
      <p className="muted small">{words.strengthHelp}</p>
      <SelectField
        label={words.exercise}
        value={shown.exerciseId}
        options={named.map(({ exerciseId, name }) => ({ value: exerciseId, label: name }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <LineChart
        label={words.strengthSays(shown.name, last)}
        heads={[words.strengthHeads[0] ?? '', words.strengthHeads[1] ?? '']}
        points={shown.estimates.map(({ day, kg }) => ({
          label: dayInWords(day, language, { day: 'numeric', month: 'short' }),
          value: convert('weight', kg, 'metric', units),
          at: Date.parse(day) / DAY_MS,
        }))}
        format={(value) => weight(convert('weight', value, units, 'metric'))}
      />
    </section>
  );
}

function Figures({ weeks, streak, strength, distances }: Progress) {
  const words = useWords(workoutsWords).progress;
  const language = useLanguage();
  return (
    <div className="progress">
      {streak !== null && (
        <>
          <Stat
            icon={FlameIcon}
            label={words.streak}
            figure={streak.toLocaleString(language)}
            unit={words.streakUnit(streak)}
            note={words.streakHelp}
          />
          <Seam />
        </>
      )}
      <Volume weeks={weeks} />
      <Seam />
      <StrengthLine strength={strength} />
      {distances.length > 0 && (
        <>
          <Seam />
          <WeekDistances distances={distances} />
        </>
      )}
    </div>
  );
}

export function ProgressCard({ here, weekStart }: { here: Here; weekStart: WeekStart }) {
  const { progress: words, coming, failed } = useWords(workoutsWords);
  const answer = useRestRow(
    (db, userId) => progressOf(db, userId, { ...here, weekStart }),
    [here.today, here.zone, weekStart],
  );
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(progress) => <Figures {...progress} />}
      </Answered>
    </Card>
  );
}
