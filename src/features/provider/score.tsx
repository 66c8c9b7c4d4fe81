import { gradeOf, trendOf } from '#src/lib/scores.ts';
import { GradeBadge } from '#src/ui/grade.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { providerWords } from './words.ts';

interface ScoreProps {
  value: number;
  /** Of the previous evaluation; null where there is none. */
  before: number | null;
}

/** A score out of ten: figure, word, colour and trend. */
export function Score({ value, before }: ScoreProps) {
  const words = useWords(providerWords).evaluation;
  const language = useLanguage();
  const trend = before === null ? null : trendOf(value, before);
  return (
    <GradeBadge
      score={{ value, trend }}
      label={
        <>
          {`${value.toLocaleString(language)}, ${words[gradeOf(value)]}`}
          {trend && <span className="visually-hidden">{`, ${words[trend]}`}</span>}
        </>
      }
    />
  );
}
