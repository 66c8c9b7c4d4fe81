import { gradeOf, trendOf } from '#src/lib/scores.ts';
import { Badge } from '#src/ui/badge.tsx';
import { FallIcon, SteadyIcon, UpIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { providerWords } from './words.ts';

const TONES = { strong: 'ok', steady: 'warn', weak: 'bad' } as const;
const TRENDS = { up: UpIcon, down: FallIcon, same: SteadyIcon } as const;

interface ScoreProps {
  value: number;
  /** Of the evaluation before; null where there is none. */
  before: number | null;
}

/** Out of ten: the figure, its word and colour, and whether it rose. */
export function Score({ value, before }: ScoreProps) {
  const words = useWords(providerWords).evaluation;
  const language = useLanguage();
  const grade = gradeOf(value);
  const trend = before === null ? null : trendOf(value, before);
  return (
    <Badge tone={TONES[grade]} {...(trend && { icon: TRENDS[trend] })}>
      {`${value.toLocaleString(language)}, ${words[grade]}`}
      {trend && <span className="visually-hidden">{`, ${words[trend]}`}</span>}
    </Badge>
  );
}
