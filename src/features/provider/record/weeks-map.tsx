import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { weeksOf } from './kept-weeks.ts';
import { recordWords } from './words.ts';

/** A field for each week of the program that is followed: the more of it was done, the fuller. */
export function WeeksMap({ clientId, here: { today, zone } }: { clientId: string; here: Here }) {
  const { training: words } = useWords(recordWords);
  const language = useLanguage();
  const { week_start: weekStart } = useSettings();
  const place = { today, zone, weekStart };
  const known = useRows((db, userId) => weeksOf(db, userId, clientId, place), [clientId, today, zone, weekStart]);
  const weeks = knownOf(known) ?? [];
  if (weeks.length === 0) return null;
  return (
    <>
      <ol className="weeks-map tone-c3" aria-label={words.weeks}>
        {weeks.map(({ first, done, of }) => (
          <li key={first} style={{ '--kept': Math.min(1, (done ?? 0) / of) } as React.CSSProperties}>
            <span>{dayInWords(first, language, { day: 'numeric', month: 'short' })}</span>
            <i aria-hidden="true" />
            <b>
              {done === null ? words.unheld : words.kept(done.toLocaleString(language), of.toLocaleString(language))}
            </b>
          </li>
        ))}
      </ol>
      {weeks.some(({ done }) => done === null) && <p className="muted small">{words.unheldHelp}</p>}
    </>
  );
}
