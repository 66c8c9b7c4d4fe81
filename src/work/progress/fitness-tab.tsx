import { useContext } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, unitOf } from '#src/lib/units.ts';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Empty } from '#src/ui/states.tsx';
import { muscleWords } from '#src/work/catalogue/exercises/muscles/words.ts';
import { OfAnother } from '#src/work/of-another.ts';
import { ExercisesCard } from './exercises-card.tsx';
import type { Training } from './training.ts';
import { WeeksChart } from './weeks-chart.tsx';
import { overTimeWords } from './words.ts';

function MusclesCard({ muscles }: Pick<Training, 'muscles'>) {
  const words = useWords(overTimeWords).fitness;
  const names: Readonly<Record<string, string>> = useWords(muscleWords);
  const language = useLanguage();
  const most = muscles[0]?.sets ?? 1;
  return (
    <Card title={words.muscles}>
      <p className="muted small">{words.musclesHelp}</p>
      <ul className="muscles" aria-label={words.muscles}>
        {muscles.map(({ muscle, sets }) => (
          <li key={muscle} className="measure">
            <span className="name">{names[muscle] ?? muscle}</span>
            <span className="muted">{words.sets(sets, sets.toLocaleString(language))}</span>
            <Bar value={sets} max={most} tone="c3" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface FitnessTabProps {
  training: Training;
  zone: string;
  /** Whose it is, where that is not who looks. */
  of?: string | undefined;
}

export function FitnessTab({ training: { weeks, muscles, exercises }, zone, of }: FitnessTabProps) {
  const words = useWords(overTimeWords).fitness;
  const isOfAnother = useContext(OfAnother);
  const { units } = useSettings();
  if (weeks.every(({ sessions }) => sessions === 0)) {
    return (
      <Card>
        {isOfAnother ? (
          <Empty title={words.unseen}>{words.unseenHelp}</Empty>
        ) : (
          <Empty title={words.none}>{words.noneHelp}</Empty>
        )}
      </Card>
    );
  }
  const lifted = weeks.map(({ first, volume }) => ({ first, value: convert('weight', volume, 'metric', units) }));
  const ofProgram = weeks.map(({ first, ofProgram: { done, planned } }) => ({ first, value: done, target: planned }));
  return (
    <>
      <WeeksChart title={words.sessions} weeks={weeks.map(({ first, sessions }) => ({ first, value: sessions }))} />
      <WeeksChart
        title={words.minutes}
        tone="c2"
        weeks={weeks.map(({ first, minutes }) => ({ first, value: minutes }))}
      />
      {lifted.some(({ value }) => value > 0) && (
        <WeeksChart title={words.volume(unitOf('weight', units))} tone="c3" weeks={lifted} />
      )}
      {ofProgram.some(({ value, target }) => value + target > 0) && (
        <WeeksChart title={words.program} weeks={ofProgram} atLeast />
      )}
      {exercises.length > 0 && <ExercisesCard exercises={exercises} zone={zone} of={of} />}
      {muscles.length > 0 && <MusclesCard muscles={muscles} />}
    </>
  );
}
