import { Figures } from '#src/ui/figures.tsx';
import { CheckedIcon, ScalesIcon, TrendIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useWeights } from '#src/work/use-weights.ts';
import type { Summary as Known } from './summary-of.ts';
import { progressWords } from './words.ts';

const UNKNOWN = '–';

/** The four figures. */
export function Summary({ weight, change, workouts, logged }: Known) {
  const words = useWords(progressWords).summary;
  const language = useLanguage();
  const { inWords, changed, unit } = useWeights();
  const stats = [
    {
      icon: ScalesIcon,
      label: words.weight,
      figure: weight === null ? UNKNOWN : inWords(weight),
      note: words.weightHelp,
    },
    change === null
      ? { icon: TrendIcon, label: words.change, figure: UNKNOWN, note: words.changeHelp }
      : { icon: TrendIcon, label: words.change, figure: changed(change), unit },
    { icon: WorkoutIcon, label: words.workouts, figure: workouts.toLocaleString(language), unit: words.days },
    { icon: CheckedIcon, label: words.logged, figure: logged.toLocaleString(language), unit: words.of },
  ];
  return <Figures label={words.title} figures={stats} />;
}
