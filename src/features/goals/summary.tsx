import { Figures } from '#src/ui/figures.tsx';
import { CheckedIcon, StarIcon, TargetIcon, TrendIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { Overview } from './queries.ts';
import { goalsWords } from './words.ts';

interface SummaryProps extends Overview {
  /** Achievements are wanted. */
  counts: boolean;
  /** Null until it is read. */
  earned: number | null;
}

/** The four figures; three for whoever wants no achievements. */
export function Summary({ active, onTrack, average, counts, earned }: SummaryProps) {
  const words = useWords(goalsWords).summary;
  const language = useLanguage();
  const figure = (value: number): string => value.toLocaleString(language);
  const month = average?.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  const stats = [
    { icon: TargetIcon, label: words.active, figure: figure(active.length) },
    { icon: CheckedIcon, label: words.onTrack, figure: figure(onTrack), unit: words.of(figure(active.length)) },
    ...(counts ? [{ icon: StarIcon, label: words.achievements, figure: earned === null ? '…' : figure(earned) }] : []),
    { icon: TrendIcon, label: words.month, figure: month ?? '–', note: words.monthHelp },
  ];
  return <Figures label={words.title} figures={stats} />;
}
