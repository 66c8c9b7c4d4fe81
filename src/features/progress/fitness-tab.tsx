import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, unitOf } from '#src/lib/units.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Empty } from '#src/ui/states.tsx';
import type { TrainingWeek } from './queries.ts';
import { WeeksChart } from './weeks-chart.tsx';
import { progressWords } from './words.ts';

export function FitnessTab({ weeks }: { weeks: readonly TrainingWeek[] }) {
  const words = useWords(progressWords).fitness;
  const { units } = useSettings();
  if (weeks.every(({ sessions }) => sessions === 0)) {
    return (
      <Card>
        <Empty title={words.none}>{words.noneHelp}</Empty>
      </Card>
    );
  }
  const lifted = weeks.map(({ first, volume }) => ({ first, value: convert('weight', volume, 'metric', units) }));
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
    </>
  );
}
