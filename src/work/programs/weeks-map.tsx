import './builder.css';
import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { KeptWeek } from './kept-weeks.ts';
import { builderWords } from './words.ts';

/** A field for each week of the program that is followed: the more of it was done, the fuller. */
export function WeeksMap({ weeks }: { weeks: readonly KeptWeek[] }) {
  const words = useWords(builderWords);
  const language = useLanguage();
  if (weeks.length === 0) return null;
  return (
    <ol className="weeks-map tone-c3" aria-label={words.weeks}>
      {weeks.map(({ first, done, of }) => (
        <li key={first} style={{ '--kept': Math.min(1, (done ?? 0) / of) } as React.CSSProperties}>
          <span>{dayInWords(first, language, { day: 'numeric', month: 'short' })}</span>
          <i aria-hidden="true" />
          <b>{done === null ? words.unheld : words.kept(done.toLocaleString(language), of.toLocaleString(language))}</b>
        </li>
      ))}
    </ol>
  );
}
